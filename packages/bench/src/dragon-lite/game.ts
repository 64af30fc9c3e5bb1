import { type Core, type Game, Machine, placesBy } from '@teahouse/kernel';
import * as plain from '../plain/rules.ts';
import { clone } from './clone.generated.ts';
import { action, main, month } from './rules.ts';
import { FULL_HAND, type Player, type Table, TILES, type TileId } from './table.ts';
import { fill, scramble, sees, type View } from './view.ts';

/** Which deal of the plain game is played: the kernel's own luck is not used, so that all implementations play one game. */
export type TableOptions = { deal: number };
const DEALS: [number, ...number[]] = [42];
for (let deal = 1; deal <= 2000; deal++) if (deal !== 42) DEALS.push(deal);

export const game: Game<Table, View, TableOptions> = {
  id: 'dragon-lite',
  rules: '2026-11',
  seats: { min: 2, max: 5 },
  options: { deal: DEALS },
  setup: (core, { deal }) => fromPlain(core, plain.setup(core.seats, deal)),
  main,
  machine: new Machine<Table>([main, month, action]),
  sees,
  fill,
  scramble,
  value: (g, seat) => g.players[seat]!.vp,
  outcome: g => placesBy(g.players.map(({ vp }) => vp)),
  clone,
  migrations: [],
  renames: {},
};

/** What no rule changes in place. */
export const cloneHints = { shared: ['deck', 'disasters', 'groups.*.cards'] };

function fromPlain(core: Core, from: plain.State): Table {
  const supply = {} as Table['supply'];
  for (const kind of plain.KINDS) {
    const { young, old } = from.supply[kind];
    supply[kind] = { young: young.map(tileId), old: old.map(tileId) };
  }
  return {
    ...core,
    month: from.round,
    deck: from.deck,
    disasters: from.events,
    order: from.order,
    groups: [],
    supply,
    discard: [],
    recruited: from.seq,
    players: from.players.map(
      (p): Player => ({
        money: p.money,
        rice: p.rice,
        fireworks: p.fireworks,
        military: p.military,
        vp: p.vp,
        privileges: p.privileges,
        experience: p.exp,
        lastRecruit: p.expSeq + 0, // the plain game starts with -0, which is not JSON
        palaces: p.palaces.map(({ floors, tiles }) => ({ floors, tiles: tiles.map(tileId) })),
      }),
    ),
    hands: from.players.map(() => FULL_HAND.slice()),
  };
}

export const tileId = (tile: plain.Tile): TileId => TILES[tile.id]!.id;
