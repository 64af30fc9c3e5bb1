import { type AnyGame, type AnyMatch, type Core, type Seat, save } from '@teahouse/kernel';
import { Refused } from '../refused.ts';
import { type Db, type Statement, statement } from '../store/db.ts';
import type { Guard } from './guard.ts';
import { loadMatch } from './history.ts';
import { addSnapshot, type HistoryRow, type LaidTable, readHistory, readTable } from './rows.ts';

/** A snapshot spares reading a long history, no more: one now and then is enough. */
export const SNAPSHOT_EVERY = 50;

/** The list of what is played goes by an index; so far behind a table's last move its place there may be. */
const TOUCH_MS = 60_000;

/** What is kept of one table: it is read and written here, and the other processes are told of every write. */
export class TableStore {
  readonly #db: Db;
  readonly #guard: Guard;
  readonly #process: string;
  readonly #game: AnyGame;
  readonly #id: string;
  /** What the other processes are told when something has happened here. */
  readonly #changed: string;
  #lastSnapshot = { n: 0, migration: '' };
  #touchedAt = 0;

  constructor({ db, guard, process }: { db: Db; guard: Guard; process: string }, game: AnyGame, id: string) {
    this.#db = db;
    this.#guard = guard;
    this.#process = process;
    this.#game = game;
    this.#id = id;
    this.#changed = JSON.stringify({ process, table: id });
  }

  /** Whether other processes may serve the same table. */
  get isShared(): boolean {
    return this.#db.shared;
  }

  /** The table as it stands now. */
  async read(): Promise<LaidTable> {
    const laid = await readTable(this.#db, this.#id);
    if (laid === null) throw new Refused('not-found', 'this table is gone');
    return laid;
  }

  /** The game as it stands, and how it came there. */
  async load(laid: LaidTable): Promise<{ match: AnyMatch; history: HistoryRow[] }> {
    const { match, history, snapshot } = await loadMatch({ db: this.#db, guard: this.#guard }, this.#game, laid);
    this.#lastSnapshot = snapshot;
    return { match, history };
  }

  entries(after: number, upTo: number): Promise<HistoryRow[]> {
    return readHistory(this.#db, this.#id, after, upTo);
  }

  /** Keeps an entry with all its effects, and a snapshot of the game where one is due. */
  async append(statements: Statement[], match: AnyMatch, { n, at }: Pick<HistoryRow, 'n' | 'at'>): Promise<void> {
    const isDue = n === 1 || this.#isSnapshotDue(match, n);
    if (at - this.#touchedAt >= TOUCH_MS) {
      statements.push(statement('UPDATE tables SET changed_at = $2 WHERE id = $1', [this.#id, at]));
      this.#touchedAt = at;
    }
    if (isDue) statements.push(addSnapshot(this.#id, n, save(this.#game, match.state as Core)));
    await this.#db.write(statements, this.#changed);
    if (isDue) this.#lastSnapshot = { n, migration: this.#newestMigration };
  }

  /** Keeps what is not part of the history. `onlyTo`: it is the business of one seat. */
  write(statements: readonly Statement[], onlyTo?: Seat): Promise<void> {
    const told =
      onlyTo === undefined ? this.#changed : JSON.stringify({ process: this.#process, table: this.#id, seat: onlyTo });
    return this.#db.write(statements, told);
  }

  /** Where free undo ends, every so often, at the end, and once the shape of the state has changed. */
  #isSnapshotDue(match: AnyMatch, n: number): boolean {
    if (match.mark !== match.log.length) return false;
    const { n: last, migration } = this.#lastSnapshot;
    return match.over || n - last >= SNAPSHOT_EVERY || migration !== this.#newestMigration;
  }

  get #newestMigration(): string {
    return this.#game.migrations.at(-1)?.id ?? '';
  }
}
