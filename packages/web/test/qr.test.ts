import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrOf } from '../src/qr.ts';

const digest = (text: string): string =>
  createHash('sha256')
    .update(
      qrOf(text)!
        .map(row => row.map(Number).join(''))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

test('links become the codes that a scanner has read', () => {
  const link = 'http://localhost:3000/table/abcdefghij?secret=0123456789abcdef0123456789abcdef&seat=1';
  // One, two and four blocks, with and without the bits that name the version; each was read with zbarimg.
  assert.deepEqual([digest('hi'), digest(link)], ['97314de84ccfecea', 'bc205660665fba8e']);
  assert.deepEqual([digest('x'.repeat(150)), digest('y'.repeat(260))], ['1b893491bd8934e7', '1f9a372b5701f223']);
  assert.equal(qrOf('hi')!.length, 21);
  assert.equal(qrOf('y'.repeat(260))!.length, 57);
});

test('every bit of a text matters, and one that is too long has no code', () => {
  assert.notEqual(digest('hi'), digest('hj'));
  assert.equal(qrOf('z'.repeat(272)), null);
  assert.notEqual(qrOf('z'.repeat(271)), null);
});
