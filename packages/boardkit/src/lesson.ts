import type { LessonScript, LessonStep } from './board.ts';

/** A step that is told when one of these is asked, and what is seen fits. A label of null is the end of the game. */
export function step<const Id extends string, V = unknown>(
  id: Id,
  asks: readonly (string | null)[],
  points: readonly string[],
  fits: (seen: V) => boolean = () => true,
): LessonStep<V> & { id: Id } {
  return { id, points, at: (ask, seen) => asks.includes(ask) && fits(seen) };
}

type Said<Id extends string> = Readonly<Record<Id, { title: string; text: string }>>;

/**
 * A guided game, to be filled with the words of one language. A step is told once: steps of the same question are told
 * one after another, each time it comes back.
 */
export const lessonOf =
  <V, Id extends string>(seed: string, seats: number, steps: readonly (LessonStep<V> & { id: Id })[]) =>
  (words: Said<Id>): LessonScript<V> => ({ seed, seats, steps, words });
