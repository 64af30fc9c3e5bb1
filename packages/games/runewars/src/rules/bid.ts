import { NOBODY, type Seat } from '@teahouse/kernel';
import { numbers, SEATS, type SeatId, seatOf } from '../ids.ts';
import { note } from '../journal.ts';
import type { Table } from '../table.ts';
import { anyway, asks, atOnce, does, procedure } from './book.ts';
import { byInfluence } from './consequences.ts';

/* RW-BID: influence bids. How much everybody owns is open all the time (RW-BID-01). */

interface Bid {
  bidders: Seat[];
  /** By seat, once they are revealed. */
  offers: number[];
  /** Who offered most. */
  best: Seat[];
}
export const bidding = (g: Table, bidders: readonly Seat[]): Bid => ({
  bidders: bidders.slice(),
  offers: g.players.map(() => 0),
  best: [],
});

/** A secret bid among some seats; gives the winner. Who bids alone wins for nothing. */
export const bid = procedure<Bid, string, Seat>('bid', {
  offer: atOnce({
    rule: 'RW-BID-02',
    // Whoever owns nothing bids nothing, and everybody knows it.
    all: (g, { bidders }) => (bidders.length > 1 ? bidders.filter(seat => g.players[seat]!.influence > 0) : []),
    options: (g, _, seat) => numbers(0, g.players[seat]!.influence),
    otherwise: () => '0',
    take: (_, { offers }, answer, seat) => {
      offers[seat] = Number(answer);
    },
  }),
  /** RW-BID-03, 06: winners and losers pay, so that what is left decides ties (RW-BID-05). */
  reveal: does((g, v) => {
    const most = Math.max(...v.bidders.map(seat => v.offers[seat]!));
    for (const seat of v.bidders) {
      g.players[seat]!.influence -= v.offers[seat]!;
      note(g, 'bids', 'RW-BID-03', seat, '', v.offers[seat]!);
    }
    v.best = v.bidders.filter(seat => v.offers[seat] === most).sort((a, b) => byInfluence(g, a, b));
  }),
  tie: asks({
    rule: 'RW-BID-04',
    who: (g, { best }) => (best.length > 1 ? g.titles.primarch.holder : NOBODY),
    options: (_, { best }): SeatId[] => best.map(seat => SEATS[seat]!),
    otherwise: (g, { best }) => SEATS[best.includes(g.titles.primarch.holder) ? g.titles.primarch.holder : best[0]!]!,
    take: (_, v, answer) => {
      v.best = [seatOf(answer)];
    },
  }),
  win: anyway((g, { best }) => {
    note(g, 'wins-bid', 'RW-BID-03', best[0]!);
    return { gives: best[0]! };
  }),
});
