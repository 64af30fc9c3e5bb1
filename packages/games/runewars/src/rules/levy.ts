import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import type { AreaId, UnitId } from '../printed/ids.ts';
import { UNIT, UNITS_OF } from '../printed/units.ts';
import type { Table } from '../table.ts';
import { factionOf } from './areas.ts';
import { anyway, asks, procedure } from './book.ts';
import { hasFigure, type Muster, muster, mustering } from './recruit.ts';

interface Levy {
  seat: Seat;
  at: AreaId;
  /** How many are still to be named, and those that were. */
  left: number;
  levy: Muster['levy'];
  rule: Rule;
}

/** Kinds of which there is a figure, in the supply or elsewhere on the map. */
const trianglesFor = (g: Table, seat: Seat, at: AreaId): UnitId[] =>
  UNITS_OF[factionOf(g, seat)].filter(unit => UNIT[unit].shape === 'triangle' && hasFigure(g, seat, unit, at));
/** All may be away in a battle. */
export const canRaiseTriangles = (g: Table, seat: Seat, at: AreaId): boolean => trianglesFor(g, seat, at).length > 0;

const levyTriangles = procedure<Levy>(
  'levy/triangles',
  {
    kind: asks({
      rule: 'RW-ORDER-50',
      who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
      options: (g, { seat, at }) => trianglesFor(g, seat, at),
      otherwise: (g, { seat, at }) => trianglesFor(g, seat, at)[0]!,
      take: (_, v, unit) => {
        const troop = v.levy.find(one => one.unit === unit);
        if (troop === undefined) v.levy.push({ unit, standing: 1 });
        else troop.standing++;
        v.left--;
        return 'again';
      },
    }),
    muster: anyway((g, { seat, at, levy, rule }) => {
      // A list belongs to one frame.
      const waiting = levy.map(troop => ({ ...troop }));
      call(g, muster, mustering(seat, waiting, at, rule));
    }),
  },
  { draft: true },
);

/** Cards that recruit triangle units of one's own at one place, of any kinds. The last thing a step does. */
export const raiseTriangles = (g: Table, seat: Seat, at: AreaId, n: number, rule: Rule): void =>
  call(g, levyTriangles, { seat, at, left: n, levy: [], rule });
