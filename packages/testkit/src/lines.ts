import {
  type AnyGame,
  type AnyMatch,
  type Core,
  cloneOf,
  type Deal,
  deal,
  type Entry,
  Match,
  type Question,
  save,
  withJournal,
} from '@teahouse/kernel';

/** A game while it is played under laws: what they look at, and what was given and told so far. */
export interface Lines {
  readonly g: Core;
  /** The state before the last decision, as long as laws look back at it. */
  readonly before: Core;
  /** The same game, played by trusted moves, and as a match. */
  readonly trusted: Core;
  readonly match: AnyMatch;
  readonly told: Told;
  /** `looked`: laws look at the question, or back at what the answers do. */
  decide(question: Question, answers: readonly string[], looked: boolean): void;
}

/** What was answered in a game, and told. */
export interface Told {
  readonly log: readonly { readonly answer: string }[];
  readonly journal: readonly Entry[];
}

/** As it is written, and under watch where the game is played so. */
interface Played {
  readonly plain: AnyGame;
  readonly game: AnyGame;
  readonly start: Required<Deal>;
}

/**
 * Three lines of one game: through the checking door on a fresh copy for every answer, trusting, and as a match.
 * So whatever two places share parts at once, as it would after a save.
 */
export class ThreeLines implements Lines {
  readonly trusted: Core;
  readonly match: AnyMatch;
  readonly #played: Played;
  readonly #needs: { readonly trusted: boolean; readonly match: boolean };
  g: Core;
  before: Core;

  constructor(played: Played, needs: { trusted: boolean; match: boolean }) {
    const { plain, game, start } = played;
    this.#played = played;
    this.#needs = needs;
    this.match = Match.begin(plain, start);
    this.trusted = deal(plain, start).g;
    this.g = deal(game, start).g;
    this.before = this.g;
  }

  get told(): Told {
    return this.match;
  }

  decide(question: Question, answers: readonly string[], looked: boolean): void {
    const { plain, game } = this.#played;
    const forked = plain.machine.isForked(this.g);
    this.before = this.g;
    this.g = looked ? JSON.parse(JSON.stringify(this.g)) : cloneOf(plain, this.g);
    game.machine.answers(this.g, question.seat, answers);
    if (this.#needs.trusted) trust(plain, this.trusted, question, answers, forked);
    if (this.#needs.match) this.match.answers(question.seat, answers, question.ask);
  }
}

/**
 * One line, which is much quicker, for the thousands of games after the first. Where laws look, the other two begin
 * there: what has to last longer than a decision to break is for the games of three lines.
 */
export class OneLine implements Lines {
  readonly told = { log: [] as { answer: string }[], journal: [] as Entry[] };
  readonly #played: Played;
  /** What was decided last, where laws look. */
  #last: { question: Question; answers: readonly string[]; forked: boolean } | null = null;
  #match: AnyMatch | null = null;
  g: Core;
  before: Core;

  constructor(played: Played) {
    this.#played = played;
    this.g = deal(played.game, played.start, this.told.journal).g;
    this.before = this.g;
  }

  decide(question: Question, answers: readonly string[], looked: boolean): void {
    const { plain, game } = this.#played;
    this.#match = null;
    this.#last = looked ? { question, answers, forked: plain.machine.isForked(this.g) } : null;
    if (looked) {
      this.before = this.g;
      this.g = JSON.parse(JSON.stringify(this.g));
    }
    withJournal(this.g, this.told.journal, () => game.machine.answers(this.g, question.seat, answers));
    for (const answer of answers) this.told.log.push({ answer });
  }

  get match(): AnyMatch {
    if (this.#match !== null) return this.#match;
    const { plain, start } = this.#played;
    const now = save(plain, this.#last === null ? this.g : this.before);
    this.#match = Match.resume(plain, { deal: start, log: [], now, mark: { at: 0, state: now } });
    if (this.#last !== null) {
      const { question, answers } = this.#last;
      this.#match.answers(question.seat, answers, question.ask);
    }
    return this.#match;
  }

  get trusted(): Core {
    const { plain } = this.#played;
    if (this.#last === null) return cloneOf(plain, this.g);
    const { question, answers, forked } = this.#last;
    const twin = cloneOf(plain, this.before);
    trust(plain, twin, question, answers, forked);
    return twin;
  }
}

function trust({ machine }: AnyGame, g: Core, question: Question, answers: readonly string[], forked: boolean): void {
  if (forked) machine.give(g, question.seat, answers);
  else machine.play(g, question, answers[0]!);
}
