import { type Core, shuffle } from '@teahouse/kernel';
import { LANTERNS } from './lanterns.ts';
import { noteTo, type Player, type Table, type TableOptions } from './table.ts';

/** Chapter 2 of the rules. */
export function setup(core: Core, { rounds }: TableOptions): Table {
  const g: Table = {
    ...core,
    rounds,
    round: 0,
    deck: shuffle(core, LANTERNS.slice(), 'lanterns'),
    out: [],
    players: Array.from({ length: core.seats }, newPlayer),
  };
  g.players.forEach(({ hand }, seat) => {
    for (let i = 0; i < rounds + 2; i++) {
      const lantern = g.deck.pop()!;
      hand.push(lantern);
      noteTo(g, [seat], 'draws', 'PL-SETUP-01', seat, lantern);
    }
  });
  return g;
}

const newPlayer = (): Player => ({ hand: [], shown: null, row: [] });
