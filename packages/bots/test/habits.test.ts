import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Question, rng } from '@teahouse/kernel';
import { Habits } from '../src/habits.ts';

const asked = (options: readonly string[], seat = 0): Question => ({ seat, ask: 'road.choose', options: [...options] });
const ROADS = ['north', 'east', 'south', 'west'];

/** One who has looked at everything so often, and found this best. */
function used(best: string, times: number): Habits {
  const habits = new Habits();
  for (let i = 0; i < times; i++) habits.learn(asked(ROADS), ROADS, best);
  return habits;
}

test('all answers have their chances before any is passed over', () => {
  const luck = rng('chances');
  assert.deepEqual(new Habits().among(asked(ROADS), luck), ROADS);
  assert.deepEqual(used('east', 1).among(asked(ROADS), luck), ROADS);
  assert.notDeepEqual(used('east', 2).among(asked(ROADS), luck), ROADS);
});

test('what was best at some time is always looked at; of the rest one, every other time', () => {
  const luck = rng('rest');
  const habits = used('east', 2);
  habits.learn(asked(ROADS), ROADS, 'west');
  const others = new Map<string, number>();
  for (let i = 0; i < 200; i++) {
    const looked = habits.among(asked(ROADS), luck);
    assert.ok(looked.includes('east') && looked.includes('west') && looked.length <= 3, String(looked));
    for (const answer of looked) others.set(answer, (others.get(answer) ?? 0) + 1);
  }
  for (const rest of ['north', 'south']) assert.ok(Math.abs(others.get(rest)! - 50) < 25, String(others.get(rest)));
});

test('an answer that is new is looked at, and there is always something to look at', () => {
  const luck = rng('new');
  const habits = used('east', 2);
  for (let i = 0; i < 20; i++) {
    assert.ok(habits.among(asked([...ROADS, 'bridge']), luck).includes('bridge'));
    assert.equal(habits.among(asked(['north', 'south']), luck).length, 1);
  }
});

test('every seat has habits of its own', () => {
  assert.deepEqual(used('east', 2).among(asked(ROADS, 1), rng('seats')), ROADS);
});
