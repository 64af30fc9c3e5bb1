import {
  type AnyGame,
  type Deal,
  type Logged,
  type Question,
  replay,
  rng,
  type Seat,
  view,
  type Why,
} from '@teahouse/kernel';
import { choose, explained, think } from './choose.ts';
import type { Budget, Choice, Seen } from './job.ts';
import { type LevelName, levels, settingsFor } from './levels.ts';

/** What a strong bot would do with this question. */
export function hint(game: AnyGame, seen: Seen, question: Question, seed: string, level: LevelName = 'master'): Choice {
  return choose(game, { level, seen, question, seed });
}

/** One decision of a finished game, judged with what its seat could know. Plain data: keep it, and go on later. */
export interface Judged {
  n: number;
  seat: Seat;
  ask: string;
  answer: string;
  /** Everybody's chance to win before the decision; together 1. */
  chances: number[];
  /** What the bot would have answered, and the chance it thinks was given away; 0 if it agrees. */
  best: string;
  loss: number;
  why: Why;
}

/** The game to be judged. */
export interface Finished {
  deal: Deal;
  log: readonly Logged[];
}

/** Raise it when judgements made before should not be mixed with those made now. */
export const REVIEW_VERSION = 1;

/**
 * Judges the n-th decision. Each stands for itself, so a review can be made piece by piece, in any order and in any
 * process, and kept under the game's id, `n` and REVIEW_VERSION.
 */
export function judge(game: AnyGame, { deal, log }: Finished, n: number, budget: Budget = REVIEW_BUDGET): Judged {
  const { seat, ask, answer } = log[n]!;
  const { g } = replay(game, deal, log.slice(0, n));
  const seen = view(game, g, seat);
  const question = game.machine.open(g, true).find(q => q.seat === seat)!;
  const luck = rng(`review ${n}`);
  const thought = think(game, seen, question, luck, settingsFor(game, g.seats, levels.master.search!), budget);
  const { answer: best, why } = explained(game, seen, question, luck, thought);
  const chanceOf = (wanted: string): number | undefined => thought.ranked.find(x => x.answer === wanted)?.chance;
  const loss = Math.max(0, (chanceOf(best) ?? 0) - (chanceOf(answer) ?? 0));
  return { n, seat, ask, answer, chances: shares(thought.chances), best, loss: best === answer ? 0 : loss, why };
}

const REVIEW_BUDGET: Budget = { iterations: 1500, ms: 1000 };

/** A review as far as it has come. */
export interface Review {
  /** Everybody's chance after every decision judged so far, in order. */
  curve: { n: number; chances: number[] }[];
  /** The decisions of each seat that cost it most. */
  costliest: Judged[][];
}

export function summarise(seats: number, judged: readonly Judged[], perSeat = 3): Review {
  const inOrder = judged.toSorted((a, b) => a.n - b.n);
  const costliest = Array.from({ length: seats }, (_, seat) =>
    inOrder
      .filter(decision => decision.seat === seat && decision.loss > 0)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, perSeat),
  );
  return { curve: inOrder.map(({ n, chances }) => ({ n, chances })), costliest };
}

function shares(chances: readonly number[]): number[] {
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map(chance => chance / sum);
}
