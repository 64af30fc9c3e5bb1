import {
  type AnyGame,
  answersOf,
  type Deal,
  type Logged,
  type Question,
  replay,
  type Seat,
  type SeenCore,
  view,
  type Why,
} from '@teahouse/kernel';
import { choose } from './choose.ts';
import type { Budget, Choice, Job } from './job.ts';

/** Who gives hints and judges: the strongest, within reason. */
export const ADVISER = { level: 'grandmaster', budget: { iterations: 3000, ms: 1500 } } as const;

/** One decision of a finished game, judged with what its seat could know. Plain data: keep it, and go on later. */
export interface Judged {
  n: number;
  seat: Seat;
  ask: string;
  answer: string;
  /** Everybody's chance to win before the decision: shares of 1, or the chance of all where they win together. */
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
export const REVIEW_VERSION = 2;

/**
 * Judges the n-th decision. Each stands for itself, so a review can be made piece by piece, in any order and in any
 * process, and kept under the game's id, `n` and REVIEW_VERSION.
 */
export function judge(game: AnyGame, { deal, log }: Finished, n: number, budget: Budget = ADVISER.budget): Judged {
  const { g } = replay(game, deal, log.slice(0, n));
  const { seat } = log[n]!;
  const question = game.machine.open(g, true).find(q => q.seat === seat)!;
  const job = judgement(n, log[n]!, view(game, g, seat), question);
  return judged(n, log[n]!, choose(game, { ...job, budget }));
}

/** What to ask a bot in order to judge a decision, and what its choice then says. */
export const judgement = (n: number, logged: Logged, seen: SeenCore, question: Question): Omit<Job, 'game'> => ({
  ...ADVISER,
  seen,
  question,
  seed: `review ${n}`,
  given: answersOf(logged),
});

export const judged = (n: number, { seat, ask, answer }: Logged, choice: Choice): Judged => ({
  n,
  seat,
  ask,
  answer,
  chances: shares(choice),
  best: choice.answers[0]!,
  loss: choice.loss,
  why: choice.why,
});

/** A review as far as it has come. */
interface Review {
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

/** Against each other the chances are shares of one; who wins and loses together has the same chance. */
function shares({ chances, together }: Pick<Choice, 'chances' | 'together'>): number[] {
  if (together) return chances.slice();
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map(chance => chance / sum);
}
