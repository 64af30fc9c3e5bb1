import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { type GroupId, group } from '../../ids.ts';
import { note } from '../../journal.ts';
import type { AreaId, UnitId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { area, unitsIn } from '../areas.ts';
import { anyway, asks, does, procedure } from '../book.ts';
import { add, cheapest, crowd, destroy, groupsIn, MOST_UNITS, take, troopOf } from '../troops.ts';
import { chooseRetreat, escapes, type Refuge } from './retreat.ts';

interface Excess {
  seat: Seat;
  at: AreaId;
  /** Those who will go; they are still here. */
  picked: GroupId[];
  got: Refuge | null;
}

/** RW-BATTLE-49: a winner with more than 8 units retreats the excess to one area; what cannot go is destroyed. */
export const makeRoom = procedure<Excess>(
  'battle/excess',
  {
    choose: asks({
      rule: 'RW-BATTLE-49',
      who: (g, { seat, at, picked }) => (unitsIn(area(g, at)) - picked.length > MOST_UNITS ? seat : NOBODY),
      options: (g, v) => pickable(g, v),
      otherwise: (g, v) => cheapest(pickable(g, v)),
      take: (_, { picked }, id) => {
        picked.push(id);
        return 'again';
      },
    }),
    refuge: anyway((g, v) => {
      const { seat, at, picked } = v;
      const units: UnitId[] = [];
      for (const id of picked) if (!units.includes(group(id).unit)) units.push(group(id).unit);
      call(g, chooseRetreat, { side: seat, speaker: seat, from: at, units, friendlyOnly: false }, v);
    }),
    go: does((g, { seat, at, picked, got }) => {
      const here = area(g, at);
      for (const id of picked) {
        const { unit, routed } = group(id);
        if (escapes(got!, unit)) {
          take(here, unit, routed ? 0 : 1, routed ? 1 : 0);
          add(area(g, got!.to!), seat, unit, 0, 1);
          note(g, 'retreats', 'RW-BATTLE-49', seat, unit, 1, got!.to!);
        } else {
          destroy(g, here, unit, routed);
          note(g, 'destroyed', 'RW-BATTLE-49', seat, unit, 1, at);
        }
      }
      if (got!.to !== null) crowd(g, got!.to, seat, 'RW-RETREAT-06');
    }),
  },
  { draft: true },
);

function pickable(g: Table, { at, picked }: Excess): GroupId[] {
  const here = area(g, at);
  return groupsIn(here, (unit, routed) => {
    const troop = troopOf(here, unit)!;
    let left = routed ? troop.routed : troop.standing;
    for (const id of picked) if (group(id).unit === unit && group(id).routed === routed) left--;
    return left > 0;
  });
}
