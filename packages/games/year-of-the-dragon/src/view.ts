import { type Own, type Redaction, type Rng, redact, type Seat } from '@teahouse/kernel';
import { SUPER_EVENTS, type SuperEvent } from './cards/events.ts';
import { type Card, FULL_HAND } from './cards/persons.ts';
import type { Ruler, Table } from './table.ts';

/** Nearly everything lies open. A super event may lie face down, and hands are held in secret unless the table plays openly. */
export interface View extends Omit<Own<Table>, 'superEvent' | 'rulers'> {
  superEvent: SuperEvent | 'hidden' | null;
  rulers: SeenRuler[];
}
export interface SeenRuler extends Omit<Ruler, 'hand'> {
  hand: Card[] | number;
}

const rival: Redaction<Ruler, SeenRuler> = {
  yuan: 'everyone',
  rice: 'everyone',
  fireworks: 'everyone',
  small: 'everyone',
  large: 'everyone',
  track: 'everyone',
  arrival: 'everyone',
  hand: hand => hand.length,
  played: 'everyone',
  palaces: 'everyone',
  founded: 'everyone',
  wall: 'everyone',
  points: 'everyone',
};

export const sees: Redaction<Own<Table>, View> = {
  house: 'everyone',
  month: 'everyone',
  events: 'everyone',
  superEvent: (superEvent, _, { superHidden }) => (superHidden ? 'hidden' : superEvent),
  superHidden: 'everyone',
  groups: 'everyone',
  order: 'everyone',
  stacks: 'everyone',
  gone: 'everyone',
  wall: 'everyone',
  arrivals: 'everyone',
  rulers: (rulers, me, { house }) =>
    house.openHands ? rulers : rulers.map((ruler, seat) => (seat === me ? ruler : redact(rival, ruler, me))),
};

/** YD-SETUP-16: what was played was seen, so a hand can always be worked out. */
export function fill(seen: View): Own<Table> {
  const rulers = seen.rulers.map(
    (ruler): Ruler => ({ ...ruler, hand: typeof ruler.hand === 'number' ? without(ruler.played) : ruler.hand }),
  );
  return { ...seen, superEvent: seen.superEvent === 'hidden' ? SUPER_EVENTS[0] : seen.superEvent, rulers };
}

function without(played: readonly Card[]): Card[] {
  const hand = FULL_HAND.slice();
  for (const card of played) hand.splice(hand.indexOf(card), 1);
  return hand;
}

/** Only a super event that lies face down is unknown; action cards of months to come are not dealt yet. */
export function scramble(g: Table, _me: Seat | null, luck: Rng): void {
  if (g.superHidden) g.superEvent = SUPER_EVENTS[luck(SUPER_EVENTS.length)]!;
}
