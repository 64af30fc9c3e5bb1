import type { AnyGame, Question, SeenCore } from '@teahouse/kernel';
import type { Budget } from './job.ts';
import type { SearchSettings } from './search.ts';

export const LEVELS = ['random', 'greedy', 'beginner', 'apprentice', 'master', 'grandmaster'] as const;
export type LevelName = (typeof LEVELS)[number];

/**
 * How a level plays. Its iterations are for each answer that can be given at a table of two; with every further player
 * there is much more to foresee, so they grow with the cube of the others.
 */
interface Level {
  /** Null: no search, the answer after which the position is worth most. `foresight` is a share of the game's horizon. */
  search: { foresight: number; curiosity: number; budget: Budget } | null;
  /** How often, in hundredths, it plays something at random: a beginner overlooks things. */
  slips: number;
}

const CURIOSITY = 0.4;

/** Measured against each other in docs/bots.md. */
export const levels: Readonly<Record<LevelName, Level>> = {
  random: { search: null, slips: 100 },
  greedy: { search: null, slips: 0 },
  beginner: { search: null, slips: 30 },
  apprentice: { search: { foresight: 0.25, curiosity: CURIOSITY, budget: { iterations: 7, ms: 300 } }, slips: 10 },
  master: { search: { foresight: 1, curiosity: CURIOSITY, budget: { iterations: 25, ms: 900 } }, slips: 3 },
  grandmaster: { search: { foresight: 1, curiosity: CURIOSITY, budget: { iterations: 3000, ms: 2800 } }, slips: 0 },
};

/** Decisions at random per seat, where a game does not say. */
const HORIZON = 6;

/** How a level searches a game. */
export const settingsFor = (
  game: AnyGame,
  seats: number,
  { foresight, curiosity }: NonNullable<Level['search']>,
): SearchSettings => ({
  horizon: Math.round(foresight * seats * (game.horizon ?? HORIZON)),
  curiosity,
});

/** A move of several answers is as much to choose as so many single ones. */
const CHAIN = 20;

/** How much there is to choose. */
export const choicesOf = ({ machine }: AnyGame, seen: SeenCore, { options }: Question): number =>
  machine.inDraft(seen) || machine.isForked(seen) ? Math.max(CHAIN, options.length) : options.length;

export const budgetFor = (seats: number, choices: number, { budget }: NonNullable<Level['search']>): Budget => ({
  iterations: budget.iterations * choices * Math.max(1, seats - 1) ** 3,
  ms: budget.ms,
});
