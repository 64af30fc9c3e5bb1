import { type AnyGame, type Question, type Rng, strict } from '@teahouse/kernel';

/** Every question is looked at by all laws the first times that it is asked, and seldom afterwards. */
const FIRST = 4;
/** And so many different answers to it: a move on a map has thousands, each as good as the other. */
const ANSWERS = 12;
/** Once in so many decisions; where a game is played lightly, in so many. */
const SELDOM = 50;
const LIGHTLY = 600;
/** So many games of a run are whole, and one in so many afterwards: by then next to nothing is new. */
const WHOLE = { first: 250, every: 12 };
/** One whole game in so many is watched in development mode, and there one call of a part in so many. */
const WATCHED = { games: 3, every: 7 };

/**
 * Which moments of many games the dear laws look at: everything that is new, however rare, and of what comes again and
 * again a few. So no question goes by without them, and most of their time is not spent on the commonest. After the
 * first games of a run most are played lightly: on one line, and with hardly a look at what is not new.
 */
export class Sampling {
  readonly #asked = new Map<string, number>();
  readonly #given = new Map<string, Set<string>>();
  #watched: AnyGame | undefined;
  #games = 0;
  #seldom = SELDOM;

  /** Begins another game of the run: whether it is whole, and the game as it is written or under watch. */
  begin(plain: AnyGame, luck: Rng): { game: AnyGame; whole: boolean } {
    const whole = this.#games++ < WHOLE.first || luck(WHOLE.every) === 0;
    this.#seldom = whole ? SELDOM : LIGHTLY;
    if (!whole || luck(WATCHED.games) > 0) return { game: plain, whole };
    // All games share the watch, which is so close where rules are rare.
    this.#watched ??= strict(plain, WATCHED);
    return { game: this.#watched, whole };
  }

  asks(open: readonly Question[], luck: Rng): boolean {
    const { ask } = open[0]!;
    const times = this.#asked.get(ask) ?? 0;
    this.#asked.set(ask, times + 1);
    return times < FIRST || luck(this.#seldom) === 0;
  }

  given(ask: string, answer: string, luck: Rng): boolean {
    const given = this.#given.get(ask) ?? new Set();
    const isNew = given.size < ANSWERS && !given.has(answer);
    if (isNew) this.#given.set(ask, given.add(answer));
    return isNew || luck(this.#seldom) === 0;
  }
}
