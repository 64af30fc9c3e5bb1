import assert from 'node:assert/strict';
import { test } from 'node:test';
import { last } from '../../board/primer/book.ts';
import { changed } from '../../board/primer/modes.ts';

const isOfMode = (id: string): boolean => last.includes(id.replace(/-\d+$/, ''));
const chaptersAt = (...table: Parameters<typeof changed>): string[] =>
  [...new Set(Object.values(changed(...table)).flatMap(by => by.map(id => id.replace(/-\d+$/, ''))))].sort();

test('three or four rivals read the rules as they are', () => {
  for (const seats of [3, 4]) {
    assert.deepEqual(changed({ mode: 'rivals' }, seats), {});
    assert.deepEqual(changed({}, seats), {});
  }
});

test('every other table reads the rules of its own mode, and of no other', () => {
  assert.deepEqual(chaptersAt({ mode: 'rivals' }, 2), ['GW-2P']);
  assert.deepEqual(chaptersAt({ mode: 'alone' }, 1), ['GW-2P', 'GW-SOLO']);
  assert.deepEqual(chaptersAt({ mode: 'together' }, 2), ['GW-2P', 'GW-COOP']);
  for (const seats of [3, 4]) assert.deepEqual(chaptersAt({ mode: 'together' }, seats), ['GW-COOP']);
});

test('what is changed is a rule of the common book, and what changes it is not', () => {
  for (const [options, seats] of [
    [{ mode: 'rivals' }, 2],
    [{ mode: 'alone' }, 1],
    [{ mode: 'together' }, 2],
    [{ mode: 'together' }, 4],
  ] as const) {
    for (const [id, by] of Object.entries(changed(options, seats))) {
      assert.ok(!isOfMode(id) && by.length > 0 && by.every(isOfMode), `${id}: ${by}`);
      assert.equal(new Set(by).size, by.length, `${id}: ${by}`);
    }
  }
});

test('options and seats tell which', () => {
  assert.deepEqual(changed({ mode: 'together' }, 3)['GW-GEN-02'], ['GW-COOP-43', 'GW-COOP-02']);
  assert.deepEqual(changed({ mode: 'together' }, 4)['GW-GEN-02'], ['GW-COOP-43', 'GW-COOP-03']);
  assert.deepEqual(changed({ mode: 'together' }, 2)['GW-SETUP-08'], ['GW-COOP-06', 'GW-COOP-40']);
  assert.deepEqual(changed({ mode: 'together' }, 2)['GW-END-02'], ['GW-COOP-44'], 'walls end no co-op game');
  assert.deepEqual(changed({ mode: 'alone', qinAdvisors: 2 }, 1)['GW-SPRING-12'], ['GW-SOLO-65']);
  assert.deepEqual(changed({ mode: 'alone', qinHonor: 100 }, 1)['GW-SETUP-30'], ['GW-SOLO-71']);
  assert.deepEqual(changed({ mode: 'alone', qinHonor: 0 }, 1)['GW-SETUP-30'], ['GW-SOLO-19']);
});
