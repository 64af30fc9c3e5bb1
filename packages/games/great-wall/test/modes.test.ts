import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseOptions, LANGUAGES, Refusal } from '@teahouse/kernel';
import { game, type TableOptions, text } from '../src/index.ts';
import { type Clash, clash } from '../src/modes.ts';

const refusal = (mode: TableOptions['mode'], seats: number): Clash | null =>
  clash({ edition: 2, mode, qinHonor: 0, qinAdvisors: 1, stores: 'shown' }, seats);

test('one plays alone, more play against each other or together', async () => {
  assert.deepEqual(
    [1, 2, 3, 4].map(seats => refusal('alone', seats)),
    [null, 'alone-is-for-one', 'alone-is-for-one', 'alone-is-for-one'],
  );
  for (const mode of ['rivals', 'together'] as const) {
    assert.deepEqual(
      [1, 2, 3, 4].map(seats => refusal(mode, seats)),
      ['one-plays-alone', null, null, null],
    );
  }
  for (const language of LANGUAGES) {
    const { clashes } = await text[language]();
    assert.deepEqual(Object.keys(clashes ?? {}), ['alone-is-for-one', 'one-plays-alone', 'qin-is-for-one']);
  }
});

test('whoever says nothing plays against each other', () => {
  assert.equal(chooseOptions(game, 3, {}).mode, 'rivals');
  assert.throws(() => chooseOptions(game, 3, { mode: 'apart' }), Refusal);
});
