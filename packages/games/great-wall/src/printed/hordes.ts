import type { Resource } from '../ids.ts';

export const KINDS = [
  'outriders',
  'shields',
  'horse-archers',
  'siege-crew',
  'keshig',
  'shamans',
  'raiders',
  'lancers',
] as const;
/** Those that come where all play together. */
export const TOGETHER_KINDS = [
  'wolf-riders',
  'tumen',
  'fire-lancers',
  'sappers',
  'blood-shamans',
  'envoys',
  'locusts',
  'twin-banners',
] as const;
export type HordeKind = (typeof KINDS)[number] | (typeof TOGETHER_KINDS)[number];
/** The copy also tells the section its back points to. */
type Copy = 'l' | 'm' | 'r';
export type HordeId = `${HordeKind}-${Copy}`;

/** What covering a vital point gives. */
export type Reward = { gives: Resource | 'tactic' | 'honor' | 'nothing'; n: number };

/** What a horde's ability changes. Everything not named is as usual. */
interface Ability {
  /** Power more while it is not in the first row. */
  behind?: number;
  /** Power more for every other horde of the section. */
  drums?: number;
  /** Wounds can only be placed on the upper row. */
  shielded?: true;
  /** Before its section shoots in winter: 1 chi, or an archer leaves his post. */
  partingShots?: true;
  /** In the first row: barricades of its section are worth this much less. */
  breakers?: number;
  /** More soldiers of each clan die on it. */
  noQuarter?: number;
  /** When it breaches: whoever has no soldier on it also loses this many materials. */
  plunder?: number;
  /** Chi more for placing a horseman. */
  lances?: number;
  /** Power more for each of its vital points that is not covered. */
  pack?: number;
  /** Wound tokens at most that are placed on it while archers shoot in winter. */
  ironRanks?: number;
  /** When it breaches: resources that leave the warehouse. */
  torches?: number;
  /** Levels less that the wall of its section counts for defence. */
  undermines?: number;
  /** Wound tokens that each horde of its section loses before the defeat check of winter. */
  mends?: number;
  /** Shame tokens for one player in the demand step. */
  insults?: number;
  /** What overseers of one production location give less in summer. */
  strips?: number;
  /** It is claimed only where soldiers of so many clans stand on it. */
  fronts?: number;
}

interface Kind {
  power: number;
  honor: number;
  /** Two rows of six; '.' is no vital point. */
  grid: readonly [string, string];
  ability: Ability;
}

const PRINTED: Record<HordeKind, Kind> = {
  /** Outflank: +2 power while not in the first row. */
  outriders: { power: 2, honor: 12, grid: ['. . a h3 . .', '. . C . . .'], ability: { behind: 2 } },
  /** Tower shields: wounds may only be placed on the upper row. */
  shields: { power: 4, honor: 18, grid: ['. h3 a h3 . .', '. 0 C 0 . .'], ability: { shielded: true } },
  /**
   * Parting shots: before their section shoots in winter, each player with archers on posts there pays 1 chi or sends
   * one to the rest zone.
   */
  'horse-archers': { power: 2, honor: 16, grid: ['. a C b h4 .', '. . . . . .'], ability: { partingShots: true } },
  /** Breakers: in the first row, each barricade here gives 1 defense instead of 2. */
  'siege-crew': { power: 5, honor: 21, grid: ['. a h4 b . .', '. . C h3 . .'], ability: { breakers: 1 } },
  /** No quarter: lethality on this card is 1 higher. */
  keshig: { power: 6, honor: 26, grid: ['h3 a C b . .', '. h4 T h3 . .'], ability: { noQuarter: 1 } },
  /** War drums: every other horde in the section has +1 power. */
  shamans: { power: 2, honor: 17, grid: ['. . C h3 . .', '. . T C . .'], ability: { drums: 1 } },
  /** Plunder: when they breach, each player without a soldier on them also loses 1 wood, stone or gold. */
  raiders: { power: 2, honor: 16, grid: ['. a . b . .', '. h3 . h3 C .'], ability: { plunder: 1 } },
  /** Bristling lances: placing a horseman here costs 1 chi more. */
  lancers: { power: 3, honor: 17, grid: ['. . h4 . . .', '. a C b h3 .'], ability: { lances: 1 } },

  /** Pack: power is 2 plus 1 for each uncovered vital point. */
  'wolf-riders': { power: 2, honor: 7, grid: ['. a b . . .', '. C h2 . . .'], ability: { pack: 1 } },
  /** Iron ranks: at most 1 wound is placed on it by shooting in winter. */
  tumen: { power: 4, honor: 12, grid: ['. a h2 b h1 .', '. h1 C T 0 .'], ability: { ironRanks: 1 } },
  /** Torches: when they breach, 3 resources leave the Warehouse. */
  'fire-lancers': { power: 3, honor: 8, grid: ['. h1 a . . .', '. . C b h1 .'], ability: { torches: 3 } },
  /** Undermine: the wall of this section counts as 1 level lower for defense. */
  sappers: { power: 2, honor: 9, grid: ['. a . h1 . .', '. b C h2 . .'], ability: { undermines: 1 } },
  /** Mending rite: before the defeat check in winter, each horde of the section loses 1 wound token. */
  'blood-shamans': { power: 2, honor: 9, grid: ['. . C T . .', '. . h2 C . .'], ability: { mends: 1 } },
  /** Insult: in the demand step one player, chosen by the group, takes 1 shame token. */
  envoys: { power: 1, honor: 10, grid: ['h2 . a . h2 .', 'h1 . b . . .'], ability: { insults: 1 } },
  /** Strip the land: in summer the group picks a production location where overseers give 1 less. */
  locusts: { power: 3, honor: 7, grid: ['. a a b b .', '. . h1 h1 . .'], ability: { strips: 1 } },
  /** Two fronts: claimed only if soldiers of 2 clans or more are on them. */
  'twin-banners': { power: 4, honor: 10, grid: ['. a C . b h1', '. . h2 . C .'], ability: { fronts: 2 } },
};

