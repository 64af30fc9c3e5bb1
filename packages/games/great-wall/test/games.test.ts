import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { golden, wordsComplete } from '@teahouse/testkit';
import { game, type TableOptions, text } from '../src/index.ts';
import { partners } from './laws/modes.ts';
import { rich, richPartners } from './laws/rich.ts';

wordsComplete(game, text, readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));
wordsComplete(rich, text, readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));
wordsComplete(richPartners, text, readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));

const goldens: [string, typeof partners, number, Partial<TableOptions>][] = [
  ['two players', game, 2, {}],
  ['three players', game, 3, {}],
  ['four players', game, 4, {}],
  ['edition 1', rich, 3, { edition: 1 }],
  ['alone', game, 1, { mode: 'alone' }],
  ['alone rich', rich, 1, { mode: 'alone', edition: 1, qinHonor: 50, qinAdvisors: 2 }],
  ['two together', partners, 2, {}],
  ['three together', richPartners, 3, {}],
  ['four together', richPartners, 4, { stores: 'hidden' }],
];
for (const [name, played, seats, options] of goldens) {
  test(`golden game: ${name}`, () => {
    const file = new URL(`golden/${name.replaceAll(' ', '-')}.txt`, import.meta.url);
    golden(played, { seats, options, seed: `golden ${name}` }, file);
  });
}
