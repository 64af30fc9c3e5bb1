// npm run learn -- <game> --seats n [--games N] [--rounds R] [--iterations N] [--duel N] [--ms N] [--seed S] [--jobs n] [--into folder]
// Bots play with themselves and learn from it what a position is worth; each round plays with what the one before learned.
// What was learned is worth taking only if it wins: against the value made by hand, with the same time for both. Games are kept
// as they are played, so whoever is interrupted goes on where they were.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Learned } from '@teahouse/games';
import { wilson } from '../packages/bots/src/arena.ts';
import { type Lesson, learn } from '../packages/bots/src/pupil.ts';
import { type Fail, failOf, readArguments, readCount, readGame } from './arguments.ts';
import { playInParts } from './learn-games.ts';

const usage =
  'npm run learn -- <game> --seats n [--games N] [--rounds R] [--iterations N] [--duel N] [--ms N] [--seed S] [--jobs n] [--into folder]';
const fail: Fail = failOf('learn', usage);
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        seats: { type: 'string' },
        games: { type: 'string', default: '1000' },
        rounds: { type: 'string', default: '2' },
        iterations: { type: 'string', default: '80' },
        duel: { type: 'string', default: '200' },
        ms: { type: 'string', default: '30' },
        seed: { type: 'string', default: '1' },
        jobs: { type: 'string', default: `${availableParallelism()}` },
        into: { type: 'string' },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const { id } = game;
if (game.features === undefined) fail(`${id} names no features to learn from`);
const seats = values.seats === undefined ? fail('for how many --seats?') : readCount('seats', values.seats, fail);
if (seats < 2 || seats < game.seats.min || seats > game.seats.max)
  fail(`${id} has no table of ${seats} against each other`);
const [count, rounds, duels, ms, jobs] = (['games', 'rounds', 'duel', 'ms', 'jobs'] as const).map(name =>
  readCount(name, values[name], fail),
) as [number, number, number, number, number];
// Without iterations they answer what is worth most at once: where a game of searching bots takes minutes.
const iterations = readCount('iterations', values.iterations, fail, 0);
const { seed } = values;

/** Learned values that win less often than this against the ones made by hand are not worth their place. */
const WORTH_TAKING = 0.6;
const folder = values.into ?? join('.cache', 'learn', `${id}-${seats}-${seed}`);
mkdirSync(folder, { recursive: true });

let learned: Learned | null = null;
const kept: (readonly Lesson[])[] = [];
for (let round = 1; round <= rounds; round++) {
  kept.push(...(await selfPlay(round)));
  const began = performance.now();
  const report = learn(kept, { hidden: 16, epochs: 8, rate: 0.002, decay: 0.001, seed });
  learned = report.learned;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `round ${round}: ${kept.length} games, ${kept.flat().length} positions; surprise ${report.before.toFixed(4)} by hand, ${report.held.toFixed(4)} learned (${seconds} s)`,
  );
}

/** The games of a round: those that were kept, and then the others. */
async function selfPlay(round: number): Promise<(readonly Lesson[])[]> {
  const file = join(folder, `round-${round}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const done = new Map(
    lines.map(line => JSON.parse(line) as { n: number; lessons: Lesson[] }).map(each => [each.n, each.lessons]),
  );
  const numbers = Array.from({ length: count }, (_, n) => n).filter(n => !done.has(n));
  const wanted = { id, seats, seed: `${seed} ${round}`, learned, numbers, does: { iterations } };
  await playInParts(wanted, jobs, says => {
    if (!('lessons' in says)) return;
    done.set(says.n, [...says.lessons]);
    appendFileSync(file, `${JSON.stringify(says)}\n`);
  });
  return Array.from({ length: count }, (_, n) => done.get(n)!);
}

let won = 0;
const numbers = Array.from({ length: Math.ceil(duels / seats) * seats }, (_, n) => n);
await playInParts({ id, seats, seed, learned, numbers, does: { ms } }, jobs, says => {
  if ('share' in says) won += says.share;
});
const share = won / numbers.length;
const { low, high } = wilson(share, numbers.length);
const percent = (of: number): string => `${(100 * of).toFixed(0)} %`;
console.log(
  `${id}, ${seats} seats, ${ms} ms a decision: ${percent(share)} of ${numbers.length} games (${percent(low)} to ${percent(high)}), fair share ${percent(1 / seats)}`,
);
// At larger tables one plays against several: the share of wins that makes 60 % of two.
const wanted = seats === 2 ? WORTH_TAKING : WORTH_TAKING / (WORTH_TAKING + (seats - 1) * (1 - WORTH_TAKING));
const file = join(folder, 'learned.json');
writeFileSync(file, `${JSON.stringify(learned, (_, v) => (typeof v === 'number' ? Number(v.toPrecision(5)) : v))}\n`);
console.log(
  share < wanted
    ? `Not worth taking: ${percent(wanted)} are asked.`
    : `Worth taking: ${file} belongs into ${join('packages', 'games', id, 'learned', `${seats}.json`)}.`,
);
