import {
  type AnyGame,
  type AnyMatch,
  type Core,
  cloneOf,
  type Deal,
  deal,
  Match,
  type Question,
  Refusal,
  type Rng,
  RulesFault,
  rng,
  strict,
} from '@teahouse/kernel';
import { Broken } from './broken.ts';
import { LAWS, type Law } from './laws.ts';
import { decisionFrom, Players, pick, restOf } from './play.ts';
import type { Reach } from './reach.ts';
import { Sampling } from './sampling.ts';

/** More decisions than this mean that the game does not end, where it does not say. */
const LONGEST = 5000;
/** What lasts is looked at before every so many decisions, and at the end. */
const LASTING = 4;

/** A law of the house is broken. */
export class Violation extends Error {
  readonly law: string;
  /** The decision before which it showed. */
  readonly n: number;
  /** The law that was being checked, which is another one where rules broke on the way; null if the game was just played. */
  readonly during: Law | null;
  /** What was played until then, as far as the law needs it. */
  readonly choices: readonly number[];

  constructor(law: string, what: string, { n, during, choices }: Pick<Violation, 'n' | 'during' | 'choices'>) {
    super(`${law}: ${what} (after ${n} decisions)`);
    this.name = 'Violation';
    this.law = law;
    this.n = n;
    this.during = during;
    this.choices = choices;
  }
}

/** How a game is watched: all laws at every question, or the dear ones only where something is new, and now and then. */
export type Watch = 'closely' | 'now and then';

interface Inspected {
  watch?: Watch;
  /** Plays these, and ends where they end. Without them the game's players play it to its end. */
  choices?: readonly number[];
  /** Holds only these laws against it. */
  laws?: readonly Law[];
  reach?: Reach | null;
  /** What the games before have shown to the laws already. */
  sampling?: Sampling;
}

/** What a law gets to look at. */
export interface Checkpoint {
  /** As it is written, and under watch where this game is played so. */
  readonly plain: AnyGame;
  readonly game: AnyGame;
  readonly start: Deal;
  readonly g: Core;
  /** The state before the last decision. */
  readonly before: Core;
  readonly open: readonly Question[];
  /** The same game, played by trusted moves, and as a match. */
  readonly trusted: Core;
  readonly match: AnyMatch;
  readonly closely: boolean;
  /** The law's own: the same at this decision, whatever other laws do. */
  readonly luck: Rng;
  /** Answers that were offered so far, the newest first. */
  readonly known: readonly string[];
  /** What a law remembers from one moment of a game to the next. */
  readonly memory: Map<string, string>;
}

/**
 * Plays one game to the end, or to the end of the given choices, and holds laws against it.
 * @returns the choices made, so that the same game can be played again
 */
export function playUnderLaws(game: AnyGame, start: Deal, inspected: Inspected = {}): readonly number[] {
  return new Inspection(game, start, inspected).run();
}

class Inspection {
  readonly #plain: AnyGame;
  readonly #game: AnyGame;
  readonly #start: Deal;
  readonly #closely: boolean;
  readonly #given: readonly number[] | null;
  readonly #laws: readonly Law[];
  readonly #reach: Reach | null;
  readonly #sampling: Sampling;
  readonly #luck: Rng;
  readonly #known = new Set<string>();
  readonly #memory = new Map<string, string>();
  readonly #choices: number[] = [];
  #newest: readonly string[] = [];
  #during: Law | null = null;
  #n = 0;

  constructor(game: AnyGame, start: Deal, inspected: Inspected) {
    const { watch = 'now and then', choices, laws = LAWS, reach = null, sampling = new Sampling() } = inspected;
    this.#luck = rng(`inspection of ${start.seed}`);
    this.#plain = game;
    this.#closely = watch === 'closely';
    this.#game = this.#closely ? strict(game) : sampling.game(game, this.#luck);
    this.#sampling = sampling;
    this.#start = start;
    this.#given = choices ?? null;
    this.#laws = laws;
    this.#reach = reach;
  }

