// npm run balance -- <game> [--bots level] [--by kind[,kind...]] [--lots ask[,ask...]] [--seats n] [--games N] [--seed S]
//   [--iterations N] [--search ask[,ask...]] [--option name=value]... [--jobs n] [--json]
// What happens in games between equal bots, as the journal tells it, who wins from which seat, and what wins more than
// its share: --by chooses-general compares the cards that such entries of the journal name. --lots has questions answered
// by lot, so that what bots like best is not all one sees. --search has only these questions searched, and the others
// answered by what is worth most at once: where a game is long, most of the time goes where thinking helps least.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { wilson } from '../packages/bots/src/arena.ts';
import { type Fail, failOf, readArguments, readCount, readGame, readLevel, readOptions } from './arguments.ts';
import { type Noted, type Played, playInParts } from './balance-games.ts';

const usage =
  'npm run balance -- <game> [--bots level] [--by kind[,kind...]] [--lots ask[,ask...]] [--seats n] [--games N] [--seed S] [--iterations N] [--search ask[,ask...]] [--option name=value]... [--jobs n] [--json]';

const fail: Fail = failOf('balance', usage);
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        bots: { type: 'string', default: 'greedy' },
        by: { type: 'string' },
        lots: { type: 'string' },
        seats: { type: 'string' },
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        iterations: { type: 'string' },
        search: { type: 'string' },
        option: { type: 'string', multiple: true, default: [] },
        jobs: { type: 'string', default: `${availableParallelism()}` },
        json: { type: 'boolean', default: false },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const { id } = game;
const seats = values.seats === undefined ? game.seats.max : readCount('seats', values.seats, fail);
const bot = readLevel(values.bots, fail);
const count = readCount('games', values.games, fail);
const iterations = values.iterations === undefined ? null : readCount('iterations', values.iterations, fail);
const options = readOptions(game, seats, values.option, fail);
const by = values.by?.split(',') ?? [];
const lots = values.lots?.split(',') ?? [];
const searched = values.search?.split(',') ?? null;
for (const ask of [...lots, ...(searched ?? [])])
  if (game.machine.step(ask) === undefined) fail(`${id} never asks '${ask}'`);

/** How seats did that have something in common, such as a card they chose. */
interface Share {
  seats: number;
  firsts: number;
  score: number;
}
const add = (to: Map<string, Share>, what: string, firsts: number, score: number): void => {
  const share = to.get(what) ?? { seats: 0, firsts: 0, score: 0 };
  to.set(what, { seats: share.seats + 1, firsts: share.firsts + firsts, score: share.score + score });
};

const shares = new Map<string, Share>();
const bySeat = new Map<string, Share>();
const endings = new Map<string, number>();
const noted = new Map<string, Noted>();
const scores: number[] = [];
const winners: number[] = [];
let [games, decisions] = [0, 0];

function take(played: Played): void {
  games++;
  decisions += played.decisions;
  const { places } = played;
  const firsts = places.filter(place => place === 1).length;
  const won = (seat: number): number => (places[seat] === 1 ? 1 / firsts : 0);
  scores.push(...played.scores);
  winners.push(Math.max(...played.scores));
  endings.set(played.ending, (endings.get(played.ending) ?? 0) + 1);
  places.forEach((_, seat) => void add(bySeat, `seat ${seat + 1}`, won(seat), played.scores[seat]!));
  for (const { seat, what } of played.had) add(shares, what, won(seat), played.scores[seat]!);
  for (const { key, ...one } of played.noted) {
    const all = noted.get(key) ?? { key, times: 0, sum: 0, firstTimes: 0, firstSum: 0 };
    all.times += one.times;
    all.sum += one.sum;
    all.firstTimes += one.firstTimes;
    all.firstSum += one.firstSum;
    noted.set(key, all);
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${games} games`);
}

await playInParts(
  { id, seats, options, seed: values.seed, count, bot, iterations, searched, by, lots },
  readCount('jobs', values.jobs, fail),
  take,
);
if (process.stderr.isTTY) process.stderr.write('\r');

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const perGame = [...noted.values()]
  .sort((a, b) => (a.key < b.key ? -1 : 1))
  .map(({ key, times, sum, firstTimes, firstSum }) => ({
    key,
    times: times / count,
    sum: sum / count,
    firstTimes: firstTimes / count,
    firstSum: firstSum / count,
  }));
const listed = (of: Map<string, Share>) =>
  [...of]
    .map(([what, { seats: n, firsts, score }]) => ({
      what,
      seats: n,
      firsts: firsts / n,
      ...wilson(firsts / n, n),
      score: score / n,
    }))
    .sort((a, b) => b.firsts - a.firsts);
const ended = [...endings].map(([what, n]) => ({ what, share: n / count })).sort((a, b) => b.share - a.share);

console.log(
  `${id}: ${count} games of ${seats} ${bot} players, fair share of first places ${percent(1 / seats)}\n` +
    `mean score ${mean(scores).toFixed(1)}, of the winner ${mean(winners).toFixed(1)}, ${(decisions / count).toFixed(0)} decisions\n`,
);
for (const { what, share } of ended) console.log(`ended with ${what.padEnd(40)} ${percent(share).padStart(7)}`);
console.log('\nseats, first places, 95 % interval, score');
for (const { what, seats: n, firsts, low, high, score } of [...listed(bySeat), ...listed(shares)]) {
  const interval = `${percent(low)} to ${percent(high)}`;
  console.log(
    `${what.padEnd(24)} ${String(n).padStart(6)}  ${percent(firsts).padStart(7)}  ${interval.padEnd(18)} ${score.toFixed(1)}`,
  );
}
console.log('\nnoted per game: times, and the sum of its numbers; the same of those in first place');
for (const { key, ...numbers } of perGame) {
  const columns = Object.values(numbers).map(n => n.toFixed(2).padStart(9));
  console.log(`${key.padEnd(40)} ${columns.join(' ')}`);
}
if (values.json) {
  const [found, placed] = [listed(shares), listed(bySeat)];
  console.log(JSON.stringify({ game: id, games: count, seats, bot, ended, bySeat: placed, byShare: found, perGame }));
}
