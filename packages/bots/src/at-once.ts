import { type AnyGame, type Core, cloneOf, imagine, type Question, type Rng, type SeenCore } from '@teahouse/kernel';
import { type Guesses, guessOthers, Moving, settle } from './move.ts';
import { CLEAR_LEAD, utilities } from './utility.ts';

/** An answer that at first sight costs so much of the chance to win is absurd: everybody at the table would see it. */
export const ABSURD = 0.15;
const FINE = 1 << 20;

/** What thinking about a question led to: moves, the best first. */
export interface Thought {
  ranked: Ranked[];
  /** How good the position is for every seat, from 0 to 1. */
  chances: number[];
  iterations: number;
}
export interface Ranked {
  answers: readonly string[];
  chance: number;
  points: number;
}

/**
 * What is worth most at once, in a few imagined worlds; within a move, answer by answer. Whoever has whims misjudges each
 * first answer by them, a share of a clear lead, but is not absurd.
 */
export function lookOnce(game: AnyGame, seen: SeenCore, question: Question, luck: Rng, whim = 0): Thought {
  const { seat, options } = question;
  const iterations = 2;
  const ranked = options.map(answer => ({ answers: [answer], chance: 0, points: 0 }));
  for (let i = 0; i < iterations; i++) {
    const world = imagine(game, seen, seat, luck);
    const guesses = guessOthers(game, world, question, luck);
    for (const entry of ranked) {
      const after = positionAfter(game, world, question, entry.answers, guesses);
      entry.chance += utilities(game, after)[seat]! / iterations;
      entry.points += game.value(after, seat) / iterations;
    }
  }
  ranked.sort((a, b) => b.points - a.points);
  // What is better does not occur to somebody who has misjudged it.
  if (whim > 0) ranked.splice(0, preferred(ranked, whim * (game.clearLead ?? CLEAR_LEAD), luck));
  const world = imagine(game, seen, seat, luck);
  const chances = utilities(game, world);
  const moving = new Moving(game, world, question);
  moving.play(ranked[0]!.answers[0]!);
  while (moving.question !== null) moving.play(moving.best(luck, moving.question.options.length));
  ranked[0]!.answers = moving.answers;
  return { ranked, chances, iterations };
}

/** Of answers, the best first, the place of one that seems best to somebody who misjudges them so far. */
function preferred(ranked: readonly Ranked[], whim: number, luck: Rng): number {
  const best = Math.max(...ranked.map(({ chance }) => chance));
  let [at, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [i, { chance, points }] of ranked.entries()) {
    // Gumbel's distribution, which makes the chance of an answer a power of what it is worth.
    const seems = points - whim * Math.log(-Math.log((luck(FINE) + 0.5) / FINE));
    if (seems > most && chance > best - ABSURD) [at, most] = [i, seems];
  }
  return at;
}

/** The position after a move; where all answer at once, after the others have answered as guessed. */
export function positionAfter(
  game: AnyGame,
  world: Core,
  question: Question,
  answers: readonly string[],
  guesses: Guesses,
): Core {
  const after = cloneOf(game, world);
  const moving = new Moving(game, after, question);
  for (const answer of answers) if (moving.question?.options.includes(answer)) moving.play(answer);
  settle(game, after, question, moving.next, guesses);
  return after;
}
