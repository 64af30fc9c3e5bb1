import type { Question, SeenCore, Why } from '@teahouse/kernel';
import type { LevelName } from './levels.ts';
import type { Deed } from './trees.ts';

/** Everything a bot gets to know. Plain data: it can be sent to a worker. */
export interface Job {
  game: string;
  level: LevelName;
  seen: SeenCore;
  question: Question;
  /** The same job with the same seed and a budget of iterations gives the same answer. */
  seed: string;
  /** Replaces the level's own. */
  budget?: Budget;
  /** It thinks no longer than this, whatever its level would like. */
  mostMs?: number;
  /** Where it is asked: whoever has thought for this seat of this table before may go on from there. */
  story?: { table: string; told: readonly Deed[] };
  /** A decision that was made: it is weighed against the best other one. */
  given?: readonly string[];
}

/** How long to think: so many iterations, or so many milliseconds, whichever ends first. */
export interface Budget {
  iterations: number;
  ms: number;
}

export interface Choice {
  /** One answer, or those of a decision that takes several, as many as can be given at once. */
  answers: readonly string[];
  why: Why;
  /** How good the position is for every seat, from 0 to 1; empty where nothing was thought. */
  chances: number[];
  /** All seats win or lose at once: their chances are one. */
  together: boolean;
  /** What the `given` decision gave away. */
  weighed?: Weighed;
}

/** A decision that was made, compared with the best other one in the same imagined futures. */
export interface Weighed {
  /** Where the two part: the place of the answer within the decision, and what should have been answered there. */
  at: number;
  best: string;
  /** Everybody's chance to win, with the better answer if there is one, and the variance of that estimate. */
  chances: number[];
  variance: number;
  /** The chance that was given away; 0 unless it is more than its `error`. */
  loss: number;
  /** How far the difference of the two may be wrong. */
  error: number;
  /** What it cost besides, in the game's own terms, those first that the game names first. */
  gains: { term: string; n: number }[];
}
