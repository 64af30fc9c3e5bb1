import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { threefry } from '../src/chance.ts';
import { chanceFrom, commitment, draw, type Entry, heard, rng, shuffle, shuffleWith } from '../src/index.ts';
import { JOURNAL } from '../src/journal.ts';
import { hex, sha256 } from '../src/sha256.ts';

const luck = (seed: string) => ({ chance: chanceFrom(seed) });

test('SHA-256 agrees with the one everybody uses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      assert.equal(hex(sha256(text)), createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('Threefry gives its published first word for zero key and counter', () => {
  assert.equal(threefry([0, 0, 0, 0], 0, 0), 0x9c6ca96a);
});

test('a draw is in range, and the same seed tells the same story', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
      const got = draw(luck(seed), n, 'x');
      assert.ok(Number.isInteger(got) && got >= 0 && got < n);
      assert.equal(draw(luck(seed), n, 'x'), got);
    }),
  );
});

test('draws are even: 60,000 throws of a die stay within five standard deviations', () => {
  const g = luck('die');
  const counts = Array(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[draw(g, 6, 'die')]++;
  for (const count of counts)
    assert.ok(Math.abs(count - 10_000) < 5 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)), `${counts}`);
});

test('all orders of three cards are equally likely', () => {
  const g = luck('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 30_000; i++) {
    const order = shuffle(g, ['a', 'b', 'c'], 'deck').join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 6);
  for (const count of counts.values()) assert.ok(Math.abs(count - 5000) < 5 * Math.sqrt(30_000 * (1 / 6) * (5 / 6)));
});

test('every reason has its own stream: a new shuffle does not move the old cards', () => {
  const old = luck('streams');
  const today = luck('streams');
  shuffle(today, ['x', 'y', 'z'], 'a deck that was added later');
  assert.deepEqual(shuffle(today, [1, 2, 3, 4, 5, 6, 7], 'deck'), shuffle(old, [1, 2, 3, 4, 5, 6, 7], 'deck'));
});

test('luck is plain data in the state', () => {
  const g = luck('data');
  draw(g, 6, 'die');
  const again = JSON.parse(JSON.stringify(g));
  assert.equal(draw(again, 1000, 'die'), draw(g, 1000, 'die'));
});

test('the commitment fits its seed only, and is not the key', () => {
  assert.equal(commitment('a'), commitment('a'));
  assert.notEqual(commitment('a'), commitment('b'));
  const key = chanceFrom('a')
    .key.map(w => w.toString(16).padStart(8, '0'))
    .join('');
  assert.ok(!commitment('a').includes(key.slice(0, 16)));
});

test('draws are journalled with their reason, for nobody before the end', () => {
  const journal: Entry[] = [];
  const got = draw({ ...luck('journal'), [JOURNAL]: journal }, 6, 'die');
  assert.deepEqual(
    journal.map(({ kind, what, n, at }) => ({ kind, what, n, at })),
    [{ kind: 'chance', what: 'die', n: got, at: '6' }],
  );
  assert.equal(heard(journal[0]!, 0), null);
  assert.equal(heard(journal[0]!, null), null);
});

test('a shuffle is one entry, with the order it led to', () => {
  const journal: Entry[] = [];
  const order = shuffle({ ...luck('journal'), [JOURNAL]: journal }, ['a', 'b', 'c', 'd'], 'deck');
  assert.deepEqual(
    journal.map(({ what, n, at }) => ({ what, n, at })),
    [{ what: 'deck', n: 4, at: order.join(' ') }],
  );
});

test('the outside generator is repeatable and shuffles without losing anything', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
      const shuffled = shuffleWith(rng(seed), list.slice());
      assert.deepEqual(shuffleWith(rng(seed), list.slice()), shuffled);
      assert.deepEqual(shuffled.toSorted(), list.toSorted());
    }),
  );
});
