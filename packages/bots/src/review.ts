import {
  type AnyGame,
  answersOf,
  type Deal,
  type Logged,
  type Outcome,
  type Question,
  replay,
  type Seat,
  type SeenCore,
  view,
  type Why,
} from '@teahouse/kernel';
import { type Observed, smoothed } from './curve.ts';
import type { Budget, Choice, Job, Weighed } from './job.ts';
import { resultOf } from './utility.ts';
import { weigh } from './weigh.ts';

/** Who gives hints and judges: the strongest, within reason. */
export const ADVISER = { level: 'grandmaster', budget: { iterations: 3000, ms: 1500 } } as const;

/** One decision of a finished game, judged with what its seat could know. Plain data: keep it, and go on later. */
export interface Judged extends Omit<Weighed, 'at'> {
  n: number;
  seat: Seat;
  /** The question that should have been answered otherwise, or the first of the decision; and the answer to it. */
  ask: string;
  answer: string;
  /** All win or lose at once: their chances are one. */
  together: boolean;
  why: Why;
}

/** The game to be judged. */
export interface Finished {
  deal: Deal;
  log: readonly Logged[];
}

/** Raise it when judgements made before should not be mixed with those made now. */
export const REVIEW_VERSION = 3;

/**
 * Judges the n-th decision. Each stands for itself, so a review can be made piece by piece, in any order and in any
 * process, and kept under the game's id, `n` and REVIEW_VERSION.
 */
export function judge(
  game: AnyGame,
  { deal, log }: Finished,
  n: number,
  budget: Budget = ADVISER.budget,
  seed = 'review',
): Judged {
  const { g } = replay(game, deal, log.slice(0, n));
  const { seat } = log[n]!;
  const question = game.machine.open(g, true).find(q => q.seat === seat)!;
  const job = judgement(n, log[n]!, view(game, g, seat), question, seed);
  return judged(n, log[n]!, weigh(game, { ...job, budget }));
}

/** What to ask a bot in order to judge a decision, and what its choice then says. */
export const judgement = (n: number, logged: Logged, seen: SeenCore, question: Question, seed = 'review') =>
  ({ ...ADVISER, seen, question, seed: `${seed} ${n}`, given: answersOf(logged) }) satisfies Omit<Job, 'game'>;

export function judged(n: number, { seat, ask, answer, rest }: Logged, { weighed, together, why }: Choice): Judged {
  if (weighed === undefined) throw new Error(`Decision ${n} was not weighed.`);
  const { at, ...said } = weighed;
  const [asked, answered] = at === 0 ? [ask, answer] : rest[at - 1]!;
  return { n, seat, ask: asked, answer: answered, together, why, ...said };
}

/** A review as far as it has come. */
interface Review {
  /** Everybody's chance before every decision judged so far, in order; with the result at its end, once it is known. */
  curve: { n: number; chances: number[] }[];
  /** The decisions of each seat that cost it most, each with the chances of the curve. */
  costliest: Judged[][];
}

/** A chance that nobody would miss. */
const LEAST_LOSS = 0.02;

/** One curve for pictures and words: `outcome` is how the game ended, once all of it is judged. */
export function summarise(
  seats: number,
  judged: readonly Judged[],
  outcome: Outcome | null = null,
  perSeat = 3,
): Review {
  const inOrder = judged.toSorted((a, b) => a.n - b.n);
  const together = inOrder[0]?.together ?? false;
  const result = outcome === null ? null : resultOf(outcome, seats);
  const curve = smoothed(seats, together, inOrder.map(observed), result).map((chances, i) => ({
    n: inOrder[i]?.n ?? inOrder.at(-1)!.n + 1,
    chances,
  }));
  const onCurve = inOrder.map((decision, i) => ({ ...decision, chances: curve[i]!.chances }));
  const costliest = Array.from({ length: seats }, (_, seat) =>
    onCurve
      .filter(decision => decision.seat === seat && decision.loss >= LEAST_LOSS)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, perSeat),
  );
  return { curve, costliest };
}

/** Whoever gave a chance away gave it to the others, or lost it for all. */
const observed = ({ seat, loss, chances, variance, together }: Judged): Observed => ({
  chances,
  variance,
  change: chances.map((_, other) => (together || other === seat ? -loss : loss / Math.max(1, chances.length - 1))),
});
