import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { golden, lawsHold, perft, wordsComplete } from '@teahouse/testkit';
import { game, text } from '../src/index.ts';

lawsHold(game, { games: 100, reach: { text: text.en } });
wordsComplete(game, text, readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));

test('perft: how many ways the first decisions can go', () => {
  const table = [2, 3, 4].map(seats => [2, 3, 4, 5, 6].map(depth => perft(game, { seats, seed: 'perft' }, depth)));
  assert.deepEqual(table, [
    [49, 147, 294, 588, 735],
    [49, 343, 1372, 2744, 6860],
    [49, 343, 2401, 12005, 24010],
  ]);
});

for (const [seats, options] of [
  [2, {}],
  [3, { cups: 3 }],
  [4, { favours: false }],
] as const) {
  test(`golden game, ${seats} seats`, () => {
    golden(game, { seats, options, seed: `golden ${seats}` }, new URL(`golden/${seats}-seats.txt`, import.meta.url));
  });
}
