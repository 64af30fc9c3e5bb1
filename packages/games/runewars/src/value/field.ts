import { NOBODY, type Seat } from '@teahouse/kernel';
import { mapOf } from '../map.ts';
import { STRONGHOLD } from '../printed/developments.ts';
import type { AreaId, UnitId } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import { isFrozen } from '../rules/borders.ts';
import type { Area, Rune, Table } from '../table.ts';
import { FIRE, WORTH } from './might.ts';
import { terrainOf } from './terrain.ts';

/*
 * The map as numbers, by the index of areas, so that moves that are only composed can be tried on it. There is one for
 * all looks, written anew by each: no look outlives the next.
 */

const AREAS = 64;
const MOST_SEATS = 4;

interface Field {
  n: number;
  control: Int8Array;
  /** Whose home realm it is. */
  home: Int8Array;
  holder: Int8Array;
  /** Units of whoever holds the area, those of his faction, and those that stand. */
  units: Float64Array;
  own: Float64Array;
  standing: Float64Array;
  fire: Float64Array;
  worth: Float64Array;
  walls: Float64Array;
  /** By seat and area: what could come there with one order. */
  comers: Float64Array[];
  comersFire: Float64Array[];
  /** Runes where they lie, or will by a composed move. */
  runes: (Rune | null)[];
  /** The area that a composed move will activate, and for whom. */
  token: number;
  bearer: Seat;
}

const numbers = (): Float64Array => new Float64Array(AREAS);
const bySeat = (): Float64Array[] => Array.from({ length: MOST_SEATS }, numbers);

export const field: Field = {
  n: 0,
  control: new Int8Array(AREAS),
  home: new Int8Array(AREAS),
  holder: new Int8Array(AREAS),
  units: numbers(),
  own: numbers(),
  standing: numbers(),
  fire: numbers(),
  worth: numbers(),
  walls: numbers(),
  comers: bySeat(),
  comersFire: bySeat(),
  runes: Array<Rune | null>(AREAS).fill(null),
  token: -1,
  bearer: NOBODY,
};

/** Routed units stand up in spring. */
const ROUTED = 0.7;

export function survey(g: Table): Field {
  const { areas } = g;
  field.n = areas.length;
  field.token = -1;
  findHomes(g);
  for (let i = 0; i < areas.length; i++) {
    const { holder, troops, stronghold, rune } = areas[i]!;
    field.runes[i] = rune;
    let units = 0;
    let own = 0;
    let standing = 0;
    let fire = 0;
    let worth = 0;
    for (let k = 0; k < troops.length; k++) {
      const troop = troops[k]!;
      const n = troop.standing + troop.routed;
      units += n;
      if (UNIT[troop.unit].faction !== null) own += n;
      standing += troop.standing;
      fire += troop.standing * FIRE[troop.unit];
      worth += (troop.standing + ROUTED * troop.routed) * WORTH[troop.unit];
    }
    field.holder[i] = holder;
    field.units[i] = units;
    field.own[i] = holder === NOBODY ? 0 : own;
    field.standing[i] = standing;
    field.fire[i] = fire;
    field.worth[i] = worth;
    field.walls[i] = stronghold === null ? 0 : stronghold.damaged ? STRONGHOLD.damaged : STRONGHOLD.strength;
  }
  return field;
}

function findHomes(g: Table): void {
  const { homes } = terrainOf(g);
  field.home.fill(NOBODY);
  for (let seat = 0; seat < g.players.length; seat++) {
    const { faction } = g.players[seat]!;
    if (faction === null) continue;
    const realm = homes[faction];
    for (let k = 0; k < realm.length; k++) field.home[realm[k]!] = seat;
  }
}

