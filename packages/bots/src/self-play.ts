import { type AnyGame, type Core, deal, type Options, placesOf, type Question, rng, view } from '@teahouse/kernel';
import { give } from './arena.ts';
import { choose } from './choose.ts';
import type { Budget } from './job.ts';
import type { Lesson } from './pupil.ts';
import { CLEAR_LEAD } from './utility.ts';

/** How often, in hundredths, anything is played: so that it is learned too what bots would not do. */
const ASTRAY = 8;
const DIGITS = 1000;

interface Table {
  seats: number;
  options: Options;
  seed: string;
}

/** What a game that bots play with themselves teaches: every position, and who won in the end. */
export function lessonsOf(game: AnyGame, table: Table, budget: Budget): Lesson[] {
  const luck = rng(`astray ${table.seed}`);
  const seen: Omit<Lesson, 'won'>[] = [];
  const end = play(game, table, (g, q) => {
    seen.push(look(game, g));
    if (luck(100) < ASTRAY) return game.machine.play(g, q, q.options[luck(q.options.length)]!);
    return think(game, g, q, `${table.seed} ${seen.length}`, budget);
  });
  const won = firstsOf(game, end);
  return seen.map(each => ({ ...each, won }));
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
