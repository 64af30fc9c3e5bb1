import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment } from '@teahouse/kernel';
import { promiseOf } from '../../src/tables/describe.ts';

test('what is promised of a seed is what the kernel proves', () => {
  for (const seed of ['', 'a', 'Schöne Grüße 🐉', 'x'.repeat(200)]) assert.equal(promiseOf(seed), commitment(seed));
});
