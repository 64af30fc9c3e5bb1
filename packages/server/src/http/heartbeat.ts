/** Everybody's turn comes round in so many steps: a full house must not be a pause for those who play. */
const TURNS = 300;

/** Calls on everybody once in a while, a few at a time, however many came at the same moment. */
export class Heartbeat<T> {
  readonly #turns = Array.from({ length: TURNS }, () => new Set<T>());
  readonly #timer: NodeJS.Timeout;
  #arrivals = 0;
  #turn = 0;

  constructor(everyMs: number, callOn: (one: T) => void) {
    this.#timer = setInterval(() => {
      for (const one of this.#turns[this.#turn++ % TURNS]!) callOn(one);
    }, everyMs / TURNS).unref();
  }

  /** Gives how to leave again. */
  join(one: T): () => void {
    const turn = this.#turns[this.#arrivals++ % TURNS]!;
    turn.add(one);
    return () => turn.delete(one);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
