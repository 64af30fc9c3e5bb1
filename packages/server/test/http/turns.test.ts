import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Brakes } from '../../src/http/brakes.ts';
import { Turns } from '../../src/http/turns.ts';

test('who asks for much at once waits for themselves; others overtake', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const ask = async (name: string, address: string): Promise<void> => {
    await turns.take(address, true);
    begun.push(name);
  };
  const all = [1, 2, 3, 4].map(i => ask(`flood${i}`, 'a'));
  all.push(ask('anna', 'b'), ask('bert', 'c'), ask('anna again', 'b'));
  await Promise.all(all);
  assert.deepEqual(begun, ['flood1', 'flood2', 'anna', 'bert', 'flood3', 'anna again', 'flood4']);
});

test('between two that take long, whatever else has come is seen to', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const long = [1, 2, 3].map(async i => {
    await turns.take('a', true);
    seen.push(`long${i}`);
  });
  await Promise.resolve();
  assert.deepEqual(seen, ['long1'], 'one at a time');
  await setImmediate();
  assert.deepEqual(seen, ['long1', 'long2']);
  await Promise.all(long);
  await setImmediate();
  assert.equal(turns.take('b', true), null, 'nobody waits any more: at once');
});

test('a flood of small things of one address is begun piece by piece, and others are not behind it', async () => {
  const turns = new Turns();
  let flood = 0;
  const all = Array.from({ length: 1000 }, async () => {
    await turns.take('a', false);
    flood++;
  });
  await Promise.resolve();
  assert.equal(flood, 32, 'some at once');
  assert.equal(turns.take('b', false), null, 'who comes from elsewhere is not behind them');
  await setImmediate();
  assert.equal(flood, 64);
  const long = turns.take('c', true);
  await setImmediate();
  assert.ok(long !== null, 'what takes long waits for its turn');
  await long;
  assert.ok(flood < 150, `and has it soon, after ${flood}`);
  await Promise.all(all);
  assert.equal(flood, 1000);
});

test('who was refused often is told so late, and cut off where too many wait; others are told at once', async () => {
  const brakes = new Brakes(() => 0);
  let atOnce = 0;
  while (!brakes.isFlood('a')) atOnce++;
  assert.equal(atOnce, 50);
  assert.ok(!brakes.isFlood('b'));
  const begun = performance.now();
  const held = Array.from({ length: 100 }, () => brakes.hold('a'));
  assert.equal(await brakes.hold('a'), false, 'no more than a hundred of one address');
  // What is held does not keep a process alive.
  await setTimeout(600);
  assert.deepEqual(new Set(await Promise.all(held)), new Set([true]));
  assert.ok(performance.now() - begun >= 499);
  const again = brakes.hold('a');
  await setTimeout(600);
  assert.equal(await again, true, 'room again');
});

test('who goes on all the same is held longer; who was held is heard one after another', async () => {
  const brakes = new Brakes(() => 0);
  let turns = 0;
  const ended = new AbortController();
  const counting = (async () => {
    for (; !ended.signal.aborted; turns++) await setImmediate();
  })();
  const freed: string[] = [];
  const freedAt: number[] = [];
  const hold = async (name: string, times: number): Promise<void> => {
    await brakes.hold('a', times);
    freed.push(name);
    freedAt.push(turns);
  };
  const all = [hold('again', 1), hold('new', 0), hold('newer', 0), hold('newest', 0)];
  await Promise.all(all.slice(1));
  assert.deepEqual(freed, ['new', 'newer', 'newest'], 'twice as long for the second time');
  assert.equal(new Set(freedAt).size, 3, 'what one has to say is seen to before the next is heard');
  await all[0];
  ended.abort();
  await counting;
});
