import type { LevelName } from '@teahouse/bots';
import { type AnyMatch, type Core, type Save, type StateChange, save } from '@teahouse/kernel';
import type { Statement } from '../store/db.ts';
import { dealEntry, entryOf } from './history.ts';
import { addHistory, addSnapshot, type HistoryRow } from './rows.ts';

/** The history of a game that was played again. */
export interface Retold {
  readonly entries: readonly HistoryRow[];
  readonly dealt: Save;
}

/** The history that a game makes when it is played again, from a file or up to a moment, as if it were played now. */
export class Retelling {
  readonly #at: number;
  readonly #entries: HistoryRow[] = [];
  #dealt: Save | null = null;

  constructor(at: number) {
    this.#at = at;
  }

  /** How many entries there are. */
  get n(): number {
    return this.#entries.length;
  }

  get retold(): Retold {
    return { entries: this.#entries, dealt: this.#dealt! };
  }

  begun(match: AnyMatch): void {
    this.#dealt = save(match.game, match.state as Core);
    this.#entries.push(dealEntry(match, this.#at));
  }

  decided(match: AnyMatch, change: StateChange, bot: LevelName | null = null): void {
    const { seat } = match.log.at(-1)!;
    const stamp = { n: this.n + 1, at: this.#at };
    this.#entries.push(entryOf(match, change, { kind: 'answer', seat, bot }, stamp).entry);
  }
}

/** Keeps it all, for a table that has none yet. */
export const keepRetold = (table: string, { entries, dealt }: Retold): Statement[] => [
  ...entries.map(entry => addHistory(table, entry)),
  addSnapshot(table, 1, dealt),
];
