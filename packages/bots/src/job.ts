import type { Question, SeenCore, Why } from '@teahouse/kernel';
import type { LevelName } from './levels.ts';

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
  /** A decision that was made: the choice says what it gave away. */
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
  /** The chance that the `given` answer gave away, as far as the bot can tell. */
  loss: number;
}
