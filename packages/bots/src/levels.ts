import type { Budget } from './job.ts';

export const LEVELS = ['random', 'greedy', 'beginner', 'apprentice', 'master', 'grandmaster'] as const;
export type LevelName = (typeof LEVELS)[number];

/** How a level plays. */
export interface Level {
  /** Null: no search, the answer after which the position is worth most. */
  search: { horizon: number; curiosity: number; budget: Budget } | null;
  /** How often, in hundredths, it plays something at random: a beginner overlooks things. */
  slips: number;
}

const CURIOSITY = 0.4;

/** Measured against each other in docs/bots.md. */
export const levels: Readonly<Record<LevelName, Level>> = {
  random: { search: null, slips: 100 },
  greedy: { search: null, slips: 0 },
  beginner: { search: null, slips: 30 },
  apprentice: { search: { horizon: 5, curiosity: CURIOSITY, budget: { iterations: 60, ms: 300 } }, slips: 0 },
  master: { search: { horizon: 20, curiosity: CURIOSITY, budget: { iterations: 2500, ms: 900 } }, slips: 0 },
  grandmaster: { search: { horizon: 20, curiosity: CURIOSITY, budget: { iterations: 40_000, ms: 2800 } }, slips: 0 },
};
