import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '@teahouse/games/five-cups';
import { Match, rng } from '@teahouse/kernel';
import { choose, type Finished, judge, summarise } from '../src/index.ts';

const BUDGET = { iterations: 600, ms: 60_000 };
const CAREFUL = { iterations: 2000, ms: 60_000 };

/** A short game: seat 0 thinks, seat 1 plays at random. */
function played(seed: string, budget = BUDGET): Finished {
  const match = Match.begin(game, { seats: 2, seed, options: { cups: 3 } });
  const luck = rng(seed);
  while (!match.over) {
    const question = match.open()[0]!;
    const thinks = {
      level: 'grandmaster',
      seen: match.view(0),
      question,
      seed: `${match.log.length}`,
      budget,
    } as const;
    const { options } = question;
    match.answer(
      question.seat,
      question.seat === 0 ? choose(game, thinks).answers[0]! : options[luck(options.length)]!,
    );
  }
  return { deal: match.deal, log: match.log };
}

const finished = played('review');
const forwards = finished.log.map((_, n) => judge(game, finished, n, BUDGET));

test('every decision is judged by itself: in any order, again and again, with the same result', () => {
  const some = [5, 2, 9].map(n => judge(game, JSON.parse(JSON.stringify(finished)), n, BUDGET));
  for (const judged of some) assert.deepEqual(judged, forwards[judged.n]);
  for (const { chances, loss, best, answer } of forwards) {
    assert.ok(Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-9);
    assert.ok(loss >= 0 && loss <= 1);
    if (best === answer) assert.equal(loss, 0);
  }
});

test('the review shows the curve and the costliest decisions of each seat', () => {
  const { curve, costliest } = summarise(2, forwards.toReversed());
  assert.deepEqual(
    curve.map(point => point.n),
    finished.log.map((_, n) => n),
  );
  for (const [seat, decisions] of costliest.entries()) {
    assert.ok(decisions.length <= 3 && decisions.every(d => d.seat === seat && d.loss > 0));
    assert.deepEqual(
      decisions,
      decisions.toSorted((a, b) => b.loss - a.loss),
    );
  }
});

test('who plays at random gives away more than who thinks', () => {
  const given = [0, 0];
  for (const seed of ['review', 'second', 'third']) {
    const one = played(seed, CAREFUL);
    for (const { seat, loss } of one.log.map((_, n) => judge(game, one, n, CAREFUL))) given[seat]! += loss;
  }
  assert.ok(given[1]! > 1.5 * given[0]!, `${given}`);
});

test('a review that is not finished can be summed up as far as it has come', () => {
  const { curve, costliest } = summarise(2, [judge(game, finished, 0, BUDGET)]);
  assert.deepEqual([curve.length, costliest.length], [1, 2]);
});
