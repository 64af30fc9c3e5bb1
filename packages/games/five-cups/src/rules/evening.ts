import { call, type Seat } from '@teahouse/kernel';
import { guest } from '../cards/guests.ts';
import { KINDS, tea } from '../cards/teas.ts';
import { coinsOf, note, type Table } from '../table.ts';
import { does, each, procedure } from './book.ts';
import { cup } from './cup.ts';

/** The whole game: its cups, and the trios at the end. */
export const evening = procedure('evening', {
  serveCups: each(
    g => Array.from({ length: g.cups }, (_, i) => i + 1),
    (g, n) => {
      g.cup = n;
      call(g, cup, {});
    },
  ),
  countTrios: does(g => {
    g.masters.forEach((master, seat) => {
      const n = trios(g, seat);
      master.coins.trios = 3 * n;
      if (n > 0) note(g, 'trios', 'FC-END-02', seat, '', n);
    });
  }),
});

/** How many full sets of guests, one of every kind, sit at a table. */
export function trios(g: Table, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const kind of KINDS) {
    let n = 0;
    for (const id of g.masters[seat]!.guests) if (guest(id).likes === kind) n++;
    fewest = Math.min(fewest, n);
  }
  return fewest;
}

/** FC-END-03 and FC-END-04, as places. */
export function places(g: Table): number[] {
  const strengthLeft = (seat: Seat): number => g.masters[seat]!.hand.reduce((sum, id) => sum + tea(id).strength, 0);
  const ahead = (a: Seat, b: Seat): boolean => {
    const difference = coinsOf(g.masters[a]!) - coinsOf(g.masters[b]!);
    return difference !== 0 ? difference > 0 : strengthLeft(a) > strengthLeft(b);
  };
  return g.masters.map((_, seat) => 1 + g.masters.filter((_, other) => ahead(other, seat)).length);
}
