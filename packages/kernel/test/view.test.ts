import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyGame,
  deal,
  heard,
  holdsSealed,
  imagine,
  isSeenByAll,
  type Redaction,
  redact,
  reimagine,
  rng,
  SEALED,
  view,
  viewApart,
  withJournal,
} from '../src/index.ts';
import { atOnce, noteTo, procedure, seatsOf, toy } from './toy.ts';

interface Shop {
  open: boolean;
  till: number;
  recipe: string;
}
interface SeenShop {
  open: boolean;
  till: string;
}
type Fits<T, U> = T extends U ? true : false;

test('a field that nobody classified, or shown as the wrong thing, does not compile', () => {
  type Rules = Redaction<Shop, SeenShop>;
  const forgotten: Fits<{ open: 'everyone'; till: () => string }, Rules> = false;
  const shownRaw: Fits<{ open: 'everyone'; till: 'everyone'; recipe: 'nobody' }, Rules> = false;
  const shownSecret: Fits<{ open: 'everyone'; till: () => string; recipe: 'everyone' }, Rules> = false;
  const notShown: Fits<{ open: 'nobody'; till: () => string; recipe: 'nobody' }, Rules> = false;
  const right: Fits<{ open: 'everyone'; till: () => string; recipe: 'nobody' }, Rules> = true;
  assert.deepEqual([forgotten, shownRaw, shownSecret, notShown, right], [false, false, false, false, true]);
});

test('redaction shows, words or hides each field', () => {
  const rules: Redaction<Shop, SeenShop> = {
    open: 'everyone',
    till: n => (n > 5 ? 'full' : 'empty'),
    recipe: 'nobody',
  };
  assert.deepEqual(redact(rules, { open: true, till: 9, recipe: 'secret' }, null), { open: true, till: 'full' });
});

const bids = toy([
  procedure('game', {
    bid: atOnce({
      rule: 'T-1',
      all: g => seatsOf(g),
      options: () => ['low', 'high'],
      take: (g, _, a, seat) => {
        g.said.push(`${seat} ${a}`);
      },
    }),
  }),
]);

test('a view hides luck, hidden fields and the sealed answers of others', () => {
  const { g } = deal(bids, { seats: 3, seed: 'view' });
  bids.machine.answer(g, 0, 'high');
  bids.machine.answer(g, 1, 'low');
  const mine = view(bids, g, 0);
  assert.deepEqual(mine.hidden, [10, null, null]);
  assert.deepEqual(mine.stack[0]!.sealed, { 0: 'high', 1: SEALED });
  assert.deepEqual(view(bids, g, null).stack[0]!.sealed, { 0: SEALED, 1: SEALED });
  assert.ok(!JSON.stringify(mine).includes('chance'));
  assert.deepEqual(g.stack[0]!.sealed, { 0: 'high', 1: 'low' }, 'looking changes nothing');
});

test('what everyone sees and what is seen apart make the view', () => {
  const anyBids = bids as unknown as AnyGame;
  const { g } = deal(bids, { seats: 3, seed: 'apart' });
  for (let answers = 0; answers <= 3; answers++) {
    if (answers > 0) bids.machine.answer(g, answers - 1, 'high');
    const isSealed = holdsSealed(g);
    assert.equal(isSealed, answers < 3, 'until the last has answered');
    for (const me of [0, 1, null]) {
      const whole: Record<string, unknown> = { ...view(bids, g, me) };
      const apart = viewApart(anyBids, g, me, isSealed);
      assert.deepEqual({ ...whole, ...apart }, whole);
      const others = Object.keys(whole).filter(key => !(key in apart));
      for (const key of others) {
        assert.deepEqual(whole[key], (g as unknown as Record<string, unknown>)[key], key);
        assert.ok(key === 'seats' || isSeenByAll(anyBids, key, isSealed), key);
      }
      for (const key of Object.keys(apart)) assert.ok(!isSeenByAll(anyBids, key, isSealed), key);
      assert.ok('hidden' in apart);
      assert.equal('stack' in apart, isSealed);
    }
  }
  for (const field of ['hidden', 'chance']) assert.equal(isSeenByAll(anyBids, field, false), false, field);
});

test('an imagined table looks the same, has other secrets, and can be played on', () => {
  const { g } = deal(bids, { seats: 3, seed: 'imagine' });
  bids.machine.answer(g, 1, 'low');
  const seen = view(bids, g, 0);
  const guesses = new Set<string>();
  for (let i = 0; i < 20; i++) {
    for (const world of [imagine(bids, seen, 0, rng(i)), reimagine(bids, g, 0, rng(i))]) {
      assert.deepEqual(view(bids, world, 0), seen);
      assert.notDeepEqual(world.chance, g.chance);
      guesses.add(world.stack[0]!.sealed![1]!);
      bids.machine.answer(world, 0, 'low');
      bids.machine.answer(world, 2, 'low');
      assert.equal(world.over, true);
    }
  }
  assert.deepEqual([...guesses].sort(), ['high', 'low'], 'a sealed answer is guessed, not copied');
  assert.deepEqual(view(bids, g, 0), seen, 'the true table is untouched');
});

test('a secret entry tells others only that it happened', () => {
  const journal: Parameters<typeof heard>[0][] = [];
  const { g } = deal(bids, { seats: 2, seed: 'secret' });
  withJournal(g, journal, () => noteTo(g, [1], 'draws', 'T-DRAW-01', 1, 'ace', 3, 'deck'));
  const whole = { kind: 'draws', rule: 'T-DRAW-01', seat: 1, what: 'ace', n: 3, at: 'deck' };
  assert.deepEqual(heard(journal[0]!, 1), whole);
  assert.deepEqual(heard(journal[0]!, 0), { ...whole, what: '', n: 0, at: '' });
  assert.deepEqual(heard(journal[0]!, null), { ...whole, what: '', n: 0, at: '' });
});
