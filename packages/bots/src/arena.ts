import {
  type AnyGame,
  type Core,
  deal,
  type Logged,
  type Options,
  placesOf,
  type Question,
  view,
} from '@teahouse/kernel';
import { choose } from './choose.ts';
import type { Budget, Choice, Job } from './job.ts';
import { budgetFor, choicesOf, LEVELS, levelOf } from './levels.ts';
import { newcomer } from './newcomer.ts';
import { storyOf, Trees } from './trees.ts';

/** Whoever can sit down in the arena: every level, and the person that a beginner is measured against. */
export const CONTENDERS = ['newcomer', ...LEVELS] as const;
export type Contender = (typeof CONTENDERS)[number];

/** Bots against bots. */
export interface Tournament {
  /** Who sits where in the first game of every deal. */
  lineUp: readonly Contender[];
  /** Every deal is played as often as there are seats, each time one seat further: its luck comes to everyone. */
  deals: number;
  options: Options;
  /** The same seed with a budget of iterations gives the same games. */
  seed: string;
  /** Replaces that of every level that searches. `unhurried`: its own iterations, however long they take. */
  budget?: Budget | 'unhurried';
  /** In milliseconds. */
  clock(): number;
  onGame?(played: number): void;
}

/** How one bot did, on all its seats together. */
export interface Standing {
  bot: Contender;
  /** The share of the games it won, and what its number of seats would give it. A shared first place counts in part. */
  firsts: number;
  fair: number;
  /** Where the true share lies, with 95 % certainty. */
  low: number;
  high: number;
  meanScore: number;
  meanPlace: number;
  msPerDecision: number;
}

/** Sums over all games and seats of one bot. */
interface Tally {
  seated: number;
  firsts: number;
  score: number;
  places: number;
  decisions: number;
  ms: number;
}

type Tallies = ReadonlyMap<Contender, Tally>;

export function tournament(game: AnyGame, settings: Tournament): Standing[] {
  const { lineUp, deals } = settings;
  const tallies: Tallies = new Map(
    lineUp.map(bot => [bot, { seated: 0, firsts: 0, score: 0, places: 0, decisions: 0, ms: 0 }]),
  );
  let played = 0;
  for (let n = 0; n < deals; n++) {
    for (let turn = 0; turn < lineUp.length; turn++) {
      const seats = lineUp.map((_, seat) => lineUp[(seat + turn) % lineUp.length]!);
      const end = play(game, settings, seats, `${settings.seed} ${n}`, turn, tallies);
      count(game, end, seats, tallies);
      played++;
      settings.onGame?.(played);
    }
  }
  return [...tallies].map(([bot, tally]) => standing(bot, tally, played, lineUp.length));
}

/** One game to its end; a bot gets to know what its seat sees, and nothing else. */
function play(
  game: AnyGame,
  { options, budget, clock }: Tournament,
  seats: readonly Contender[],
  seed: string,
  turn: number,
  tallies: Tallies,
): Core {
  const { g, question } = deal(game, { seats: seats.length, seed, options });
  const memory = new Trees();
  const log: Logged[] = [];
  for (let q: Question | null = question, n = 0; q !== null; n++) {
    const bot = seats[q.seat]!;
    const told = storyOf(game, log);
    const story = told === null ? {} : { story: { table: seed, told } };
    const asked = { seen: view(game, g, q.seat), question: q, seed: `${seed} ${turn} ${n}`, ...story };
    const began = clock();
    const choice =
      bot === 'newcomer' ? newcomer(game, asked) : choose(game, within(game, { ...asked, level: bot }, budget), memory);
    const tally = tallies.get(bot)!;
    tally.ms += clock() - began;
    tally.decisions++;
    q = give(game, g, q, choice, log);
  }
  return g;
}

function within(game: AnyGame, job: Omit<Job, 'game'>, budget: Tournament['budget']): Omit<Job, 'game'> {
  if (budget === undefined) return job;
  if (budget !== 'unhurried') return { ...job, budget };
  const { search } = levelOf(job.level, game, job.seen.seats);
  if (search === null) return job;
  const { iterations } = budgetFor(choicesOf(game, job.seen, job.question), search);
  return { ...job, budget: { iterations, ms: Number.POSITIVE_INFINITY } };
}

/** Gives a whole move, as far as the true table follows, and notes what was given. */
export function give(
  game: AnyGame,
  g: Core,
  question: Question,
  { answers }: Pick<Choice, 'answers'>,
  log: Logged[] = [],
): Question | null {
  let q: Question | null = question;
  const given: (readonly [ask: string, answer: string])[] = [];
  for (const answer of answers) {
    if (q?.seat !== question.seat || !q.options.includes(answer)) break;
    given.push([q.ask, answer]);
    q = game.machine.play(g, q, answer);
  }
  const [[ask, answer], ...rest] = given as [readonly [string, string]];
  log.push({ seat: question.seat, ask, answer, revises: false, rest });
  return q;
}

function count(game: AnyGame, end: Core, seats: readonly Contender[], tallies: Tallies): void {
  const places = placesOf(game.outcome(end), end.seats);
  const firsts = places.filter(place => place === 1).length;
  seats.forEach((bot, seat) => {
    const tally = tallies.get(bot)!;
    tally.seated++;
    if (places[seat] === 1) tally.firsts += 1 / firsts;
    tally.score += game.value(end, seat);
    tally.places += places[seat]!;
  });
}

function standing(bot: Contender, tally: Tally, games: number, seats: number): Standing {
  const { seated, firsts, score, places, decisions, ms } = tally;
  return {
    bot,
    firsts: firsts / games,
    fair: seated / games / seats,
    ...wilson(firsts / games, games),
    meanScore: score / seated,
    meanPlace: places / seated,
    msPerDecision: decisions === 0 ? 0 : ms / decisions,
  };
}

/** Wilson's interval for a share that was seen in `n` games. */
export function wilson(share: number, n: number): { low: number; high: number } {
  const z = 1.96;
  const centre = share + z ** 2 / (2 * n);
  const reach = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) };
}

/**
 * How much stronger is whoever wins this share of games against others that are all alike: where both are alike 0, with
 * 64 % of two 100, with 81 % 250. Among more seats, what would make the same odds for two.
 */
export function elo(share: number, seats: number): number {
  const odds = (share * (seats - 1)) / (1 - share);
  return 400 * Math.log10(odds);
}
