import type { Position } from '@teahouse/testkit';
import type { FavourId } from '../src/cards/favours.ts';
import type { GuestId } from '../src/cards/guests.ts';
import type { TeaId } from '../src/cards/teas.ts';
import type { Table, TableOptions } from '../src/index.ts';

interface Wanted {
  hands: TeaId[][];
  favours?: FavourId[][];
  present: GuestId[];
}

/** The first cup with exactly these hands, favours and guests; every other card lies in its deck. */
export function position({ hands, favours, present }: Wanted): Position<Table, TableOptions> {
  return {
    seats: hands.length,
    given: g => {
      for (const master of g.masters) {
        g.teaDeck.push(...master.hand.splice(0));
        g.favourDeck.push(...master.favours.splice(0));
      }
      g.guestDeck.push(...g.present.splice(0));
      const take = <T>(deck: T[], card: T): T => {
        const at = deck.indexOf(card);
        if (at === -1) throw new Error(`${card} is not in its deck: no such card, or dealt twice`);
        return deck.splice(at, 1)[0]!;
      };
      g.masters.forEach((master, seat) => {
        master.hand = hands[seat]!.map(id => take(g.teaDeck, id));
        master.favours = (favours?.[seat] ?? []).map(id => take(g.favourDeck, id));
      });
      g.present = present.map(id => take(g.guestDeck, id));
    },
  };
}
