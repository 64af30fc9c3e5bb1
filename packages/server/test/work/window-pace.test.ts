import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import { type Question, rng } from '@teahouse/kernel';
import { isWindow, windowMs, windowThinkMs } from '../../src/work/window-pace.ts';

const WINDOWS = 200;
const PACE_MS = 700;
const FINE = 2 ** 30;

/** In every other window there is something to think about. Gives how long after it was asked each is answered. */
function answers(seed: string, answerMs: (isForced: boolean, luck: () => number) => number): [boolean, number][] {
  const random = rng(seed);
  return Array.from({ length: WINDOWS }, (_, i) => {
    const isForced = i % 2 === 0;
    return [isForced, answerMs(isForced, () => random(FINE) / FINE)];
  });
}

/** How often the best threshold of one evening is right on another one, either way round. */
function rightBy(answerMs: (isForced: boolean, luck: () => number) => number): number {
  const learned = answers('one evening', answerMs);
  const share = (of: readonly [boolean, number][], threshold: number): number => {
    const right = of.filter(([isForced, ms]) => isForced === ms <= threshold).length / of.length;
    return Math.max(right, 1 - right);
  };
  const best = learned.map(([, ms]) => ms).toSorted((a, b) => share(learned, b) - share(learned, a))[0]!;
  return share(answers('another evening', answerMs), best);
}

/** What is thought about takes a while, up to what is allowed; a single answer comes at once. */
const took = (isForced: boolean, mostMs: number, luck: () => number): number =>
  isForced ? 5 + 40 * luck() : Math.min(mostMs, 300 + 2500 * luck()) + 30 * luck();

test('how long a bot takes in a window does not tell whether it had something to play', () => {
  const before = rightBy((isForced, luck) => Math.max(PACE_MS, took(isForced, 2800, luck)));
  assert.ok(before > 0.9, 'a shortest time alone is not enough');
  const right = rightBy((isForced, luck) =>
    windowMs(PACE_MS, took(isForced, windowThinkMs(PACE_MS, 10_000), luck), luck),
  );
  assert.ok(right <= 0.55, `a threshold is right ${100 * right} % of the time`);
});

test('nor where bots wait for each other, however long', () => {
  for (const waits of [300, 1200, 5000]) {
    const waited = (luck: () => number): number => waits + 200 * luck();
    const right = rightBy((isForced, luck) => {
      const queued = waited(luck);
      const thought = took(isForced, windowThinkMs(PACE_MS, 10_000), luck);
      return queued + windowMs(PACE_MS, thought, luck);
    });
    assert.ok(right <= 0.55, `a threshold is right ${100 * right} % of the time`);
  }
  const fromWhenAsked = rightBy((isForced, luck) =>
    windowMs(PACE_MS, 1200 + took(isForced, windowThinkMs(PACE_MS, 10_000), luck), luck),
  );
  assert.ok(fromWhenAsked > 0.8, 'a time that counts the waiting tells');
});

test('who took too long answers at a moment that is everybody’s', () => {
  const always = (): number => 0;
  assert.equal(windowMs(PACE_MS, 10, always), 2 * PACE_MS);
  assert.equal(windowMs(PACE_MS, 2 * PACE_MS + 1, always), 3 * PACE_MS);
  assert.equal(windowMs(PACE_MS, 3 * PACE_MS + 1, always), 4 * PACE_MS);
  assert.equal(windowMs(0, 10, always), 10, 'where bots do not wait, they do not wait here either');
});

test('thinking in a window ends before the first moment to answer', () => {
  assert.ok(windowThinkMs(PACE_MS, 10_000) < windowMs(PACE_MS, 0, () => 0));
  assert.equal(windowThinkMs(PACE_MS, 300), 300, 'who thinks less is not made to think longer');
  const { game } = games.find(one => one.game.id === 'great-wall')!;
  const asks = game.machine.asks().map(ask => ({ ask, seat: 0, options: [] }) as unknown as Question);
  assert.ok(asks.some(ask => isWindow(game, ask)) && !asks.every(ask => isWindow(game, ask)));
});
