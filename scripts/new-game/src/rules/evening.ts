import { call, type Seat } from '@teahouse/kernel';
import { numberOf } from '../lanterns.ts';
import type { Table } from '../table.ts';
import { each, procedure } from './book.ts';
import { round } from './round.ts';

/** The whole game. PL-END-01 */
export const evening = procedure('evening', {
  playRounds: each(
    g => Array.from({ length: g.rounds }, (_, i) => i + 1),
    (g, n) => {
      g.round = n;
      call(g, round, {});
    },
  ),
});

/** PL-END-02 */
export function places(g: Table): number[] {
  const last = (seat: Seat): number => {
    const id = g.players[seat]!.row.at(-1);
    return id === undefined ? 0 : numberOf(id);
  };
  const ahead = (a: Seat, b: Seat): boolean => {
    const difference = g.players[a]!.row.length - g.players[b]!.row.length;
    return difference !== 0 ? difference > 0 : last(a) < last(b);
  };
  return g.players.map((_, seat) => 1 + g.players.filter((_, other) => ahead(other, seat)).length);
}
