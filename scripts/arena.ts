// npm run arena -- <game> --bots master,greedy [--seats n] [--games N] [--seed S] [--iterations N] [--option name=value]... [--json]
import { parseArgs } from 'node:util';
import { LEVELS, type LevelName } from '@teahouse/bots';
import { type Standing, type Tournament, tournament } from '../packages/bots/src/arena.ts';
import { type Fail, failOf, readArguments, readCount, readGame, readLevel, readOptions } from './arguments.ts';

const usage =
  'npm run arena -- <game> --bots master,greedy [--seats n] [--games N] [--seed S] [--iterations N] [--option name=value]... [--json]';

const fail: Fail = failOf('arena', usage);

/** The bots by seat; the last one fills up. */
function readLineUp(text: string | undefined, seats: number): LevelName[] {
  if (text === undefined) fail(`which bots? There are: ${LEVELS.join(', ')}`);
  const bots = text.split(',').map(name => readLevel(name, fail));
  if (bots.length > seats) fail(`${bots.length} bots do not fit on ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots.at(-1)!);
}

function printTable(standings: readonly Standing[]): void {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const rows = standings.map(({ bot, firsts, fair, low, high, meanScore, meanPlace, msPerDecision }) => [
    bot,
    percent(firsts),
    percent(fair),
    `${percent(low)} to ${percent(high)}`,
    meanScore.toFixed(1),
    meanPlace.toFixed(2),
    msPerDecision.toFixed(2),
  ]);
  const lines = [['bot', 'firsts', 'fair share', '95 % interval', 'score', 'place', 'ms/decision'], ...rows];
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map(line => line[i]!.length)));
  for (const line of lines) {
    console.log(line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '));
  }
}

const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        bots: { type: 'string' },
        seats: { type: 'string' },
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        iterations: { type: 'string' },
        option: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const seats = values.seats === undefined ? game.seats.max : readCount('seats', values.seats, fail);
const options = readOptions(game, seats, values.option, fail);
const settings: Tournament = {
  lineUp: readLineUp(values.bots, seats),
  deals: Math.ceil(readCount('games', values.games, fail) / seats),
  options,
  seed: values.seed,
  clock: () => performance.now(),
  onGame: n => {
    if (process.stderr.isTTY) process.stderr.write(`\r${n} games`);
  },
};
if (values.iterations !== undefined) {
  settings.budget = { iterations: readCount('iterations', values.iterations, fail), ms: Number.POSITIVE_INFINITY };
}

const standings = tournament(game, settings);
if (process.stderr.isTTY) process.stderr.write('\r');
const played = settings.deals * seats;
console.log(`${game.id}: ${played} games, ${settings.deals} deals, each played from ${seats} line-ups\n`);
printTable(standings);
if (values.json) {
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  console.log(JSON.stringify({ game: game.id, games: played, bots: standings }, rounded));
}
