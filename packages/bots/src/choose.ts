import {
  type AnyGame,
  type Core,
  imagine,
  type Question,
  type Rng,
  rng,
  type Seat,
  type SeenCore,
  type Why,
} from '@teahouse/kernel';
import { lookOnce, positionAfter, type Ranked, type Thought } from './at-once.ts';
import type { Budget, Choice, Job } from './job.ts';
import { budgetFor, choicesOf, levelOf, msFor, settingsFor } from './levels.ts';
import { atOnceOf, guessOthers, Moving } from './move.ts';
import { Search, type SearchSettings } from './search.ts';
import type { Trees } from './trees.ts';
import { Trials } from './trials.ts';
import { isTogether } from './utility.ts';

/** The decision of a bot. It knows nothing but the job, and what it has thought before if it has a memory. */
export function choose(game: AnyGame, job: Omit<Job, 'game'>, memory?: Trees): Choice {
  const { level, question, seed } = job;
  const seen = unsealed(job.seen, question.seat);
  const { search, slips, whim } = levelOf(level, game, seen.seats);
  const luck = rng(`${level} ${seed} ${question.ask} ${question.seat}`);
  const isForced = question.options.length === 1 && job.given === undefined;
  if (isForced || luck(100) < slips) return unexplained(game, seen, question, slips, luck);
  const thought =
    search === null
      ? lookOnce(game, seen, question, luck, whim)
      : think(
          game,
          { ...job, seen },
          luck,
          settingsFor(game, seen.seats, search),
          within(game, job, budgetFor(choicesOf(game, seen, question), search)),
          memory,
        );
  return explained(game, seen, question, luck, thought);
}

/** The budget of a job, or else of its level. */
function within(
  game: AnyGame,
  { budget, question, mostMs = Number.POSITIVE_INFINITY }: Omit<Job, 'game'>,
  usual: Budget,
): Budget {
  const { iterations, ms } = budget ?? { ...usual, ms: msFor(game, question.ask, usual.ms) };
  return { iterations, ms: Math.min(ms, mostMs) };
}

/** Whoever thinks again about an answer that is given but still sealed thinks as if it were not given. */
function unsealed(seen: SeenCore, seat: Seat): SeenCore {
  const top = seen.stack.at(-1);
  if (top?.sealed?.[seat] === undefined) return seen;
  const { [seat]: _, ...sealed } = top.sealed;
  return { ...seen, stack: seen.stack.with(-1, { ...top, sealed }) };
}

function think(
  game: AnyGame,
  job: Omit<Job, 'game'>,
  luck: Rng,
  settings: SearchSettings,
  budget: Budget,
  memory: Trees | undefined,
): Thought {
  const { seen, question, given } = job;
  const { seat } = question;
  const thinker =
    game.quiet === undefined ? searchOf(game, job, luck, settings, memory) : new Trials(game, seen, question, luck);
  if (given !== undefined) thinker.consider(given);
  const iterations = thinker.think(budget);
  if (thinker instanceof Search && given === undefined) remember(job, thinker, memory);
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

/** A tree that was grown for a decision before, from where the table has come to; or else a new one. */
function searchOf(
  game: AnyGame,
  { seen, question: { seat }, story, given }: Omit<Job, 'game'>,
  luck: Rng,
  settings: SearchSettings,
  memory: Trees | undefined,
): Search {
  const known = story === undefined || given !== undefined ? null : memory?.recall(keyOf(story, seat), story.told);
  const root = known?.search.after(known.since) ?? undefined;
  return new Search(game, seen, seat, luck, settings, root);
}

function remember({ story, question: { seat } }: Omit<Job, 'game'>, search: Search, memory: Trees | undefined): void {
  if (story !== undefined && search.root.visits >= WORTH_KEEPING) memory?.keep(keyOf(story, seat), story.told, search);
}

const keyOf = ({ table }: NonNullable<Job['story']>, seat: Seat): string => `${table} ${seat}`;
/** A smaller tree is soon grown again. */
const WORTH_KEEPING = 200;

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
