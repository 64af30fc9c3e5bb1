import type { LevelName } from '@teahouse/bots';
import { type AnyMatch, type Core, type Save, type StateChange, save } from '@teahouse/kernel';
import type { Statement } from '../store/db.ts';
import { dealEntry, entryOf } from './history.ts';
import { addHistory, addSnapshot, type HistoryRow } from './rows.ts';
import { SNAPSHOT_EVERY } from './table-store.ts';

/** The history of a game that was played again. */
export interface Retold {
  readonly entries: readonly HistoryRow[];
  /** The deal, and the state now and then, so that no moment is far from one. */
  readonly saves: readonly { readonly n: number; readonly save: Save }[];
}

/** The history that a game makes when it is played again, from a file or up to a moment, as if it were played now. */
export class Retelling {
  readonly #at: number;
  readonly #entries: HistoryRow[] = [];
  readonly #saves: { n: number; save: Save }[] = [];

  constructor(at: number) {
    this.#at = at;
  }

  /** How many entries there are. */
  get n(): number {
    return this.#entries.length;
  }

  get retold(): Retold {
    return { entries: this.#entries, saves: this.#saves };
  }

  begun(match: AnyMatch): void {
    this.#entries.push(dealEntry(match, this.#at));
    this.#save(match);
  }

  decided(match: AnyMatch, change: StateChange, bot: LevelName | null = null): void {
    const { seat } = match.log.at(-1)!;
    const stamp = { n: this.n + 1, at: this.#at };
    this.#entries.push(entryOf(match, change, { kind: 'answer', seat, bot }, stamp).entry);
    const isDue = match.over || this.n - this.#saves.at(-1)!.n >= SNAPSHOT_EVERY;
    // Only where free undo ends, as at every table.
    if (isDue && match.mark === match.log.length) this.#save(match);
  }

  #save(match: AnyMatch): void {
    this.#saves.push({ n: this.n, save: save(match.game, match.state as Core) });
  }
}

/** Keeps it all, for a table that has none yet. */
export const keepRetold = (table: string, { entries, saves }: Retold): Statement[] => [
  ...entries.map(entry => addHistory(table, entry)),
  ...saves.map(({ n, save }) => addSnapshot(table, n, save)),
];
