import { type AnyGame, answersOf, isSealed, type Logged, type Seat } from '@teahouse/kernel';
import type { Search } from './search.ts';

/** A decision as all at the table know it: who answered what, and of a sealed answer only that it was given. */
export interface Deed {
  seat: Seat;
  ask: string;
  answers: readonly string[];
}

/** What was decided at a table so far. Only games in which everybody hears every answer have a story. */
export function storyOf(game: AnyGame, log: readonly Logged[]): Deed[] | null {
  if (game.hearsAnswers !== true) return null;
  return log
    .filter(({ revises }) => !revises)
    .map(logged => {
      const { seat, ask } = logged;
      return { seat, ask, answers: isSealed(game.machine.step(ask)!) ? [] : answersOf(logged) };
    });
}

/** So many trees are kept, each of some ten thousand places. */
const KEPT = 4;

/**
 * Trees that were grown for a decision and may serve for the next one of the same seat: what was decided since leads to a
 * place in them. Whoever has none grows a new one, and is only a little less sure.
 */
export class Trees {
  readonly #trees = new Map<string, { story: readonly Deed[]; search: Search }>();

  keep(key: string, story: readonly Deed[], search: Search): void {
    this.#trees.delete(key);
    this.#trees.set(key, { story, search });
    if (this.#trees.size > KEPT) this.#trees.delete(this.#trees.keys().next().value!);
  }

  /** The tree as it was grown, and what was decided since; null where the story has become another one. */
  recall(key: string, story: readonly Deed[]): { search: Search; since: readonly Deed[] } | null {
    const known = this.#trees.get(key);
    if (known === undefined || !known.story.every((told, n) => isSame(told, story[n]))) return null;
    return { search: known.search, since: story.slice(known.story.length) };
  }
}

const isSame = (a: Deed, b: Deed | undefined): boolean =>
  b !== undefined && a.seat === b.seat && a.ask === b.ask && a.answers.join(' ') === b.answers.join(' ');
