import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 10;

/** Waits until something holds: as long as it takes, but not for ever. */
export async function until<T>(
  holds: () => T | Promise<T>,
  what: string,
  ms = 60_000,
): Promise<Exclude<T, false | undefined | null>> {
  const deadline = performance.now() + ms;
  for (;;) {
    const found = await holds();
    if (found) return found as Exclude<T, false | undefined | null>;
    if (performance.now() > deadline) throw new Error(`no sign of ${what} within ${ms} ms`);
    await setTimeout(LOOK_MS);
  }
}
