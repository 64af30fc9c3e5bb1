import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gentlestFirst, nudged, takenBy } from '../../board/model/payment.ts';
import { goods, mix, RESOURCES, waysToPay } from '../../src/ids.ts';

const STORES = goods(5, 8, 2, 4);
const WAYS = waysToPay(STORES, 5, false);

test('the first way to pay leaves what is scarce, and the rest as even as it can', () => {
  assert.deepEqual(mix(gentlestFirst(WAYS, STORES)[0]!), goods(1, 4, 0, 0));
  const even = goods(3, 3, 3, 0);
  assert.deepEqual(mix(gentlestFirst(waysToPay(even, 3, false), even)[0]!), goods(1, 1, 1, 0));
  const forced = goods(0, 1, 4, 0);
  assert.deepEqual(mix(gentlestFirst(waysToPay(forced, 5, false), forced)[0]!), goods(0, 1, 4, 0));
  assert.deepEqual(
    gentlestFirst(WAYS, STORES).toSorted(),
    WAYS.toSorted(),
    'the others come after it, and none is lost',
  );
});

test('a step changes one resource by one, is a way that exists, and moves as little else as it can', () => {
  for (const from of WAYS) {
    for (const resource of RESOURCES) {
      for (const by of [1, -1] as const) {
        const to = nudged(WAYS, from, resource, by);
        if (to === undefined) {
          const n = mix(from)[resource] + by;
          assert.ok(!WAYS.some(way => mix(way)[resource] === n), `${from}, ${resource} ${by}`);
          continue;
        }
        assert.ok(WAYS.includes(to));
        assert.equal(mix(to)[resource], mix(from)[resource] + by);
        const moved = RESOURCES.filter(each => mix(to)[each] !== mix(from)[each]);
        assert.equal(moved.length, 2, `${from} to ${to}`);
      }
    }
  }
});

test('only what some way takes can be stepped', () => {
  assert.deepEqual(takenBy(WAYS), ['wood', 'stone', 'gold']);
  assert.deepEqual(takenBy(waysToPay(goods(0, 4, 0, 1), 4, true)), ['stone', 'chi']);
});
