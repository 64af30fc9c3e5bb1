import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightsBy, fly, lessonOf, signed, step, stepDue } from '../src/contract.ts';

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

test('every step is told once, in any order, and after the farewell only what is listed behind it', () => {
  const always = () => true;
  const steps = [
    step('one', ['a'], [], always),
    step('two', ['a', 'b'], [], always),
    step('farewell', ['c'], [], always),
    step('later', ['a'], [], always),
    step('end', [null], [], always),
  ];
  const told = new Set<string>();
  const hear = (ask: string | null): string | null => {
    const due = stepDue(steps, told, ask, {}, null);
    if (due !== undefined) told.add(due.id);
    return due?.id ?? null;
  };
  assert.deepEqual([hear('b'), hear('a'), told.size], ['two', 'one', 2], 'steps count up, whatever their order');
  assert.equal(hear('b'), null, 'nothing is told twice');
  told.delete('one');
  assert.equal(stepDue(steps, told, 'a', {}, 'farewell')?.id, 'later', 'it holds while the farewell is still said');
  assert.equal(hear('c'), 'farewell');
  assert.equal(hear('a'), 'later', 'what was missed before the farewell stays untold');
  assert.deepEqual([hear('a'), hear(null), hear(null)], [null, 'end', null]);
});
