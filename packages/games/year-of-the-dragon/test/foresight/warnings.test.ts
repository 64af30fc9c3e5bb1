import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { copy, view } from '@teahouse/kernel';
import { Scenario } from '@teahouse/testkit';
import { warnings } from '../../src/foresight/warnings.ts';
import { game } from '../../src/index.ts';
import { position } from '../position.ts';

describe('warnings of wasted moves', () => {
  const warn = (wanted: Parameters<typeof position>[0], ask: string, answer: string): string[] => {
    const { g } = new Scenario(game, position(wanted));
    return warnings(view(game, copy(g), 0), 0, ask, answer);
  };
  const groups = [{ cards: ['build' as const] }, { cards: ['taxes' as const] }];

  test('passing with three yuan or more', () => {
    const ask = 'actions/act.chooseGroup';
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 3 }, {}] }, ask, 'pass'), ['pass-for-nothing']);
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 2 }, {}] }, ask, 'pass'), []);
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 9 }, {}] }, ask, 'group-1'), []);
  });
  test('a card whose stacks are empty', () => {
    const ask = 'persons/card.play';
    const rulers = [{}, {}];
    assert.deepEqual(warn({ rulers, empty: ['healer-young', 'healer-old'] }, ask, 'card-healer'), [
      'card-without-tile',
    ]);
    assert.deepEqual(warn({ rulers, empty: ['healer-young'] }, ask, 'card-healer'), []);
    assert.deepEqual(warn({ rulers, empty: ['healer-young', 'healer-old'] }, ask, 'card-wild'), []);
  });
  test('a new palace that nobody can move into', () => {
    const ask = 'actions/build.placeFloor';
    const lived: [number, 'monk-young'] = [2, 'monk-young'];
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived] }, {}] }, ask, 'new-palace'), []);
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived, [1]] }, {}] }, ask, 'new-palace'), [
      'palace-will-decay',
    ]);
    assert.deepEqual(warn({ groups, month: 12, rulers: [{ palaces: [lived] }, {}] }, ask, 'new-palace'), [
      'palace-will-decay',
    ]);
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived, [1]] }, {}] }, ask, 'palace-0'), []);
  });
  test('a charter for healers', () => {
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'super/charter.choose', 'healer'), ['charter-for-nothing']);
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'super/charter.choose', 'farmer'), []);
  });
  test('a person sent away although somebody could be replaced', () => {
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'persons/lodge.choose', 'decline'), ['person-declined']);
    assert.deepEqual(warn({ rulers: [{ palaces: [] }, {}] }, 'persons/lodge.choose', 'decline'), []);
  });
});
