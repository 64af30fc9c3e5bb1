// npm run ladder -- <game> --seats n [--rungs master,grandmaster] [--games N] [--seed S]
// How far each level stands above the one below it, in Elo. One of the upper level plays with the lower one at all other
// seats, every deal from every seat. Iterations are counted, not timed, so that a busy machine changes nothing. Deals are
// kept as they are played, for levels as strong as these: whoever is interrupted goes on.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseOptions, type Options } from '@teahouse/kernel';
import { CONTENDERS, type Contender, elo, tournament, wilson } from '../packages/bots/src/arena.ts';
import { LEVELS, levelOf } from '../packages/bots/src/levels.ts';
import { type Fail, failOf, readArguments, readCount, readGame } from './arguments.ts';

const usage = 'npm run ladder -- <game> --seats n [--rungs master,grandmaster] [--games N] [--seed S]';
const fail: Fail = failOf('ladder', usage);
/** Every level but the lowest is a rung, and so is the newcomer, who stands above the beginner. */
const RUNGS = CONTENDERS.filter(player => player !== LEVELS[0]);
const below = (rung: Contender): Contender => (rung === 'newcomer' ? 'beginner' : LEVELS[LEVELS.indexOf(rung) - 1]!);

const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        seats: { type: 'string' },
        rungs: { type: 'string', default: RUNGS.join(',') },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const seats = values.seats === undefined ? game.seats.max : readCount('seats', values.seats, fail);
const options = chooseOptions(game, seats, {}) as Options;
const deals = Math.ceil(readCount('games', values.games, fail) / seats);

const rungs = values.rungs
  .split(',')
  .map(name => RUNGS.find(rung => rung === name) ?? fail(`--rungs are some of ${RUNGS.join(', ')}, not '${name}'`));
const folder = join('.cache', 'ladder');
const file = join(folder, `${game.id}-${seats}.jsonl`);
mkdirSync(folder, { recursive: true });

/** Of one deal: the share of its games that the upper one won, and how long he thought on the average. */
interface Played {
  key: string;
  n: number;
  firsts: number;
  ms: number;
}
const kept = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Played)
  : [];

const strength = (player: Contender): string =>
  player === 'newcomer' ? player : JSON.stringify([player, levelOf(player, game, seats)]);

function played(upper: Contender, lower: Contender, n: number): Played {
  const key = `${game.rules} ${values.seed} ${strength(upper)} ${strength(lower)}`;
  const known = kept.find(each => each.key === key && each.n === n);
  if (known !== undefined) return known;
  const [above] = tournament(game, {
    lineUp: [upper, ...Array<Contender>(seats - 1).fill(lower)],
    deals: 1,
    options,
    seed: `ladder ${values.seed} ${n}`,
    budget: 'unhurried',
    clock: () => performance.now(),
  });
  const now = { key, n, firsts: above!.firsts, ms: above!.msPerDecision };
  appendFileSync(file, `${JSON.stringify(now)}\n`);
  return now;
}

const signed = (rating: number): string =>
  Number.isFinite(rating) ? `${rating < 0 ? '' : '+'}${rating.toFixed(0)}` : rating < 0 ? 'below all' : 'above all';
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
for (const upper of rungs) {
  const lower = below(upper);
  const all: Played[] = [];
  for (let n = 0; n < deals; n++) all.push(played(upper, lower, n));
  const mean = (of: (one: Played) => number): number => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const share = mean(({ firsts }) => firsts);
  const { low, high } = wilson(share, deals * seats);
  console.log(
    `${game.id}, ${seats} seats, ${upper} against ${lower}: ${percent(share)} of ${deals * seats} games ` +
      `(${percent(low)} to ${percent(high)}, fair share ${percent(1 / seats)}), ` +
      `Elo ${signed(elo(share, seats))} (${signed(elo(low, seats))} to ${signed(elo(high, seats))}), ` +
      `${mean(({ ms }) => ms).toFixed(0)} ms a decision`,
  );
}
