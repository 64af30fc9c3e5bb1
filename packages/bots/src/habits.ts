import type { Question, Rng } from '@teahouse/kernel';

/** So often an answer is looked at before it may be passed over. */
const CHANCES = 2;
/** Every so many-th time one that was passed over is looked at again. */
const AGAIN = 2;

/**
 * What whoever plays on has learned of the answers to a question: those that were best at some time are looked at, of the
 * others now and then one. A year is played on many times from nearly the same position, and most answers are never the
 * best in it.
 */
export class Habits {
  readonly #known = new Map<string, Known>();

  /** The answers to look at. */
  among({ seat, ask, options }: Question, luck: Rng): readonly string[] {
    const { good, looks } = this.#of(seat, ask);
    const found: string[] = [];
    const rest: string[] = [];
    for (const answer of options) {
      if (good.has(answer) || (looks.get(answer) ?? 0) < CHANCES) found.push(answer);
      else rest.push(answer);
    }
    if (rest.length > 0 && (found.length === 0 || luck(AGAIN) === 0)) found.push(rest[luck(rest.length)]!);
    return found;
  }

  /** Of the answers that were looked at, which was best. */
  learn({ seat, ask }: Question, looked: readonly string[], best: string): void {
    const { good, looks } = this.#of(seat, ask);
    for (const answer of looked) looks.set(answer, (looks.get(answer) ?? 0) + 1);
    good.add(best);
  }

  #of(seat: number, ask: string): Known {
    const key = `${seat} ${ask}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = { good: new Set(), looks: new Map() };
      this.#known.set(key, known);
    }
    return known;
  }
}

interface Known {
  good: Set<string>;
  looks: Map<string, number>;
}
