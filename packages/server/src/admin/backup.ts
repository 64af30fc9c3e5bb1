import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../log.ts';
import { type Settings, StartError } from '../settings.ts';
import { lockFolder } from '../store/lock.ts';
import { migrate } from '../store/schema.ts';
import { SqliteDb } from '../store/sqlite.ts';
import { fromPostgres, intoPostgres } from './postgres-copy.ts';

/** What a backup holds, after a look at all of it. */
export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly people: number;
  readonly entries: number;
}

const STORE = 'teahouse.db';

/**
 * Copies the store while the house goes on: all of one moment, and nothing of what was deleted. A backup is a SQLite
 * file, also that of a PostgreSQL database: so one drill proves both, and a house can move from one to the other.
 */
export async function backUp({ databaseUrl, dataDir }: Settings, file: string): Promise<Backup> {
  if (existsSync(file)) throw new StartError(`${file} is there already: a backup does not write over another one.`);
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(part, { force: true });
  if (databaseUrl === null) copyOut(join(dataDir, STORE), part);
  else await fromPostgres(databaseUrl.href, part);
  const checked = checkBackup(part);
  // Only what is whole has the name that was asked for.
  renameSync(part, file);
  return { ...checked, file };
}

function copyOut(store: string, to: string): void {
  if (!existsSync(store)) throw new StartError(`there is no store in ${dirname(store)}`);
  const db = new DatabaseSync(store);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/** Reads all of a backup; throws `StartError` if it cannot be relied on. */
function checkBackup(file: string): Backup {
  if (!existsSync(file)) throw new StartError(`there is no file ${file}`);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const [first] = db.prepare('PRAGMA integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') throw new Error(String(first?.integrity_check));
    const open = db;
    const count = (table: string): number => Number(open.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()!.n);
    return {
      file,
      bytes: statSync(file).size,
      tables: count('tables'),
      people: count('people'),
      entries: count('history'),
    };
  } catch (error) {
    throw new StartError(`${file} is not a good backup: ${messageOf(error)}.`, { cause: error });
  } finally {
    db?.close();
  }
}

/**
 * Puts a backup in the place of the store. The house must be closed. What is there stays beside it with `force`, and
 * stops us without.
 */
export async function restore(settings: Settings, file: string, force: boolean, now: number): Promise<Backup> {
  const checked = checkBackup(file);
  if (settings.databaseUrl !== null) await intoPostgres(settings.databaseUrl.href, file, force);
  else await copyIn(settings.dataDir, file, force, now);
  return checked;
}

async function copyIn(dataDir: string, file: string, force: boolean, now: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const store = join(dataDir, STORE);
    if (existsSync(store) && !force) {
      throw new StartError(`there is a store in ${dataDir} already: with --force it is put aside, beside the new one.`);
    }
    copyFileSync(file, `${store}.part`);
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(store + end)) renameSync(store + end, `${store}.before-${now}${end}`);
    }
    renameSync(`${store}.part`, store);
    const db = new SqliteDb(store);
    await migrate(db);
    await db.close();
  } finally {
    unlock();
  }
}
