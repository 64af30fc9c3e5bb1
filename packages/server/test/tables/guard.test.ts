import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { Guard, RunawayRules } from '../../src/tables/guard.ts';

test('rules run one after another, and their results and errors come back', async t => {
  const guard = opened(t);
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

test('rules that never end are stopped; what came with them is not harmed', async t => {
  const guard = opened(t, 100);
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

test('rules that end just when they are given up harm nobody', async t => {
  const limitMs = 30;
  const guard = opened(t, limitMs);
  let timely = 0;
  let late = 0;
  for (let i = 0; i < 40; i++) {
    const ms = limitMs * (1 + (i % 10) / 20);
    await guard
      .run(() => busyFor(ms))
      .then(
        () => timely++,
        error => {
          assert.ok(error instanceof RunawayRules);
          late++;
        },
      );
    assert.equal(await guard.run(() => i), i);
  }
  assert.equal(timely + late, 40);
});

test('timers, immediates and promises go on after rules were stopped', async t => {
  const guard = opened(t, 30);
  for (let i = 0; i < 5; i++) {
    const endless = guard.run(() => {
      for (;;);
    });
    const others = Promise.all([sleep(1), immediate(), Promise.resolve()]);
    await assert.rejects(endless, RunawayRules);
    await others;
  }
});

function opened(t: TestContext, limitMs?: number): Guard {
  const guard = new Guard(limitMs);
  t.after(() => guard.close());
  return guard;
}

function busyFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
