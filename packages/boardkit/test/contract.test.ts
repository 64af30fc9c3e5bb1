import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightsBy, fly, lessonOf, signed, step } from '../src/contract.ts';

const heard = (kind: string, n = 0) => ({ kind, rule: 'T-01', seat: 0, what: 'rice', n, at: '' });

test('a kind of line that has no flight does not move', () => {
  const flight = flightsBy<{ gains: ['rice', number]; passes: [what: '', n: number]; thinks: [] }>({
    gains: ({ n }) => fly('coin', 'bank', 'purse', signed(n)),
    passes: ({ n }) => (n === 0 ? null : fly('', 'bank', 'purse')),
  });
  assert.deepEqual(flight(heard('gains', 2)), { sprite: 'coin', from: 'bank', to: 'purse', label: '+2' });
  assert.equal(flight(heard('passes')), null);
  assert.equal(flight(heard('thinks')), null);
  assert.equal(signed(-3), '−3');
});

test('a step of a lesson is told at its questions, when what is seen fits', () => {
  const lesson = lessonOf({ seed: 'seed', seats: 3 }, [
    step('early', ['a.one', 'a.two'], ['purse'], (seen: { month: number }) => seen.month < 3),
    step('end', [null], []),
  ]);
  const { table, steps, title, words } = lesson({
    title: 'L',
    teaches: 'l',
    words: { early: { title: 'E', text: 'e' }, end: { title: 'Z', text: 'z' } },
  });
  assert.deepEqual([table, title], [{ seed: 'seed', seats: 3 }, 'L']);
  const told = (ask: string | null, month: number) => steps.filter(({ at }) => at(ask, { month })).map(({ id }) => id);
  assert.deepEqual(told('a.two', 2), ['early']);
  assert.deepEqual(told('a.two', 3), []);
  assert.deepEqual(told('', 2), []);
  assert.deepEqual(told(null, 12), ['end']);
  assert.equal(words.early!.title, 'E');
});
