import { NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
import { type FighterId, fighterId } from '../../ids.ts';
import { note } from '../../journal.ts';
import type { UnitId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import type { Battle, Fighter, Side, SideId, Table, Troop } from '../../table.ts';

/* The two sides of a battle and their units. */

export const SIDES = ['attacker', 'defender'] as const satisfies readonly SideId[];
export const otherSide = (side: SideId): SideId => (side === 'attacker' ? 'defender' : 'attacker');

/** The side of a player in the battle that is fought; null where he has no part in it. */
export function sideOf(g: Table, seat: Seat): SideId | null {
  if (g.battle === null || seat === NOBODY) return null;
  return g.battle.attacker.seat === seat ? 'attacker' : g.battle.defender.seat === seat ? 'defender' : null;
}
/** The side that a seat decides for, be it of neutral units. */
export const sideSpokenFor = ({ attacker }: Battle, seat: Seat): SideId =>
  attacker.speaker === seat ? 'attacker' : 'defender';

/** The players among both sides, the attacker first. */
export function playersOf({ attacker, defender }: Battle, fits: (side: Side) => boolean = () => true): Seat[] {
  const seats: Seat[] = [];
  for (const side of [attacker, defender]) if (side.seat !== NOBODY && fits(side)) seats.push(side.seat);
  return seats;
}

export const newSide = (seat: Seat, speaker: Seat, bonus: number): Side => ({
  seat,
  speaker,
  fighters: [],
  bonus,
  drawn: [],
  ambush: [],
  hardened: [],
  supported: 0,
  acting: null,
  specials: 0,
  routs: 0,
  damage: 0,
  lost: 0,
  passes: false,
  asUsual: false,
});

export function enlist({ fighters }: Side, { unit, standing, routed }: Troop): void {
  for (let i = 0; i < standing; i++) fighters.push({ unit, damage: 0, routed: false });
  for (let i = 0; i < routed; i++) fighters.push({ unit, damage: 0, routed: true });
}

export const isStanding = ({ routed }: Fighter): boolean => !routed;
export const isRouted = ({ routed }: Fighter): boolean => routed;
export const isDamaged = ({ damage }: Fighter): boolean => damage > 0;
export const isUndamaged = ({ damage }: Fighter): boolean => damage === 0;

/** RW-BATTLE-23, with what Unrelenting and Undying add. */
export const healthOf = ({ hardened }: Side, unit: UnitId): number =>
  hardened.find(one => one.unit === unit)?.health ?? UNIT[unit].health;
export const healthLeft = (side: Side, { unit, damage }: Fighter): number => healthOf(side, unit) - damage;

/** Fighters by kind, damage and state: all that are alike are one answer. */
export function alike(fighters: readonly Fighter[]): FighterId[] {
  const ids: FighterId[] = [];
  for (const one of fighters) {
    const id = fighterId(one);
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}
export const fighterOf = ({ fighters }: Side, id: FighterId): Fighter => fighters.find(one => fighterId(one) === id)!;

/** Units of the supply join a battle, standing (RW-BATTLE-27, 28). Never more than there are: the caller looks. */
export function raise(g: Table, id: SideId, n: number, rule: Rule): void {
  if (n === 0) return;
  const { area, [id]: side } = g.battle!;
  g.supply.reanimate -= n;
  enlist(side, { unit: 'reanimate', standing: n, routed: 0 });
  note(g, 'raises', rule, side.seat, 'reanimate', n, area);
}
