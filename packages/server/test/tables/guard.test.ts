import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guard, RunawayRules } from '../../src/tables/guard.ts';

test('rules run one after another, and their results and errors come back', async () => {
  const guard = new Guard();
  const order: number[] = [];
  const results = await Promise.allSettled([
    guard.run(() => order.push(1)),
    guard.run(() => {
      throw new TypeError('a fault');
    }),
    guard.run(() => order.push(2)),
  ]);
  assert.deepEqual(order, [1, 2]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.ok((results[1] as PromiseRejectedResult).reason instanceof TypeError);
});

test('rules that never end are stopped; what came with them is not harmed', async () => {
  const guard = new Guard(100);
  const began = performance.now();
  const [before, endless, after] = await Promise.allSettled([
    guard.run(() => 'before'),
    guard.run(() => {
      for (;;);
    }),
    guard.run(() => 'after'),
  ]);
  assert.ok(performance.now() - began < 2000);
  assert.deepEqual(
    [before, after],
    [
      { status: 'fulfilled', value: 'before' },
      { status: 'fulfilled', value: 'after' },
    ],
  );
  assert.ok((endless as PromiseRejectedResult).reason instanceof RunawayRules);
  assert.equal(await guard.run(() => 'again'), 'again');
});
