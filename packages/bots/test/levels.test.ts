import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { games } from '@teahouse/games';
import {
  type AnyGame,
  type Core,
  chooseOptions,
  deal,
  imagine,
  type Options,
  type Question,
  rng,
  view,
} from '@teahouse/kernel';
import { type Contender, elo, give, tournament } from '../src/arena.ts';
import { ABSURD, positionAfter } from '../src/at-once.ts';
import { choose, LEVELS, type LevelName, utilities } from '../src/index.ts';
import { levelOf } from '../src/levels.ts';
import { guessOthers } from '../src/move.ts';

const named = (id: string): AnyGame => games.find(({ game }) => game.id === id)!.game;
const [dragon, cups] = [named('year-of-the-dragon'), named('five-cups')];

/** The share of games that one player wins against another; the same at every run. */
function share(game: AnyGame, one: Contender, other: Contender, count: number): number {
  const options = chooseOptions(game, 2, {}) as Options;
  const lineUp = [one, other];
  const [mine] = tournament(game, { lineUp, deals: count / 2, options, seed: 'levels', clock: () => 0 });
  return mine!.firsts;
}

test('a beginner loses to somebody in a first game, who is about as good as a greedy player', () => {
  for (const game of [dragon, cups]) {
    const beginner = share(game, 'beginner', 'newcomer', 60);
    assert.ok(beginner > 0 && beginner <= 0.25, `${game.id}: a beginner wins ${beginner}`);
    const random = share(game, 'newcomer', 'random', 40);
    assert.ok(random >= 0.7, `${game.id}: no straw man, it wins ${random} against chance`);
  }
  const greedy = share(dragon, 'newcomer', 'greedy', 40);
  assert.ok(greedy > 0.35 && greedy < 0.75, `a newcomer wins ${greedy} against one who judges without error`);
});

/** What an answer costs of the chance to win, at first sight, in worlds that the bot has not imagined. */
function cost(game: AnyGame, g: Core, question: Question, answer: string): number {
  const { seat, options } = question;
  const luck = rng('plain');
  const sums = options.map(() => 0);
  const worlds = 8;
  for (let i = 0; i < worlds; i++) {
    const world = imagine(game, view(game, g, seat), seat, luck);
    const guesses = guessOthers(game, world, question, luck);
    for (const [at, option] of options.entries())
      sums[at]! += utilities(game, positionAfter(game, world, question, [option], guesses))[seat]! / worlds;
  }
  return Math.max(...sums) - sums[options.indexOf(answer)]!;
}

/** The costliest answer that a level gives in some games. */
function worst(game: AnyGame, level: LevelName, count: number, longest: number): number {
  let most = 0;
  for (let n = 0; n < count; n++) {
    const seats = Math.max(2, game.seats.min) + (n % 2);
    const { g, question } = deal(game, {
      seats,
      seed: `absurd ${n}`,
      options: chooseOptions(game, seats, {}) as Options,
    });
    for (let q: Question | null = question, i = 0; q !== null && i < longest; i++) {
      const choice = choose(game, { level, seen: view(game, g, q.seat), question: q, seed: `${n} ${i}` });
      if (q.options.length > 1) most = Math.max(most, cost(game, g, q, choice.answers[0]!));
      q = give(game, g, q, choice);
    }
  }
  return most;
}

/** Two worlds say it a little otherwise than eight. */
const BLUR = 0.05;

describe('a beginner is never absurd: no answer costs a chance that everybody at the table would see', () => {
  for (const { game } of games) {
    test(game.id, () => {
      const [count, longest] = game.quiet === undefined ? [10, 400] : [2, 120];
      const most = worst(game, 'beginner', count, longest);
      assert.ok(most < ABSURD + BLUR, `${most} was given away at once`);
      assert.ok(worst(game, 'random', count, longest) > ABSURD + BLUR, 'chance does so at times');
    });
  }
});

test('a game names only levels that there are', () => {
  for (const { game } of games) {
    for (const rungs of Object.values(game.ladder?.rungs ?? {}))
      for (const level of Object.keys(rungs)) assert.ok((LEVELS as readonly string[]).includes(level), level);
  }
});

test('each level thinks at least as much as the one below it, and slips no more often', () => {
  for (const { game } of games) {
    for (let { min: seats } = game.seats; seats <= game.seats.max; seats++) {
      const all = LEVELS.map(level => levelOf(level, game, seats)).filter(({ search }) => search !== null);
      for (const [n, level] of all.slice(1).entries()) {
        const below = all[n]!;
        assert.ok(level.search!.budget.iterations >= below.search!.budget.iterations, `${game.id} ${seats}`);
        assert.ok(level.search!.budget.ms >= below.search!.budget.ms);
        assert.ok(level.slips <= below.slips, `${game.id} ${seats}`);
      }
    }
  }
});

test('a share of games is a distance on the ladder', () => {
  const rounded = (share: number, seats: number): number => Math.round(elo(share, seats));
  assert.deepEqual([rounded(0.5, 2), rounded(0.64, 2), rounded(0.36, 2), rounded(0.25, 4)], [0, 100, -100, 0]);
  assert.equal(rounded(0.4737, 4), rounded(0.7297, 2), 'among four the same odds are a smaller share');
  assert.equal(elo(1, 2), Number.POSITIVE_INFINITY);
});
