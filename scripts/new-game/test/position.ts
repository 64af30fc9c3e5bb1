import type { Position } from '@teahouse/testkit';
import type { Table, TableOptions } from '../src/index.ts';
import type { LanternId } from '../src/lanterns.ts';

interface Wanted {
  hands: LanternId[][];
  rows?: LanternId[][];
}

/** The first round with exactly these hands and rows; every other lantern lies in the deck. */
export function position({ hands, rows = [] }: Wanted): Position<Table, TableOptions> {
  return {
    seats: hands.length,
    given: g => {
      for (const { hand } of g.players) g.deck.push(...hand.splice(0));
      const take = (id: LanternId): LanternId => {
        const at = g.deck.indexOf(id);
        if (at === -1) throw new Error(`${id} is not in the deck: no such lantern, or dealt twice`);
        return g.deck.splice(at, 1)[0]!;
      };
      g.players.forEach((player, seat) => {
        player.hand = hands[seat]!.map(take);
        player.row = (rows[seat] ?? []).map(take);
      });
    },
  };
}
