// npm run balance -- <game> --by kind[,kind...] [--seats n] [--games N] [--seed S] [--json]
// What happens in games between greedy players, as the journal tells it, and what wins more than its share: --by
// chooses-general compares the cards that such entries of the journal name.
import { parseArgs } from 'node:util';
import {
  type Core,
  cloneOf,
  deal,
  type Entry,
  isSealed,
  NOBODY,
  placesOf,
  type Question,
  type Rng,
  reimagine,
  rng,
  withJournal,
} from '@teahouse/kernel';
import { wilson } from '../packages/bots/src/arena.ts';
import { type Fail, failOf, readArguments, readGame } from './arguments.ts';

const usage = 'npm run balance -- <game> --by kind[,kind...] [--seats n] [--games N] [--seed S] [--json]';

const fail: Fail = failOf('balance', usage);
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        seats: { type: 'string' },
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const { id } = game;
const seats = values.seats === undefined ? game.seats.max : Number(values.seats);
if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
  fail(`${id} is for ${game.seats.min} to ${game.seats.max} seats, not '${values.seats}'`);
}
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) fail(`--games is a number of games, not '${values.games}'`);
const kinds = values.by?.split(',') ?? [];

/** How seats did that have something in common, such as a card they chose. */
interface Share {
  seats: number;
  firsts: number;
  score: number;
}

/** How often something was noted, and what its numbers add up to. */
interface Happened {
  times: number;
  sum: number;
}

const shares = new Map<string, Share>();
const happened = new Map<string, Happened>();
const scores: number[] = [];
const winners: number[] = [];

/** As the bot of that name, in one imagined world: thousands of games have to be played. */
function greedy(g: Core, question: Question, luck: Rng): string {
  const { seat, ask, options } = question;
  const world = reimagine(game, g, seat, luck);
  const sealed = isSealed(game.machine.step(ask)!);
  let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const answer of options.length === 1 ? [] : options) {
    const after = cloneOf(game, world);
    let next = game.machine.play(after, question, answer);
    while (sealed && next?.ask === ask && after.stack.at(-1)?.sealed != null) {
      next = game.machine.play(after, next, next.options[0]!);
    }
    const worth = game.value(after, seat);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

function play(seed: string): void {
  const entries: Entry[] = [];
  const luck = rng(seed);
  const { g, question } = deal(game, { seats, seed }, entries);
  for (let q = question; q !== null; ) {
    const asked: Question = q;
    // By the door for simulations: where seats work at the same time it takes their answers one by one.
    q = withJournal(g, entries, () => game.machine.play(g, asked, greedy(g, asked, luck)));
  }
  const places = placesOf(game.outcome(g), seats);
  const firsts = places.filter(place => place === 1).length;
  const score = places.map((_, seat) => game.value(g, seat));
  scores.push(...score);
  winners.push(Math.max(...score));
  for (const { kind, seat, what, n, at } of entries) {
    for (const key of what === '' ? [kind] : [kind, `${kind} ${what}`]) {
      const found = happened.get(key) ?? { times: 0, sum: 0 };
      happened.set(key, { times: found.times + 1, sum: found.sum + n });
    }
    if (!kinds.includes(kind) || seat === NOBODY) continue;
    const had = at === '' ? what : `${what} (${at})`;
    const share = shares.get(had) ?? { seats: 0, firsts: 0, score: 0 };
    share.seats++;
    if (places[seat] === 1) share.firsts += 1 / firsts;
    share.score += score[seat]!;
    shares.set(had, share);
  }
}

for (let n = 0; n < count; n++) {
  play(`${values.seed} ${n}`);
  if (process.stderr.isTTY) process.stderr.write(`\r${n + 1} games`);
}
if (process.stderr.isTTY) process.stderr.write('\r');

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const perGame = [...happened]
  .filter(([key]) => !key.startsWith('chance'))
  .map(([key, { times, sum }]) => ({ key, times: times / count, sum: sum / count }));
const byShare = [...shares]
  .map(([what, { seats: n, firsts, score }]) => ({
    what,
    seats: n,
    firsts: firsts / n,
    ...wilson(firsts / n, n),
    score: score / n,
  }))
  .sort((a, b) => b.firsts - a.firsts);

console.log(
  `${id}: ${count} games of ${seats} greedy players, fair share of first places ${percent(1 / seats)}\n` +
    `mean score ${mean(scores).toFixed(1)}, of the winner ${mean(winners).toFixed(1)}\n`,
);
for (const { what, seats: n, firsts, low, high, score } of byShare) {
  const interval = `${percent(low)} to ${percent(high)}`;
  console.log(
    `${what.padEnd(24)} ${String(n).padStart(6)}  ${percent(firsts).padStart(7)}  ${interval.padEnd(18)} ${score.toFixed(1)}`,
  );
}
console.log('\nnoted per game: times, and the sum of its numbers');
for (const { key, times, sum } of perGame) {
  console.log(`${key.padEnd(40)} ${times.toFixed(2).padStart(9)} ${sum.toFixed(2).padStart(9)}`);
}
if (values.json) console.log(JSON.stringify({ game: id, games: count, seats, byShare, perGame }));
