import { type Own, type Redaction, type Rng, redact, type Seat, shuffleWith } from '@teahouse/kernel';
import { FAVOUR_IDS, type FavourId } from './cards/favours.ts';
import { GUESTS } from './cards/guests.ts';
import { TEAS, type TeaId } from './cards/teas.ts';
import type { Master, Table } from './table.ts';

/** What a master, or a spectator, sees of the table: of a deck only how many cards it has. */
export interface View extends Omit<Own<Table>, 'teaDeck' | 'guestDeck' | 'favourDeck' | 'masters'> {
  teaDeck: number;
  guestDeck: number;
  favourDeck: number;
  masters: SeenMaster[];
}
/** Of another master's hand only how many cards it has. */
export interface SeenMaster extends Omit<Master, 'hand' | 'favours'> {
  hand: TeaId[] | number;
  favours: FavourId[] | number;
}

const count = (cards: readonly unknown[]): number => cards.length;

const rival: Redaction<Master, SeenMaster> = {
  hand: count,
  favours: count,
  tea: 'everyone',
  guests: 'everyone',
  coins: 'everyone',
};

export const sees: Redaction<Own<Table>, View> = {
  cups: 'everyone',
  cup: 'everyone',
  teaDeck: count,
  guestDeck: count,
  favourDeck: count,
  present: 'everyone',
  poured: 'everyone',
  home: 'everyone',
  spent: 'everyone',
  masters: (masters, me) => masters.map((master, seat) => (seat === me ? master : redact(rival, master, me))),
};

/** Lays the cards that the viewer has not seen where the viewer sees only backs. */
export function fill(seen: View): Own<Table> {
  const known = new Set<string>([...seen.poured, ...seen.home, ...seen.spent, ...seen.present]);
  for (const { hand, favours, tea, guests } of seen.masters) {
    for (const id of guests) known.add(id);
    if (tea !== null) known.add(tea);
    if (typeof hand !== 'number') for (const id of hand) known.add(id);
    if (typeof favours !== 'number') for (const id of favours) known.add(id);
  }
  const unseen = <T extends string>(cards: readonly T[]): T[] => cards.filter(id => !known.has(id));
  const teas = unseen(TEAS.map(tea => tea.id));
  const favours = unseen(FAVOUR_IDS);
  const masters = seen.masters.map(
    (master): Master => ({
      hand: typeof master.hand === 'number' ? teas.splice(0, master.hand) : master.hand,
      favours: typeof master.favours === 'number' ? favours.splice(0, master.favours) : master.favours,
      tea: master.tea,
      guests: master.guests,
      coins: master.coins,
    }),
  );
  const guestDeck = unseen(GUESTS.map(guest => guest.id));
  return { ...seen, masters, teaDeck: teas, guestDeck, favourDeck: favours.slice(0, seen.favourDeck) };
}

/** FC-SETUP-04: nobody knows the decks, and only a master knows a hand. */
export function scramble(g: Table, me: Seat | null, luck: Rng): void {
  shuffleWith(luck, g.guestDeck);
  const hands: TeaId[][] = [g.teaDeck];
  const favours: FavourId[][] = [g.favourDeck];
  g.masters.forEach((master, seat) => {
    if (seat === me) return;
    hands.push(master.hand);
    favours.push(master.favours);
  });
  redeal(hands, luck);
  redeal(favours, luck);
}

/** Shuffles cards over several places; every place keeps its number of cards. */
function redeal<T>(places: T[][], luck: Rng): void {
  const cards: T[] = [];
  for (const place of places) cards.push(...place);
  shuffleWith(luck, cards);
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = cards.pop()!;
}
