import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { golden, wordsComplete } from '@teahouse/testkit';
import { game, type TableOptions, text } from '../src/index.ts';
import { rich } from './laws/rich.ts';

wordsComplete(game, text, readFileSync(new URL('../rules.md', import.meta.url), 'utf8'), rich);

const goldens: [string, typeof game, number, Partial<TableOptions>][] = [
  ['two players', game, 2, {}],
  ['three players', game, 3, {}],
  ['four players', game, 4, {}],
  ['by the book', game, 3, { setup: 'book', exploration: true, wildRunes: true }],
  ['plenty', rich, 4, { heroSupport: true, heroesMarch: true, hexagonsStand: true }],
];
for (const [name, played, seats, options] of goldens) {
  test(`golden game: ${name}`, () => {
    const file = new URL(`golden/${name.replaceAll(' ', '-')}.txt`, import.meta.url);
    golden(played, { seats, options, seed: `golden ${name}` }, file);
  });
}
