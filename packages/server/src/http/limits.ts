import { Refused } from '../refused.ts';

const MINUTE_MS = 60_000;
/** How many keys are remembered before those that have run out are swept. */
const SWEEP_AT = 10_000;

/**
 * How often somebody may do something. Every key has a store that fills up evenly over a minute: short bursts are fine,
 * floods are not. `factor` stretches all limits of a house; 0 lifts them.
 */
export class Limits {
  readonly #now: () => number;
  readonly #factor: number;
  /** When the store of a key will be full again. */
  readonly #fullAt = new Map<string, number>();

  constructor(now: () => number, factor = 1) {
    this.#now = now;
    this.#factor = factor;
  }

  /** Takes one; throws `slow-down` if there is none left. */
  take(key: string, perMinute: number): void {
    if (this.#factor === 0) return;
    const now = this.#now();
    const step = MINUTE_MS / (perMinute * this.#factor);
    const fullAt = Math.max(now, this.#fullAt.get(key) ?? 0) + step;
    if (fullAt - now > MINUTE_MS) {
      const seconds = Math.ceil((fullAt - now - MINUTE_MS) / 1000);
      throw new Refused('slow-down', `too many requests: come back in ${seconds} s`, { seconds });
    }
    this.#fullAt.set(key, fullAt);
    if (this.#fullAt.size > SWEEP_AT) this.#sweep(now);
  }

  #sweep(now: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key);
  }
}
