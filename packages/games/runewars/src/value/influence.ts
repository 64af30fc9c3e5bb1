import type { Seat } from '@teahouse/kernel';
import type { Table } from '../table.ts';
import type { Clock } from './clock.ts';
import { AUCTION, INFLUENCE, PLENTY, upTo } from './scales.ts';

/** What influence is worth in itself, and for being ahead of the others when winter asks for it. */
export function influenceWorth(g: Table, seat: Seat, n: number, { future, auctions }: Clock): number {
  let most = 0;
  for (let rival = 0; rival < g.seats; rival++) {
    const has = g.players[rival]!.influence;
    if (rival !== seat && has > most) most = has;
  }
  const lead = 1 / (1 + Math.exp((most - n) / 2));
  return INFLUENCE * (0.2 + 0.8 * future) * upTo(n, PLENTY.influence) + AUCTION * auctions * lead;
}
