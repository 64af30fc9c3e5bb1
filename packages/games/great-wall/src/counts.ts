import type { Seat } from '@teahouse/kernel';
import type { Goods } from './ids.ts';
import { honorOf, type Table } from './table.ts';

/** What clans compare in the end; those who play together look at the demands and at the shame that is left first. */
export function counts(g: Table, seat: Seat): Readonly<Partial<Record<Term, number>>> {
  const player = g.players[seat]!;
  const own = {
    honor: honorOf(player),
    hordes: player.claimed.length,
    levels: player.levels,
    goods: goodsOf(player.goods),
  };
  return g.together === null ? own : { demands: g.together.fulfilled.length, shame: g.shame, ...own };
}

const goodsOf = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

export type Term = 'honor' | 'hordes' | 'levels' | 'goods' | 'demands' | 'shame';