/** The field as it was surveyed, for the next try of a composed move. */
const kept = {
  control: new Int8Array(AREAS),
  holder: new Int8Array(AREAS),
  units: numbers(),
  own: numbers(),
  standing: numbers(),
  fire: numbers(),
  worth: numbers(),
};
export function keep(): void {
  kept.control.set(field.control);
  kept.holder.set(field.holder);
  kept.units.set(field.units);
  kept.own.set(field.own);
  kept.standing.set(field.standing);
  kept.fire.set(field.fire);
  kept.worth.set(field.worth);
}
export function restore({ areas }: Table): void {
  field.token = -1;
  field.control.set(kept.control);
  field.holder.set(kept.holder);
  field.units.set(kept.units);
  field.own.set(kept.own);
  field.standing.set(kept.standing);
  field.fire.set(kept.fire);
  field.worth.set(kept.worth);
  for (let i = 0; i < areas.length; i++) field.runes[i] = areas[i]!.rune;
}

/** Standing units of a kind leave an area, or come to it. */
export function shift(i: number, seat: Seat, unit: UnitId, n: number): void {
  const own = UNIT[unit].faction === null ? 0 : n;
  field.units[i]! += n;
  field.own[i]! += own;
  field.standing[i]! += n;
  field.fire[i]! += n * FIRE[unit];
  field.worth[i]! += n * WORTH[unit];
  field.holder[i] = field.units[i]! > 0 ? seat : NOBODY;
}

export const indexOf = (g: Table, id: AreaId): number => mapOf(g).index[id]!;

/** RW-TERM-02, 03 on the numbers. */
export function control(g: Table): void {
  const { areas, battle } = g;
  for (let i = 0; i < areas.length; i++) {
    const here: Area = areas[i]!;
    const isFought = battle !== null && battle.area === here.id;
    if (isFought && battle.defender.seat !== NOBODY) field.control[i] = battle.defender.seat;
    else if (!isFought && field.own[i]! > 0) field.control[i] = field.holder[i]!;
    else field.control[i] = here.stronghold === null ? field.home[i]! : here.stronghold.owner;
    // RW-NEUT-07: allies whom a composed move leaves alone go their way.
    if (!isFought && field.own[i] === 0 && field.units[i]! > 0) field.holder[i] = field.control[i]!;
  }
}

/** Whether units of a seat may walk through; not where others fight. */
const isOpen = (g: Table, i: number, seat: Seat): boolean =>
  field.control[i] === seat ||
  (field.control[i] === NOBODY && field.units[i] === 0 && g.battle?.area !== g.areas[i]!.id);

/** RW-MOVE-05, with the token of a composed move. */
export const isActivated = (g: Table, i: number, seat: Seat): boolean =>
  (field.token === i && field.bearer === seat) || g.areas[i]!.activated.includes(seat);

/** What could come where: from one area away, and from two through an open one. */
export function reach(g: Table): void {
  const terrain = terrainOf(g);
  const ways = isFrozen(g) ? terrain.frozen : terrain.ways;
  const { n } = field;
  for (let seat = 0; seat < g.seats; seat++) {
    field.comers[seat]!.fill(0, 0, n);
    field.comersFire[seat]!.fill(0, 0, n);
  }
  for (let i = 0; i < n; i++) {
    const seat = field.holder[i]!;
    if (seat === NOBODY || field.standing[i] === 0 || isActivated(g, i, seat)) continue;
    const comers = field.comers[seat]!;
    const fire = field.comersFire[seat]!;
    // One stays where nothing else holds the area.
    const stays = g.areas[i]!.stronghold === null && field.home[i] !== seat ? 1 : 0;
    const units = field.standing[i]! - stays;
    if (units === 0) continue;
    const blows = (field.fire[i]! * units) / field.standing[i]!;
    const near = ways[i]!;
    visited.fill(0, 0, n);
    visited[i] = 1;
    for (let k = 0; k < near.length; k++) {
      const j = near[k]!;
      visited[j] = 1;
      comers[j]! += units;
      fire[j]! += blows;
    }
    if (g.card === 'scorching-march') continue;
    for (let k = 0; k < near.length; k++) {
      const j = near[k]!;
      if (!isOpen(g, j, seat)) continue;
      const next = ways[j]!;
      for (let m = 0; m < next.length; m++) {
        const there = next[m]!;
        if (visited[there] === 1) continue;
        visited[there] = 1;
        comers[there]! += units;
        fire[there]! += blows;
      }
    }
  }
}
const visited = new Uint8Array(AREAS);
