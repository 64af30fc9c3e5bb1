import { type Core, shuffle } from '@teahouse/kernel';
import { FAVOUR_IDS } from './cards/favours.ts';
import { GUESTS } from './cards/guests.ts';
import { TEAS } from './cards/teas.ts';
import { drawFavour, drawTea } from './draw.ts';
import type { Master, Table, TableOptions } from './table.ts';

/** Chapter 2 of the rules. */
export function setup(core: Core, options: TableOptions): Table {
  const g: Table = {
    ...core,
    cups: options.cups,
    cup: 0,
    teaDeck: shuffle(
      core,
      TEAS.map(tea => tea.id),
      'teas',
    ),
    guestDeck: shuffle(
      core,
      GUESTS.map(guest => guest.id),
      'guests',
    ),
    favourDeck: options.favours ? shuffle(core, FAVOUR_IDS.slice(), 'favours') : [],
    present: [],
    poured: [],
    home: [],
    spent: [],
    masters: Array.from({ length: core.seats }, newMaster),
  };
  for (let seat = 0; seat < g.seats; seat++) {
    for (let i = 0; i < 7; i++) drawTea(g, seat, 'FC-SETUP-02');
    for (let i = 0; i < 2 && options.favours; i++) drawFavour(g, seat, 'FC-SETUP-03');
  }
  return g;
}

const newMaster = (): Master => ({
  hand: [],
  favours: [],
  tea: null,
  guests: [],
  coins: { tips: 0, praise: 0, sweets: 0, trios: 0 },
});
