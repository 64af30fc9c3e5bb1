import type { Seat } from '@teahouse/kernel';
import { ARTIFACT } from './cards/artifacts.ts';
import { LOCATIONS, type LocationId, PLACE, slotsOf, timeTrack } from './cards/board.ts';
import { HORDE } from './cards/hordes.ts';
import { RESOURCES, TROOPS } from './ids.ts';
import { countTroops } from './rules/attack.ts';
import { coveredSpots, defenceOf, hasSoldier, powerOf, shameOf, spotsOf } from './rules/battle.ts';
import { claimantOf } from './rules/defeat.ts';
import { SHAME_HONOR } from './rules/shame.ts';
import { HAND_LIMIT } from './rules/tactics.ts';
import { archersOn, crowdAt } from './rules/vocabulary.ts';
import { TROOPS_OWNED } from './setup.ts';
import { honorOf, type Player, REED, type Table } from './table.ts';

/** What a position promises a seat beyond the honor it has: each thing counted here has a weight. */
interface Prospects {
  /** Claimed hordes without shame, and what soldiers with shame will cost. */
  trophies: number;
  shamed: number;
  artifacts: number;
  /** The honor of hordes the seat would claim now, by how far they are covered. */
  hunt: number;
  /** Vital points covered and archers on posts, for the honor of the battle; and all soldiers who left the reserve. */
  fighting: number;
  fielded: number;
  /** Shame that breaches would bring as things stand, and how much defence is missing. */
  threat: number;
  missing: number;
  goods: number;
  chi: number;
  tactics: number;
  /** Levels of overseers, clerks, supporters and active advisors, times the years to come. */
  overseers: number;
  clerks: number;
  supporters: number;
  advisors: number;
  /** Clerks on locations, by what they will probably do there. */
  working: number;
  /** Years with a command to play. */
  commands: number;
  /** How many of the others are lower in the tea order. */
  tea: number;
  /** What is paid for and not yet in place: an advisor, a tactic. */
  underWay: number;
}

const WEIGHTS: Readonly<Prospects> = {
  trophies: 1,
  shamed: -SHAME_HONOR,
  artifacts: 0.8,
  hunt: 0.7,
  fighting: 1,
  fielded: 2.6,
  threat: -2.5,
  missing: -0.35,
  goods: 0.45,
  chi: 0.5,
  tactics: 1,
  overseers: 0.7,
  clerks: 0.5,
  supporters: 1,
  advisors: 1.1,
  working: 0.5,
  commands: 3,
  tea: 0.4,
  underWay: 3,
};
const SOLDIERS = countTroops(TROOPS_OWNED);
const KEYS = Object.keys(WEIGHTS) as (keyof Prospects)[];

/** An estimate of the final honor. */
export function value(g: Table, seat: Seat): number {
  const honor = honorOf(g.players[seat]!);
  if (g.over) return honor;
  const promised = prospects(g, seat);
  let sum = honor;
  for (const key of KEYS) sum += WEIGHTS[key] * promised[key];
  return sum;
}

function prospects(g: Table, seat: Seat): Prospects {
  const player = g.players[seat]!;
  const left = 1 + timeTrack(g.seats).length - g.year;
  const { goods } = player;
  let levels = 0;
  for (const resource of RESOURCES) levels += player.overseers[resource]?.level ?? 0;
  let artifacts = 0;
  for (const id of g.artifacts) artifacts += ARTIFACT[id](g, seat);
  let tea = 0;
  for (const clan of g.tea.slice(g.tea.indexOf(seat) + 1)) if (clan !== REED) tea++;
  return {
    ...held(player),
    ...atTheWall(g, seat),
    artifacts,
    goods: goods.wood + goods.stone + goods.gold,
    chi: goods.chi,
    tactics: player.tactics.length,
    overseers: left * levels,
    clerks: left * (8 - player.school),
    supporters: left * player.supporters.length,
    advisors: left * player.active.length,
    working: working(g, seat),
    commands: Math.min(player.hand.length, left),
    tea,
    underWay: underWay(g, seat),
  };
}

