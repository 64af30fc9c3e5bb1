import { call, type Seat } from '@teahouse/kernel';
import { CARD, CARD_ID, type Card, type CardId, type Person, TILE, TILES } from '../cards/persons.ts';
import { lodger, palaceId, palaceNumber } from '../ids.ts';
import { note } from '../journal.ts';
import type { Palace, Ruler, Table } from '../table.ts';
import { anyway, asks, procedure } from './book.ts';
import { advance, offerLodgers, offerPalaces, palaceOf, whyNot } from './vocabulary.ts';

export const DECLINE = 'decline';

/** Phase 2 of one ruler: a card from the hand, then a tile it allows. */
export const playCard = procedure<{ seat: Seat }>('persons/card', {
  play: asks({
    rule: 'YD-PERS-02',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => offerCards(g.rulers[seat]!),
    take: (g, _, id, seat) => {
      const card = CARD[id];
      discard(g.rulers[seat]!, card);
      note(g, 'plays', 'YD-PERS-02', seat, id);
      call(g, takeTile, { seat, card });
    },
  }),
});

/** YD-PERS-03, YD-PERS-04, YD-PERS-11, YD-PERS-12 */
const takeTile = procedure<{ seat: Seat; card: Card }>('persons/tile', {
  choose: asks({
    rule: 'YD-PERS-03',
    who: (_, { seat }) => seat,
    options: (g, { card }) => offerTiles(g, card),
    why: (g, { card }, answer) => {
      const tile = TILE[answer as Person];
      const fits = tile !== undefined && (card === 'wild' || card === tile.type);
      if (fits && g.stacks[tile.id] === 0) return 'YD-PERS-12';
      return card === 'wild' ? 'YD-PERS-04' : 'YD-PERS-03';
    },
    mayBeEmpty: true,
    take: (g, _, person, seat) => {
      g.stacks[person]--;
      call(g, lodge, { seat, person });
      return 'leave';
    },
  }),
  lose: anyway((g, { seat, card }) => note(g, 'card-lost', 'YD-PERS-11', seat, CARD_ID[card])),
});

/** The tiles that a card can fetch. */
export function offerTiles({ stacks }: Pick<Table, 'stacks'>, card: Card): Person[] {
  const out: Person[] = [];
  for (const { id, type } of TILES) if ((card === 'wild' || card === type) && stacks[id] > 0) out.push(id);
  return out;
}

/** A tile that was taken goes into a palace, replaces somebody, or leaves the game. */
export const lodge = procedure<{ seat: Seat; person: Person }>('persons/lodge', {
  choose: asks({
    rule: 'YD-PERS-05',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => {
      const ruler = g.rulers[seat]!;
      const room = offerPalaces(ruler, hasRoom);
      if (room.length > 0) return room;
      const out: string[] = [];
      for (const palace of ruler.palaces) offerLodgers(palace, out);
      out.push(DECLINE);
      return out;
    },
    why: (g, _, answer, seat) => {
      if (answer === DECLINE) return 'YD-PERS-05';
      return lodger(answer) === undefined ? whyNot(g.rulers[seat]!, answer, hasRoom, 'YD-PALACE-01') : 'YD-PERS-06';
    },
    otherwise: (g, _, seat) => offerPalaces(g.rulers[seat]!, hasRoom)[0] ?? DECLINE,
    take: (g, { person }, answer, seat) => {
      const ruler = g.rulers[seat]!;
      if (answer === DECLINE) {
        g.gone[person]++;
        note(g, 'declines', 'YD-PERS-08', seat, person);
        return;
      }
      const leaving = lodger(answer);
      if (leaving === undefined) moveIn(g, seat, palaceOf(ruler, palaceNumber(answer)), person);
      else replace(g, seat, palaceOf(ruler, leaving.palace), leaving.person, person);
    },
  }),
});

export const hasRoom = ({ floors, persons }: Palace): boolean => persons.length < floors;

function moveIn(g: Table, seat: Seat, palace: Palace, person: Person): void {
  palace.persons.push(person);
  const { value } = TILE[person];
  note(g, 'takes-in', 'YD-PERS-10', seat, person, value, palaceId(palace));
  advance(g, seat, value, 'YD-TRACK-01');
}

/** YD-PERS-07 */
function replace(g: Table, seat: Seat, palace: Palace, leaving: Person, person: Person): void {
  palace.persons.splice(palace.persons.indexOf(leaving), 1);
  g.gone[leaving]++;
  note(g, 'replaces', 'YD-PERS-07', seat, leaving, 0, palaceId(palace));
  moveIn(g, seat, palace, person);
}

/** The different cards of a hand. */
export function offerCards({ hand }: Ruler): CardId[] {
  const out: CardId[] = [];
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]!) === i) out.push(CARD_ID[hand[i]!]);
  return out;
}

export function discard(ruler: Ruler, card: Card): void {
  ruler.hand.splice(ruler.hand.indexOf(card), 1);
  ruler.played.push(card);
}
