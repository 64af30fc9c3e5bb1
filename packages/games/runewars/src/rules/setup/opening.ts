import { draw, shuffle } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import { FACTIONS } from '../../printed/ids.ts';
import { QUICK_MAPS } from '../../printed/quick-maps.ts';
import type { Table } from '../../table.ts';
import { clockwiseFrom, homeOf } from '../areas.ts';
import { atOnce, does, inTurn, procedure } from '../book.ts';
import { layRunes } from '../runes.ts';
import { dealCards, layCities, layMap, placeGuards, quickArmy, takeHoldings } from './deal.ts';

/** RW-SETUP: everything before the first spring. */
export const opening = procedure('setup', {
  first: does(chooseFirst),
  /** RW-SETUP-03 */
  faction: inTurn({
    rule: 'RW-SETUP-03',
    order: g => clockwiseFrom(g, g.first),
    options: g => FACTIONS.filter(id => !g.players.some(({ faction }) => faction === id)),
    otherwise: g => FACTIONS.find(id => !g.players.some(({ faction }) => faction === id))!,
    take: (g, _, faction, seat) => {
      g.players[seat]!.faction = faction;
      note(g, 'chooses-faction', 'RW-SETUP-03', seat, faction);
    },
  }),
  map: does(g => quickMap(g)),
  cities: does(layCities),
  guards: does(placeGuards),
  holdings: does(g => {
    for (const seat of clockwiseFrom(g, g.first)) takeHoldings(g, seat);
  }),
  armies: does(g => {
    for (const seat of clockwiseFrom(g, g.first)) quickArmy(g, seat);
  }),
  cards: does(dealCards),
  /** RW-SETUP-25, RW-OPT-EPIC-04: which area holds the odd one. */
  runes: atOnce({
    rule: 'RW-SETUP-25',
    all: g => clockwiseFrom(g, g.first),
    options: (g, _, seat) => homeOf(g, seat),
    otherwise: (g, _, seat) => homeOf(g, seat)[0]!,
    take: (g, _, odd, seat) => {
      const home = homeOf(g, seat);
      const genuine = g.house.epic ? [odd] : home.filter(id => id !== odd);
      layRunes(g, seat, home, genuine, 'RW-SETUP-25');
    },
  }),
  begin: does(g => {
    g.order = clockwiseFrom(g, g.first);
  }),
});

/** RW-SETUP-02: a fate card for each, the highest begins. */
function chooseFirst(g: Table): void {
  const cards = g.players.map(() => g.fateDeck.pop()!);
  g.first = cards.indexOf(Math.max(...cards));
  cards.forEach((card, seat) => {
    note(g, 'draws-lot', 'RW-SETUP-02', seat, '', card);
  });
  g.fateDeck = shuffle(
    g,
    [...g.fateDeck, ...cards].sort((a, b) => a - b),
    'fate',
  );
}

/** One of six fair maps; the places on it are dealt at random. */
function quickMap(g: Table): void {
  const maps = QUICK_MAPS[g.seats as 2 | 3 | 4];
  const map = maps[draw(g, maps.length, 'map')]!;
  layMap(
    g,
    map,
    shuffle(
      g,
      map.seats.map((_, i) => i),
      'home realms',
    ),
  );
}
