import { Refused } from '../refused.ts';

const MINUTE_MS = 60_000;
/** How many keys are remembered before those that have run out are swept; or twice as many as are still needed. */
const SWEEP_AT = 10_000;
/** Other processes are told of what is at least a hundredth of what there is; so many keys at a time. */
const LEAST_TOLD_MS = MINUTE_MS / 100;
const MOST_TOLD = 50;

/** What was taken by a key: how long it takes to fill up again, in milliseconds. */
export type Taken = readonly (readonly [key: string, ms: number])[];

interface Take {
  readonly amount?: number;
  readonly burstMs?: number;
}

/**
 * How often somebody may do something. Every key has a store that fills up evenly over a minute: short bursts are fine,
 * floods are not. `factor` stretches all limits of a house; 0 lifts them.
 */
export class Limits {
  readonly #steady: () => number;
  readonly #factor: number;
  /** When the store of a key will be full again. */
  readonly #fullAt = new Map<string, number>();
  /** What was taken here, and the other processes were not told yet. */
  readonly #untold = new Map<string, number>();
  #sweepAt = SWEEP_AT;

  constructor(steady: () => number, factor = 1) {
    this.#steady = steady;
    this.#factor = factor;
  }

  /**
   * Takes some, mostly one; throws `slow-down` if there is not so much left. `burstMs`: of how long a time all may be
   * taken at once.
   */
  take(key: string, perMinute: number, take: Take = {}): void {
    const ms = this.#tooSoon(key, perMinute, take);
    if (ms > 0) throw slowDown(ms);
  }

  /** Takes some if there is so much left, and says whether it did. */
  takes(key: string, perMinute: number, take: Take = {}): boolean {
    return this.#tooSoon(key, perMinute, take) === 0;
  }

  /** Throws `slow-down` if there is none left, and takes none. */
  mustHave(key: string, perMinute: number): void {
    if (this.#factor === 0) return;
    const now = this.#steady();
    const ms = this.#after(key, this.#stepOf(perMinute, 1), now) - now - MINUTE_MS;
    if (ms > 0) throw slowDown(ms);
  }

  /** Takes some, or says how long it is until there is so much. */
  #tooSoon(key: string, perMinute: number, { amount = 1, burstMs = MINUTE_MS }: Take): number {
    if (this.#factor === 0) return 0;
    const now = this.#steady();
    const step = this.#stepOf(perMinute, amount);
    const fullAt = this.#after(key, step, now);
    if (fullAt - now > burstMs) return fullAt - now - burstMs;
    this.#fullAt.set(key, fullAt);
    this.#untold.set(key, (this.#untold.get(key) ?? 0) + step);
    if (this.#fullAt.size > this.#sweepAt) this.#sweep(now);
    return 0;
  }

  #stepOf(perMinute: number, amount: number): number {
    return (MINUTE_MS * amount) / (perMinute * this.#factor);
  }

  /** When the store of a key will be full again once so much is taken. */
  #after(key: string, step: number, now: number): number {
    return Math.max(now, this.#fullAt.get(key) ?? 0) + step;
  }

  /** What the other processes should know of: they take it from theirs. Given once. */
  untold(): Taken {
    const much = [...this.#untold].filter(([, ms]) => ms >= LEAST_TOLD_MS).slice(0, MOST_TOLD);
    for (const [key] of much) this.#untold.delete(key);
    return much.map(([key, ms]) => [key, Math.round(ms)]);
  }

  /** What somebody has taken through another process. */
  hear(taken: Taken): void {
    const now = this.#steady();
    for (const [key, ms] of taken) this.#fullAt.set(key, Math.max(now, this.#fullAt.get(key) ?? 0) + ms);
  }

  #sweep(now: number): void {
    for (const [key, fullAt] of this.#fullAt) {
      if (fullAt > now) continue;
      this.#fullAt.delete(key);
      this.#untold.delete(key);
    }
    this.#sweepAt = Math.max(SWEEP_AT, 2 * this.#fullAt.size);
  }
}

function slowDown(ms: number): Refused {
  const seconds = Math.ceil(ms / 1000);
  return new Refused('slow-down', `too many requests: come back in ${seconds} s`, { seconds });
}
