import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import {
  type AnyGame,
  type Core,
  deal,
  draw,
  type Game,
  Machine,
  type Options,
  rng,
  rulebook,
  view,
} from '@teahouse/kernel';
import { type Choice, choose, type LevelName, weigh } from '../src/index.ts';
import type { Budget } from '../src/job.ts';
import { bestAnswer } from '../src/move.ts';

/**
 * Three years, and in each both choose at once what to do. Plunder brings 4 at once, but in autumn the second player may
 * raid the first for it. Work brings 1. Whoever waits finds 50 in the year after.
 */
interface Years extends Core {
  year: number;
  coins: number[];
  deeds: string[];
}
const COINS: Readonly<Record<string, number>> = { plunder: 4, work: 1, wait: 0, burn: -30 };
const { procedure, asks, anyway, atOnce } = rulebook<Years>();
const main = procedure(
  'year',
  {
    choose: atOnce({
      rule: 'YEARS-01',
      all: () => [0, 1],
      options: () => Object.keys(COINS),
      take: (g, _, deed, seat) => {
        g.coins[seat]! += COINS[deed]! + (g.deeds[seat] === 'wait' ? 50 : 0);
        g.deeds[seat] = deed;
      },
    }),
    autumn: asks({
      rule: 'YEARS-02',
      who: () => 1,
      options: () => ['peace', 'raid'],
      take: (g, _, answer) => {
        if (answer === 'peace' || g.deeds[0] !== 'plunder') return;
        g.coins[0]! -= 7;
        g.coins[1]!++;
      },
    }),
    end: anyway(g => {
      g.year++;
    }),
  },
  { repeats: g => g.year < 3 },
);
const years: Game<Years, { year: number; coins: number[]; deeds: string[] }, Options> = {
  id: 'years',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: {},
  setup: core => ({ ...core, year: 0, coins: [0, 0], deeds: ['', ''] }),
  main,
  machine: new Machine<Years>([main]),
  sees: { year: 'everyone', coins: 'everyone', deeds: 'everyone' },
  fill: seen => seen,
  scramble: () => {},
  value: (g, seat) => g.coins[seat]!,
  clearLead: 40,
  quiet: (_, ask) => ask === 'year.choose',
  outcome: g => ({ kind: 'places', places: g.coins.map(n => 1 + g.coins.filter(other => other > n).length) }),
  migrations: [],
  renames: {},
};
const game = years as unknown as AnyGame;

function decide(level: LevelName, budget: Budget, given?: string): Choice {
  const { g, question } = deal(game, { seats: 2, seed: 'years' });
  const job = { level, seen: view(game, g, 0), question: question!, seed: 's', budget };
  return given === undefined ? choose(game, job) : weigh(game, { ...job, given: [given] });
}
const SOME: Budget = { iterations: 30, ms: Number.POSITIVE_INFINITY };

test('a move is tried by playing on: others answer what is best for them', () => {
  assert.deepEqual(decide('greedy', SOME).answers, ['plunder']);
  assert.deepEqual(decide('grandmaster', SOME).answers, ['work']);
});

test('it is played on to the next quiet question, and no further', () => {
  const { why } = decide('grandmaster', SOME);
  assert.deepEqual(
    why.others.map(({ answer }) => answer),
    ['wait', 'plunder'],
    'one who looked on would wait',
  );
});

test('a decision is judged whatever it looks like; what looks hopeless is not tried else', () => {
  assert.equal(decide('grandmaster', SOME, 'work').weighed!.loss, 0);
  const { answers, weighed, why } = decide('grandmaster', SOME, 'burn');
  assert.deepEqual(answers, ['work']);
  assert.ok(weighed!.loss > 0.1, String(weighed!.loss));
  assert.ok(!decide('grandmaster', SOME).why.others.some(({ answer }) => answer === 'burn'));
  assert.ok(why.iterations > decide('grandmaster', SOME).why.iterations, 'four are tried instead of three');
});

test('with few trials fewer moves are tried, each of them twice', () => {
  const { why } = decide('grandmaster', { iterations: 4, ms: Number.POSITIVE_INFINITY });
  assert.equal(why.iterations, 4);
  assert.equal(decide('grandmaster', { iterations: 1, ms: Number.POSITIVE_INFINITY }).why.iterations, 2, 'but two');
});

test('thinking ends with its iterations, or with its time after a trial of two moves', () => {
  for (const iterations of [10, 30, 300]) {
    const done = decide('grandmaster', { iterations, ms: Number.POSITIVE_INFINITY }).why.iterations;
    assert.ok(Math.abs(done - iterations) <= 2, `${done} of ${iterations}`);
  }
  assert.equal(decide('grandmaster', { iterations: 300, ms: 0 }).why.iterations, 2);
});

/** Bread brings a little at once, cake nothing; then the weather of each gives or takes far more. */
const market = procedure(
  'market',
  {
    choose: asks({
      rule: 'YEARS-03',
      who: () => 0,
      options: () => ['bread', 'cake'],
      take: (g, _, deed) => {
        g.deeds[0] = deed;
        if (deed === 'bread') g.coins[0]! += 3;
      },
    }),
    noon: asks({ rule: 'YEARS-04', who: () => 1, options: () => ['stay', 'go'], take: () => {} }),
    weather: anyway(g => {
      g.coins[0]! += draw(g, 2, g.deeds[0]!) === 0 ? -8 : 8;
      g.year++;
    }),
  },
  { repeats: g => g.year < 3 },
);
const stalls = {
  ...years,
  id: 'stalls',
  main: market,
  machine: new Machine<Years>([market]),
  quiet: (_: Years, ask: string) => ask === 'market.choose',
} as unknown as AnyGame;

test('a few trials, which luck blurs, do not outweigh what is plain at once', () => {
  let bread = 0;
  for (let n = 0; n < 60; n++) {
    const { g, question } = deal(stalls, { seats: 2, seed: `stalls ${n}` });
    const job = { level: 'grandmaster' as const, seen: view(stalls, g, 0), question: question!, seed: `${n}` };
    const { answers } = choose(stalls, { ...job, budget: { iterations: 8, ms: Number.POSITIVE_INFINITY } });
    if (answers[0] === 'bread') bread++;
  }
  assert.ok(bread >= 51, `bread ${bread} times of 60`);
});

test('a game that can be quiet is, now and then, and never long after', () => {
  const quiet = games.filter(folder => folder.game.quiet !== undefined);
  assert.deepEqual(
    quiet.map(folder => folder.game.id),
    ['great-wall', 'runewars'],
  );
  for (const { game } of quiet) {
    const luck = rng('quiet');
    const { g, question } = deal(game, { seats: 3, seed: 'quiet' });
    const waits = [0];
    for (let q = question; q !== null; q = game.machine.play(g, q, bestAnswer(game, g, q, luck))) {
      if (game.quiet!(g, q.ask)) waits.push(0);
      else waits[waits.length - 1]!++;
    }
    assert.ok(waits.length > 10, `it was quiet ${waits.length} times`);
    assert.ok(Math.max(...waits) < 200, String(waits));
  }
});
