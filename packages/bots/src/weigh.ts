import { type AnyGame, rng } from '@teahouse/kernel';
import { choose } from './choose.ts';
import { Futures } from './futures.ts';
import type { Choice, Job, Weighed } from './job.ts';
import { isSame } from './move.ts';

/** Errors are so many standard errors: of a hundred sound decisions less than one is taken for a mistake. */
const SURE = 2.5;
/** So many iterations of a search cost about as much as one world. */
const ITERATIONS_PER_WORLD = 5;
/** The time for the search itself, as a share of all; and of the worlds those that say which move is compared. */
const SEARCHING = 1 / 3;
const CHOOSING = 1 / 4;
/** No error is known from fewer worlds. */
const FEWEST = 6;
/** What is less than half of something is not worth a word; more than two things are too many. */
const WORTH_TELLING = 0.5;
const MOST_TOLD = 2;

/** A search says which other moves deserve a look. What they are worth say the futures alone. */
export function weigh(game: AnyGame, job: Omit<Job, 'game'> & Required<Pick<Job, 'budget' | 'given'>>): Choice {
  const { seen, question, seed, given, budget } = job;
  const begin = performance.now();
  const choice = choose(game, { ...job, budget: { ...budget, ms: budget.ms * SEARCHING } });
  const rivals = [choice.answers, ...choice.why.others.map(({ answer }) => [answer])].filter(move =>
    parts(move, given),
  );
  const moves = [given, ...rivals.filter((move, i) => rivals.findIndex(other => isSame(other, move)) === i)];
  const futures = new Futures(game, seen, question, moves, rng(`futures ${seed} ${question.ask} ${question.seat}`));
  const worlds = Math.max(2 * FEWEST, Math.ceil(budget.iterations / ITERATIONS_PER_WORLD));
  const left = budget.ms - (performance.now() - begin);
  const isLate = (share: number): boolean => performance.now() - begin > budget.ms - left * (1 - share);
  while (futures.worlds < FEWEST || (futures.worlds < worlds * CHOOSING && !isLate(CHOOSING))) futures.look();
  if (moves.length === 1) return { ...choice, weighed: alone(futures, given) };
  const rival = bestOf(futures);
  // Whoever looked best is compared anew: he was lucky perhaps.
  const from = futures.worlds;
  while (futures.worlds < from + FEWEST || (futures.worlds < worlds && !isLate(1))) futures.look([0, rival]);
  return { ...choice, weighed: compared(futures, rival, from) };
}

function alone(futures: Futures, given: readonly string[]): Weighed {
  const chances = futures.chances(0);
  return { at: 0, best: given[0]!, chances, variance: futures.chance(0).error ** 2, loss: 0, error: 0, gains: [] };
}

function compared(futures: Futures, rival: number, from: number): Weighed {
  const given = futures.moves[0]!;
  const { mean, error } = futures.gain(rival, 0, from);
  const isBetter = mean > SURE * error;
  const chosen = isBetter ? rival : 0;
  const at = isBetter ? given.findIndex((answer, i) => answer !== futures.moves[rival]![i]) : 0;
  return {
    at,
    best: futures.moves[chosen]![at]!,
    chances: futures.chances(chosen),
    variance: futures.chance(chosen).error ** 2,
    loss: isBetter ? mean : 0,
    error: SURE * error,
    gains: isBetter ? gainsOf(futures, rival) : [],
  };
}

/** What the better move has more of some rounds later, as far as that is sure. */
function gainsOf(futures: Futures, rival: number): Weighed['gains'] {
  const gains = futures.terms.map(term => ({ term, ...futures.gainOf(term, rival, 0) }));
  return gains
    .filter(({ mean, error }) => mean >= WORTH_TELLING && mean > SURE * error)
    .slice(0, MOST_TOLD)
    .map(({ term, mean }) => ({ term, n: Math.round(mean) }));
}

/** Whether two moves part somewhere: one that only goes further than the other is no other. */
const parts = (move: readonly string[], given: readonly string[]): boolean =>
  given.some((answer, i) => move[i] !== undefined && move[i] !== answer);

function bestOf(futures: Futures): number {
  let best = 1;
  for (let i = 2; i < futures.moves.length; i++) if (futures.chance(i).mean > futures.chance(best).mean) best = i;
  return best;
}