/** The two resources on a copy, in the place of a and b. */
const COPIES: readonly { copy: Copy; a: Resource; b: Resource }[] = [
  { copy: 'l', a: 'wood', b: 'stone' },
  { copy: 'm', a: 'stone', b: 'gold' },
  { copy: 'r', a: 'gold', b: 'wood' },
];

export interface Spot {
  /** 0 for the upper row. */
  row: number;
  column: number;
  reward: Reward;
}

export interface HordeCard {
  id: HordeId;
  kind: HordeKind;
  power: number;
  honor: number;
  ability: Ability;
  spots: readonly Spot[];
  /** The section its back points to: 0 for the leftmost. */
  points: number;
  /** The answers that mean its vital points, and its pairs of adjacent points, with the places they mean. */
  spotIds: readonly string[];
  pairs: readonly { id: string; at: readonly [number, number] }[];
}

/** A vital point, or two adjacent ones, as answers name them. */
interface Target {
  horde: HordeId;
  at: readonly number[];
}
const targets = new Map<string, Target>();
export const target = (id: string): Target => targets.get(id)!;

function rewardOf(sign: string, a: Resource, b: Resource): Reward {
  if (sign === 'a') return { gives: a, n: 1 };
  if (sign === 'b') return { gives: b, n: 1 };
  if (sign === 'C') return { gives: 'chi', n: 1 };
  if (sign === 'T') return { gives: 'tactic', n: 1 };
  return sign === '0' ? { gives: 'nothing', n: 0 } : { gives: 'honor', n: Number(sign.slice(1)) };
}

function printed(kind: HordeKind, points: number): HordeCard {
  const { copy, a, b } = COPIES[points]!;
  const { power, honor, grid, ability } = PRINTED[kind];
  const id: HordeId = `${kind}-${copy}`;
  const spots: Spot[] = [];
  grid.forEach((line, row) => {
    line.split(' ').forEach((sign, column) => {
      if (sign !== '.') spots.push({ row, column, reward: rewardOf(sign, a, b) });
    });
  });
  const spotIds = spots.map((_, i) => {
    const spot = `${id}/${i + 1}`;
    targets.set(spot, { horde: id, at: [i] });
    return spot;
  });
  const pairs: { id: string; at: [number, number] }[] = [];
  spots.forEach((one, i) => {
    for (let j = i + 1; j < spots.length; j++) {
      const other = spots[j]!;
      // GW-ATTACK-06: side by side, not diagonally.
      if (Math.abs(one.row - other.row) + Math.abs(one.column - other.column) !== 1) continue;
      const pair = `${id}/${i + 1}+${j + 1}`;
      targets.set(pair, { horde: id, at: [i, j] });
      pairs.push({ id: pair, at: [i, j] });
    }
  });
  return { id, kind, power, honor, ability, spots, points, spotIds, pairs };
}

function copiesOf(kinds: readonly HordeKind[]): readonly HordeCard[] {
  const cards: HordeCard[] = [];
  for (const kind of kinds) for (let points = 0; points < COPIES.length; points++) cards.push(printed(kind, points));
  return cards;
}
export const HORDES = copiesOf(KINDS);
export const TOGETHER_HORDES = copiesOf(TOGETHER_KINDS);
export const HORDE = Object.fromEntries([...HORDES, ...TOGETHER_HORDES].map(card => [card.id, card])) as Readonly<
  Record<HordeId, HordeCard>
>;
