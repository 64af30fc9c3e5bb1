import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import { type AnyGame, type Core, deal, rng } from '@teahouse/kernel';
import { learnedGame, taught } from '../src/learned.ts';
import { Net } from '../src/net.ts';
import { type Lesson, learn } from '../src/pupil.ts';
import { lessonsOf } from '../src/self-play.ts';

const curriculum = { hidden: 6, epochs: 12, rate: 0.02, decay: 0, seed: 'test' };

/** Games of one position each: whoever has more of the first thing wins, but only while there is some of the second. */
function toyGames(seats: number): Lesson[][] {
  const luck = rng('toy');
  return Array.from({ length: 600 }, () => {
    const tide = luck(2);
    const features = Array.from({ length: seats }, () => [luck(100), tide, luck(100)]);
    const worth = features.map(([a, , c]) => (tide === 1 ? a! : c!));
    const best = Math.max(...worth);
    const first = worth.indexOf(best);
    return [{ features, values: features.map(() => 0), won: features.map((_, seat) => (seat === first ? 1 : 0)) }];
  });
}

/** A game of which nothing is known but these features. */
const toy = (features: readonly (readonly number[])[]): AnyGame =>
  ({ clearLead: 1, value: () => 0, features: (_: Core, seat: number) => features[seat]! }) as unknown as AnyGame;
const table = (seats: number): Core => ({ seats, stack: [], chance: { key: [], drawn: {} }, over: false });

for (const seats of [2, 4]) {
  test(`what decides a game is learned, also where it depends on something else; ${seats} seats`, () => {
    const all = toyGames(seats);
    const { learned, held, before } = learn(all, curriculum);
    assert.ok(Math.abs(before - Math.log(seats)) < 1e-9, 'at first all are alike');
    assert.ok(held < 0.55 * before, `${held} of ${before}`);
    const said = all
      .filter((_, n) => n % 10 === 0)
      .map(([lesson]) => {
        const chances = new Net(toy(lesson!.features), learned).chances(table(seats));
        assert.ok(Math.abs(chances.reduce((a, b) => a + b, 0) - 1) < 1e-9);
        return -Math.log(chances[lesson!.won.indexOf(1)]!);
      });
    const mean = said.reduce((a, b) => a + b, 0) / said.length;
    assert.ok(Math.abs(mean - held) < 1e-9, 'the network that plays tells what the one that learned did');
  });
}

test('the same games with the same seed teach the same, and games that were only looked at teach nothing', () => {
  const all = toyGames(2);
  const { learned } = learn(all, curriculum);
  assert.deepEqual(learn(all, curriculum).learned, learned);
  const looked = all.map((game, n) =>
    n % 10 === 0 ? game.map(each => ({ ...each, won: each.won.toReversed() })) : game,
  );
  const { held } = learn(looked, { ...curriculum, epochs: 1 });
  assert.ok(held >= Math.log(2) - 1e-9, 'nothing is better there than to know nothing');
});

test('seats that have the same have the same chance, and what never changes does no harm', () => {
  const all = toyGames(2).map(([lesson]) => [{ ...lesson!, features: lesson!.features.map(row => [...row, 7]) }]);
  const { learned } = learn(all, curriculum);
  const [a, b] = new Net(
    toy([
      [5, 1, 3, 7],
      [5, 1, 3, 7],
    ]),
    learned,
  ).chances(table(2));
  assert.equal(a, b);
  assert.equal(a, 0.5);
});

for (const { game } of games.filter(folder => folder.game.features !== undefined)) {
  test(`${game.id}: features are always equally many numbers, and teach`, () => {
    const played = (seats: number, iterations: number) =>
      lessonsOf(game, { seats, options: {}, seed: 'features' }, { iterations, ms: Number.POSITIVE_INFINITY });
    const lessons = played(game.seats.max, 0);
    const { length } = lessons[0]!.features[0]!;
    for (const { features, won } of [...lessons, ...played(2, 1)]) {
      assert.equal(
        won.reduce((a, b) => a + b, 0),
        1,
      );
      for (const row of features) {
        assert.equal(row.length, length);
        assert.ok(row.every(Number.isFinite));
      }
    }
    const { learned } = learn([lessons, lessons], { ...curriculum, epochs: 1 });
    const knows = taught(game, learned);
    const { g } = deal(game, { seats: game.seats.max, seed: 'features' });
    assert.equal(knows.chances!(g).length, game.seats.max);
  });
}

test('where nothing was learned bots play by the value made by hand', async () => {
  const folder = games.find(({ learned }) => learned?.[2] === undefined)!;
  assert.equal(await learnedGame(folder.game.id, 2), folder.game);
  await assert.rejects(learnedGame('nonesuch', 2), /There is no game 'nonesuch'/);
});
