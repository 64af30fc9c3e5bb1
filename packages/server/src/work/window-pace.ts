import type { AnyGame, Question } from '@teahouse/kernel';

/** In shortest times of a bot: how long it may think in a window, and from when to when it answers. */
const THINKS = 1.5;
const FIRST = 2;
const LAST = 3;

/**
 * Whether a seat is asked although it may have a single answer, so that the pause itself tells nothing. Then the length
 * of the pause must not tell anything either: not whether there was something to think about.
 */
export const isWindow = ({ machine }: AnyGame, { ask }: Question): boolean => machine.step(ask)?.pause === true;

/** How long a bot may think in a window: until before the first moment at which any answers there. */
export const windowThinkMs = (paceMs: number, thinkMs: number): number =>
  paceMs === 0 ? thinkMs : Math.min(thinkMs, THINKS * paceMs);

/**
 * How long after it began to think a bot answers in a window: drawn by luck alone. Until it begins all wait alike, by who
 * else thinks. What took longer than was drawn, as where there is no processor for it, comes at the next of the moments
 * that everybody is held to then.
 */
export function windowMs(paceMs: number, thoughtMs: number, luck: () => number): number {
  if (paceMs === 0) return thoughtMs;
  const drawn = paceMs * (FIRST + (LAST - FIRST) * luck());
  return thoughtMs <= drawn ? drawn : paceMs * Math.max(LAST, Math.ceil(thoughtMs / paceMs));
}
