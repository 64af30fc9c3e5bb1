import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, view } from '@teahouse/kernel';
import { game } from '../src/index.ts';

test('a game is dealt, and everybody sees it', () => {
  for (const seats of [2, 3, 4]) {
    const { g, question } = deal(game, { seats, seed: `smoke ${seats}` });
    assert.equal(question?.ask, 'setup.faction');
    for (const me of [null, 0, 1]) assert.ok(view(game, g, me));
  }
});
