import {
  type AnyGame,
  type Core,
  cloneOf,
  imagine,
  isSealed,
  type Question,
  type Rng,
  reimagine,
  type Seat,
  type SeenCore,
} from '@teahouse/kernel';
import { type Guesses, guessOthers, settle } from './move.ts';
import { isQuiet, isTogether, winning } from './utility.ts';

/** What one world came to: everybody's chance to win, and what the seat that chose has in the game's own terms. */
interface Sample {
  chances: readonly number[];
  counts: readonly number[];
}

/** A mean over imagined worlds, and its standard error. */
interface Estimate {
  mean: number;
  error: number;
}

/** How many answers of each seat the table is played on for, at most; longer where a game says when it is quiet. */
const REACH = 10;
const LONGEST = 400;
/** How much whims weigh, as a share of a clear lead. */
const WHIM = 0.08;
const CLEAR_LEAD = 8;

/**
 * What becomes of a table after each of several moves. All are made in the same imagined worlds and played on by the same
 * kind of people: everybody answers what is worth most to him at once, but has whims, which are his own and the same
 * after every move. So luck and temper cancel, and what is left is the difference that the move makes, with its error.
 * A table is played on for some rounds, or until the game is quiet, and then valued.
 *
 * Reviews, reasons and puzzles all speak of these numbers; nothing else says what a move is worth.
 */
export class Futures {
  readonly moves: readonly (readonly string[])[];
  readonly terms: readonly string[];
  readonly #game: AnyGame;
  readonly #question: Question;
  readonly #luck: Rng;
  readonly #world: Core;
  readonly #together: boolean;
  readonly #longest: number;
  /** By move, then by world. */
  readonly #samples: (Sample | undefined)[][];
  #worlds = 0;

