import { call, draw, type Seat, shuffle } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import { FACTIONS } from '../../printed/ids.ts';
import { QUICK_MAPS } from '../../printed/quick-maps.ts';
import type { Table } from '../../table.ts';
import { clockwiseFrom } from '../areas.ts';
import { does, each, inTurn, procedure } from '../book.ts';
import { deploy, quickArmy } from './armies.ts';
import { dealCards, layCities, layMap, placeGuards, takeHoldings } from './deal.ts';
import { layRealms } from './realms.ts';
import { firstRunes } from './runes.ts';
import { layTiles } from './tiles.ts';

const isQuick = (g: Table): boolean => g.house.setup === 'quick';

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
  map: does(g => (isQuick(g) ? quickMap(g) : call(g, layTiles, {}))),
  cities: does(layCities),
  realms: does(g => {
    if (!isQuick(g)) call(g, layRealms, {});
  }),
  guards: does(placeGuards),
  holdings: does(g => {
    for (const seat of clockwiseFrom(g, g.first)) takeHoldings(g, seat);
  }),
  armies: each(
    g => clockwiseFrom(g, g.first),
    (g, seat: Seat) => (isQuick(g) ? quickArmy(g, seat) : call(g, deploy, { seat })),
  ),
  cards: does(dealCards),
  runes: does(g => call(g, firstRunes, {})),
  /** RW-SETUP-29 */
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
  const places = shuffle(
    g,
    map.seats.map((_, i) => i),
    'home realms',
  );
  layMap(g, map, places);
}
