/** Ids that can be answers are made once; rules look them up and never take them apart. */

import { AREAS, type AreaId, UNITS, type UnitId } from './printed/ids.ts';
import type { Fighter } from './table.ts';

/** The end of anything that is done step by step, and not using something that may be used. */
export const DONE = 'done';
export const PASS = 'pass';
/** A move that is composed begins anew. */
export const CLEAR = 'clear';
/** Where one thing may be done or not. */
export const YES = 'yes';
export const NO = 'no';
/** Neutral units are met, and heroes of a lost battle. */
export const FIGHT = 'fight';
export const RETREAT = 'retreat';
export const STAY = 'stay';
/** For the rest of the battle losses are taken in the usual order. */
export const AS_USUAL = 'as-usual';

/** Units of a kind in an area, standing or routed: all that are alike are one answer. */
const ROUTED = Object.fromEntries(UNITS.map(unit => [unit, `${unit}-routed`])) as {
  readonly [U in UnitId]: `${U}-routed`;
};
export type GroupId = UnitId | (typeof ROUTED)[UnitId];
interface Group {
  unit: UnitId;
  routed: boolean;
}
const groups = new Map<string, Group>();
for (const unit of UNITS) {
  groups.set(unit, { unit, routed: false });
  groups.set(ROUTED[unit], { unit, routed: true });
}
export const groupId = (unit: UnitId, routed: boolean): GroupId => (routed ? ROUTED[unit] : unit);
export const group = (id: string): Group => groups.get(id)!;

/** Units of a battle by kind, damage and state, all that are alike as one: `knight`, `knight-1`, `knight-1-routed`. */
export type FighterId = `${UnitId}${'' | '-1' | '-2' | '-3' | '-4'}${'' | '-routed'}`;
const HURT = ['', '-1', '-2', '-3', '-4'] as const;
const fighters = new Map<string, Readonly<Fighter>>();
const FIGHTER_IDS = new Map<UnitId, FighterId[]>();
for (const unit of UNITS) {
  const ids: FighterId[] = [];
  HURT.forEach((hurt, damage) => {
    for (const routed of [false, true]) {
      const id: FighterId = `${unit}${hurt}${routed ? '-routed' : ''}`;
      ids.push(id);
      fighters.set(id, { unit, damage, routed });
    }
  });
  FIGHTER_IDS.set(unit, ids);
}
export const fighterId = ({ unit, damage, routed }: Fighter): FighterId =>
  FIGHTER_IDS.get(unit)![2 * damage + (routed ? 1 : 0)]!;
export const fighter = (id: string): Readonly<Fighter> => fighters.get(id)!;

/** A unit of a kind from an area, and all that may come from it: `footman@DC`, `all@DC`. */
export type PickId = `${UnitId | 'all'}@${AreaId}`;
interface Pick {
  unit: UnitId | 'all';
  from: AreaId;
}
const picks = new Map<string, Pick>();
const PICK_IDS = new Map<UnitId | 'all', Map<AreaId, PickId>>();
for (const unit of [...UNITS, 'all'] as const) {
  const ids = new Map<AreaId, PickId>();
  for (const from of AREAS) {
    const id: PickId = `${unit}@${from}`;
    ids.set(from, id);
    picks.set(id, { unit, from });
  }
  PICK_IDS.set(unit, ids);
}
export const pickId = (unit: UnitId | 'all', from: AreaId): PickId => PICK_IDS.get(unit)!.get(from)!;
export const pick = (id: string): Pick => picks.get(id)!;

/** Numbers as answers: bids, influence to spend. */
const MOST = 200;
const NUMBERS: readonly string[] = Array.from({ length: MOST + 1 }, (_, n) => `${n}`);
export const numbers = (from: number, to: number): readonly string[] => NUMBERS.slice(from, to + 1);

/** Seats as answers: opponents. */
export const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const;
export type SeatId = (typeof SEATS)[number];
export const seatOf = (id: SeatId): number => SEATS.indexOf(id);

/** What brings a player dragon runes. */
export const RUNE_SOURCES = ['start', 'winter', 'objective', 'captain', 'shard', 'vault'] as const;
export type RuneSource = (typeof RUNE_SOURCES)[number];
/** Those that somebody else has laid. */
export const CAPTURED = 'captured';
