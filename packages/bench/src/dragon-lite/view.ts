import { type Own, type Redaction, type Rng, type Seat, type SeenCore, shuffleWith } from '@teahouse/kernel';
import { ACTIONS, type Action } from '../plain/rules.ts';
import { type Card, FULL_HAND, type Table } from './table.ts';

/** The action cards of months to come are face down; of another hand only its size is known. */
export interface View extends Omit<Own<Table>, 'deck' | 'hands'> {
  deck: (Action[] | null)[];
  hands: (Card[] | number)[];
}

export const sees: Redaction<Own<Table>, View> = {
  month: 'everyone',
  deck: (deck, _, { month }) => deck.map((cards, i) => (i <= month ? cards : null)),
  disasters: 'everyone',
  order: 'everyone',
  groups: 'everyone',
  supply: 'everyone',
  discard: 'everyone',
  recruited: 'everyone',
  players: 'everyone',
  hands: (hands, me) => hands.map((hand, seat) => (seat === me ? hand : hand.length)),
};

export function fill(seen: View & SeenCore): Own<Table> {
  const deck = seen.deck.map(cards => cards ?? ACTIONS.slice());
  const hands = seen.hands.map(hand => (typeof hand === 'number' ? FULL_HAND.slice(0, hand) : hand));
  return { ...seen, deck, hands };
}

/** Decks are shared by all copies of a table: the months to come get new ones. */
export function scramble(g: Table, me: Seat | null, luck: Rng): void {
  g.deck = g.deck.map((cards, month) => (month <= g.month ? cards : shuffleWith(luck, ACTIONS.slice())));
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat !== me) g.hands[seat] = someCards(g.hands[seat]!.length, luck);
  }
}

/** As many cards of a full hand, any of them equally likely, in the order of a full hand. */
function someCards(n: number, luck: Rng): Card[] {
  const hand: Card[] = [];
  for (let i = 0; hand.length < n; i++) {
    if (luck(FULL_HAND.length - i) < n - hand.length) hand.push(FULL_HAND[i]!);
  }
  return hand;
}
