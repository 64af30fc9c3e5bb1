import { type AnyGame, isSealed, type Question, type SeenCore } from '@teahouse/kernel';
import type { Budget } from './job.ts';
import type { SearchSettings } from './search.ts';

/** The weakest first. */
export const LEVELS = [
  'random',
  'beginner',
  'greedy',
  'apprentice',
  'journeyman',
  'expert',
  'master',
  'grandmaster',
] as const;
export type LevelName = (typeof LEVELS)[number];

/**
 * How a level plays. Its iterations are for each answer that can be given at a table of two; with every further player
 * there is much more to foresee, so they grow with the cube of the others.
 */
interface Level {
  /** Null: no search, the answer after which the position is worth most. `foresight` is a share of the game's horizon. */
  search: { foresight: number; curiosity: number; budget: Budget } | null;
  /** How often, in hundredths, it plays something at random. */
  slips: number;
  /** How far it misjudges what an answer brings at once, as a share of a clear lead. */
  whim: number;
}

const CURIOSITY = 0.4;
const searching = (iterations: number, ms: number, foresight: number, slips: number): Level => ({
  search: { foresight, curiosity: CURIOSITY, budget: { iterations, ms } },
  slips,
  whim: 0,
});

/** As far as a game has no figures of its own. */
export const levels: Readonly<Record<LevelName, Level>> = {
  random: { search: null, slips: 100, whim: 0 },
  beginner: { search: null, slips: 0, whim: 0.6 },
  greedy: { search: null, slips: 0, whim: 0 },
  apprentice: searching(7, 300, 0.25, 25),
  journeyman: searching(7, 300, 0.5, 14),
  expert: searching(25, 600, 1, 8),
  master: searching(25, 900, 1, 3),
  grandmaster: searching(3000, 2800, 1, 0),
};

/** A level as it is for a game at a table of so many: with the figures of its own, where the game was measured. */
export function levelOf(level: LevelName, { ladder }: AnyGame, seats: number): Level {
  const usual = levels[level];
  if (usual.search === null) return usual.whim === 0 ? usual : { ...usual, whim: ladder?.whim ?? usual.whim };
  const { foresight, budget } = usual.search;
  const figures = ladder?.rungs[seats]?.[level];
  if (figures !== undefined) return searching(figures.iterations, budget.ms, figures.foresight, figures.slips);
  const iterations = budget.iterations * Math.max(1, seats - 1) ** 3;
  return searching(iterations, budget.ms, foresight, usual.slips);
}

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

export const budgetFor = (choices: number, { budget }: NonNullable<Level['search']>): Budget => ({
  iterations: Math.ceil(budget.iterations * choices),
  ms: budget.ms,
});

/** Where a game is played on, what is sealed has so many times as long, but no more than so many milliseconds for it. */
const SEALED = { times: 2.5, ms: 2400 };

/**
 * How long a level thinks about a question at most. Where a game is played on, an order or a bid decides far more than
 * other answers do, and nobody waits for it in turn: all think about theirs at the same time.
 */
export const msFor = ({ quiet, machine }: AnyGame, ask: string, ms: number): number =>
  quiet !== undefined && isSealed(machine.step(ask)!) ? Math.max(ms, Math.min(SEALED.times * ms, SEALED.ms)) : ms;
