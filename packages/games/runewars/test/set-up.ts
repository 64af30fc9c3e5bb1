import type { Frame, Seat } from '@teahouse/kernel';
import type { Position } from '@teahouse/testkit';
import type { Table, TableOptions } from '../src/index.ts';
import { placementOf } from '../src/map.ts';
import { type FactionId, QUESTS, type TileId } from '../src/printed/ids.ts';
import { QUEST } from '../src/printed/quests.ts';
import { layTile } from '../src/rules/setup/deal.ts';
import { setup } from '../src/setup.ts';
import { EVERYBODY } from '../src/table.ts';

interface Wanted {
  factions: FactionId[];
  /** How far the map is laid. */
  layout?: string;
  /** Tiles of the seats, those that lie already too: each has the quest of its tile. */
  tiles?: TileId[][];
  markers?: string[];
  options?: Partial<TableOptions>;
  /** Where the rules are. */
  at?: Partial<Frame>[];
}

/** In the middle of a set-up by the book; seat 0 is the first player. */
export function inSetUp({ factions, layout, tiles, markers, options, at }: Wanted): Position<Table, TableOptions> {
  return {
    seats: factions.length,
    options: { setup: 'book', ...options },
    given: g => {
      const { seats, chance } = g;
      Object.assign(g, setup({ seats, stack: [], chance, over: false }, g.house));
      g.first = 0;
      for (const place of layout?.split(' ') ?? []) layTile(g, placementOf(place)!.tile, place);
      g.markers = markers ?? [];
      factions.forEach((faction, seat) => {
        g.players[seat]!.faction = faction;
        for (const tile of tiles?.[seat] ?? []) give(g, seat, tile);
      });
      g.stack = (at ?? []).map(frame => ({ proc: '', step: '', list: null, i: 0, sealed: null, v: {}, ...frame }));
    },
  };
}

function give(g: Table, seat: Seat, tile: TileId): void {
  const card = QUESTS.find(id => QUEST[id].setup && QUEST[id].area.startsWith(tile))!;
  g.questDeck.splice(g.questDeck.indexOf(card), 1);
  g.players[seat]!.quests.push({ card, known: EVERYBODY });
  if (!g.areas.some(({ id }) => id.startsWith(tile))) g.players[seat]!.tiles.push(tile);
}
