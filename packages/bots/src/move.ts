import {
  type AnyGame,
  branchesOf,
  type Core,
  cloneOf,
  type Entry,
  endOf,
  type Frame,
  isSealed,
  type Question,
  type Rng,
  type Seat,
  type SeenCore,
  withJournal,
  worldsOf,
} from '@teahouse/kernel';

/** A move that was tried, how often, and the sum of what every seat got. */
export interface Tried {
  answers: readonly string[];
  visits: number;
  totals: number[];
}

/** More answers than this are not one move, however long the rules go on asking the same seat. */
const LONGEST = 60;
/** Of more answers than this, a search looks at so many. */
const LOOKED_AT = 12;

/**
 * A move while it is made: the answers that one seat gives in a row within one draft, or in its branch of a `together`.
 * Anywhere else one answer is a move.
 */
export class Moving {
  readonly answers: string[] = [];
  /** What the seat is asked next within this move; null when it is made. */
  question: Question | null;
  /** Who is asked next, of whatever seat; null when the game is over. */
  next: Question | null;
  readonly #game: AnyGame;
  readonly #g: Core;
  readonly #seat: Seat;
  /** The procedure that holds the answers together, and where it lies; -1 for a move of one answer. */
  readonly #depth: number;
  readonly #frame: Frame | undefined;
  readonly #forked: boolean;
  /** At a `together`: its step, and how far its list has come, as long as this branch is under way. */
  readonly #step: string = '';
  readonly #turn: number = 0;

  constructor(game: AnyGame, g: Core, question: Question) {
    this.#game = game;
    this.#g = g;
    this.#seat = question.seat;
    this.question = question;
    this.next = question;
    this.#forked = game.machine.isForked(g);
    this.#depth = this.#forked ? g.stack.length - 1 : game.machine.draftAt(g);
    this.#frame = g.stack[this.#depth];
    if (!this.#forked) return;
    const { step, sealed } = this.#frame!;
    const given = branchesOf(sealed!);
    given.delete(question.seat);
    this.#step = step;
    this.#turn = given.size + 1;
  }

  /** Whether more than one answer may make it. */
  get isChain(): boolean {
    return this.#depth >= 0;
  }

  play(answer: string): void {
    const g = this.#g;
    this.answers.push(answer);
    const next = this.#game.machine.play(g, this.question!, answer);
    this.next = next;
    this.question =
      this.#depth >= 0 &&
      next !== null &&
      next.seat === this.#seat &&
      this.answers.length < LONGEST &&
      this.#isUnderWay(g.stack)
        ? next
        : null;
  }

  #isUnderWay(stack: readonly Frame[]): boolean {
    const frame = stack[this.#depth];
    if (frame !== this.#frame) return false;
    return !this.#forked || (frame!.step === this.#step && frame!.i === this.#turn && stack.length > this.#depth + 1);
  }

  /** What is worth most to the seat at once, among some of the answers where there are many. */
  best(luck: Rng, lookedAt = LOOKED_AT): string {
    return bestAnswer(this.#game, this.#g, this.question!, luck, lookedAt);
  }

  /** Any answer, now and then in hundredths; otherwise the best one. */
  some(slips: number, luck: Rng): string {
    const { options } = this.question!;
    return options.length === 1 || luck(100) < slips ? options[luck(options.length)]! : this.best(luck);
  }

  /** Gives these answers, as far as they fit this table, and then what is best at once. */
  follow(answers: readonly string[], luck: Rng): void {
    for (let i = 0; this.question !== null; i++) {
      const answer = answers[i];
      this.play(answer !== undefined && this.question.options.includes(answer) ? answer : this.some(0, luck));
    }
  }
}

/** The answer after which the position is worth most to whoever is asked, among some of the answers if not all. */
export function bestAnswer(game: AnyGame, g: Core, question: Question, luck: Rng, lookedAt = Infinity): string {
  const guesses = guessOthers(game, g, question, luck);
  return bestOf(game, g, question, someOf(question.options, lookedAt, luck), guesses).answer;
}

/** What those will answer who answer at the same time. */
export type Guesses = ReadonlyMap<Seat, string>;
export const NO_GUESSES: Guesses = new Map();

/** Each other seat that is asked at the same time answers what is best for it, if all others took the first answer. */
export function guessOthers(game: AnyGame, g: Core, { seat, ask }: Question, luck: Rng): Guesses {
  if (!isSealed(game.machine.step(ask)!)) return NO_GUESSES;
  const others = game.machine.open(g).filter(other => other.ask === ask && other.seat !== seat);
  return new Map(
    others.map(other => {
      const looked = someOf(other.options, LOOKED_AT, luck);
      return [other.seat, bestOf(game, g, other, looked, NO_GUESSES).answer];
    }),
  );
}

/** As many of the answers, by lot, in their order. */
function someOf(options: readonly string[], most: number, luck: Rng): readonly string[] {
  if (options.length <= most) return options;
  let wanted = most;
  return options.filter((_, i) => {
    const isTaken = luck(options.length - i) < wanted;
    if (isTaken) wanted--;
    return isTaken;
  });
}

/** An answer, and where it leads. */
export interface Led {
  answer: string;
  g: Core;
  /** Who is asked next there; null when the game is over. */
  next: Question | null;
}

/** Of some answers, the one after which the position is worth most to whoever is asked. `spends`: it may change `g`. */
export function bestOf(
  game: AnyGame,
  g: Core,
  question: Question,
  answers: readonly string[],
  guesses: Guesses,
  spends = false,
): Led {
  const led: Led = { answer: answers[0]!, g, next: null };
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < answers.length; i++) {
    const after = spends && i === answers.length - 1 ? g : cloneOf(game, g);
    const next = settle(game, after, question, game.machine.play(after, question, answers[i]!), guesses);
    const worth = game.value(after, question.seat);
    if (worth <= most) continue;
    most = worth;
    led.answer = answers[i]!;
    led.g = after;
    led.next = next;
  }
  return led;
}

/** Where all answer at once, an answer shows what it is worth only after the others have answered too. */
export function settle(
  { machine }: AnyGame,
  after: Core,
  { ask }: Question,
  next: Question | null,
  guesses: Guesses,
): Question | null {
  if (next?.ask !== ask || !isSealed(machine.step(ask)!)) return next;
  let q: Question | null = next;
  while (q?.ask === ask && after.stack.at(-1)?.sealed != null) {
    const answer: string | undefined = guesses.get(q.seat);
    q = machine.play(after, q, answer !== undefined && q.options.includes(answer) ? answer : q.options[0]!);
  }
  return q;
}

/** Whether two moves are one. */
export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((answer, i) => answer === b[i]);

/**
 * As much of a move as can be given at once: up to where luck is drawn, a secret is told, or somebody else is asked. The
 * branch of a `together` is given whole.
 */
export function atOnceOf(game: AnyGame, seen: SeenCore, seat: Seat, answers: readonly string[]): readonly string[] {
  if (answers.length === 1 || game.machine.isForked(seen)) return answers;
  const { machine } = game;
  // The world that the table itself rehearses a decision in, so that it never refuses this one.
  const [world] = worldsOf(game, seen, seat, 1) as [Core];
  const journal: Entry[] = [];
  let n = 0;
  withJournal(world, journal, () => {
    for (let open = machine.open(world); n < answers.length; open = machine.open(world)) {
      if (n > 0 && endOf(open, seat, journal) !== null) break;
      const question = open.find(q => q.seat === seat);
      if (!question?.options.includes(answers[n]!)) break;
      machine.play(world, question, answers[n]!);
      n++;
    }
  });
  return answers.slice(0, Math.max(1, n));
}
