import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perft, rule } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { placementOf } from '../../src/map.ts';
import { FACTIONS } from '../../src/printed/ids.ts';
import { layTile } from '../../src/rules/setup/deal.ts';
import { layRealms } from '../../src/rules/setup/realms.ts';
import { setup } from '../../src/setup.ts';

test('perft: how many ways a quick start can go', () => {
  const counts = (seats: number, depth: number) =>
    Array.from({ length: depth }, (_, i) => perft(game, { seats, seed: 'perft' }, i + 1));
  // Factions, then for each the area of the false rune. Of four the last has no choice of faction.
  assert.deepEqual(counts(2, 4), [4, 12, 36, 108]);
  assert.deepEqual(counts(3, 6), [4, 12, 24, 72, 216, 648]);
  assert.deepEqual(counts(4, 7), [4, 12, 24, 72, 216, 648, 1944]);
});

test('perft: how many ways a set-up by the book can begin', () => {
  const counts = (seats: number, depth: number) =>
    Array.from({ length: depth }, (_, i) => perft(game, { seats, seed: 'perft', options: { setup: 'book' } }, i + 1));
  assert.deepEqual(counts(2, 6), [4, 12, 24, 48, 888, 21456]);
  assert.deepEqual(counts(3, 6), [4, 12, 24, 48, 96, 1776]);
  assert.deepEqual(counts(4, 6), [4, 12, 24, 48, 96, 1776]);
});

/** Only the home realms, on a given map. */
const realmsOf = (layout: string, seats: number) => ({
  ...game,
  main: layRealms,
  setup: (...[core, house]: Parameters<typeof setup>): Table => {
    const g = setup(core, house);
    g.first = 0;
    g.players.forEach((player, seat) => {
      player.faction = FACTIONS[seat]!;
    });
    for (const place of layout.split(' ')) layTile(g, placementOf(place)!.tile, place);
    return g;
  },
  seats: { min: seats, max: seats },
});

test(rule('RW-SETUP-11', 'RW-SETUP-14') + 'perft: markers and home realms', () => {
  const counts = (layout: string, seats: number, depth: number) =>
    Array.from({ length: depth }, (_, i) => perft(realmsOf(layout, seats), { seats, seed: 'perft' }, i + 1));
  assert.deepEqual(counts('2@0,0r2 6@-1,1r1 3@-3,2r3 4@0,-2r2', 2, 5), [4, 8, 16, 48, 144]);
  assert.deepEqual(
    counts('9@0,0r0 5@-2,3r4 2@0,2r4 6@-2,1r4 1@1,-1r5 7@3,0r4 8@2,2r4 4@-1,3r1', 4, 7),
    [6, 24, 60, 234, 774, 2340, 7506],
  );
});
