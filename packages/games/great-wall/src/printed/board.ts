import type { Resource } from '../ids.ts';

export const LOCATIONS = [
  'lumber-mill',
  'quarry',
  'gold-mine',
  'temple',
  'barracks',
  'builders-camp',
  'logistics-center',
  'tea-house',
  'embassy',
  'war-academy',
] as const;
export type LocationId = (typeof LOCATIONS)[number];

interface Place {
  id: LocationId;
  /** Spaces for clerks on the side of the board for up to 3 and on that for 4; null: any number, a special location. */
  slots: readonly [number, number] | null;
  /** Whoever is alone here takes a shame token. */
  shameful: boolean;
  gives: Resource | null;
}

const place = (id: LocationId, slots: Place['slots'], shameful = false, gives: Resource | null = null): Place => ({
  id,
  slots,
  shameful,
  gives,
});

export const PLACE: Readonly<Record<LocationId, Place>> = {
  'lumber-mill': place('lumber-mill', [4, 5], true, 'wood'),
  quarry: place('quarry', [4, 5], true, 'stone'),
  'gold-mine': place('gold-mine', [4, 5], true, 'gold'),
  temple: place('temple', [3, 4], true, 'chi'),
  barracks: place('barracks', [3, 4], true),
  'tea-house': place('tea-house', [2, 3]),
  'builders-camp': place('builders-camp', null),
  'logistics-center': place('logistics-center', null),
  embassy: place('embassy', null),
  'war-academy': place('war-academy', null),
};

export const PRODUCTION: readonly LocationId[] = ['lumber-mill', 'quarry', 'gold-mine', 'temple'];
/** Where a resource comes from. */
export const SOURCE_OF: Readonly<Record<Resource, LocationId>> = {
  wood: 'lumber-mill',
  stone: 'quarry',
  gold: 'gold-mine',
  chi: 'temple',
};

/** What the next level of an overseer costs, and in which resource, from none to the third. */
export const UPGRADE: Readonly<Record<Resource, { pays: Resource; cost: readonly number[] }>> = {
  wood: { pays: 'chi', cost: [2, 3, 4] },
  stone: { pays: 'chi', cost: [2, 3, 4] },
  gold: { pays: 'chi', cost: [2, 3, 4] },
  chi: { pays: 'chi', cost: [2, 3, 4] },
};

/** By wall level: what it withstands, how many archers it holds, and what the level costs and gives in honor. */
export const WALLS: readonly { defence: number; posts: number; cost: number }[] = [
  { defence: 0, posts: 1, cost: 0 },
  { defence: 8, posts: 2, cost: 5 },
  { defence: 12, posts: 3, cost: 10 },
  { defence: 16, posts: 4, cost: 15 },
];
export const TOP_LEVEL = 3;

/** GW-COMP-03 to GW-COMP-07: what every clan owns. */
export const CLERKS = 8;
export const TROOPS_OWNED = { spearman: 10, archer: 4, horseman: 2 } as const;

export const BARRICADES = 3;
export const BARRICADE = { cost: 2, honor: 2, defence: 2 } as const;

/** One space of the time track: how many hordes come in its spring, and how many soldiers die. */
interface Year {
  hordes: number;
  lethality: number;
}
const years = (...spaces: [hordes: number, lethality: number][]): readonly Year[] =>
  spaces.map(([hordes, lethality]) => ({ hordes, lethality }));

/** The first space has no spring (GW-SETUP-34). */
const UP_TO_THREE = years([0, 1], [2, 1], [2, 2], [2, 2], [2, 2], [3, 3]);
const FOUR = years([0, 1], [3, 1], [3, 2], [4, 2], [4, 3]);
export const timeTrack = (seats: number): readonly Year[] => (seats < 4 ? UP_TO_THREE : FOUR);

/** GW-LOC-02: spaces of an ordinary location. */
export function slotsOf(seats: number, location: LocationId): number {
  const { slots } = PLACE[location];
  return slots === null ? Number.POSITIVE_INFINITY : slots[seats < 4 ? 0 : 1];
}
