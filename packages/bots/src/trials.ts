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
import { Habits } from './habits.ts';
import type { Budget } from './job.ts';
import { bestOf, type Guesses, guessOthers, isSame, type Led, Moving, NO_GUESSES, settle, type Tried } from './move.ts';
import { isQuiet, isTogether, utilities } from './utility.ts';

interface Trial extends Tried {
  /** Somebody wants to know what it is worth: it is never given up. */
  isAsked: boolean;
}

/** So many moves are tried; a move of several answers is varied so often before. */
const WIDTH = 8;
const VARIED = 6;
/** How often, in hundredths, an answer of a varied move is any answer. */
const ASIDE = 25;
/** A move is looked at at once in so many worlds. */
const LOOKS = 2;
/**
 * Which counts as so many trials. Luck blurs a trial by far more than most moves differ in the end; what is sealed,
 * such as an order, shows only later what it is worth.
 */
const WEIGHT = 12;
const WEIGHT_OF_SEALED = 3;
/** A move that is worth so much less than another at once is not tried. */
const HOPELESS = 0.08;
/** A game that does not come to rest is not played on for ever. */
const LONGEST = 400;

/**
 * Tries moves by playing on: after each, whoever is asked answers what is worth most to him at once, until the game is
 * quiet; then the position is valued for every seat. All that are left are tried in the same imagined worlds, and round
 * by round the better half goes on (sequential halving). See docs/bots.md.
 */
export class Trials {
  readonly #game: AnyGame;
  readonly #question: Question;
  readonly #me: Seat;
  readonly #world: Core;
  readonly #looks: { world: Core; guesses: Guesses }[] = [];
  readonly #together: boolean;
  readonly #weight: number;
  readonly #luck: Rng;
  readonly #habits = new Habits();
  #trials: Trial[] = [];

