import { call, type Seat } from '@teahouse/kernel';
import { note } from '../journal.ts';
import type { OrderId } from '../printed/ids.ts';
import { ORDER_NUMBER } from '../printed/orders.ts';
import type { Table } from '../table.ts';
import { atOnce, does, procedure } from './book.ts';
import { byInfluence } from './consequences.ts';
import { opened, ordersRevealed } from './windows.ts';

/** RW-ORDER-01 to 06: all choose an order, sealed; then `g.order` is the order in which they are resolved. */
export const chooseOrders = procedure('orders', {
  choose: atOnce({
    rule: 'RW-ORDER-01',
    all: g => g.order,
    options: (g, _, seat) => g.players[seat]!.hand,
    why: (g, _, order, seat) => (g.players[seat]!.played.some(id => id === order) ? 'RW-ORDER-02' : 'RW-ORDER-01'),
    otherwise: (g, _, seat) => usualOrder(g, seat),
    take: (g, _, order, seat) => reveal(g, seat, order),
  }),
  rank: does(rank),
  /** RW-TACT-06 */
  revealed: does(g => call(g, ordersRevealed, opened(...g.order))),
});

/** RW-ORDER-02, 05, 06 */
export function reveal(g: Table, seat: Seat, order: OrderId): void {
  const player = g.players[seat]!;
  player.hand.splice(player.hand.indexOf(order), 1);
  player.played.push(order);
  player.supreme = ORDER_NUMBER[order] > player.highest;
  note(g, 'reveals', 'RW-ORDER-01', seat, order, player.supreme ? 1 : 0);
}

/** The order of a seat in this season. */
export const orderOf = (g: Table, seat: Seat): OrderId => g.players[seat]!.played.at(-1)!;

/** RW-ORDER-03, 04: for the whole season, whatever influence is won in it. */
function rank(g: Table): void {
  const number = (seat: Seat) => ORDER_NUMBER[orderOf(g, seat)];
  g.order = g.order.slice().sort((a, b) => number(a) - number(b) || byInfluence(g, a, b));
}

/** For somebody who does not choose: from Harvest upwards, so that every season brings something and its bonus. */
function usualOrder(g: Table, seat: Seat): OrderId {
  const { hand, highest } = g.players[seat]!;
  const above = Math.max(highest, ORDER_NUMBER.conquer);
  let best = hand[0]!;
  for (const order of hand) {
    const number = ORDER_NUMBER[order];
    if (number > above && (ORDER_NUMBER[best] <= above || number < ORDER_NUMBER[best])) best = order;
  }
  return best;
}
