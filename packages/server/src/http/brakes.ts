import { setImmediate, setTimeout } from 'node:timers/promises';
import { Limits } from './limits.ts';

/** So often an address is told at once to slow down; who goes on is told so only after a while. */
const REFUSALS_PER_MINUTE = 300;
const BURST_MS = 10_000;
const HELD_MS = 500;
/** Twice as long each time for who goes on all the same, so often. */
const MOST_DOUBLED = 4;
/** Of one address; further ones are cut off. */
const MOST_HELD = 100;

/**
 * Even to refuse something takes time of the one thread. Who asks on and on although there is nothing left for them is
 * answered late, and not listened to meanwhile: so what they cost does not grow with how fast they can ask.
 */
export class Brakes {
  readonly #refusals: Limits;
  readonly #held = new Map<string, number>();
  #lastFreed: Promise<unknown> = Promise.resolve();

  constructor(steady: () => number) {
    this.#refusals = new Limits(steady);
  }

  /** Somebody is to be told to slow down. Whether their address was told so often that they are to be held up. */
  isFlood(address: string): boolean {
    return !this.#refusals.takes(address, REFUSALS_PER_MINUTE, { burstMs: BURST_MS });
  }

  /**
   * Resolves when they may be told; false where so many of their address wait that the line is to be cut. `times`: how
   * often this line was held just before. Who was held has much to say: each gets a turn of the event loop of their own.
   */
  async hold(address: string, times = 0): Promise<boolean> {
    const held = this.#held.get(address) ?? 0;
    if (held >= MOST_HELD) return false;
    this.#held.set(address, held + 1);
    await setTimeout(HELD_MS * 2 ** Math.min(times, MOST_DOUBLED), undefined, { ref: false });
    this.#lastFreed = this.#lastFreed.then(() => setImmediate());
    await this.#lastFreed;
    const left = this.#held.get(address)! - 1;
    if (left === 0) this.#held.delete(address);
    else this.#held.set(address, left);
    return true;
  }
}
