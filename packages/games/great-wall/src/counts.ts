import type { Seat } from '@teahouse/kernel';
import { honorOf, type Table } from './table.ts';

/** What clans compare in the end; those who play together look at the demands and at the shame that is left first. */
export function counts(g: Table, seat: Seat): Readonly<Partial<Record<Term, number>>> {
  const player = g.players[seat]!;
  const own = { honor: honorOf(player), hordes: player.claimed.length, levels: player.levels };
  return g.together === null ? own : { demands: g.together.fulfilled.length, shame: g.shame, ...own };
}
export type Term = 'honor' | 'hordes' | 'levels' | 'demands' | 'shame';