/** What a clerk is worth where its owner can pay for what it does. */
const WORTH: Readonly<Record<LocationId, number>> = {
  'lumber-mill': 1.2,
  quarry: 1.2,
  'gold-mine': 1.3,
  temple: 1.4,
  barracks: 4,
  'builders-camp': 7,
  'logistics-center': 0.1,
  'tea-house': 1,
  embassy: 3,
  'war-academy': 1.4,
};

function working(g: Table, seat: Seat): number {
  const { clerks } = g.players[seat]!;
  // A clerk whose destination is chosen is as good as there.
  const frame = g.stack[g.stack.length - 1];
  const moving = frame?.proc === 'clerks/move' ? (frame.v as { clan: number; to: LocationId | null }) : null;
  let sum = 0;
  for (const location of LOCATIONS) {
    const coming = moving !== null && moving.clan === seat && moving.to === location ? 1 : 0;
    const n = clerks[location] + coming;
    if (n === 0) continue;
    const { slots, shameful } = PLACE[location];
    const crowd = crowdAt(g, location) + coming;
    const soon = slots === null ? 1 : crowd / slotsOf(g.seats, location);
    sum += WORTH[location] * Math.min(n, usable(g.players[seat]!, location)) * soon;
    if (shameful && crowd === n) sum -= 6 * soon * soon;
  }
  return sum;
}

/** How many clerks have something to do there. */
function usable({ goods: { wood, stone, gold, chi }, tactics }: Player, location: LocationId): number {
  if (location === 'barracks')
    return Math.min(wood, Math.floor(stone / 2) + Math.floor(gold / 3) + Math.floor(chi / 2));
  if (location === 'builders-camp') return Math.floor((wood + stone + gold) / 5);
  if (location === 'embassy') return Math.floor(gold / 3);
  if (location === 'war-academy') return Math.max(0, HAND_LIMIT - tactics.length);
  return location === 'tea-house' ? 1 : 8;
}

function held({ claimed, shamed }: Player): Pick<Prospects, 'trophies' | 'shamed'> {
  let trophies = 0;
  for (const { horde, shame } of claimed) if (shame === 0) trophies += HORDE[horde].honor;
  let tokens = 0;
  for (const troop of TROOPS) tokens += shamed[troop];
  return { trophies, shamed: tokens };
}

function underWay(g: Table, seat: Seat): number {
  const { proc, v } = g.stack[g.stack.length - 1] ?? { proc: '', v: {} };
  if ((v as { seat?: Seat }).seat !== seat) return 0;
  if (proc === 'location/hire') return (v as { advisor: string | null }).advisor === null ? 0 : 1;
  return proc.startsWith('tactics/play') || proc.startsWith('card/') ? 0.5 : 0;
}

function atTheWall(g: Table, seat: Seat): Pick<Prospects, 'hunt' | 'fighting' | 'fielded' | 'threat' | 'missing'> {
  const { reserve, shamed, overseers } = g.players[seat]!;
  let fielded = SOLDIERS - countTroops(reserve) - countTroops(shamed);
  for (const resource of RESOURCES) if (overseers[resource] !== null) fielded--;
  let [hunt, fighting, threat, missing] = [0, 0, 0, 0];
  for (let section = 0; section < g.sections.length; section++) {
    const where = g.sections[section]!;
    fighting += archersOn(g, section, seat);
    const deficit = powerOf(where) - defenceOf(where);
    if (deficit > 0) {
      missing += deficit;
      threat += shameOf(where, seat);
    }
    for (const horde of where.hordes) {
      if (!hasSoldier(horde, seat)) continue;
      fighting += spotsOf(horde, seat);
      const { honor, spots } = HORDE[horde.id];
      if (claimantOf(g, horde) === seat) hunt += (honor * coveredSpots(horde)) / spots.length;
    }
  }
  return { hunt, fighting, fielded, threat, missing };
}
