import {
  type AnyGame,
  type Core,
  cloneOf,
  type Deal,
  isSealed,
  type Options,
  type Question,
  type Rng,
  reimagine,
  rng,
} from '@teahouse/kernel';

/** Which open question is answered, and how, by one number: so a game is a list of numbers that can be cut and shrunk. */
export function pick(open: readonly Question[], choice: number): { question: Question; answer: string } {
  const question = open[choice % open.length]!;
  const rest = Math.floor(choice / open.length);
  return { question, answer: question.options[rest % question.options.length]! };
}

export const any = ({ options }: Question, luck: Rng): string => options[luck(options.length)]!;

/** A decision that begins with this answer: at a `together` a whole branch, else the answer alone. */
export function decisionFrom({ machine }: AnyGame, g: Core, { seat }: Question, answer: string, luck: Rng): string[] {
  if (!machine.isForked(g)) return [answer];
  let first = true;
  return machine.complete(g, seat, (_, q) => {
    const given = first ? answer : any(q, luck);
    first = false;
    return given;
  })!;
}

/** The number by which `pick` finds this answer. */
const choiceOf = (open: readonly Question[], question: Question, answer: string): number =>
  open.indexOf(question) + open.length * question.options.indexOf(answer);

/** What the rest of a decision is made with that the choice begins. */
export const restOf = (choice: number): Rng => rng(`rest of ${choice}`);

/** Every random choice is a number below this. */
export const CHOICES = 2 ** 24;

/** The luck of a random game. */
export const luckOf = (deal: Deal): Rng => rng(`choices of ${deal.seed}`);

/** Every combination of table options that the game allows for some number of seats. */
export function tables(game: AnyGame): { seats: number; options: Options }[] {
  let combinations: Options[] = [{}];
  for (const [name, values] of Object.entries(game.options)) {
    combinations = combinations.flatMap(o => values.map(value => ({ ...o, [name]: value })));
  }
  const out: { seats: number; options: Options }[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of combinations)
      if ((game.forbids?.(options, seats) ?? null) === null) out.push({ seats, options });
  }
  return out;
}

/** The deal of the n-th game of a seed, at any of the tables. */
export function dealOf(all: readonly { seats: number; options: Options }[], seed: string, n: number): Required<Deal> {
  const table = all[rng(`table ${seed}-${n}`)(all.length)]!;
  return { seats: table.seats, options: table.options, seed: `${seed}-${n}` };
}

/**
 * Who plays a game under laws. Random seats go everywhere, but seldom far: they starve and never fight. Greedy ones go
 * far. A game has the one, the other, or both.
 */
export class Players {
  readonly #game: AnyGame;
  readonly #luck: Rng;
  readonly #greedy: boolean[];

  constructor(game: AnyGame, deal: Deal) {
    this.#game = game;
    this.#luck = luckOf(deal);
    const kind = this.#luck(4);
    this.#greedy = Array.from({ length: deal.seats }, () => kind === 3 || (kind > 0 && this.#luck(2) === 0));
  }

  /** The number that chooses. */
  choose(g: Core, open: readonly Question[]): number {
    const any = this.#luck(CHOICES);
    const { question } = pick(open, any);
    if (!this.#greedy[question.seat] || this.#luck(SLIP) === 0) return any;
    return choiceOf(open, question, greedy(this.#game, g, question, this.#luck));
  }
}

/** One greedy decision in so many is made at random. */
const SLIP = 6;
/** Of more answers than this, so many are looked at. */
const LOOKED_AT = 6;

/** The answer after which the position is worth most to the seat, in a world it thinks possible. */
export function greedy(game: AnyGame, g: Core, question: Question, luck: Rng): string {
  const { seat, options } = question;
  if (options.length === 1) return options[0]!;
  const world = reimagine(game, g, seat, luck);
  const first = luck(options.length);
  let best = options[first]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < Math.min(options.length, LOOKED_AT); i++) {
    const answer = options[(first + i) % options.length]!;
    const worth = worthOf(game, world, question, answer, luck);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

/** Rules that break are worth most: then they break in the game as well, where it is told what was played. */
function worthOf(game: AnyGame, world: Core, question: Question, answer: string, luck: Rng): number {
  const { machine } = game;
  const after = cloneOf(game, world);
  try {
    let next = machine.play(after, question, answer);
    // Where all answer at once, the others answer something.
    while (isSealed(machine.step(question.ask)!) && next?.ask === question.ask && after.stack.at(-1)?.sealed != null) {
      next = machine.play(after, next, next.options[luck(next.options.length)]!);
    }
    return game.value(after, question.seat);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
