import type { Status } from '@teahouse/protocol';
import { type Db, type Statement, statement, type Value } from '../store/db.ts';

/**
 * The life of a table. `open`: people sit down. `playing`: the game runs. `parked`: its rules failed, it rests as it was.
 * `over` and `abandoned` are for good.
 */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  open: ['playing', 'abandoned'],
  playing: ['over', 'abandoned', 'parked'],
  parked: ['playing'],
  over: [],
  abandoned: [],
};

/**
 * The one way in which the status of a table changes, with the columns that change with it. No row is changed if the
 * table is not any more what it is taken for.
 */
export function become(
  table: string,
  from: Status,
  to: 'playing' | 'parked',
  also: Readonly<Record<string, Value>> = {},
): Statement {
  return changed(table, from, to, also);
}

/** The one way in which a table ends, also for the lists of those who sat at it. A conflict if it has ended before. */
export const end = (
  table: string,
  from: Status,
  to: 'over' | 'abandoned',
  at: number,
  also: Readonly<Record<string, Value>> = {},
): Statement[] => [
  { ...changed(table, from, to, { ended_at: at, ...also }), must: 1 },
  statement('UPDATE seats SET ended_at = $2 WHERE table_id = $1', [table, at]),
];

function changed(table: string, from: Status, to: Status, also: Readonly<Record<string, Value>>): Statement {
  if (!NEXT[from].includes(to)) throw new Error(`a table that is ${from} cannot become ${to}`);
  const columns = Object.keys(also).map((column, i) => `, ${column} = $${i + 4}`);
  const sql = `UPDATE tables SET status = $3${columns.join('')} WHERE id = $1 AND status = $2`;
  return statement(sql, [table, from, to, ...Object.values(also)]);
}

/** Whether the game is done and all its cards may be seen. */
export const isFinished = (status: Status): boolean => NEXT[status].length === 0;

/** What an operator has put aside waits for an operator. */
const PARKED_BY_FAULT = `SELECT id FROM tables WHERE status = 'parked'
  AND COALESCE((SELECT MAX(n) FROM acts WHERE what = 'park' AND table_id = tables.id), 0)
    <= COALESCE((SELECT MAX(n) FROM acts WHERE what = 'unpark' AND table_id = tables.id), 0)`;

/** When a process starts, tables that rested get another try, and whoever waits at one hears of it. */
export async function tryParkedAgain(db: Db, process: string): Promise<void> {
  for (const { id } of await db.rows<{ id: string }>(PARKED_BY_FAULT)) {
    const again = become(id, 'parked', 'playing', { report: null });
    await db.write([again], JSON.stringify({ process, table: id }));
  }
}
