import type { Seat } from '@teahouse/kernel';
import { type ObjectiveId, RESOURCES } from '../../src/printed/ids.ts';
import { citiesOf, homeOwner, strongholdsOf, unitsIn } from '../../src/rules/areas.ts';
import { areaOf, controlOf, openTable, type Seen } from './reading.ts';

/** How much of an objective is there; what is not counted is null. */
interface Progress {
  have: number;
  need: number;
}

const count = <T>(list: readonly T[], fits: (item: T) => boolean): number => list.filter(fits).length;

const COUNTED: Readonly<Partial<Record<ObjectiveId, (seen: Seen, seat: Seat) => Progress>>> = {
  'keeper-of-cities': (seen, seat) => ({
    have: citiesOf(openTable(seen), seat).length,
    need: seen.seats === 2 ? 2 : 3,
  }),
  'shield-of-the-land': (seen, seat) => ({
    have: count(strongholdsOf(openTable(seen), seat), ({ stronghold }) => !stronghold!.damaged),
    need: 3,
  }),
  'hall-of-heroes': ({ players }, seat) => ({
    have: count(players[seat]!.heroes, ({ rewards }) => rewards.length > 0),
    need: 3,
  }),
  'friend-of-dragons': (seen, seat) => ({ have: allied(seen, seat, 'dragon'), need: 1 }),
  'full-granaries': ({ players }, seat) => ({
    have: count(RESOURCES, resource => players[seat]!.dials[resource] >= 5),
    need: 3,
  }),
  'voice-of-the-council': ({ players }, seat) => ({ have: players[seat]!.influence, need: 8 }),
  liberator: (seen, seat) => ({ have: taken(seen, seat), need: 1 }),
  'yoke-of-giants': (seen, seat) => ({ have: allied(seen, seat, 'giant'), need: 1 }),
  'ruin-of-realms': (seen, seat) => ({ have: taken(seen, seat), need: 2 }),
  'blood-tally': ({ turn }, seat) => ({ have: turn?.seat === seat ? turn.toll : 0, need: 6 }),
  slayer: ({ players }, seat) => ({ have: players[seat]!.slain, need: 2 }),
  'iron-and-ash': ({ players }, seat) => ({ have: players[seat]!.dials.ore, need: 6 }),
  'web-of-lies': ({ players }, seat) => ({ have: players[seat]!.tactics.length, need: 8 }),
  'the-horde': (seen, seat) => ({
    have: openTable(seen).areas.reduce((n, here) => (here.holder === seat ? n + unitsIn(here) : n), 0),
    need: 20,
  }),
  'hoarder-of-relics': ({ players }, seat) => ({
    have: players[seat]!.heroes.reduce((n, { rewards }) => n + rewards.length, 0),
    need: 5,
  }),
};

export const progressOf = (seen: Seen, seat: Seat, objective: ObjectiveId): Progress | null =>
  COUNTED[objective]?.(seen, seat) ?? null;

function allied(seen: Seen, seat: Seat, unit: 'dragon' | 'giant'): number {
  let n = 0;
  for (const { holder, troops } of seen.areas) {
    const troop = holder === seat ? troops.find(one => one.unit === unit) : undefined;
    n += troop === undefined ? 0 : troop.standing + troop.routed;
  }
  return n;
}

/** Areas of the home realms of others that a seat controls. */
function taken(seen: Seen, seat: Seat): number {
  const table = openTable(seen);
  return count(table.areas, ({ id }) => {
    const owner = homeOwner(table, areaOf(seen, id).id);
    return owner >= 0 && owner !== seat && controlOf(seen, id) === seat;
  });
}
