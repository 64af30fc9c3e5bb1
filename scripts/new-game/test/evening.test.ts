import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, Match } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game } from '../src/index.ts';
import { places } from '../src/rules/evening.ts';

for (const rounds of [6, 4] as const) {
  test(rule('PL-END-01') + `an evening of ${rounds} rounds ends after the last`, () => {
    const match = Match.begin(game, { seats: 2, seed: 'evening', options: { rounds } });
    while (!match.over) {
      const { seat, options } = match.open()[0]!;
      match.answer(seat, options[0]!);
    }
    assert.equal(match.state.round, rounds);
    for (const { hand } of match.state.players) assert.equal(hand.length, 2);
    assert.deepEqual(match.open(), []);
  });
}

test(rule('PL-END-02') + 'the longest row wins, then the lower last lantern; empty rows share', () => {
  const { g } = deal(game, { seats: 4, seed: 'places' });
  const [a, b, c, d] = g.players;
  a!.row = ['lantern-1', 'lantern-40'];
  b!.row = ['lantern-2', 'lantern-39'];
  assert.deepEqual(places(g), [2, 1, 3, 3]);
  c!.row = ['lantern-3', 'lantern-4', 'lantern-5'];
  d!.row = ['lantern-6'];
  assert.deepEqual(places(g), [3, 2, 1, 4]);
});
