import { LIFE_MS } from '../people/sessions.ts';
import { type Db, type Statement, statement } from '../store/db.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of what is taken away at once: one write that holds the others up for a moment only. */
const AT_ONCE = 500;

/** In days, since somebody or something was last there; what is not named stays. */
export interface Ages {
  readonly guests?: number | undefined;
  readonly waiting?: number | undefined;
  readonly finished?: number | undefined;
}

/** How much of what is old enough. */
interface Old {
  readonly guests: readonly string[];
  readonly waiting: readonly string[];
  readonly finished: readonly string[];
}

/** All that is kept of a table, by the column that names it. */
const OF_TABLE = {
  tables: 'id',
  seats: 'table_id',
  history: 'table_id',
  snapshots: 'table_id',
  chat: 'table_id',
  judgements: 'table_id',
  hints: 'table_id',
  removed: 'table_id',
  notices: 'table_id',
} as const;

/** What clean-up would take away now. A guest who sits at a table, or hosts one, stays as long as the table. */
export async function findOld(db: Db, now: number, { guests, waiting, finished }: Ages, most = AT_ONCE): Promise<Old> {
  const before = (days: number): number => now - days * DAY_MS;
  const ids = async (sql: string, days: number | undefined): Promise<string[]> =>
    days === undefined
      ? []
      : (await db.rows<{ id: string }>(`${sql} LIMIT ${most}`, [before(days)])).map(({ id }) => id);
  return {
    waiting: await ids(`SELECT id FROM tables WHERE status = 'open' AND changed_at < $1`, waiting),
    finished: await ids(`SELECT id FROM tables WHERE status IN ('over', 'abandoned') AND ended_at < $1`, finished),
    guests: await ids(
      `SELECT id FROM people WHERE login IS NULL AND deleted_at IS NULL AND since < $1
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.until - ${LIFE_MS} > $1)
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person = people.id AND COALESCE(tokens.used_at, tokens.since) > $1)
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id)`,
      guests,
    ),
  };
}

/** Takes a first part of it away. */
export async function cleaning(db: Db, now: number, ages: Ages): Promise<Statement[]> {
  const { guests, waiting, finished } = await findOld(db, now, ages);
  const tables = [...waiting, ...finished];
  return [
    ...tables.flatMap(table => [
      ...Object.entries(OF_TABLE).map(([name, column]) =>
        statement(`DELETE FROM ${name} WHERE ${column} = $1`, [table]),
      ),
      statement("DELETE FROM work WHERE key = $1 OR key LIKE $1 || '/%'", [table]),
    ]),
    ...guests.flatMap(person => [
      ...['sessions', 'challenges', 'tokens', 'channels', 'notices', 'account_log', 'removed'].map(name =>
        statement(`DELETE FROM ${name} WHERE person = $1`, [person]),
      ),
      statement("UPDATE chat SET person = NULL, text = '' WHERE person = $1", [person]),
      statement('DELETE FROM people WHERE id = $1', [person]),
    ]),
  ];
}
