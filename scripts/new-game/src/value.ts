import type { Seat } from '@teahouse/kernel';
import { isHigher } from './rules/round.ts';
import type { Table } from './table.ts';

/** The lanterns that hang, and those of the hand that can still follow; some of them will be put out. */
export function value(g: Table, seat: Seat): number {
  const { row, hand } = g.players[seat]!;
  if (g.over) return row.length;
  let following = 0;
  for (const id of hand) if (isHigher(id, row)) following++;
  return row.length + 0.7 * Math.min(following, g.rounds - g.round);
}
