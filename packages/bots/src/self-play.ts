import {
  type AnyGame,
  type Core,
  deal,
  type Options,
  placesOf,
  type Question,
  type Rng,
  reimagine,
  rng,
  view,
} from '@teahouse/kernel';
import { give } from './arena.ts';
import { choose } from './choose.ts';
import type { Budget } from './job.ts';
import { bestAnswer } from './move.ts';
import type { Lesson } from './pupil.ts';
import { CLEAR_LEAD, isQuiet } from './utility.ts';

/** How often, in hundredths, anything is played in every other game: so that it is learned too what bots would not do. */
const ASTRAY = 8;
const DIGITS = 1000;

interface Table {
  seats: number;
  options: Options;
  seed: string;
}

/** Of a longer game so many positions are kept, by lot, besides all quiet ones. */
const KEPT = 60;

/**
 * What a game that bots play with themselves teaches: positions, and who won in the end. With a budget of no iterations
 * they answer what is worth most at once.
 */
export function lessonsOf(game: AnyGame, table: Table, budget: Budget): Lesson[] {
  const luck = rng(`astray ${table.seed}`);
  const astray = luck(2) * ASTRAY;
  const quiet: Omit<Lesson, 'won'>[] = [];
  const kept: Omit<Lesson, 'won'>[] = [];
  let seen = 0;
  const end = play(game, table, (g, q) => {
    seen++;
    if (isQuiet(game, g, q)) quiet.push(look(game, g));
    else if (kept.length < KEPT) kept.push(look(game, g));
    else {
      const place = luck(seen);
      if (place < KEPT) kept[place] = look(game, g);
    }
    if (luck(100) < astray) return game.machine.play(g, q, q.options[luck(q.options.length)]!);
    return budget.iterations === 0
      ? answerAtOnce(game, g, q, luck)
      : think(game, g, q, `${table.seed} ${seen}`, budget);
  });
  const won = firstsOf(game, end);
  return [...quiet, ...kept].map(each => ({ ...each, won }));
}

/** Nobody sees more than a seat may: the rest is imagined anew for every answer. */
function answerAtOnce(game: AnyGame, g: Core, q: Question, luck: Rng): Question | null {
  const { options } = q;
  const answer = options.length === 1 ? options[0]! : bestAnswer(game, reimagine(game, g, q.seat, luck), q, luck);
  return game.machine.play(g, q, answer);
}

/** The share of the first place that one who knows something wins against others who know something else. */
export function duel(knows: AnyGame, others: AnyGame, me: number, table: Table, budget: Budget): number {
  let n = 0;
  const end = play(others, table, (g, q) =>
    think(q.seat === me ? knows : others, g, q, `${table.seed} ${me} ${n++}`, budget),
  );
  return firstsOf(others, end)[me]!;
}

function play(game: AnyGame, table: Table, answer: (g: Core, q: Question) => Question | null): Core {
  const { g, question } = deal(game, table);
  for (let q = question; q !== null; ) q = answer(g, q);
  return g;
}

function think(game: AnyGame, g: Core, q: Question, seed: string, budget: Budget): Question | null {
  const job = { level: 'grandmaster' as const, seen: view(game, g, q.seat), question: q, seed, budget };
  return give(game, g, q, choose(game, job));
}

function look(game: AnyGame, g: Core): Omit<Lesson, 'won'> {
  const rounded = (n: number): number => Math.round(n * DIGITS) / DIGITS;
  const lead = game.clearLead ?? CLEAR_LEAD;
  const seats = Array.from({ length: g.seats }, (_, seat) => seat);
  return {
    features: seats.map(seat => game.features!(g, seat).map(rounded)),
    values: seats.map(seat => rounded(game.value(g, seat) / lead)),
  };
}

function firstsOf(game: AnyGame, end: Core): number[] {
  const places = placesOf(game.outcome(end), end.seats);
  const firsts = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / firsts : 0));
}
