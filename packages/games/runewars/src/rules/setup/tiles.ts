import { call, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
import { note } from '../../journal.ts';
import { placementOf } from '../../map.ts';
import { type AreaId, QUESTS, TILES, type TileId } from '../../printed/ids.ts';
import { QUEST } from '../../printed/quests.ts';
import type { Table } from '../../table.ts';
import { clockwiseFrom } from '../areas.ts';
import { asks, does, each, procedure } from '../book.ts';
import { dealQuests, layTile } from './deal.ts';
import { forbids, foundOut, groundOf, spotId, spotsOf } from './ground.ts';
import { bitsOf } from './seating.ts';
import { keyOf, lastSpotsOf, solutionsOf, type Wanted } from './solutions.ts';

/** RW-SETUP-04 to 09, 13: the map is laid, tile by tile. */
export const layTiles = procedure<object, 'deal' | 'lay' | 'judge'>('setup/tiles', {
  deal: does(dealTiles),
  lay: each(
    g => [...clockwiseFrom(g, g.first), ...clockwiseFrom(g, g.first)],
    (g, seat: Seat) => call(g, layOne, { seat, tile: null }),
  ),
  judge: does(g => {
    if (solutionsOf(groundOf(g.layout), wantedOf(g)).sets.length > 0) return;
    takeBack(g);
    return { goto: 'deal' };
  }),
});

/** RW-SETUP-04, 05 */
function dealTiles(g: Table): void {
  const quests = QUESTS.filter(id => QUEST[id].setup);
  dealQuests(g, shuffle(g, quests, 'set-up quests'));
  for (const player of g.players) player.tiles = player.quests.map(({ card }) => tileOf(QUEST[card].area));
}
const tileOf = (id: AreaId): TileId => TILES.find(tile => id.startsWith(tile))!;

/** RW-SETUP-13: all tiles go back, and others are dealt. Set-up quests that stay in the deck will leave the game. */
function takeBack(g: Table): void {
  g.layout = '';
  g.areas = [];
  for (const player of g.players) for (const { card } of player.quests.splice(0)) g.questDeck.push(card);
  note(g, 'tiles-anew', 'RW-SETUP-13', NOBODY);
}

/** RW-SETUP-12, RW-OPT-REV-05: what the markers of this game must obey. */
export const wantedOf = (g: Table): Wanted => ({
  markers: g.seats,
  steps: g.house.closeRealms ? 4 : 5,
  factions: bitsOf(g.players.map(({ faction }) => faction!)),
});

/** RW-SETUP-06: one of one's tiles, then where it lies. */
export const layOne = procedure<{ seat: Seat; tile: TileId | null }>(
  'setup/tile',
  {
    choose: asks({
      rule: 'RW-SETUP-06',
      who: (_, { seat }) => seat,
      options: (g, { seat }) => g.players[seat]!.tiles.slice(),
      otherwise: (g, { seat }) => g.players[seat]!.tiles[0]!,
      take: (_, v, tile) => {
        v.tile = tile;
      },
    }),
    place: asks({
      rule: 'RW-SETUP-07',
      who: (_, { seat }) => seat,
      options: (g, { tile }) => placesFor(g, tile!),
      otherwise: (g, { tile }) => placesFor(g, tile!)[0]!,
      why: (g, { tile }, place) => whyNot(g, tile!, place),
      take: (g, { seat, tile }, place) => {
        const { tiles } = g.players[seat]!;
        tiles.splice(tiles.indexOf(tile!), 1);
        layTile(g, tile!, place);
        note(g, 'lays-tile', 'RW-SETUP-06', seat, tile!, 0, place);
      },
    }),
  },
  { draft: true },
);

function whyNot(g: Table, tile: TileId, place: string): Rule {
  const placed = placementOf(place);
  if (placed?.tile !== tile) return 'RW-SETUP-07';
  return forbids(groundOf(g.layout), placed) ?? (g.layout === '' ? 'RW-SETUP-06' : 'RW-SETUP-13');
}

const placesOf = foundOut<readonly string[]>();

/** Where a tile may be laid. The last one leaves room for the home realms, wherever it can (RW-SETUP-13). */
function placesFor(g: Table, tile: TileId): readonly string[] {
  const ground = groundOf(g.layout);
  const all = (): readonly string[] => placesOf(ground, tile, () => spotsOf(ground, tile).map(spotId));
  if (g.players.some(({ tiles }) => tiles.some(other => other !== tile))) return all();
  const wanted = wantedOf(g);
  return placesOf(ground, `${tile} ${keyOf(wanted)}`, () => {
    const last = lastSpotsOf(ground, tile, wanted);
    return last.length > 0 ? last.map(spotId) : all();
  });
}