  constructor(
    game: AnyGame,
    seen: SeenCore,
    question: Question,
    moves: readonly (readonly string[])[],
    luck: Rng,
    reach = REACH,
  ) {
    this.#game = game;
    this.#question = question;
    this.moves = moves;
    this.#luck = luck;
    this.#world = imagine(game, seen, question.seat, luck);
    this.#together = isTogether(game, this.#world);
    this.#longest = game.quiet === undefined ? reach * seen.seats : LONGEST;
    this.terms = Object.keys(this.#countsIn(this.#world));
    this.#samples = moves.map(() => []);
  }

  get worlds(): number {
    return this.#worlds;
  }

  /** Makes moves, all or those with these numbers, in one more world. */
  look(which: readonly number[] = [...this.moves.keys()]): void {
    const world = reimagine(this.#game, this.#world, this.#question.seat, this.#luck);
    const temper = this.#luck(2 ** 32);
    for (const i of which)
      this.#samples[i]![this.#worlds] = this.#play(cloneOf(this.#game, world), this.moves[i]!, temper);
    this.#worlds++;
  }

  /** Everybody's chance to win after a move. */
  chances(i: number): number[] {
    const known = this.#known(i);
    return known[0]!.chances.map((_, seat) => estimate(known.map(({ chances }) => chances[seat]!)).mean);
  }

  /** The chance to win of the seat that chooses. */
  chance(i: number): Estimate {
    return estimate(this.#known(i).map(({ chances }) => chances[this.#question.seat]!));
  }

  /** How much more one move gives the seat that chooses than another, in the worlds, from one on, where both were made. */
  gain(i: number, other: number, from = 0): Estimate {
    return this.#differ(i, other, ({ chances }) => chances[this.#question.seat]!, from);
  }

  /** What the seat has then, by term. */
  counts(i: number): Record<string, number> {
    return Object.fromEntries(
      this.terms.map((term, at) => [term, estimate(this.#known(i).map(({ counts }) => counts[at]!)).mean]),
    );
  }

  /** How much more of a term. */
  gainOf(term: string, i: number, other: number): Estimate {
    const at = this.terms.indexOf(term);
    return this.#differ(i, other, ({ counts }) => counts[at]!);
  }

  #known(i: number): Sample[] {
    return this.#samples[i]!.filter(sample => sample !== undefined);
  }

  #differ(i: number, other: number, read: (sample: Sample) => number, from = 0): Estimate {
    const differences: number[] = [];
    for (let world = from; world < this.#worlds; world++) {
      const [mine, theirs] = [this.#samples[i]![world], this.#samples[other]![world]];
      if (mine !== undefined && theirs !== undefined) differences.push(read(mine) - read(theirs));
    }
    return estimate(differences);
  }

  #countsIn(g: Core): Readonly<Record<string, number>> {
    return this.#game.counts?.(g, this.#question.seat) ?? {};
  }

  #play(g: Core, answers: readonly string[], temper: number): Sample {
    const { machine } = this.#game;
    const people = new People(this.#game, temper);
    const { seat } = this.#question;
    let q: Question | null = this.#question;
    // Whoever answers at the same time has made up his mind before.
    people.decide(g, q);
    for (const answer of answers) {
      if (q?.seat !== seat || !q.options.includes(answer)) break;
      q = machine.play(g, q, answer);
    }
    for (let i = 0; i < this.#longest && q !== null; i++) {
      if (isQuiet(this.#game, g, q)) break;
      q = machine.play(g, q, q.options.length === 1 ? q.options[0]! : people.answer(g, q));
    }
    return {
      chances: winning(this.#game, g, this.#together),
      counts: Object.values(this.#countsIn(g)),
    };
  }
}

/** Those who play on at one imagined table. */
class People {
  readonly #game: AnyGame;
  readonly #temper: number;
  readonly #scale: number;
  readonly #asked: number[] = [];
  /** What was made up at the same time as others did, and is still to be given. */
  readonly #decided = new Map<string, string>();

  constructor(game: AnyGame, temper: number) {
    this.#game = game;
    this.#temper = temper;
    this.#scale = WHIM * (game.clearLead ?? CLEAR_LEAD);
  }

  answer(g: Core, q: Question): string {
    const key = `${q.seat} ${q.ask}`;
    if (!this.#decided.has(key)) this.decide(g, q);
    const decided = this.#decided.get(key);
    this.#decided.delete(key);
    return decided !== undefined && q.options.includes(decided) ? decided : this.#best(g, q, NOTHING);
  }

  /** Where all answer at once, everybody does so before anybody knows more. */
  decide(g: Core, { ask }: Question): void {
    if (!isSealed(this.#game.machine.step(ask)!)) return;
    const guesses = guessOthers(this.#game, g, { ask, seat: -1, options: [] }, lowest);
    for (const q of this.#game.machine.open(g)) {
      if (q.ask === ask) this.#decided.set(`${q.seat} ${ask}`, this.#best(g, q, guesses));
    }
  }

  #best(g: Core, question: Question, guesses: Guesses): string {
    const { seat, options } = question;
    const n = this.#asked[seat] ?? 0;
    this.#asked[seat] = n + 1;
    let [best, most] = ['', Number.NEGATIVE_INFINITY];
    for (const answer of options) {
      const after = cloneOf(this.#game, g);
      settle(this.#game, after, question, this.#game.machine.play(after, question, answer), guesses);
      const worth = this.#game.value(after, seat) + this.#scale * this.#whim(seat, n, answer);
      if (worth > most) [best, most] = [answer, worth];
    }
    return best;
  }

  /** Drawn by what is asked and not from a stream: another answer before does not change it. Gumbel's distribution. */
  #whim(seat: Seat, n: number, answer: string): number {
    let h = Math.imul(this.#temper ^ Math.imul(n, 0x85ebca6b) ^ seat, 0x9e3779b1);
    for (let i = 0; i < answer.length; i++) h = Math.imul(h ^ answer.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    h = Math.imul(h ^ (h >>> 13), 0x297a2d39);
    const share = (((h ^ (h >>> 16)) >>> 0) + 0.5) / 2 ** 32;
    return -Math.log(-Math.log(share));
  }
}

const NOTHING: Guesses = new Map();
const lowest: Rng = () => 0;

function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  let sum = 0;
  for (const value of values) sum += value;
  const mean = n === 0 ? 0 : sum / n;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return { mean, error: n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (n - 1) / n) };
}
