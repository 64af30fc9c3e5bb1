import type { LessonScript, LessonStep, LessonTable } from './board.ts';

/** A step that is told when one of these is asked, and what is seen fits. A label of null is the end of the game. */
export function step<const Id extends string, V = unknown>(
  id: Id,
  asks: readonly (string | null)[],
  points: readonly string[],
  fits: (seen: V) => boolean = () => true,
): LessonStep<V> & { id: Id } {
  return { id, points, at: (ask, seen) => asks.includes(ask) && fits(seen) };
}

/** What a language says of a lesson: to whoever chooses one, and at each step. */
type Said<Id extends string> = Pick<LessonScript, 'title' | 'teaches'> & {
  readonly words: Readonly<Record<Id, { title: string; text: string }>>;
};

/**
 * A guided game, to be filled with the words of one language. A step is told once: steps of the same question are told
 * one after another, each time it comes back.
 */
export const lessonOf =
  <V, Id extends string>(table: LessonTable, steps: readonly (LessonStep<V> & { id: Id })[]) =>
  (said: Said<Id>): LessonScript<V> => ({ table, steps, ...said });
