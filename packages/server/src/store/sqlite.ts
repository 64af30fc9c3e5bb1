import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Conflict, type Db, type Row, type Statement, StoreTrouble, type Value } from './db.ts';

/** How long to wait for another program that has the file, such as a backup. */
const BUSY_MS = 5000;
/** A commit waits for no more than so many turns of the event loop. */
const MOST_TURNS = 8;

interface Write {
  readonly statements: readonly Statement[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * One SQLite file. Writes that arrive together share one commit, and with it one wait for the disk: each is still all or
 * nothing on its own, and none is answered before it is on the disk.
 */
export class SqliteDb implements Db {
  readonly skipLocked = '';
  readonly shared = false;
  readonly hears = true;
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  #waiting: Write[] = [];

  constructor(path: string, synchronous: 'FULL' | 'NORMAL' = 'FULL') {
    try {
      this.#db = new DatabaseSync(path);
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
      this.#db.exec('PRAGMA journal_mode = WAL');
      this.#db.exec(`PRAGMA synchronous = ${synchronous}`);
      this.#db.exec('PRAGMA foreign_keys = ON');
      // What is deleted is written over with zeros: "delete me" means the bytes too.
      this.#db.exec('PRAGMA secure_delete = ON');
    } catch (error) {
      throw trouble(error);
    }
  }

  async rows<T extends Row>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    try {
      return this.#prepare(sql).all(...values) as unknown as T[];
    } catch (error) {
      throw trouble(error);
    }
  }

  write(statements: readonly Statement[]): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#waiting.push({ statements, resolve, reject }) === 1) this.#flushSoon(1);
    return promise;
  }

  async tell(): Promise<void> {}

  async listen(): Promise<void> {}

  /**
   * The journal of writes still has what was there before: it is emptied into the file. Not while somebody reads the
   * file, such as a backup: nobody waits for that, and the next one to be deleted or the end of the house does it.
   */
  async scrub(): Promise<void> {
    try {
      this.#db.exec('PRAGMA busy_timeout = 0');
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      throw trouble(error);
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    }
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
  }

  /** As long as every turn of the event loop brings more, more of them share a commit; one alone waits for nobody. */
  #flushSoon(known: number, turns = 1): void {
    setImmediate(() => {
      const { length } = this.#waiting;
      if (length > known && turns < MOST_TURNS) this.#flushSoon(length, turns + 1);
      else this.#flush();
    });
  }

  #flush(): void {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    try {
      this.#together(writes);
    } catch {
      // One of them cannot be: each for itself then, so that only that one hears of it.
      for (const write of writes) this.#alone(write);
      return;
    }
    for (const write of writes) write.resolve();
  }

  #together(writes: readonly Write[]): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const { statements } of writes) for (const one of statements) this.#run(one);
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #alone(write: Write): void {
    try {
      this.#together([write]);
      write.resolve();
    } catch (error) {
      write.reject(trouble(error));
    }
  }

  #run({ sql, values, must }: Statement): void {
    // SQLite would take it, PostgreSQL does not: what runs on one must run on the other.
    if (values.some(isFraction))
      throw new RangeError(`only whole numbers are kept, not ${values.find(isFraction)}: ${sql}`);
    const { changes } = this.#prepare(sql).run(...values);
    if (must !== undefined && changes !== must) throw new Conflict(`${changes} rows changed, not ${must}: ${sql}`);
  }

  #prepare(sql: string): StatementSync {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      // SQLite would take `$1` for a name, and look each name up; `?1` is a number.
      prepared = this.#db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }
}

const isFraction = (value: Value): boolean => typeof value === 'number' && !Number.isInteger(value);

const CONSTRAINT = 19;
const CANNOT_KEEP = new Set([5, 8, 10, 13, 14]); // busy, read-only, input/output error, full, cannot open

const DAMAGED = new Set([11, 26]); // malformed, not a database

function trouble(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = Number(error.errcode) & 0xff;
  if (code === CONSTRAINT) return new Conflict(error.message, { cause: error });
  if (DAMAGED.has(code)) {
    const what = `teahouse.db is damaged (${error.message}): keep the file, and put the last backup in its place`;
    return new StoreTrouble(what, { cause: error });
  }
  return CANNOT_KEEP.has(code) ? new StoreTrouble(error.message, { cause: error }) : error;
}
