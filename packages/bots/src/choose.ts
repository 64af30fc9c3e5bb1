import {
  type AnyGame,
  type Core,
  cloneOf,
  imagine,
  isSealed,
  type Question,
  type Rng,
  rng,
  type Seat,
  type SeenCore,
  type Why,
} from '@teahouse/kernel';
import type { Budget, Choice, Job } from './job.ts';
import { budgetFor, levels, settingsFor } from './levels.ts';
import { Search, type SearchSettings } from './search.ts';
import { isTogether, utilities } from './utility.ts';

/** The decision of a bot. It knows nothing but the job. */
export function choose(game: AnyGame, job: Omit<Job, 'game'>): Choice {
  const { level, question, seed, budget, given } = job;
  const seen = unsealed(job.seen, question.seat);
  const { search, slips } = levels[level];
  const luck = rng(`${level} ${seed} ${question.ask} ${question.seat}`);
  if (question.options.length === 1 && given === undefined) return unexplained(game, question, question.options[0]!);
  if (luck(100) < slips) return unexplained(game, question, question.options[luck(question.options.length)]!);
  const thought =
    search === null
      ? lookOnce(game, seen, question, luck)
      : think(
          game,
          seen,
          question,
          luck,
          settingsFor(game, seen.seats, search),
          budget ?? budgetFor(seen.seats, question, search),
        );
  return explained(game, seen, question, luck, thought, given);
}

/** Whoever thinks again about an answer that is given but still sealed thinks as if it were not given. */
function unsealed(seen: SeenCore, seat: Seat): SeenCore {
  const top = seen.stack.at(-1);
  if (top?.sealed?.[seat] === undefined) return seen;
  const { [seat]: _, ...sealed } = top.sealed;
  return { ...seen, stack: seen.stack.with(-1, { ...top, sealed }) };
}

/** What thinking about a question led to: its answers, the best first. */
interface Thought {
  ranked: Ranked[];
  /** How good the position is for every seat, from 0 to 1. */
  chances: number[];
  iterations: number;
}
interface Ranked {
  answer: string;
  chance: number;
  points: number;
}

/** What is worth most at once, in a few imagined worlds. */
function lookOnce(game: AnyGame, seen: SeenCore, question: Question, luck: Rng): Thought {
  const { seat, options } = question;
  const iterations = 2;
  const ranked: Ranked[] = options.map(answer => ({ answer, chance: 0, points: 0 }));
  for (let i = 0; i < iterations; i++) {
    const world = imagine(game, seen, seat, luck);
    for (const entry of ranked) {
      const after = positionAfter(game, world, question, entry.answer);
      entry.chance += utilities(game, after)[seat]! / iterations;
      entry.points += game.value(after, seat) / iterations;
    }
  }
  ranked.sort((a, b) => b.points - a.points);
  return { ranked, chances: utilities(game, imagine(game, seen, seat, luck)), iterations };
}

function think(
  game: AnyGame,
  seen: SeenCore,
  question: Question,
  luck: Rng,
  settings: SearchSettings,
  budget: Budget,
): Thought {
  const { seat } = question;
  const search = new Search(game, seen, seat, luck, settings);
  const end = performance.now() + budget.ms;
  let iterations = 0;
  while (iterations < budget.iterations) {
    search.iterate();
    iterations++;
    if ((iterations & 31) === 0 && performance.now() > end) break;
  }
  const edges = [...search.root.edges.values()]
    .filter(edge => question.options.includes(edge.answer))
    .sort((a, b) => b.visits - a.visits);
  const world = imagine(game, seen, seat, luck);
  const ranked = edges.map(({ answer, totals, visits }) => {
    const after = positionAfter(game, world, question, answer);
    return { answer, chance: totals[seat]! / visits, points: game.value(after, seat) };
  });
  const best = edges[0]!;
  return { ranked, chances: best.totals.map(total => total / best.visits), iterations };
}

/** The best answer of a thought, with what speaks for it. */
function explained(
  game: AnyGame,
  seen: SeenCore,
  question: Question,
  luck: Rng,
  { ranked, chances, iterations }: Thought,
  given: string | undefined,
): Choice {
  const [best, ...rest] = ranked;
  const { answer, chance, points } = best!;
  const others = rest
    .slice(0, 2)
    .map(other => ({ answer: other.answer, chance: chance - other.chance, points: points - other.points }));
  const because = others.length === 0 ? null : difference(game, seen, question, luck, answer, others[0]!.answer);
  const why = { rule: game.machine.rule(question.ask), chance, points, others, because, iterations };
  const together = isTogether(game, imagine(game, seen, question.seat, luck));
  return { answer, why, chances, together, loss: given === undefined ? 0 : lossOf(ranked, given) };
}

/** An answer that was never worth a try is as good as nothing. */
function lossOf(ranked: readonly Ranked[], given: string): number {
  const [best] = ranked;
  if (best!.answer === given) return 0;
  return Math.max(0, best!.chance - (ranked.find(({ answer }) => answer === given)?.chance ?? 0));
}

function difference(
  game: AnyGame,
  seen: SeenCore,
  question: Question,
  luck: Rng,
  a: string,
  b: string,
): Why['because'] {
  const world = imagine(game, seen, question.seat, luck);
  return (
    game.tells?.(positionAfter(game, world, question, a), positionAfter(game, world, question, b), question.seat) ??
    null
  );
}

function unexplained(game: AnyGame, question: Question, answer: string): Choice {
  const rule = game.machine.rule(question.ask);
  const why = { rule, chance: 0, points: 0, others: [], because: null, iterations: 0 };
  return { answer, why, chances: [], together: false, loss: 0 };
}

/** The position after an answer; where all answer at once, after the others have answered something. */
function positionAfter(game: AnyGame, world: Core, question: Question, answer: string): Core {
  const after = cloneOf(game, world);
  let next = game.machine.play(after, question, answer);
  if (!isSealed(game.machine.step(question.ask)!)) return after;
  while (next?.ask === question.ask && after.stack.at(-1)?.sealed != null) {
    next = game.machine.play(after, next, next.options[0]!);
  }
  return after;
}
