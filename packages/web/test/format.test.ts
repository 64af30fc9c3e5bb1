import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ago, clock } from '../src/format.ts';

test('a clock counts down to nothing, and never below', () => {
  assert.equal(clock(84_000, 'en'), '1:24');
  assert.equal(clock(6001, 'en'), '0:07');
  assert.equal(clock(0, 'en'), '0:00');
  assert.equal(clock(-5000, 'en'), '0:00');
  assert.equal(clock(2 * 3_600_000 + 3 * 60_000, 'de'), '2:03:00');
});

test('days are days', () => {
  assert.equal(clock(72 * 3_600_000, 'en'), '3 days');
  assert.match(clock(30 * 3_600_000, 'it'), /^1 g.* 6 h$/);
});

test('how long ago, in the language', () => {
  const now = 1_800_000_000_000;
  assert.equal(ago(now - 3 * 3_600_000, now, 'en'), '3 hours ago');
  assert.equal(ago(now - 86_400_000, now, 'de'), 'gestern');
  assert.equal(ago(now - 1000, now, 'es'), 'este minuto');
  assert.match(ago(now - 90 * 86_400_000, now, 'en'), /20\d\d/);
});
