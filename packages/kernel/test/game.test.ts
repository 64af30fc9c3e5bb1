import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, chooseOptions, deal, Refusal } from '../src/index.ts';
import { does, procedure, toy } from './toy.ts';

const game = toy([procedure('game', { end: does(() => {}) })], {
  options: { wall: ['off', 'on'], size: [7, 6] },
  forbids: (options, seats) => (options.wall === 'on' && seats === 4 ? 'no-wall-for-four' : null),
}) as AnyGame;

test('options have defaults, and what is chosen replaces them', () => {
  assert.deepEqual(chooseOptions(game, 2, {}), { wall: 'off', size: 7 });
  assert.deepEqual(chooseOptions(game, 2, { size: 6 }), { wall: 'off', size: 6 });
});

for (const [what, seats, options, reason, details] of [
  ['one seat', 1, {}, 'seats', { seats: 1, min: 2, max: 4 }],
  ['five seats', 5, {}, 'seats', { seats: 5, min: 2, max: 4 }],
  ['half a seat', 2.5, {}, 'seats', {}],
  ['an option that does not exist', 2, { door: 'open' }, 'unknown-option', { option: 'door' }],
  ['an inherited name', 2, { toString: 'x' }, 'unknown-option', { option: 'toString' }],
  ['a value that does not exist', 2, { size: 5 }, 'option-value', { option: 'size', value: '5' }],
  ['a value of another type', 2, { size: '7' }, 'option-value', { option: 'size', value: '"7"' }],
  ['options that clash', 4, { wall: 'on' }, 'options-clash', { sentence: 'no-wall-for-four' }],
] as const) {
  test(`refused: ${what}`, () => {
    assert.throws(
      () => deal(game, { seats, options, seed: 's' }),
      error => {
        assert.ok(error instanceof Refusal);
        assert.equal(error.reason, reason);
        for (const [key, value] of Object.entries(details)) assert.equal(error.details[key], value);
        return true;
      },
    );
  });
}
