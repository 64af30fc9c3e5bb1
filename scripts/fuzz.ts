// npm run fuzz -- <game> [--games N] [--seed S] [--seats n] [--jobs n] [--only N] [--json]
// Games of random and greedy players under all laws, on every core. --only repeats one of them alone, watched closely.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@teahouse/games';
import { type FuzzReport, fuzz, printFailure, printUnreached } from '@teahouse/testkit';
import { type Fail, failOf, readArguments, readGame } from './arguments.ts';
import { fuzzInParts } from './fuzz-parts.ts';

const usage = 'npm run fuzz -- <game> [--games N] [--seed S] [--seats n] [--jobs n] [--only N] [--json]';

const fail: Fail = failOf('fuzz', usage);
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '300' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        jobs: { type: 'string', default: `${availableParallelism()}` },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const { id } = game;
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) fail(`--games is a number of games, not '${values.games}'`);
const seats = values.seats === undefined ? undefined : Number(values.seats);
if (seats !== undefined && (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)) {
  fail(`${id} is for ${game.seats.min} to ${game.seats.max} seats, not '${values.seats}'`);
}
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1) fail(`--jobs is a number of threads, not '${values.jobs}'`);
const only = values.only === undefined ? undefined : Number(values.only);
if (only !== undefined && (!Number.isInteger(only) || only < 0))
  fail(`--only is the number of a game, from 0, not '${values.only}'`);

const wanted = { seed: values.seed, ...(seats === undefined ? {} : { seats }) };
const told = {
  onGame: (n: number): void => {
    if (process.stderr.isTTY && n % 50 === 0) process.stderr.write(`\r${n} games`);
  },
  onViolation: (raw: string): void => console.log(`${raw}\nlooking for the shortest game that breaks it...\n`),
};
const report: FuzzReport =
  only !== undefined
    ? fuzz(game, { ...wanted, ...told, games: only + 1, first: only, watch: 'closely' })
    : jobs === 1 || count < jobs
      ? fuzz(game, { ...wanted, ...told, games: count })
      : await fuzzInParts(id, { ...wanted, games: count }, jobs, told);
if (process.stderr.isTTY) process.stderr.write('\r');
const unreached = report.reach.missing(game, await games.find(folder => folder.game === game)!.text.en());
console.log(
  `${id}: ${report.games} games, ${report.decisions} decisions, ${report.violation === null ? 'no' : '1'} violation`,
);
console.log(report.violation === null ? printUnreached(unreached) : printFailure(report.violation));
if (values.json) {
  const violations = report.violation === null ? 0 : 1;
  console.log(JSON.stringify({ game: id, games: report.games, decisions: report.decisions, violations, unreached }));
}
process.exitCode = report.violation === null ? 0 : 1;
