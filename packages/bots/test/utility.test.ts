import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game as cups } from '@teahouse/games/five-cups';
import { game } from '@teahouse/games/great-wall';
import type { AnyGame, Core, Outcome } from '@teahouse/kernel';
import { budgetFor, LEVELS, levelOf, levels, msFor } from '../src/levels.ts';
import { utilities } from '../src/utility.ts';

/** A position in which each seat is worth so much, with the given end. */
function position(values: readonly number[], outcome: Outcome, over = false): number[] {
  const game = { value: (_: Core, seat: number) => values[seat]!, outcome: () => outcome } as unknown as AnyGame;
  return utilities(game, { seats: values.length, stack: [], chance: { key: [], drawn: {} }, over });
}

test('one seat alone against an automaton: more is better, and a won game is worth most', () => {
  const open: Outcome = { kind: 'automaton', won: false, why: 'toy' };
  const [behind] = position([-5], open);
  const [ahead] = position([5], open);
  assert.ok(behind! > 0 && ahead! < 1 && behind! < ahead!, `${behind} and ${ahead}`);
  const [won] = position([5], { ...open, won: true }, true);
  const [lost] = position([5], open, true);
  assert.ok(won! > ahead! && lost! < behind!, `${won} and ${lost}`);
});

test('who wins or loses together is worth the same, whoever did more for it', () => {
  const [a, b, c] = position([9, 0, -3], { kind: 'together', won: false, why: 'toy' });
  assert.equal(a, b);
  assert.equal(b, c);
});

test('against each other the leader has the better chance', () => {
  const [a, b] = position([9, 0], { kind: 'places', places: [1, 2] });
  assert.ok(a! > 0.5 && b! < 0.5);
});

test('a bot that plays alone thinks too', () => {
  for (const level of LEVELS) {
    const { search } = levelOf(level, game, 1);
    if (search !== null) assert.ok(budgetFor(2, search).iterations > 0);
  }
});

test('what is sealed is thought about longer where a game is played on, and nothing longer than 2.5 s for it', () => {
  const { ms } = levels.master.search!.budget;
  assert.ok(msFor(game, 'autumn.chooseCommands', ms) > 2 * ms);
  assert.equal(msFor(game, 'autumn/place.choose', ms), ms);
  assert.equal(msFor(cups, 'cup.brew', ms), ms, 'a tree grows at every question');
  for (const { search } of Object.values(levels)) {
    if (search === null) continue;
    const sealed = msFor(game, 'autumn.chooseCommands', search.budget.ms);
    assert.ok(sealed >= search.budget.ms && sealed <= Math.max(2500, search.budget.ms));
  }
});
