import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../text/en.ts';
import { noteTo, type Table } from './table.ts';

/** The owner sees the card, the others see that a card was drawn. The caller knows that the deck is not empty. */
export function drawTea(g: Table, seat: Seat, rule: Rule): void {
  const tea = g.teaDeck.pop()!;
  g.masters[seat]!.hand.push(tea);
  noteTo(g, [seat], 'draws-tea', rule, seat, tea);
}

export function drawFavour(g: Table, seat: Seat, rule: Rule): void {
  const favour = g.favourDeck.pop()!;
  g.masters[seat]!.favours.push(favour);
  noteTo(g, [seat], 'draws-favour', rule, seat, favour);
}
