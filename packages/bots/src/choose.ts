import {
  type AnyGame,
  type Core,
  cloneOf,
  imagine,
  type Question,
  type Rng,
  rng,
  type Seat,
  type SeenCore,
  type Why,
} from '@teahouse/kernel';
import type { Budget, Choice, Job } from './job.ts';
import { budgetFor, choicesOf, levels, settingsFor } from './levels.ts';
import { atOnceOf, type Guesses, guessOthers, Moving, settle } from './move.ts';
import { Search, type SearchSettings } from './search.ts';
import { Trials } from './trials.ts';
import { isTogether, utilities } from './utility.ts';

/** The decision of a bot. It knows nothing but the job. */
export function choose(game: AnyGame, job: Omit<Job, 'game'>): Choice {
  const { level, question, seed, given } = job;
  const seen = unsealed(job.seen, question.seat);
  const { search, slips } = levels[level];
  const luck = rng(`${level} ${seed} ${question.ask} ${question.seat}`);
  const isForced = question.options.length === 1 && given === undefined;
  if (isForced || luck(100) < slips) return unexplained(game, seen, question, slips, luck);
  const thought =
    search === null
      ? lookOnce(game, seen, question, luck)
      : think(
          game,
          seen,
          question,
          luck,
          settingsFor(game, seen.seats, search),
          within(job, budgetFor(seen.seats, choicesOf(game, seen, question), search)),
          given,
        );
  return explained(game, seen, question, luck, thought);
}

/** The budget of a job, or else of its level. */
function within({ budget, mostMs = Number.POSITIVE_INFINITY }: Omit<Job, 'game'>, usual: Budget): Budget {
  const { iterations, ms } = budget ?? usual;
  return { iterations, ms: Math.min(ms, mostMs) };
}

/** Whoever thinks again about an answer that is given but still sealed thinks as if it were not given. */
function unsealed(seen: SeenCore, seat: Seat): SeenCore {
  const top = seen.stack.at(-1);
  if (top?.sealed?.[seat] === undefined) return seen;
  const { [seat]: _, ...sealed } = top.sealed;
  return { ...seen, stack: seen.stack.with(-1, { ...top, sealed }) };
}

/** What thinking about a question led to: moves, the best first. */
interface Thought {
  ranked: Ranked[];
  /** How good the position is for every seat, from 0 to 1. */
  chances: number[];
  iterations: number;
}
interface Ranked {
  answers: readonly string[];
  chance: number;
  points: number;
}

/** What is worth most at once, in a few imagined worlds; within a move, answer by answer. */
function lookOnce(game: AnyGame, seen: SeenCore, question: Question, luck: Rng): Thought {
  const { seat, options } = question;
  const iterations = 2;
  const ranked = options.map(answer => ({ answers: [answer], chance: 0, points: 0 }));
  for (let i = 0; i < iterations; i++) {
    const world = imagine(game, seen, seat, luck);
    const guesses = guessOthers(game, world, question, luck);
    for (const entry of ranked) {
      const after = positionAfter(game, world, question, entry.answers, guesses);
      entry.chance += utilities(game, after)[seat]! / iterations;
      entry.points += game.value(after, seat) / iterations;
    }
  }
  ranked.sort((a, b) => b.points - a.points);
  const world = imagine(game, seen, seat, luck);
  const chances = utilities(game, world);
  const moving = new Moving(game, world, question);
  moving.play(ranked[0]!.answers[0]!);
  while (moving.question !== null) moving.play(moving.best(luck, moving.question.options.length));
  ranked[0]!.answers = moving.answers;
  return { ranked, chances, iterations };
}

function think(
  game: AnyGame,
  seen: SeenCore,
  question: Question,
  luck: Rng,
  settings: SearchSettings,
  budget: Budget,
  given: readonly string[] | undefined,
): Thought {
  const { seat } = question;
  const thinker =
    game.quiet === undefined ? new Search(game, seen, seat, luck, settings) : new Trials(game, seen, question, luck);
  if (given !== undefined) thinker.consider(given);
  const iterations = thinker.think(budget);
  const moves = thinker.moves.filter(({ answers, visits }) => visits > 0 && question.options.includes(answers[0]!));
  const world = imagine(game, seen, seat, luck);
  const guesses = guessOthers(game, world, question, luck);
  const ranked = moves.map(({ answers, totals, visits }) => {
    const after = positionAfter(game, world, question, answers, guesses);
    return { answers, chance: totals[seat]! / visits, points: game.value(after, seat) };
  });
  const best = moves[0]!;
  return { ranked, chances: best.totals.map(total => total / best.visits), iterations };
}

/** The best move of a thought, with what speaks for it against those that begin otherwise. */
function explained(
  game: AnyGame,
  seen: SeenCore,
  question: Question,
  luck: Rng,
  { ranked, chances, iterations }: Thought,
): Choice {
  const { answers, chance, points } = ranked[0]!;
  const others = bestByFirst(ranked)
    .slice(1, 3)
    .map(other => ({ answer: other.answers[0]!, chance: chance - other.chance, points: points - other.points }));
  const because = others.length === 0 ? null : difference(game, seen, question, luck, answers[0]!, others[0]!.answer);
  const why = { rule: game.machine.rule(question.ask), chance, points, others, because, iterations };
  const together = isTogether(game, imagine(game, seen, question.seat, luck));
  return { answers: atOnceOf(game, seen, question.seat, answers), why, chances, together };
}

/** Of the moves that begin with the same answer, the first. */
const bestByFirst = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.filter(({ answers }, i) => ranked.findIndex(other => other.answers[0] === answers[0]) === i);

function difference(
  game: AnyGame,
  seen: SeenCore,
  question: Question,
  luck: Rng,
  a: string,
  b: string,
): Why['because'] {
  const world = imagine(game, seen, question.seat, luck);
  const guesses = guessOthers(game, world, question, luck);
  const after = (answer: string): Core => positionAfter(game, world, question, [answer], guesses);
  return game.tells?.(after(a), after(b), question.seat) ?? null;
}

/** Any answer, and then as often any other as the level slips. */
function unexplained(game: AnyGame, seen: SeenCore, question: Question, slips: number, luck: Rng): Choice {
  const { seat, options } = question;
  const moving = new Moving(game, imagine(game, seen, seat, luck), question);
  moving.play(options[luck(options.length)]!);
  while (moving.question !== null) moving.play(moving.some(slips, luck));
  const answers = atOnceOf(game, seen, seat, moving.answers);
  const rule = game.machine.rule(question.ask);
  const why = { rule, chance: 0, points: 0, others: [], because: null, iterations: 0 };
  return { answers, why, chances: [], together: false };
}

/** The position after a move; where all answer at once, after the others have answered as guessed. */
function positionAfter(
  game: AnyGame,
  world: Core,
  question: Question,
  answers: readonly string[],
  guesses: Guesses,
): Core {
  const after = cloneOf(game, world);
  const moving = new Moving(game, after, question);
  for (const answer of answers) if (moving.question?.options.includes(answer)) moving.play(answer);
  settle(game, after, question, moving.next, guesses);
  return after;
}
