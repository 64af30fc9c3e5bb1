import { type Db, type Row, type Statement, statement } from './db.ts';

/** What is to be done later, or by whoever has time: kept in the store, so that it survives any process. */
export type WorkKind = 'bot' | 'clock' | 'notify' | 'pass' | 'review';

export interface Work {
  readonly kind: WorkKind;
  /** At most one piece of work of a kind has this key. */
  readonly key: string;
  /** How often it has been begun, this time included. */
  readonly attempts: number;
  readonly payload: string;
}

/** Puts work into the queue, as part of a write; what has the same key is replaced. `lease`: it is ours until then. */
export const putWork = (kind: WorkKind, key: string, due: number, payload = '', lease = 0): Statement =>
  statement(
    `INSERT INTO work (kind, key, due, lease, attempts, payload) VALUES ($1, $2, $3, $4, 0, $5)
     ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, lease = excluded.lease, attempts = 0, payload = excluded.payload`,
    [kind, key, due, lease, payload],
  );

/** Puts work into the queue unless it is there already. */
export const putWorkOnce = (kind: WorkKind, key: string, due: number, payload = ''): Statement =>
  statement(
    `INSERT INTO work (kind, key, due, lease, attempts, payload) VALUES ($1, $2, $3, 0, 0, $4)
     ON CONFLICT (kind, key) DO NOTHING`,
    [kind, key, due, payload],
  );

export const dropWork = (kind: WorkKind, key: string): Statement =>
  statement('DELETE FROM work WHERE kind = $1 AND key = $2', [kind, key]);

/** The same, unless it was put again since. */
export const dropOldWork = (kind: WorkKind, key: string, since: number): Statement =>
  statement('DELETE FROM work WHERE kind = $1 AND key = $2 AND due <= $3', [kind, key, since]);

/** Tries it again later; nobody takes it before. */
export const laterWork = (kind: WorkKind, key: string, due: number): Statement =>
  statement('UPDATE work SET due = $3, lease = 0 WHERE kind = $1 AND key = $2', [kind, key, due]);

interface ClaimedRow extends Row {
  kind: WorkKind;
  key: string;
  attempts: number;
  payload: string;
}

/** No lease is longer than this: one that is was made by a clock that has been set back since. */
const LONGEST_LEASE_MS = 60_000;

/** While the house is read-only its work waits; what that is stands in the log of acts. */
const IS_WRITABLE = `COALESCE((SELECT MAX(n) FROM acts WHERE what = 'read-only'), 0)
  <= COALESCE((SELECT MAX(n) FROM acts WHERE what = 'read-write'), 0)`;

/** Takes work that is due and that no living process holds. It is ours for `leaseMs`; then others may take it. */
export async function claimWork(
  db: Db,
  kind: WorkKind,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<Work[]> {
  return db.rows<ClaimedRow>(
    `UPDATE work SET lease = $2, attempts = attempts + 1 WHERE kind = $1 AND key IN (
       SELECT key FROM work WHERE kind = $1 AND due <= $3 AND (lease <= $3 OR lease > $5) AND ${IS_WRITABLE}
       ORDER BY due LIMIT $4 ${db.skipLocked})
     RETURNING kind, key, attempts, payload`,
    [kind, now + leaseMs, now, limit, now + LONGEST_LEASE_MS],
  );
}

/** When the next work of a kind is due; null if there is none. Leased work counts when its lease ends. */
export async function nextWork(db: Db, kind: WorkKind): Promise<number | null> {
  const [row] = await db.rows<{ due: number | null }>(
    'SELECT MIN(CASE WHEN lease > due THEN lease ELSE due END) AS due FROM work WHERE kind = $1',
    [kind],
  );
  return row?.due ?? null;
}

/** A process that has a store to itself starts: whatever was held is free again. */
export const freeAllWork = (): Statement => statement('UPDATE work SET lease = 0 WHERE lease > 0');