  run(): readonly number[] {
    try {
      this.#play();
    } catch (error) {
      if (error instanceof Broken) throw this.#violation(this.#during?.name ?? 'the end', error.message);
      if (error instanceof RulesFault) throw this.#violation('development mode', error.message);
      if (error instanceof Refusal) throw this.#violation(this.#during?.name ?? 'offered is accepted', error.message);
      throw error;
    }
    return this.#choices;
  }

  #violation(law: string, what: string): Violation {
    return new Violation(law, what, { n: this.#n, during: this.#during, choices: this.#choices });
  }

  /**
   * Three lines of one game: through the checking door on a fresh copy for every answer, trusting, and as a match.
   * So whatever two places share parts at once, as it would after a save.
   */
  #play(): void {
    const players = new Players(this.#plain, this.#start);
    const needs = (line: Law['needs']): boolean => this.#laws.some(law => law.needs === line);
    const [twice, asMatch] = [needs('trusted'), needs('match') || this.#reach !== null];
    const match = Match.begin(this.#plain, this.#start);
    const trusted = deal(this.#plain, this.#start).g;
    let { g } = deal(this.#game, this.#start);
    let before = g;
    for (; ; this.#n++) {
      const open = this.#game.machine.open(g);
      const moment = { g, before, open, trusted, match };
      this.#check('at rest', moment);
      if (g.over || open.length === 0) {
        if (!g.over) throw new Broken('nobody is asked and the game is not over');
        this.#check('after an answer', moment);
        this.#check('at the end', moment);
        this.#reach?.played(match);
        return;
      }
      this.#reach?.asked(open);
      const looks = this.#closely || this.#sampling.asks(open, this.#luck);
      if (looks) this.#check('at a question', moment);
      const longest = this.#plain.longest ?? LONGEST;
      if (this.#n >= longest) throw new Broken(`the game goes on after ${longest} decisions`);
      if (this.#given !== null && this.#n >= this.#given.length) return;

      const choice = this.#given?.[this.#n] ?? players.choose(g, open);
      this.#choices.push(choice);
      const { question, answer } = pick(open, choice);
      const answers = decisionFrom(this.#plain, g, question, answer, restOf(choice));
      const forked = this.#plain.machine.isForked(g);
      before = g;
      g = looks ? JSON.parse(JSON.stringify(g)) : cloneOf(this.#plain, g);
      this.#game.machine.answers(g, question.seat, answers);
      if (twice && forked) this.#plain.machine.give(trusted, question.seat, answers);
      else if (twice) this.#plain.machine.play(trusted, question, answer);
      if (asMatch) match.answers(question.seat, answers, question.ask);
      const looksBack = this.#closely || this.#sampling.given(question.ask, answer, this.#luck);
      if (looksBack && !g.over) this.#check('after an answer', { g, before, open, trusted, match });
    }
  }

  #check(when: Law['when'], now: Pick<Checkpoint, 'g' | 'before' | 'open' | 'trusted' | 'match'>): void {
    if (when === 'at a question') this.#learn(now.open);
    for (const law of this.#laws) {
      if (law.when !== when || (law.lasts && !this.#closely && !now.g.over && this.#n % LASTING !== 0)) continue;
      this.#during = law;
      let own: Rng | undefined;
      const luck: Rng = below => {
        own ??= rng(`${law.name} ${this.#start.seed} ${this.#n}`);
        return own(below);
      };
      law.holds({
        plain: this.#plain,
        game: this.#game,
        start: this.#start,
        ...now,
        closely: this.#closely,
        luck,
        known: this.#newest,
        memory: this.#memory,
      });
    }
    this.#during = null;
  }

  #learn(open: readonly Question[]): void {
    for (const { options } of open) for (const option of options) this.#known.add(option);
    this.#newest = [...this.#known].reverse();
  }
}
