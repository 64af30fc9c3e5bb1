import { NOBODY, type Seat } from '@teahouse/kernel';
import { type ObjectiveId, RESOURCES, type UnitId } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import { citiesOf, controller, homeOf, homeOwner, strongholdsOf, unitsIn } from '../rules/areas.ts';
import type { Objective } from '../rules/cards.ts';
import { holdsATitle } from '../rules/titles.ts';
import { troopOf } from '../rules/troops.ts';
import type { Table } from '../table.ts';

/* RW-OBJ: what must hold in the turn of whoever reveals it. */

const when = (holds: Objective['holds']): Objective => ({ rule: 'RW-OBJ-02', holds });

/** An ally of a kind. It may be swapped as long as there is none in play. */
const allied = (unit: UnitId): Objective => ({
  rule: 'RW-OBJ-02',
  holds: (g, seat) => g.areas.some(here => here.holder === seat && troopOf(here, unit) !== undefined),
  lost: g => !g.areas.some(here => troopOf(here, unit) !== undefined),
});

/** Neutral triangles that nobody has for an ally, routed ones too. */
const wildTriangles = (g: Table): boolean =>
  g.areas.some(here => here.holder === NOBODY && here.troops.some(({ unit }) => UNIT[unit].shape === 'triangle'));

/** Areas of the home realms of others that a seat controls. */
function taken(g: Table, seat: Seat): number {
  let n = 0;
  for (const here of g.areas) {
    const owner = homeOwner(g, here.id);
    if (owner !== NOBODY && owner !== seat && controller(g, here) === seat) n++;
  }
  return n;
}

const rewardsOf = (g: Table, seat: Seat): number =>
  g.players[seat]!.heroes.reduce((n, { rewards }) => n + rewards.length, 0);

const armyOf = (g: Table, seat: Seat): number =>
  g.areas.reduce((n, here) => (here.holder === seat ? n + unitsIn(here) : n), 0);

export const OBJECTIVE: Readonly<Record<ObjectiveId, Objective>> = {
  /** No neutral triangle unit in play is unallied. */
  'bound-by-honor': when(g => !wildTriangles(g)),
  /** 3 cities, 2 in a game of two. */
  'keeper-of-cities': when((g, seat) => citiesOf(g, seat).length >= (g.seats === 2 ? 2 : 3)),
  /** 3 undamaged strongholds. */
  'shield-of-the-land': when(
    (g, seat) => strongholdsOf(g, seat).filter(({ stronghold }) => !stronghold!.damaged).length >= 3,
  ),
  /** 3 heroes, each with a reward. */
  'hall-of-heroes': when((g, seat) => {
    const { heroes } = g.players[seat]!;
    return heroes.length === 3 && heroes.every(({ rewards }) => rewards.length > 0);
  }),
  /** A Dragon is allied to you. */
  'friend-of-dragons': allied('dragon'),
  /** All dials show 5 or more. */
  'full-granaries': when((g, seat) => RESOURCES.every(resource => g.players[seat]!.dials[resource] >= 5)),
  /** A title, and 8 influence beside what lies on it. */
  'voice-of-the-council': when((g, seat) => holdsATitle(g, seat) && g.players[seat]!.influence >= 8),
  /** An area of another home realm. */
  liberator: when((g, seat) => taken(g, seat) > 0),
  /** A Giant is allied to you. */
  'yoke-of-giants': allied('giant'),
  /** 2 areas of other home realms, or one that held a stronghold of its owner when the turn began. */
  'ruin-of-realms': when(
    (g, seat) =>
      taken(g, seat) >= 2 || g.areas.some(here => g.turn!.besieged.includes(here.id) && controller(g, here) === seat),
  ),
  /** 6 units of the other side destroyed in one battle of this turn. */
  'blood-tally': when(g => g.turn!.toll >= 6),
  /** 2 heroes defeated in duels. */
  slayer: when((g, seat) => g.players[seat]!.slain >= 2),
  /** Ore at 6, and 2 strongholds outside the home realm. */
  'iron-and-ash': when(
    (g, seat) =>
      g.players[seat]!.dials.ore >= 6 &&
      strongholdsOf(g, seat).filter(({ id }) => !homeOf(g, seat).includes(id)).length >= 2,
  ),
  /** 8 tactics cards in hand. */
  'web-of-lies': when((g, seat) => g.players[seat]!.tactics.length >= 8),
  /** 20 units on the map, allies included. */
  'the-horde': when((g, seat) => armyOf(g, seat) >= 20),
  /** 5 rewards among your heroes. */
  'hoarder-of-relics': when((g, seat) => rewardsOf(g, seat) >= 5),
};
