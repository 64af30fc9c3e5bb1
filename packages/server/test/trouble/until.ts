import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 10;
/** Between two looks no more than this counts: a machine that stood still for a minute has not been waited for. */
const MOST_PER_LOOK_MS = 1000;
/** Of a whole test, as its runner counts: by the clock, also while the machine stands still. */
export const TIMEOUT_MS = 600_000;

/** Waits until something holds: as long as it takes, but not for ever. */
export async function until<T>(
  holds: () => T | Promise<T>,
  what: string,
  ms = 60_000,
): Promise<Exclude<T, false | undefined | null>> {
  let waited = 0;
  for (;;) {
    const looked = performance.now();
    const found = await holds();
    if (found) return found as Exclude<T, false | undefined | null>;
    if (waited > ms) throw new Error(`no sign of ${what} within ${ms} ms`);
    await setTimeout(LOOK_MS);
    waited += Math.min(performance.now() - looked, MOST_PER_LOOK_MS);
  }
}
