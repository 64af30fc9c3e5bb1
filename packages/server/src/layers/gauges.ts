import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LoopDelay } from '../http/loop-delay.ts';
import type { Db } from '../store/db.ts';
import type { Context } from './context.ts';

/** What is counted in the store is not counted more often than this, however many ask. */
const COUNT_MS = 15_000;

/** Numbers that tell whoever runs the house how it is: read when they are asked for. */
export function addGauges({ settings, metrics, closing, steady }: Context, db: Db): void {
  const counted = (sql: string): (() => Promise<ReadonlyMap<string, number>>) => {
    let at = Number.NEGATIVE_INFINITY;
    let found: ReadonlyMap<string, number> = new Map();
    return async () => {
      if (steady() - at < COUNT_MS) return found;
      const rows = await db.rows<{ name: string; found: number }>(sql);
      found = new Map(rows.map(row => [row.name, row.found]));
      at = steady();
      return found;
    };
  };
  metrics.gauges(
    'tables',
    'Tables in the store, by status.',
    'status',
    counted('SELECT status AS name, COUNT(*) AS found FROM tables GROUP BY status'),
  );
  metrics.gauges(
    'work',
    'What waits to be done, by kind: turns of bots, clocks, passes, reviews, notices.',
    'kind',
    counted('SELECT kind AS name, COUNT(*) AS found FROM work GROUP BY kind'),
  );
  metrics.gauges('store_bytes', 'The size of the store: the file and its log, or the database.', 'part', async () => {
    if (settings.databaseUrl !== null) {
      const [row] = await db.rows<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
      return new Map([['database', row!.bytes]]);
    }
    const size = (name: string): number => statSync(join(settings.dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
    return new Map([
      ['file', size('teahouse.db')],
      ['log', size('teahouse.db-wal')],
    ]);
  });
  const delay = new LoopDelay();
  closing.defer(() => delay.close());
  metrics.gauges('event_loop_delay_seconds', 'How late the event loop was in the last minute.', 'quantile', async () =>
    delay.read(),
  );
}
