import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart } from '../src/effects.ts';

test('beside a name stands only what tells an answer from the others', () => {
  const persons = new Map([
    ['old', { track: 2, persons: 1 }],
    ['young', { track: 4, persons: 1 }],
  ]);
  assert.deepEqual(Object.fromEntries(apart(persons)), { old: { track: 2 }, young: { track: 4 } });
});

test('what only some change is said of those, and what nobody else offers in full', () => {
  const ways = new Map<string, { gold?: number; honor?: number }>([
    ['hire', { gold: -2 }],
    ['pass', {}],
  ]);
  assert.deepEqual(Object.fromEntries(apart(ways)), { hire: { gold: -2 }, pass: {} });
  assert.deepEqual(Object.fromEntries(apart(new Map([['hire', { gold: -2 }]]))), { hire: { gold: -2 } });
});
