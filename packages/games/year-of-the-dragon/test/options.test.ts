import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Details, deal, type Reason, Refusal } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game, type Table, type TableOptions } from '../src/index.ts';

const dealt = (seats: number, options: Record<string, unknown> = {}, seed = 'options'): Table =>
  deal(game, { seats, seed, options: options as Partial<TableOptions> }).g;

function refused(seats: number, options: Record<string, unknown>, reason: Reason, details: Details): void {
  assert.throws(
    () => dealt(seats, options),
    error => {
      assert.ok(error instanceof Refusal, `${error}`);
      assert.deepEqual([error.reason, { ...error.details }], [reason, details]);
      return true;
    },
  );
}

test(rule('YD-GOAL-01') + 'two to five players, and no others', () => {
  for (const seats of [2, 3, 4, 5]) assert.equal(dealt(seats).rulers.length, seats);
  for (const seats of [0, 1, 6, 2.5]) refused(seats, {}, 'seats', { seats, min: 2, max: 5 });
});

test(rule('YD-DRAFT-02') + 'chance, by the seed, decides who drafts first', () => {
  for (const seats of [2, 5]) {
    const firsts = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const [first] = dealt(seats, {}, `first ${n}`).order;
      assert.equal(dealt(seats, {}, `first ${n}`).order[0], first);
      firsts.add(first!);
    }
    assert.equal(firsts.size, seats, `only ${[...firsts]} ever came first`);
  }
});

test(rule('YD-DRAFT-02') + 'or the host does, whatever the seed', () => {
  for (const firstDrafter of [1, 2, 3, 4]) {
    for (const seed of ['a', 'b', 'c'])
      assert.equal(
        deal(game, { seats: 4, seed, options: { firstDrafter: firstDrafter as 1 } }).question?.seat,
        firstDrafter - 1,
      );
  }
});

test(rule('YD-DRAFT-02') + 'but not somebody who is not seated', () => {
  for (const [seats, firstDrafter] of [
    [2, 3],
    [3, 4],
    [4, 5],
  ] as const)
    refused(seats, { firstDrafter }, 'options-clash', { sentence: 'first-drafter-not-seated' });
  assert.equal(dealt(5, { firstDrafter: 5 }).order[0], 4);
});

test('an unknown option is refused by its name', () => {
  refused(3, { firstPlayer: 1 }, 'unknown-option', { option: 'firstPlayer' });
  refused(3, { toString: 1 }, 'unknown-option', { option: 'toString' });
});

test('a value that an option cannot have is refused with both', () => {
  refused(3, { largePrivilege: 8 }, 'option-value', { option: 'largePrivilege', value: '8' });
  refused(3, { largePrivilege: '7' }, 'option-value', { option: 'largePrivilege', value: '"7"' });
  refused(3, { openHands: 'no' }, 'option-value', { option: 'openHands', value: '"no"' });
  refused(3, { firstDrafter: 0 }, 'option-value', { option: 'firstDrafter', value: '0' });
  refused(3, { firstDrafter: 6 }, 'option-value', { option: 'firstDrafter', value: '6' });
});

test('a reading of a rule can only be chosen where the rule is in play', () => {
  for (const [options, sentence] of [
    [{ wallEnd: 'before-decay' }, 'wall-end-without-wall'],
    [{ superDecay: 'twice' }, 'super-decay-without-super-event'],
    [{ eclipseWall: 'once', wall: 'choose' }, 'eclipse-wall-without-both'],
    [{ eclipseWall: 'once', superEvent: 'eclipse' }, 'eclipse-wall-without-both'],
  ] as const)
    refused(3, options, 'options-clash', { sentence });
  dealt(3, {
    wall: 'choose',
    superEvent: 'eclipse',
    wallEnd: 'before-decay',
    superDecay: 'twice',
    eclipseWall: 'once',
  });
});