  constructor(game: AnyGame, seen: SeenCore, question: Question, luck: Rng) {
    this.#game = game;
    this.#question = question;
    this.#me = question.seat;
    this.#luck = luck;
    this.#world = imagine(game, seen, question.seat, luck);
    this.#together = isTogether(game, this.#world);
    this.#weight = isSealed(game.machine.step(question.ask)!) ? WEIGHT_OF_SEALED : WEIGHT;
    while (this.#looks.length < LOOKS) {
      const world = reimagine(game, this.#world, this.#me, luck);
      this.#looks.push({ world, guesses: guessOthers(game, world, question, luck) });
    }
    this.#propose();
  }

  /** A move that is to be tried whatever it looks like. */
  consider(answers: readonly string[]): void {
    const known = this.#trials.find(trial => isSame(trial.answers, answers));
    if (known !== undefined) known.isAsked = true;
    else this.#trials.push({ ...this.#lookAt(answers), isAsked: true });
  }

  /** The best first. */
  get moves(): readonly Tried[] {
    return this.#trials.toSorted((a, b) => b.visits - a.visits || this.#mean(b) - this.#mean(a));
  }

  /** Every round has its share of the budget. Gives the number of trials. */
  think({ iterations, ms }: Budget): number {
    // No more than can be tried twice, but for two.
    const hopeful = this.#hopeful().filter(({ isAsked }, i) => isAsked || i < Math.max(2, iterations / 2));
    if (hopeful.length === 1) return 0;
    const begin = performance.now();
    const isLate = (share: number): boolean => performance.now() >= begin + ms * share;
    // Where all is slow, fewer moves are tried.
    let left = this.#tryEach(hopeful, () => isLate(1 / 3));
    let done = left.length;
    const rounds = Math.ceil(Math.log2(left.length));
    for (let round = 1; round <= rounds; round++) {
      const share = round / rounds;
      while (done + left.length / 2 < iterations * share && !isLate(share)) done += this.#tryEach(left).length;
      left = this.#betterHalf(left);
    }
    return done;
  }

  /** Tries moves in one world, as many as there is time for, but at least two; gives those. */
  #tryEach(trials: readonly Trial[], isLate: () => boolean = () => false): Trial[] {
    const world = reimagine(this.#game, this.#world, this.#me, this.#luck);
    const tried: Trial[] = [];
    for (const trial of trials) {
      if (tried.length >= 2 && isLate()) break;
      this.#try(cloneOf(this.#game, world), trial);
      tried.push(trial);
    }
    return tried;
  }

  #mean({ totals, visits }: Trial): number {
    return totals[this.#me]! / visits;
  }

  #betterHalf(left: readonly Trial[]): Trial[] {
    const ranked = left.toSorted((a, b) => this.#mean(b) - this.#mean(a));
    return ranked.filter(({ isAsked }, i) => isAsked || i < Math.ceil(left.length / 2));
  }

  /** What somebody asked for, then the best. */
  #hopeful(): Trial[] {
    const ranked = this.#trials.toSorted((a, b) => this.#mean(b) - this.#mean(a));
    const best = this.#mean(ranked[0]!);
    const hopeful = ranked.filter(trial => !trial.isAsked && this.#mean(trial) > best - HOPELESS);
    return [...ranked.filter(({ isAsked }) => isAsked), ...hopeful];
  }

  /** What is worth most at once: single answers, or moves that begin with them and a few others near the best. */
  #propose(): void {
    const looked = this.#best(this.#question.options.map(answer => this.#lookAt([answer])));
    if (!this.#moving(cloneOf(this.#game, this.#world)).isChain) {
      this.#trials = looked;
      return;
    }
    const found: Trial[] = [];
    const add = (moving: Moving, aside: number): void => {
      while (moving.question !== null) moving.play(moving.some(aside, this.#luck));
      if (!found.some(({ answers }) => isSame(answers, moving.answers))) found.push(this.#lookAt(moving.answers));
    };
    for (const { answers } of looked) {
      const moving = this.#moving(cloneOf(this.#game, this.#world));
      moving.play(answers[0]!);
      add(moving, 0);
    }
    for (let i = 0; i < VARIED; i++) {
      const moving = this.#moving(cloneOf(this.#game, this.#world));
      if (this.#luck(2) === 0) moving.play(looked[0]!.answers[0]!);
      add(moving, ASIDE);
    }
    this.#trials = this.#best(found);
  }

  #moving(g: Core): Moving {
    return new Moving(this.#game, g, this.#question);
  }

  #best(trials: readonly Trial[]): Trial[] {
    return trials.toSorted((a, b) => this.#mean(b) - this.#mean(a)).slice(0, WIDTH);
  }

  #lookAt(answers: readonly string[]): Trial {
    const trial = { answers, visits: this.#weight, totals: Array<number>(this.#world.seats).fill(0), isAsked: false };
    for (const { world, guesses } of this.#looks) {
      const g = cloneOf(this.#game, world);
      const moving = this.#moving(g);
      for (const answer of answers) if (moving.question?.options.includes(answer)) moving.play(answer);
      settle(this.#game, g, this.#question, moving.next, guesses);
      this.#learn(trial, g, this.#weight / LOOKS);
    }
    return trial;
  }

  #try(g: Core, trial: Trial): void {
    const moving = this.#moving(g);
    moving.follow(trial.answers, this.#luck);
    let at: Pick<Led, 'g' | 'next'> = { g, next: moving.next };
    for (let i = 0; i < LONGEST && at.next !== null && !isQuiet(this.#game, at.g, at.next); i++)
      at = this.#goOn(at.g, at.next);
    trial.visits++;
    this.#learn(trial, at.g, 1);
  }

  /** One question answered by what is worth most at once; where all answer at once, by all who are asked. */
  #goOn(g: Core, q: Question): Pick<Led, 'g' | 'next'> {
    const { machine } = this.#game;
    if (isSealed(machine.step(q.ask)!)) return { g, next: this.#answerAll(g, q.ask) };
    const looked = this.#looked(q);
    if (looked.length === 1) return { g, next: machine.play(g, q, looked[0]!) };
    const led = bestOf(this.#game, g, q, looked, NO_GUESSES, true);
    this.#habits.learn(q, looked, led.answer);
    return led;
  }

  #looked(q: Question): readonly string[] {
    return q.options.length === 1 ? q.options : this.#habits.among(q, this.#luck);
  }

  /** Each answers what is best for it if the others answer what would be best for them if all took the first answer. */
  #answerAll(g: Core, ask: string): Question | null {
    const { machine } = this.#game;
    const asked = machine.open(g).filter(q => q.ask === ask);
    const bestIf = (guesses: Guesses): string[] => asked.map(q => this.#bestIf(g, q, guesses));
    const guessed = bestIf(NO_GUESSES);
    const answers = asked.length === 1 ? guessed : bestIf(new Map(asked.map(({ seat }, i) => [seat, guessed[i]!])));
    let next: Question | null = null;
    asked.forEach((q, i) => {
      next = machine.play(g, q, answers[i]!);
    });
    return next;
  }

  #bestIf(g: Core, q: Question, guesses: Guesses): string {
    const looked = this.#looked(q);
    if (looked.length === 1) return looked[0]!;
    const { answer } = bestOf(this.#game, g, q, looked, guesses);
    this.#habits.learn(q, looked, answer);
    return answer;
  }

  #learn(trial: Trial, g: Core, weight: number): void {
    const got = utilities(this.#game, g, this.#together);
    for (let seat = 0; seat < got.length; seat++) trial.totals[seat]! += weight * got[seat]!;
  }
}
