import { NOBODY, type Seat } from '@teahouse/kernel';
import { mapOf, placeOf } from '../map.ts';
import { EXPLORATION } from '../printed/decks.ts';
import { ACTIVATION_TOKENS, DEVELOPMENT, STRONGHOLD } from '../printed/developments.ts';
import { FACTION } from '../printed/factions.ts';
import { AREAS_OF, type AreaId, type DevelopmentId, FACTIONS, type FactionId, type Resource } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import type { Area, Player, Table } from '../table.ts';

/* RW-TERM: areas and who controls them. */

export const area = (g: Table, id: AreaId): Area => g.areas[mapOf(g).index[id]!]!;

export const player = (g: Table, seat: Seat): Player => g.players[seat]!;
export const factionOf = (g: Table, seat: Seat): FactionId => g.players[seat]!.faction!;
/** The seat to the left, which decides for neutral units (RW-PLAYERS-02). */
export const leftOf = (g: Table, seat: Seat): Seat => (seat + 1) % g.seats;
/** Seats clockwise, beginning with one. */
export const clockwiseFrom = (g: Table, seat: Seat): Seat[] =>
  Array.from({ length: g.seats }, (_, i) => (seat + i) % g.seats);
export const othersOf = (g: Table, seat: Seat): Seat[] => clockwiseFrom(g, seat).slice(1);

/** Whose home realm an area belongs to. */
export function homeOwner(g: Table, id: AreaId): Seat {
  const faction = HOME_OF[id];
  if (faction === undefined) return NOBODY;
  for (let seat = 0; seat < g.players.length; seat++) if (g.players[seat]!.faction === faction) return seat;
  return NOBODY;
}
const HOME_OF: Partial<Record<AreaId, FactionId>> = {};
for (const faction of FACTIONS) for (const id of AREAS_OF[FACTION[faction].letter]) HOME_OF[id] = faction;
export const homeOf = (g: Table, seat: Seat): readonly AreaId[] => AREAS_OF[FACTION[factionOf(g, seat)].letter];

export function unitsIn({ troops }: Area): number {
  let n = 0;
  for (const { standing, routed } of troops) n += standing + routed;
  return n;
}

/** Units of the holder's own faction: these give control, allies do not. */
export function ownUnitsIn({ holder, troops }: Area): number {
  if (holder === NOBODY) return 0;
  let n = 0;
  for (const { unit, standing, routed } of troops) if (UNIT[unit].faction !== null) n += standing + routed;
  return n;
}

/** Kinds are listed in the order of UNITS, where neutral ones come last. */
export const hasOwnUnits = ({ holder, troops }: Area): boolean =>
  holder !== NOBODY && troops.length > 0 && UNIT[troops[0]!.unit].faction !== null;

/** RW-TERM-02, 03. While a battle is fought its area belongs to the defender. */
export function controller(g: Table, here: Area): Seat {
  if (g.battle !== null && g.battle.area === here.id) {
    const { seat } = g.battle.defender;
    if (seat !== NOBODY) return seat;
  } else if (hasOwnUnits(here)) return here.holder;
  if (here.stronghold !== null) return here.stronghold.owner;
  return homeOwner(g, here.id);
}

export const isFriendly = (g: Table, seat: Seat, here: Area): boolean => controller(g, here) === seat;
export const isEnemy = (g: Table, seat: Seat, here: Area): boolean => {
  const by = controller(g, here);
  return by !== NOBODY && by !== seat;
};
export const isUncontrolled = (g: Table, here: Area): boolean => controller(g, here) === NOBODY;
/** RW-TERM-05 */
export const isNeutral = (g: Table, here: Area): boolean => isUncontrolled(g, here) && unitsIn(here) > 0;
export const isEmpty = (g: Table, here: Area): boolean => isUncontrolled(g, here) && unitsIn(here) === 0;

/** Areas a seat controls. */
export const friendlyAreas = (g: Table, seat: Seat): Area[] => g.areas.filter(here => isFriendly(g, seat, here));
export const citiesOf = (g: Table, seat: Seat): Area[] => friendlyAreas(g, seat).filter(({ city }) => city !== null);
/** Areas with a stronghold of a seat. It gives control unless an enemy army stands there, which cannot be. */
export const strongholdsOf = (g: Table, seat: Seat): Area[] =>
  g.areas.filter(({ stronghold }) => stronghold?.owner === seat);

export const strongholdsLeft = (g: Table, seat: Seat): number => STRONGHOLD.copies - strongholdsOf(g, seat).length;
export function activationsLeft(g: Table, seat: Seat): number {
  let n = ACTIVATION_TOKENS;
  for (const { activated } of g.areas) if (activated.includes(seat)) n--;
  return n;
}
/** Copies of a development of a seat that are not built. */
export function developmentsLeft(g: Table, seat: Seat, development: DevelopmentId): number {
  let n = DEVELOPMENT[development].copies;
  for (const { stronghold } of g.areas) {
    if (stronghold?.owner === seat && stronghold.development === development) n--;
  }
  return n;
}

/** What an area yields: printed, and by a revealed exploration token. */
export function yieldOf(g: Table, here: Area, resource: Resource): number {
  return (
    placeOf(g, here.id).printed.resources[resource] +
    (here.exploration?.revealed && EXPLORATION[here.exploration.token].yields === resource ? 1 : 0)
  );
}
/** Heroes of a seat in an area. */
export const heroesIn = (g: Table, seat: Seat, id: AreaId) => g.players[seat]!.heroes.filter(hero => hero.area === id);
