import {
  type AnyGame,
  type AnyMatch,
  Match,
  type Options,
  type Outcome,
  type Question,
  type Rng,
  rng,
  type Seat,
} from '@teahouse/kernel';
import { choose } from './choose.ts';
import type { Budget } from './job.ts';
import { levels, settingsFor } from './levels.ts';
import { type Finished, judge, summarise } from './review.ts';
import { Search } from './search.ts';
import { Trials } from './trials.ts';

/** A game between strong players, in which some decisions were replaced by bad ones. */
interface Planted extends Finished {
  seats: number;
  outcome: Outcome;
  /** The decisions that were made bad, by their number in the log. */
  bad: number[];
}

interface Planting {
  seats: number;
  options: Options;
  seed: string;
  /** What the players search, for every answer. */
  iterations: number;
  /** One of so many decisions is made bad, if one can be. */
  oneOf: number;
}

/** What a search must think that an answer costs, for it to be planted. */
const BAD = 0.15;

/** Plays a game in which mistakes are known. What a mistake is says the search, which is not what reviews judge by. */
export function planted(game: AnyGame, { seats, options, seed, iterations, oneOf }: Planting): Planted {
  const match: AnyMatch = Match.begin(game, { seats, options, seed });
  const luck = rng(`planted ${seed}`);
  const bad: number[] = [];
  while (!match.over) {
    const question = match.open()[0]!;
    const budget = { iterations: iterations * question.options.length, ms: Number.POSITIVE_INFINITY };
    const worse = luck(oneOf) === 0 ? worstOf(game, match, question, luck, budget) : null;
    if (worse !== null) bad.push(match.log.length);
    match.answers(question.seat, worse === null ? answersOf(game, match, question, budget) : [worse], question.ask);
  }
  return { seats, deal: match.deal, log: match.log, outcome: game.outcome(match.state), bad };
}

function answersOf(game: AnyGame, match: AnyMatch, question: Question, budget: Budget): readonly string[] {
  const job = { seen: match.view(question.seat), question, seed: `${match.log.length}` };
  // Where a game is played on, a search for every single answer would take hours.
  const level = game.quiet === undefined ? 'grandmaster' : 'greedy';
  return choose(game, { ...job, level, ...(level === 'greedy' ? {} : { budget }) }).answers;
}

/** An answer that two careful searches both find bad; null where there is none. */
function worstOf(game: AnyGame, match: AnyMatch, question: Question, luck: Rng, budget: Budget): string | null {
  const { options } = question;
  if (options.length < 2 || game.machine.isForked(match.state)) return null;
  const [one, other] = [costs(game, match, question, luck, budget), costs(game, match, question, luck, budget)];
  const surely = options.map(answer => ({ answer, cost: Math.min(one.get(answer) ?? 0, other.get(answer) ?? 0) }));
  const worst = surely.reduce((a, b) => (b.cost > a.cost ? b : a));
  return worst.cost >= BAD ? worst.answer : null;
}

/** What a search thinks that each answer costs, as far as it has tried it. */
function costs(game: AnyGame, match: AnyMatch, question: Question, luck: Rng, budget: Budget): Map<string, number> {
  const { seat, options } = question;
  const seen = match.view(seat);
  const settings = settingsFor(game, seen.seats, levels.grandmaster.search!);
  const thinker =
    game.quiet === undefined ? new Search(game, seen, seat, luck, settings) : new Trials(game, seen, question, luck);
  for (const answer of options.slice(0, 8)) thinker.consider([answer]);
  thinker.think({ ...budget, iterations: (game.quiet === undefined ? 4 : 1) * budget.iterations });
  const tried = thinker.moves.filter(({ visits, answers }) => visits > 5 && options.includes(answers[0]!));
  const worth = new Map<string, number>();
  for (const { totals, visits, answers } of tried) {
    worth.set(answers[0]!, Math.max(worth.get(answers[0]!) ?? 0, totals[seat]! / visits));
  }
  const best = Math.max(...worth.values());
  return new Map([...worth].map(([answer, chance]) => [answer, best - chance]));
}

/** How two reviews of one game that think by different luck agree, and what they find. */
export interface ReviewAgreement {
  /** Of every seat's two curves. */
  correlations: number[];
  /** By how much the curve of each seat begins off its fair share. */
  beginnings: number[];
  /** Seats whose costliest decision is above `CLEAR` in one of the reviews; and of these, those where both name the same. */
  clear: number;
  same: number;
  /** Decisions that the first review calls mistakes, and how many decisions there are. */
  mistakes: number;
  decisions: number;
}

/** A mistake that everybody would want to hear of. */
const CLEAR = 0.08;
export function agreement(game: AnyGame, played: Planted, budget: Budget): ReviewAgreement {
  const { seats, outcome, log } = played;
  const [one, other] = ['one', 'other'].map(seed => {
    const judged = log.flatMap((logged, n) => (logged.revises ? [] : [judge(game, played, n, budget, seed)]));
    return { judged, ...summarise(seats, judged, outcome) };
  }) as [Reviewed, Reviewed];
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);
  const line = ({ curve }: Reviewed, seat: Seat): number[] => curve.map(({ chances }) => chances[seat]!);
  const tops = all.map(seat => [one.costliest[seat]![0], other.costliest[seat]![0]] as const);
  const clear = tops.filter(pair => pair.some(top => (top?.loss ?? 0) > CLEAR));
  return {
    correlations: all.map(seat => correlation(line(one, seat), line(other, seat))),
    beginnings: all.map(seat => Math.abs(line(one, seat)[0]! - 1 / seats)),
    clear: clear.length,
    same: clear.filter(([a, b]) => a?.n === b?.n).length,
    mistakes: one.judged.filter(({ loss }) => loss > 0).length,
    decisions: one.judged.length,
  };
}

/** How many of the planted mistakes a review would call mistakes. */
export const foundIn = (game: AnyGame, played: Planted, budget: Budget): number =>
  played.bad.filter(n => judge(game, played, n, budget).loss > 0).length;

type Reviewed = ReturnType<typeof summarise> & { judged: ReturnType<typeof judge>[] };

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [da, db] = [a[i]! - ma, b[i]! - mb];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return ab / Math.sqrt(aa * bb);
}
