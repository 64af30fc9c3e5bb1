import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
import type { FighterId } from '../../ids.ts';
import { note } from '../../journal.ts';
import { placeOf } from '../../map.ts';
import { type AreaId, UNITS, type UnitId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import type { Fighter, Side, SideId, Table } from '../../table.ts';
import { area, isEmpty, isFriendly, isUncontrolled, leftOf, unitsIn } from '../areas.ts';
import { anyway, asks, does, procedure } from '../book.ts';
import { allFly, canCross } from '../borders.ts';
import { add, crowd, destroy, MOST_UNITS, take } from '../troops.ts';
import { destroyFighter } from './losses.ts';
import { fighterOf } from './sides.ts';

/* RW-RETREAT */

interface Retreat {
  /** Whose units they are; NOBODY: neutral ones, and allied ones that a card drives away (RW-NEUT-13). */
  side: Seat;
  /** Who chooses. */
  speaker: Seat;
  from: AreaId;
  /** Kinds in the group: flyers ignore borders only among themselves (RW-RETREAT-07). */
  units: UnitId[];
  /** Tactical Retreat: never to an empty area. */
  friendlyOnly: boolean;
}

export interface Refuge {
  /** Null: there is none, so all are destroyed. */
  to: AreaId | null;
  /** Only flyers reach it, the others are destroyed. */
  flyersOnly: boolean;
}

interface Refuges {
  ids: AreaId[];
  flyersOnly: boolean;
}

/** Where a group may go: to one area that all reach, else where its flyers alone can (RW-RETREAT-07). */
export function refuges(g: Table, group: Pick<Retreat, 'side' | 'from' | 'units' | 'friendlyOnly'>): Refuges {
  const flying = allFly(group.units);
  const ids = within(g, group, flying);
  if (ids.length > 0 || flying || !group.units.some(unit => UNIT[unit].flying)) return { ids, flyersOnly: false };
  return { ids: within(g, group, true), flyersOnly: true };
}

/** RW-RETREAT-01 to 03: a friendly area before an empty one; neutral units to any that nobody controls. */
function within(
  g: Table,
  { side, from, friendlyOnly }: Pick<Retreat, 'side' | 'from' | 'friendlyOnly'>,
  flying: boolean,
): AreaId[] {
  const friendly: AreaId[] = [];
  const empty: AreaId[] = [];
  for (const { to, border } of placeOf(g, from).ways) {
    if (!canCross(g, border, { seat: side, flying, byOrder: false })) continue;
    // RW-BATTLE-07: nobody runs into an area that is being fought for.
    if (g.battle?.area === to) continue;
    const there = area(g, to);
    if (side === NOBODY) {
      if (isUncontrolled(g, there)) empty.push(to);
    } else if (isFriendly(g, side, there)) friendly.push(to);
    else if (!friendlyOnly && isEmpty(g, there)) empty.push(to);
  }
  return friendly.length > 0 ? friendly : empty;
}

/** Chooses where a group goes, and gives it; the caller moves and routs the units, or destroys them on null. */
export const chooseRetreat = procedure<Retreat, string, Refuge>('retreat', {
  choose: asks({
    rule: 'RW-RETREAT-01',
    who: (_, { speaker }) => speaker,
    options: (g, group) => refuges(g, group).ids,
    mayBeEmpty: true,
    why: (_, { side }) => (side === NOBODY ? 'RW-RETREAT-03' : 'RW-RETREAT-02'),
    otherwise: (g, group) => refuges(g, group).ids[0]!,
    take: (g, group, to) => ({ gives: { to, flyersOnly: refuges(g, group).flyersOnly } }),
  }),
  nowhere: anyway(() => ({ gives: { to: null, flyersOnly: false } })),
});

/** Whether a unit finds its refuge. */
export const escapes = ({ to, flyersOnly }: Refuge, unit: UnitId): boolean =>
  to !== null && (!flyersOnly || UNIT[unit].flying);

interface Scattering {
  at: AreaId;
  active: Seat;
  rule: Rule;
}

const neutralsIn = (g: Table, at: AreaId): UnitId[] => {
  const units: UnitId[] = [];
  for (const { unit } of area(g, at).troops) if (UNIT[unit].faction === null) units.push(unit);
  return units;
};

/** RW-NEUT-12, 13: all neutral units of an area, allied or not, retreat; the seat left of `active` chooses where. */
export const scatter = procedure<Scattering>('battle/scatter', {
  flee: does((g, v) => call(g, flight, { ...v, got: null })),
});

const flight = procedure<Scattering & { got: Refuge | null }>('battle/flight', {
  choose: does((g, v) => {
    const units = neutralsIn(g, v.at);
    if (units.length === 0) return 'leave';
    call(g, chooseRetreat, { side: NOBODY, speaker: leftOf(g, v.active), from: v.at, units, friendlyOnly: false }, v);
  }),
  go: does((g, { at, active, rule, got }) => {
    const here = area(g, at);
    for (const unit of neutralsIn(g, at)) {
      const { standing, routed } = here.troops.find(troop => troop.unit === unit)!;
      if (escapes(got!, unit)) {
        take(here, unit, standing, routed);
        add(area(g, got!.to!), NOBODY, unit, 0, standing + routed);
        note(g, 'retreats', rule, NOBODY, unit, standing + routed, got!.to!);
      } else {
        destroy(g, here, unit, false, standing);
        destroy(g, here, unit, true, routed);
        note(g, 'destroyed', rule, NOBODY, unit, standing + routed, at);
      }
    }
    if (got!.to !== null) crowd(g, got!.to, active, 'RW-RETREAT-06');
  }),
});

interface Withdrawal {
  side: SideId;
  /** A single unit (RW-RETREAT-09); null: all of them. */
  only: FighterId | null;
  got: Refuge | null;
}
export const withdrawal = (side: SideId, only: FighterId | null = null): Withdrawal => ({ side, only, got: null });

const leaving = (side: Side, only: FighterId | null): Fighter[] =>
  only === null ? side.fighters.slice() : [fighterOf(side, only)];

/** RW-BATTLE-41, 42: fighters leave a battle together, routed; those without a refuge are destroyed. */
export const withdraw = procedure<Withdrawal>('battle/withdraw', {
  choose: does((g, v) => {
    const { area: from, brokenOff, [v.side]: side } = g.battle!;
    const units: UnitId[] = [];
    for (const { unit } of leaving(side, v.only)) if (!units.includes(unit)) units.push(unit);
    if (units.length === 0) return 'leave';
    const { seat, speaker } = side;
    call(g, chooseRetreat, { side: seat, speaker, from, units, friendlyOnly: brokenOff }, v);
  }),
  go: does((g, { side: id, only, got }) => {
    const { attacker, [id]: side } = g.battle!;
    const { to } = got!;
    const gone: Partial<Record<UnitId, number>> = {};
    for (const one of leaving(side, only)) {
      if (!escapes(got!, one.unit)) {
        destroyFighter(g, id, one, 'RW-RETREAT-01');
        continue;
      }
      side.fighters.splice(side.fighters.indexOf(one), 1);
      add(area(g, to!), side.seat, one.unit, 0, 1);
      gone[one.unit] = (gone[one.unit] ?? 0) + 1;
    }
    if (to === null) return;
    for (const unit of UNITS) if (gone[unit]) note(g, 'retreats', 'RW-RETREAT-05', side.seat, unit, gone[unit], to);
    side.lost += Math.max(0, unitsIn(area(g, to)) - MOST_UNITS);
    crowd(g, to, attacker.seat, 'RW-RETREAT-06');
  }),
});
