import type { Seat, SeenCore } from '@teahouse/kernel';
import { BARRICADE, type LocationId, PLACE, slotsOf, UPGRADE, WALLS } from './cards/board.ts';
import { HORDE, target } from './cards/hordes.ts';
import { faceOf, type TacticFace } from './cards/ids.ts';
import { type Goods, isMix, mix, offer, RESOURCES, type Resource, WALL } from './ids.ts';
import { defenceOf, powerOf, shameOf } from './rules/battle.ts';
import { advisorCost, clerkCost } from './rules/locations/embassy.ts';
import { overseerFor } from './rules/locations/production.ts';
import { boostCost } from './rules/tactics.ts';
import { bonus, handsAt } from './rules/vocabulary.ts';
import type { View } from './view.ts';

/** What changes for a seat, as numbers with a sign; what does not change is left out. */
export type Change = Partial<Record<Resource | 'honor' | 'shame' | 'tactics' | 'soldiers', number>>;

/** Whether a section would hold if winter came now, and what a breach would bring each seat. */
export interface Threat {
  defence: number;
  power: number;
  holds: boolean;
  /** Shame tokens for each seat; all 0 if the wall holds. */
  shame: number[];
}

export function threats(seen: Pick<View, 'sections' | 'players'>): Threat[] {
  return seen.sections.map(section => {
    const [defence, power] = [defenceOf(section), powerOf(section)];
    const holds = defence >= power;
    return { defence, power, holds, shame: seen.players.map((_, seat) => (holds ? 0 : shameOf(section, seat))) };
  });
}

/** What an activation would bring: to whom, and who would take shame for being alone. */
export interface Activation {
  /** Spaces that are still free; 0 for a location that activates in the next activation step. */
  missing: number;
  /** Clerks by seat. */
  clerks: number[];
  /** For places of production: what each seat would collect. */
  collects: number[];
  /** The seat that would take shame, or -1. */
  lonely: Seat;
}

export function activationForecast(seen: View & { seats: number }, location: LocationId): Activation {
  const { slots, gives, shameful } = PLACE[location];
  const clerks = seen.players.map(player => player.clerks[location]);
  const reed = seen.reed?.clerks.includes(location) ? 1 : 0;
  const there = clerks.reduce((sum, n) => sum + n, 0);
  const present = clerks.filter(n => n > 0).length + reed;
  return {
    missing: slots === null ? (there > 0 ? 0 : 1) : slotsOf(seen.seats, location) - there - reed,
    clerks,
    collects: seen.players.map((_, seat) =>
      gives === null || clerks[seat] === 0 ? 0 : handsAt(seen, seat, location) + overseerFor(seen, seat, gives),
    ),
    lonely: shameful && present === 1 && reed === 0 ? clerks.findIndex(n => n > 0) : -1,
  };
}

/** What hiring would cost a seat now, in gold, and how much of the full price its cards take off. */
export interface HiringCost {
  advisor: number;
  advisorLess: number;
  clerk: number;
  clerkLess: number;
}

export function hiringCost(seen: View, seat: Seat): HiringCost {
  const { active, supporters } = seen.players[seat]!;
  const [advisor, clerk] = [advisorCost(seen, seat), clerkCost(seen, seat)];
  return {
    advisor,
    advisorLess: active.length + supporters.length + 1 - advisor,
    clerk,
    clerkLess: bonus(seen, seat, 'clerkDiscount'),
  };
}

/** What the stronger box of a tactic would cost a seat, and whether it has so much chi; null where that is hidden. */
export function boostForecast(seen: View, seat: Seat, face: TacticFace): { chi: number; have: number } | null {
  const { goods } = seen.players[seat]!;
  return goods === null ? null : { chi: boostCost(seen, seat, face), have: goods.chi };
}

/** What the open question's answer would give its seat at once, before it is given. */
export function answerForecast(seen: View & SeenCore, seat: Seat, ask: string, answer: string): Change {
  const player = seen.players[seat]!;
  const locals = seen.stack.at(-1)?.v as { resource?: Resource; cost?: number; mixed?: boolean } | undefined;
  switch (ask) {
    case 'attack/sortie.choose':
    case 'recruit.place':
      return rewardOf(answer);
    case 'recruit.hire':
      return offer(answer) === undefined ? {} : { ...negative(offer(answer).price), soldiers: 1 };
    case 'goods/settle.pay':
      return isMix(answer) ? negative(mix(answer)) : {};
    case 'goods/choose.choose':
    case 'command/take.choose':
      return { [answer]: 1 } as Change;
    case 'goods/plunder.choose':
      return (RESOURCES as readonly string[]).includes(answer) ? ({ [answer]: -1 } as Change) : {};
    case 'location/build.choose': {
      const section = (WALL as readonly string[]).indexOf(answer);
      if (section >= 0) return { honor: WALLS[seen.sections[section]!.wall + 1]!.cost };
      return answer.startsWith('barricade') ? { honor: BARRICADE.honor + bonus(seen, seat, 'barricadeHonor') } : {};
    }
    case 'location/upgrade.choose':
      return answer === 'pass' || locals?.mixed ? {} : { [UPGRADE[locals!.resource!].pays]: -locals!.cost! };
    case 'summer/reclaim.choose':
      return answer === 'honor' ? { honor: 2 * player.pile.length } : {};
    case 'shame.place':
      return { shame: 1 };
    case 'shame/lift.choose':
      return { shame: -1 };
    case 'event/window.react':
      return faceOf(answer) === undefined ? {} : { tactics: -1 };
    default:
      return {};
  }
}

/** Moves that are legal and probably a mistake. */
export type Warning =
  | 'alone' // the clerk fills a place where its owner is alone
  | 'no-command-left'; // honor for the cards, and none to play

export function warnings(seen: View & SeenCore, seat: Seat, ask: string, answer: string): Warning[] {
  if (ask === 'summer/reclaim.choose') {
    return answer === 'honor' && seen.players[seat]!.hand.length === 0 ? ['no-command-left'] : [];
  }
  const moving = (seen.stack.at(-1)?.v as { clan?: number } | undefined)?.clan;
  if (ask !== 'clerks/move.choose' || moving !== seat || !Object.hasOwn(PLACE, answer)) return [];
  const location = answer as LocationId;
  const { missing, clerks } = activationForecast(seen, location);
  const company = clerks.some((n, other) => other !== seat && n > 0) || seen.reed?.clerks.includes(location);
  return PLACE[location].shameful && missing === 1 && !company ? ['alone'] : [];
}

/** What covering the points of an answer gives. */
function rewardOf(answer: string): Change {
  const aimed = target(answer);
  if (aimed === undefined) return {};
  const change: Change = {};
  for (const spot of aimed.at) {
    const { gives, n } = HORDE[aimed.horde].spots[spot]!.reward;
    if (gives === 'nothing') continue;
    const what = gives === 'tactic' ? 'tactics' : gives;
    change[what] = (change[what] ?? 0) + n;
  }
  return change;
}

function negative(price: Readonly<Goods>): Change {
  const change: Change = {};
  for (const resource of RESOURCES) if (price[resource] > 0) change[resource] = -price[resource];
  return change;
}
