import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '@teahouse/five-cups';
import { Match, rng, view } from '@teahouse/kernel';
import { choose, type Finished, hint, judge, summarise } from '../src/index.ts';

const BUDGET = { iterations: 600, ms: 60_000 };

/** A short game: seat 0 thinks, seat 1 plays at random. */
function played(): Finished & { places: number[] } {
  const match = Match.begin(game, { seats: 2, seed: 'review', options: { cups: 3 } });
  const luck = rng('review');
  while (!match.over) {
    const question = match.open()[0]!;
    const thinks = {
      level: 'master',
      seen: match.view(0),
      question,
      seed: `${match.log.length}`,
      budget: BUDGET,
    } as const;
    const { options } = question;
    match.answer(question.seat, question.seat === 0 ? choose(game, thinks).answer : options[luck(options.length)]!);
  }
  return { deal: match.deal, log: match.log, places: game.ranks(match.state) };
}

const finished = played();

test('every decision is judged by itself: in any order, again and again, with the same result', () => {
  const forwards = finished.log.map((_, n) => judge(game, finished, n, BUDGET));
  const some = [5, 2, 9].map(n => judge(game, JSON.parse(JSON.stringify(finished)), n, BUDGET));
  for (const judged of some) assert.deepEqual(judged, forwards[judged.n]);
  for (const { chances, loss, best, answer } of forwards) {
    assert.ok(Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-9);
    assert.ok(loss >= 0 && loss <= 1);
    if (best === answer) assert.equal(loss, 0);
  }
});

test('the review shows the curve and the costliest decisions, most at the table of who played at random', () => {
  const judged = finished.log.map((_, n) => judge(game, finished, n, BUDGET));
  const { curve, costliest } = summarise(2, judged.toReversed());
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
  const total = (seat: number): number => judged.filter(d => d.seat === seat).reduce((sum, d) => sum + d.loss, 0);
  assert.ok(total(1) > total(0), `${total(1)} against ${total(0)}`);
});

test('a review that is not finished can be summed up as far as it has come', () => {
  const { curve, costliest } = summarise(2, [judge(game, finished, 0, BUDGET)]);
  assert.deepEqual([curve.length, costliest.length], [1, 2]);
});

test('a hint is what a strong bot would do, from what the seat sees', () => {
  const match = Match.begin(game, { seats: 2, seed: 'hint' });
  const question = match.open()[0]!;
  const { answer, why } = hint(game, view(game, match.state, question.seat), question, 'h', 'apprentice');
  assert.ok(question.options.includes(answer));
  assert.ok(why.others.length > 0);
});
