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

/** The step that takes leave: whoever has heard it hears nothing more that is listed before it. */
const FAREWELL = 'farewell';

/** What a lesson has to say now: the first step that fits and was not told before; `now` is said already, and may go on. */
export function stepDue<S extends LessonStep<V>, V>(
  steps: readonly S[],
  told: ReadonlySet<string>,
  ask: string | null,
  seen: V,
  now: string | null,
): S | undefined {
  const left =
    told.has(FAREWELL) || now === FAREWELL ? steps.slice(steps.findIndex(({ id }) => id === FAREWELL)) : steps;
  return left.find(({ id, at }) => !told.has(id) && at(ask, seen));
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
