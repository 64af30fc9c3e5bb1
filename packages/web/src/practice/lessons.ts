import type { LessonTable } from '@teahouse/boardkit/contract';
import { keep, kept, keysOf } from '../storage.ts';
import { layPractice, practices, savedPractice } from './store.ts';

/** A lesson, as far as it matters where it is kept. */
interface Known {
  readonly id: string;
  readonly script: { readonly table: LessonTable };
}

/** How far somebody has come in a lesson, in this browser. */
interface LessonProgress {
  /** Where it goes on; null where no table of it is open. */
  table: string | null;
  /** The steps that were told there. */
  told: readonly string[];
  /** Whether it was heard to its end, or ended, once. */
  done: boolean;
}

const prefixOf = (game: string): string => `lesson.${game}.`;
const keyOf = (game: string, { id }: Known): string => prefixOf(game) + id;
const progressAt = (key: string): LessonProgress | null => kept(key) as LessonProgress | null;

/** The lesson that goes on at this table, if one does. */
export function lessonAt(game: string, table: string): string | null {
  const key = keysOf(prefixOf(game)).find(each => progressAt(each)?.table === table);
  return key?.slice(prefixOf(game).length) ?? null;
}

/**
 * Before steps were kept, a lesson was only its table: the newest with its shuffle is gone on with. A table that was
 * cleared away, or was laid for a lesson that has changed since, is not.
 */
export function progressOf(game: string, lesson: Known): LessonProgress {
  const isOfLesson = (save: { game: string; seed: string } | null | undefined): boolean =>
    save?.game === game && save.seed === lesson.script.table.seed;
  const known = progressAt(keyOf(game, lesson));
  if (known === null) {
    const table = practices().find(isOfLesson)?.id ?? null;
    return { table, told: [], done: false };
  }
  return known.table !== null && isOfLesson(savedPractice(known.table)) ? known : { ...known, table: null, told: [] };
}

/** The next visit lays a table anew. */
export function beginAgain(game: string, lesson: Known): void {
  keep(keyOf(game, lesson), { ...progressOf(game, lesson), table: null, told: [] });
}

/** A lesson that somebody is in: it is found again where it was left. */
export class Guide {
  readonly table: string;
  readonly told: Set<string>;
  readonly #save: (progress: Partial<LessonProgress>) => void;

  constructor(game: string, lesson: Known) {
    const { seed, seats, options = {} } = lesson.script.table;
    const { table, told, done } = progressOf(game, lesson);
    const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : ('beginner' as const)));
    this.table = table ?? layPractice(game, options, levels, { seed, log: [] });
    this.told = new Set(told);
    let progress: LessonProgress = { table: this.table, told, done };
    this.#save = change => {
      progress = { ...progress, ...change };
      keep(keyOf(game, lesson), progress);
    };
    this.#save({});
  }

  tell(step: string): void {
    this.told.add(step);
    this.#save({ told: [...this.told] });
  }

  /** The game may go on, without a voice. */
  end(): void {
    this.#save({ table: null, told: [], done: true });
  }
}
