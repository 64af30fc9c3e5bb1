import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { kernelGoals, serverGoals, verdict } from '../src/goals.ts';
import { median } from '../src/measurements.ts';

const goals = { ...kernelGoals, ...serverGoals };

it('every target is beyond its floor', () => {
  for (const goal of Object.values(goals)) {
    assert.equal(verdict(goal, goal.floor), 'floor');
    assert.equal(verdict(goal, goal.target), 'target');
    assert.equal(verdict(goal, goal.better === 'more' ? goal.floor * 0.99 : goal.floor * 1.01), 'below');
  }
});

it('has the goals that the README lists', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| ([A-Z]\d+[a-z]?) \|/gm)].map(([, id]) => id);
  assert.deepEqual(listed, Object.keys(goals));
  for (const id of ['K6', 'K6a', 'Y1', 'Y2', 'G1', 'G2', 'G3']) assert.ok(id in goals, id);
});

it('takes the median', () => {
  assert.equal(median([5, 1, 3]), 3);
  assert.equal(median([4, 1, 3, 2]), 2.5);
});
