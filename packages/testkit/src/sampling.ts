import { type AnyGame, type Question, type Rng, strict } from '@teahouse/kernel';

/** Every question is looked at by all laws the first times that it is asked, and seldom afterwards. */
const FIRST = 4;
/** And so many different answers to it: a move on a map has thousands, each as good as the other. */
const ANSWERS = 12;
/** Once in so many decisions. */
const SELDOM = 50;
/** One game in so many is watched in development mode, and there one call of a part in so many. */
const WATCHED = { games: 3, every: 7 };

/**
 * Which moments of many games the dear laws look at: everything that is new, however rare, and of what comes again and
 * again a few. So no question goes by without them, and most of their time is not spent on the commonest.
 */
export class Sampling {
  readonly #asked = new Map<string, number>();
  readonly #given = new Map<string, Set<string>>();
  #watched: AnyGame | undefined;

  /** The game as it is written, or under watch. All games of a run share the watch, which is so close where rules are rare. */
  game(plain: AnyGame, luck: Rng): AnyGame {
    if (luck(WATCHED.games) > 0) return plain;
    this.#watched ??= strict(plain, WATCHED);
    return this.#watched;
  }

  asks(open: readonly Question[], luck: Rng): boolean {
    const { ask } = open[0]!;
    const times = this.#asked.get(ask) ?? 0;
    this.#asked.set(ask, times + 1);
    return times < FIRST || luck(SELDOM) === 0;
  }

  given(ask: string, answer: string, luck: Rng): boolean {
    const given = this.#given.get(ask) ?? new Set();
    const isNew = given.size < ANSWERS && !given.has(answer);
    if (isNew) this.#given.set(ask, given.add(answer));
    return isNew || luck(SELDOM) === 0;
  }
}
