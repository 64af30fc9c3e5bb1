import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Db } from '../store/db.ts';
import { lockFolder } from '../store/lock.ts';
import { ObservedDb } from '../store/observed.ts';
import { PostgresDb } from '../store/postgres.ts';
import { freeAllWork } from '../store/queue.ts';
import { NewsOverRedis } from '../store/redis.ts';
import { migrate } from '../store/schema.ts';
import { SqliteDb } from '../store/sqlite.ts';
import type { Context } from './context.ts';
import { addGauges } from './gauges.ts';

export const openStore = ({ databaseUrl, dataDir, durability }: Settings): Db =>
  databaseUrl === null
    ? new SqliteDb(join(dataDir, 'teahouse.db'), durability === 'full' ? 'FULL' : 'NORMAL')
    : new PostgresDb(databaseUrl.href);

/** A step through millions of rows takes its time. */
const STEP_MS = 60 * 60_000;

/** The same, for who waits as long as it takes, and whom nobody waits for. */
export const openPatiently = (settings: Settings): Db =>
  settings.databaseUrl === null
    ? openStore(settings)
    : new PostgresDb(settings.databaseUrl.href, { connections: 1, answerMs: STEP_MS });

async function bringUpToDate(db: Db, settings: Settings): Promise<void> {
  if (settings.databaseUrl === null) return migrate(db);
  const patient = openPatiently(settings);
  await migrate(patient).finally(() => patient.close());
}

/** The store, up to date. */
export async function storeLayer(context: Context): Promise<ObservedDb> {
  const { settings, metrics, closing, steady, event } = context;
  if (settings.databaseUrl === null) closing.defer(lockFolder(settings.dataDir));
  const store = openStore(settings);
  const told = settings.redisUrl === null ? store : new NewsOverRedis(store, settings.redisUrl, event);
  const db = new ObservedDb(told, { wrote: seconds => metrics.commit(seconds), event, steady });
  closing.defer(() => db.close());
  await bringUpToDate(db, settings);
  // Whatever a process with a store of its own was doing when it ended is free.
  if (!db.shared) await db.write([freeAllWork()]);
  metrics.gauge('news_heard', 'Whether news of the other processes arrives.', () => Number(db.hears));
  addGauges(context, db);
  return db;
}
