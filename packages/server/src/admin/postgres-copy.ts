import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { StartError } from '../settings.ts';
import { PostgresDb } from '../store/postgres.ts';
import { migrate, mustBeUpToDate } from '../store/schema.ts';
import { SqliteDb } from '../store/sqlite.ts';

/** Rows that are carried over at once. */
const AT_ONCE = 500;

interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A PostgreSQL database as one SQLite file, all of one moment, while the house goes on. */
export async function fromPostgres(url: string, file: string): Promise<void> {
  const store = new PostgresDb(url);
  await mustBeUpToDate(store).finally(() => store.close());
  const made = new SqliteDb(file, 'NORMAL');
  await migrate(made);
  await made.close();
  const into = new DatabaseSync(file);
  const from = new pg.Client({ connectionString: url });
  try {
    await from.connect();
    await from.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    into.exec('BEGIN');
    for (const table of tablesIn(into)) await carryOut(from, into, table);
    into.exec('COMMIT');
    into.exec('PRAGMA journal_mode = DELETE');
    await from.query('COMMIT');
  } finally {
    into.close();
    await from.end();
  }
}

async function carryOut(from: pg.Client, into: DatabaseSync, { name, columns }: CopiedTable): Promise<void> {
  const marks = columns.map(() => '?').join(', ');
  const add = into.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks})`);
  await from.query(`DECLARE carried NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${name}`);
  for (;;) {
    const { rows } = await from.query({ text: `FETCH ${AT_ONCE} FROM carried`, rowMode: 'array' });
    if (rows.length === 0) break;
    for (const row of rows) add.run(...row);
  }
  await from.query('CLOSE carried');
}

/** A backup into a PostgreSQL database that is empty, or with `force` into one that then is; all of it or nothing. */
export async function intoPostgres(url: string, file: string, force: boolean): Promise<void> {
  const store = new PostgresDb(url);
  await migrate(store).finally(() => store.close());
  const from = new DatabaseSync(file, { readOnly: true });
  const into = new pg.Client({ connectionString: url });
  try {
    await into.connect();
    await into.query('BEGIN');
    await mustBeAlone(into, force);
    const tables = tablesIn(from);
    if (Number(from.prepare('SELECT COUNT(*) AS n FROM schema_steps').get()!.n) !== (await stepsOf(into))) {
      throw new StartError(
        'this backup is of another version: restore it into a folder, start this build there, and back it up again.',
      );
    }
    await into.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of tables) await carryIn(from, into, table);
    await into.query('COMMIT');
  } finally {
    from.close();
    await into.end();
  }
}

async function mustBeAlone(into: pg.Client, force: boolean): Promise<void> {
  const others = await into.query<{ n: number }>(
    'SELECT COUNT(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  if (Number(others.rows[0]!.n) > 0 && !force) {
    throw new StartError('somebody is connected to this database: stop the house first, or say --force.');
  }
  const kept = await into.query<{ n: number }>(
    'SELECT (SELECT COUNT(*) FROM people) + (SELECT COUNT(*) FROM tables) AS n',
  );
  if (Number(kept.rows[0]!.n) > 0 && !force) {
    throw new StartError('this database has people or tables already: with --force they are deleted first.');
  }
}

const stepsOf = async (into: pg.Client): Promise<number> =>
  Number((await into.query<{ n: number }>('SELECT COUNT(*) AS n FROM schema_steps')).rows[0]!.n);

async function carryIn(from: DatabaseSync, into: pg.Client, { name, columns }: CopiedTable): Promise<void> {
  const rows = from.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate();
  let batch: unknown[][] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const line = (row: number): string => `(${columns.map((_, i) => `$${row * columns.length + i + 1}`).join(', ')})`;
    const lines = batch.map((_, row) => line(row)).join(', ');
    await into.query(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${lines}`, batch.flat());
    batch = [];
  };
  for (const row of rows) {
    batch.push(columns.map(column => row[column]));
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
}

/** All tables of a store but the count of its steps. */
function tablesIn(db: DatabaseSync): CopiedTable[] {
  const names = db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_steps' ORDER BY name",
    )
    .all()
    .map(({ name }) => String(name));
  return names.map(name => ({
    name,
    columns: db
      .prepare(`PRAGMA table_info(${name})`)
      .all()
      .map(column => String(column.name)),
  }));
}
