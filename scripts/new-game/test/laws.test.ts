import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { golden, lawsHold, wordsComplete } from '@teahouse/testkit';
import { game, text } from '../src/index.ts';

lawsHold(game, { games: 40, reach: { text: text.en } });
wordsComplete(game, text, readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));

for (const seats of [2, 3, 4]) {
  test(`golden game, ${seats} seats`, () => {
    golden(game, { seats, seed: `golden ${seats}` }, new URL(`golden/${seats}-seats.txt`, import.meta.url));
  });
}
