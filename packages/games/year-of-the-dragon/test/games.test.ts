import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match, rng } from '@teahouse/kernel';
import { dealOf, golden, perft, tables, wordsComplete } from '@teahouse/testkit';
import { game, type TableOptions, text } from '../src/index.ts';
import { pointsOf, SOURCES } from '../src/table.ts';

wordsComplete(game, text, readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));

const goldens: [string, number, Partial<TableOptions>][] = [
  ['base', 2, {}],
  ['secret hands', 3, { openHands: false, largePrivilege: 6 }],
  ['great wall', 4, { wall: 'choose' }],
  ['hidden super event', 4, { superEvent: 'hidden', openHands: false }],
  ['earthquake', 5, { superEvent: 'earthquake', superDecay: 'twice' }],
  ['everything', 5, { wall: 'random', superEvent: 'eclipse', wallEnd: 'before-decay', eclipseWall: 'once' }],
];
for (const [name, seats, options] of goldens) {
  test(`golden game: ${name}`, () => {
    const file = new URL(`golden/${name.replaceAll(' ', '-')}.txt`, import.meta.url);
    golden(game, { seats, options, seed: `golden ${name}` }, file);
  });
}

test('perft: how many ways the opening can go', () => {
  const start = { seats: 5, seed: 'perft', options: { firstDrafter: 1 } as const };
  // 9 types, 8 others, 2 palaces for the second; then the next ruler, for whom one pair is taken.
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map(depth => perft(game, start, depth)),
    [9, 72, 144, 1296, 10_080, 20_160],
  );
});

test('the score sheet adds up: what the journal told, by source, is what everybody has', () => {
  const all = tables(game);
  for (let n = 0; n < 60; n++) {
    const match = Match.begin(game, dealOf(all, 'score sheet', n) as Parameters<typeof Match.begin>[1]);
    const luck = rng(n);
    while (!match.over) {
      const { seat, options } = match.open()[0]!;
      match.answer(seat, options[luck(options.length)]!);
    }
    match.state.rulers.forEach((ruler, seat) => {
      const told = match.journal.filter(entry => entry.kind === 'scores' && entry.seat === seat);
      for (const source of SOURCES) {
        const sum = told.filter(entry => entry.what === source).reduce((total, entry) => total + entry.n, 0);
        assert.equal(ruler.points[source], sum, source);
      }
      assert.equal(
        pointsOf(ruler),
        told.reduce((total, entry) => total + entry.n, 0),
      );
    });
  }
});
