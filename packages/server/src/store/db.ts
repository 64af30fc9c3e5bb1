/** What can be kept in a column. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One statement. The same text runs on SQLite and PostgreSQL: parameters are `$1`, `$2`, times are whole numbers, lists are JSON. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** How many rows it must change; another number is a conflict and undoes the whole write. */
  readonly must?: number;
}

export const statement = (sql: string, values: readonly Value[] = [], must?: number): Statement =>
  must === undefined ? { sql, values } : { sql, values, must };

/** Somebody else was there first: a row that had to be new exists, or one that had to change did not. */
export class Conflict extends Error {}

/** The store cannot keep anything right now: the disk is full, the database is away. Nothing was changed. */
export class StoreTrouble extends Error {}

/** The store of the house: one SQLite file, or a PostgreSQL database that several processes share. */
export interface Db {
  /** Added to the query that claims rows, so that two processes do not wait for each other. */
  readonly skipLocked: string;
  /** Whether other processes may serve the same tables. */
  readonly shared: boolean;
  /** Reads; or one statement that changes rows and returns them. */
  rows<T extends Row = Row>(sql: string, values?: readonly Value[]): Promise<T[]>;
  /**
   * All or nothing, and on the disk when it resolves. Throws `Conflict` or `StoreTrouble`. `news`: what the other
   * processes are told of it, once it is done and never before.
   */
  write(statements: readonly Statement[], news?: string): Promise<void>;
  /** Tells the other processes something of which nothing is kept. */
  tell(news: string): Promise<void>;
  /** What the processes tell; `missed` after a line was broken, here or elsewhere, and something may have been missed. */
  listen(heard: (news: string) => void, missed: () => void): Promise<void>;
  /** What was deleted or written over is out of reach. `wholly`: it leaves no bytes, though others may have to wait. */
  scrub(wholly?: boolean): Promise<void>;
  /** Whether the other processes are heard now. True where there are none. */
  readonly hears: boolean;
  close(): Promise<void>;
}

export async function oneRow<T extends Row>(db: Db, sql: string, values: readonly Value[]): Promise<T | null> {
  const [row] = await db.rows<T>(sql, values);
  return row ?? null;
}
