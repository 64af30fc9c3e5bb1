import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '@teahouse/games/five-cups';
import { Match, rng } from '@teahouse/kernel';
import { agreement, foundIn, planted } from '../src/agreement.ts';
import { choose, type Finished, judge, summarise } from '../src/index.ts';

const BUDGET = { iterations: 200, ms: Number.POSITIVE_INFINITY };
const CAREFUL = { iterations: 600, ms: Number.POSITIVE_INFINITY };

const SHORT = { cups: 3 } as const;

/** A short game: seat 0 thinks, seat 1 plays at random. */
function played(seed: string, budget = BUDGET): Finished {
  const match = Match.begin(game, { seats: 2, seed, options: SHORT });
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
  for (const { chances, best, answer, loss, error, gains } of forwards) {
    assert.ok(Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-9);
    if (best === answer) assert.equal(loss, 0);
    else assert.ok(loss > error, 'what is not sure is no mistake');
    assert.ok(loss > 0 || gains.length === 0, 'and costs nothing');
    for (const { term, n } of gains) assert.ok(['coins', 'guests'].includes(term) && n >= 1);
  }
});

test('curve and mistakes have the same figures, and the curve ends with the result', () => {
  const outcome = { kind: 'places', places: [1, 2] } as const;
  const { curve, costliest } = summarise(2, forwards.toReversed(), outcome);
  assert.deepEqual(
    curve.map(point => point.n),
    [...finished.log.keys(), finished.log.length],
  );
  assert.deepEqual(curve.at(-1)!.chances, [1, 0]);
  for (const [seat, decisions] of costliest.entries()) {
    assert.ok(decisions.length <= 3 && decisions.every(d => d.seat === seat && d.loss > d.error));
    for (const { n, chances } of decisions) assert.deepEqual(chances, curve[n]!.chances);
    assert.deepEqual(
      decisions,
      decisions.toSorted((a, b) => b.loss - a.loss),
    );
  }
});

test('who plays at random gives away more than who thinks', () => {
  const given = [0, 0];
  for (const { seat, loss } of forwards) given[seat]! += loss;
  assert.ok(given[1]! > 1.5 * given[0]!, `${given}`);
});

test('a review that is not finished can be summed up as far as it has come', () => {
  const { curve, costliest } = summarise(2, [judge(game, finished, 0, BUDGET)]);
  assert.deepEqual([curve.length, costliest.length], [1, 2]);
});

/** Longer, and for every game: `npm run reviews`. */
test('reviews that think by different luck agree', () => {
  const all = ['a', 'b', 'c'].map(seed =>
    agreement(game, planted(game, { seats: 2, options: SHORT, seed, iterations: 30, oneOf: 4 }), CAREFUL),
  );
  const of = (read: (one: (typeof all)[number]) => number): number => all.reduce((sum, one) => sum + read(one), 0);
  const said = JSON.stringify(all);
  for (const { correlations, beginnings } of all) {
    assert.ok(Math.min(...correlations) >= 0.95, said);
    assert.ok(Math.max(...beginnings) < 0.1, said);
  }
  assert.ok(of(one => one.clear) >= 3 && of(one => one.same) >= 0.7 * of(one => one.clear), said);
});

test('mistakes that were planted into strong play are found', () => {
  let [bad, found] = [0, 0];
  for (let n = 0; bad < 12; n++) {
    const played = planted(game, { seats: 2, options: {}, seed: `planted ${n}`, iterations: 30, oneOf: 4 });
    bad += played.bad.length;
    found += foundIn(game, played, CAREFUL);
  }
  assert.ok(found >= 0.8 * bad, `${found} of ${bad}`);
});
