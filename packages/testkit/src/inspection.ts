import {
  type AnyGame,
  type AnyMatch,
  type Core,
  type Deal,
  type Question,
  Refusal,
  type Rng,
  RulesFault,
  rng,
  strict,
} from '@teahouse/kernel';
import { Broken } from './broken.ts';
import { LAWS, type Law } from './laws.ts';
import { type Lines, OneLine, ThreeLines } from './lines.ts';
import { decisionFrom, Players, pick, restOf } from './play.ts';
import type { Reach } from './reach.ts';
import { Sampling } from './sampling.ts';

/** More decisions than this mean that the game does not end, where it does not say. */
const LONGEST = 5000;
/** What lasts is looked at before every so many decisions, and at the end. */
const LASTING = 4;
/** Where a game is played on one line, so is all that holds at rest. */
const AT_REST = 8;

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
  /** What is asked now, or was where the decision was made. */
  readonly open: readonly Question[];
  /** The same game, played by trusted moves, and as a match. */
  readonly trusted: Core;
  readonly match: AnyMatch;
  readonly closely: boolean;
  /** Whether the match knows the game from its deal on: it may begin here. */
  readonly sinceDeal: boolean;
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
  /** Played on all three lines. */
  readonly #whole: boolean;
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
    const begun = this.#closely ? { game: strict(game), whole: true } : sampling.begin(game, this.#luck);
    this.#game = begun.game;
    this.#whole = begun.whole;
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

  #play(): void {
    const players = new Players(this.#plain, this.#start);
    const lines = this.#lines();
    for (; ; this.#n++) {
      const { g } = lines;
      const open = this.#game.machine.open(g);
      this.#check('at rest', lines, open);
      if (g.over || open.length === 0) {
        if (!g.over) throw new Broken('nobody is asked and the game is not over');
        this.#check('at the end', lines, open);
        this.#reach?.played(lines.told);
        return;
      }
      this.#reach?.asked(open);
      const looks = this.#closely || this.#sampling.asks(open, this.#luck);
      for (const { options } of open) for (const option of options) this.#known.add(option);
      if (looks) {
        this.#newest = [...this.#known].reverse();
        this.#check('at a question', lines, open);
      }
      const longest = this.#plain.longest ?? LONGEST;
      if (this.#n >= longest) throw new Broken(`the game goes on after ${longest} decisions`);
      if (this.#given !== null && this.#n >= this.#given.length) return;

      const choice = this.#given?.[this.#n] ?? players.choose(g, open);
      this.#choices.push(choice);
      const { question, answer } = pick(open, choice);
      const answers = decisionFrom(this.#plain, g, question, answer, restOf(choice));
      const looksBack = this.#closely || this.#sampling.given(question.ask, answer, this.#luck);
      lines.decide(question, answers, looks || looksBack);
      if (looksBack || (this.#whole && lines.g.over)) this.#check('after an answer', lines, open);
    }
  }

  #lines(): Lines {
    const played = { plain: this.#plain, game: this.#game, start: { options: {}, ...this.#start } };
    if (!this.#whole) return new OneLine(played);
    const needs = (line: Law['needs']): boolean => this.#laws.some(law => law.needs === line);
    return new ThreeLines(played, { trusted: needs('trusted'), match: needs('match') || this.#reach !== null });
  }

  #check(when: Law['when'], lines: Lines, open: readonly Question[]): void {
    for (const law of this.#laws) {
      if (law.when !== when || !this.#isDue(law, lines.g)) continue;
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
        g: lines.g,
        before: lines.before,
        open,
        get trusted() {
          return lines.trusted;
        },
        get match() {
          return lines.match;
        },
        closely: this.#closely,
        sinceDeal: this.#whole,
        luck,
        known: this.#newest,
        memory: this.#memory,
      });
    }
    this.#during = null;
  }

  #isDue({ when, lasts, needs }: Law, { over }: Core): boolean {
    if (this.#closely) return true;
    if (over) return this.#whole || when !== 'at the end' || needs === undefined;
    if (when !== 'at rest') return true;
    return this.#n % (this.#whole ? (lasts ? LASTING : 1) : AT_REST) === 0;
  }
}
