import type { Outcome, Seat } from '@teahouse/kernel';
import { honorOf, type Table } from '../table.ts';
import { againstQin } from './alone/end.ts';
import { outcomeTogether } from './together/end.ts';
import { seatsByTea } from './vocabulary.ts';

/** Who wins, in every mode. */
export const outcome = (g: Table): Outcome =>
  g.house.mode === 'alone'
    ? againstQin(g)
    : g.together === null
      ? { kind: 'places', places: places(g) }
      : outcomeTogether(g);

/** GW-END-11: most honor; ties by tea. */
function places(g: Table): number[] {
  const order = seatsByTea(g);
  const honor = g.players.map(honorOf);
  const ahead = (a: Seat, b: Seat): boolean =>
    honor[a]! > honor[b]! || (honor[a] === honor[b] && order.indexOf(a) < order.indexOf(b));
  return g.players.map((_, seat) => 1 + order.filter(other => ahead(other, seat)).length);
}
