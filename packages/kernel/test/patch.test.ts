import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copy, diff, notJson, type Patch, patched } from '@teahouse/kernel';
import fc from 'fast-check';
import { adapt } from '../src/patch.ts';

/** What a state may be: `__proto__` is no key of one. */
const json = fc.jsonValue({ maxDepth: 4 }).filter(x => notJson(x, 'x') === null);
const plain = (x: unknown): unknown => JSON.parse(JSON.stringify(x));

test('a patch leads from one value to the other, and leaves the old one alone', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const before = JSON.stringify(a);
      const patch = plain(diff(a, b)) as Patch;
      assert.deepEqual(plain(patched(a, patch)), plain(b));
      assert.equal(JSON.stringify(a), before);
    }),
  );
});

test('a small change is a small patch', () => {
  const a = {
    rulers: [
      { yuan: 3, palaces: [1, 2] },
      { yuan: 5, palaces: [] },
    ],
    month: 4,
  };
  const b = {
    rulers: [
      { yuan: 1, palaces: [1, 3] },
      { yuan: 5, palaces: [] },
    ],
    month: 4,
  };
  assert.deepEqual(diff(a, b), [
    [['rulers', 0, 'yuan'], 1],
    [['rulers', 0, 'palaces', 1], 3],
  ]);
  assert.deepEqual(diff(a, a), []);
});

test('a list of another length and a record with other keys come whole', () => {
  assert.deepEqual(diff({ hand: ['a', 'b'] }, { hand: ['b'] }), [[['hand'], ['b']]]);
  assert.deepEqual(diff({ sealed: { 0: 'x' } }, { sealed: { 1: 'x' } }), [[['sealed'], { 1: 'x' }]]);
  assert.deepEqual(diff({ sealed: null }, { sealed: { 1: 'x' } }), [[['sealed'], { 1: 'x' }]]);
});

test('what did not change is shared, what did is new', () => {
  const a = { left: { n: 1 }, right: { n: 1 } };
  const b = patched(a, [[['right', 'n'], 2]]);
  assert.equal(b.left, a.left);
  assert.notEqual(b.right, a.right);
});

test('a patch for something else is refused', () => {
  assert.throws(() => patched({ a: 1 }, [[['a', 'b'], 2]]), /nothing at a/);
});

test('a value that is adapted becomes the other one, and shares nothing with it', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const adapted = adapt(plain(a), diff(plain(a), b));
      assert.deepEqual(plain(adapted), plain(b));
      const parts = new Set(partsOf(b));
      assert.ok(!partsOf(adapted).some(part => parts.has(part)));
    }),
  );
});

test('what is adapted stays in its place', () => {
  const hand = ['tea', 'rice'];
  const a = { seats: [{ hand, yuan: 3 }] };
  const adapted = adapt(a, diff(copy(a), { seats: [{ hand: ['tea', 'ink'], yuan: 3 }] }));
  assert.equal(adapted, a);
  assert.equal(adapted.seats[0]!.hand, hand);
  assert.deepEqual(hand, ['tea', 'ink']);
});

/** All lists and records in a value, itself included. */
function partsOf(x: unknown): object[] {
  return typeof x === 'object' && x !== null ? [x, ...Object.values(x).flatMap(partsOf)] : [];
}
