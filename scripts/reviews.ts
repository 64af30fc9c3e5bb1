// npm run reviews -- <game> [--seats n] [--games N] [--seed S] [--iterations N] [--planted N]
// Whether reviews can be believed: two of the same game that think by different luck, and mistakes that were planted.
import { parseArgs } from 'node:util';
import { chooseOptions, type Options } from '@teahouse/kernel';
import { agreement, foundIn, planted, type ReviewAgreement } from '../packages/bots/src/agreement.ts';
import { type Fail, failOf, readArguments, readCount, readGame } from './arguments.ts';

const usage = 'npm run reviews -- <game> [--seats n] [--games N] [--seed S] [--iterations N] [--planted N]';
const fail: Fail = failOf('reviews', usage);
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        seats: { type: 'string', default: '3' },
        games: { type: 'string', default: '4' },
        seed: { type: 'string', default: '1' },
        iterations: { type: 'string', default: '1500' },
        planted: { type: 'string', default: '20' },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const seats = readCount('seats', values.seats, fail);
const options = chooseOptions(game, seats, {}) as Options;
const budget = { iterations: readCount('iterations', values.iterations, fail), ms: Number.POSITIVE_INFINITY };

const iterations = 40;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
function print(name: string, all: readonly ReviewAgreement[]): void {
  const curves = all.flatMap(({ correlations }) => correlations);
  const begins = all.flatMap(({ beginnings }) => beginnings);
  const of = (read: (one: ReviewAgreement) => number): number => sum(all.map(read));
  console.log(
    `${name}: curves agree by ${(sum(curves) / curves.length).toFixed(3)} (least ${Math.min(...curves).toFixed(3)}), ` +
      `begin ${(100 * Math.max(...begins)).toFixed(0)} points at most off the fair share, ` +
      `the top mistake is the same for ${of(one => one.same)} of ${of(one => one.clear)} seats, ` +
      `${of(one => one.mistakes)} mistakes in ${of(one => one.decisions)} decisions`,
  );
}

const all: ReviewAgreement[] = [];
for (let n = 0; n < readCount('games', values.games, fail); n++) {
  const played = planted(game, { seats, options, seed: `${values.seed} ${n}`, iterations, oneOf: 12 });
  all.push(agreement(game, played, budget));
  print(`game ${n + 1}`, all.slice(-1));
}
print(`${game.id}, ${seats} seats, ${values.iterations} iterations`, all);

let [bad, found] = [0, 0];
for (let n = 0; bad < readCount('planted', values.planted, fail); n++) {
  const played = planted(game, { seats, options, seed: `${values.seed} planted ${n}`, iterations, oneOf: 4 });
  bad += played.bad.length;
  found += foundIn(game, played, budget);
  console.log(`${found} of ${bad} planted mistakes found`);
}
