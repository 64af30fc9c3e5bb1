import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rng } from '@teahouse/kernel';
import { type Observed, smoothed } from '../src/curve.ts';

const STILL = [0, 0];
const seen = (mine: number, variance = 0.02 ** 2, change: readonly number[] = STILL): Observed => ({
  chances: [mine, 1 - mine],
  variance,
  change,
});

/** A chance that rises from a half to all, seen by somebody whose sight is bad. */
function blurred(seed: string, n = 60, blur = 0.08): Observed[] {
  const luck = rng(seed);
  return Array.from({ length: n }, (_, i) => {
    const noise = (luck(1000) + luck(1000) + luck(1000)) / 1500 - 1;
    return seen(Math.min(1, Math.max(0, 0.5 + (0.5 * i) / n + blur * noise)), blur ** 2);
  });
}

const steps = (curve: readonly (readonly number[])[]): number =>
  Math.max(...curve.slice(1).map((point, i) => Math.abs(point[0]! - curve[i]![0]!)));

test('a curve begins about the fair share, ends with the result, and its shares are shares', () => {
  const curve = smoothed(2, false, blurred('a'), [1, 0]);
  assert.equal(curve.length, 61);
  assert.ok(Math.abs(curve[0]![0]! - 0.5) < 0.08, String(curve[0]));
  assert.deepEqual(curve.at(-1), [1, 0]);
  for (const point of curve)
    assert.ok(Math.abs(point[0]! + point[1]! - 1) < 1e-9 && point.every(x => x >= 0 && x <= 1));
});

test('neighbours tell of each other: what is only blur does not shake the curve', () => {
  const rough = blurred('b');
  const curve = smoothed(2, false, rough, null);
  assert.ok(steps(curve) < steps(rough.map(({ chances }) => chances)) / 2);
  const truth = rough.map((_, i) => 0.5 + (0.5 * i) / rough.length);
  const off = (line: readonly number[]): number => line.reduce((sum, x, i) => sum + Math.abs(x - truth[i]!), 0);
  assert.ok(off(curve.map(([mine]) => mine!)) < off(rough.map(({ chances }) => chances[0]!)) * 0.7);
});

test('a mistake that is known is a fall at its place, and is not smoothed away', () => {
  const before = Array.from({ length: 20 }, () => seen(0.6));
  const after = Array.from({ length: 20 }, () => seen(0.4));
  const fallen = [...before.slice(1), seen(0.6, 0.02 ** 2, [-0.2, 0.2]), ...after];
  const curve = smoothed(2, false, fallen, null);
  const fall = curve[19]![0]! - curve[20]![0]!;
  assert.ok(Math.abs(fall - 0.2) < 0.02, String(fall));
  assert.ok(Math.abs(curve[18]![0]! - curve[19]![0]!) < 0.02, 'nothing falls before it');
});

test('who wins together has one chance, which is no share', () => {
  const all = Array.from({ length: 10 }, () => ({ chances: [0.8, 0.8], variance: 0.0004, change: STILL }));
  const curve = smoothed(2, true, all, [1, 1]);
  for (const [one, other] of curve) assert.equal(one, other);
  assert.ok(curve[5]![0]! > 0.7);
  assert.deepEqual(smoothed(2, false, [], null), []);
});
