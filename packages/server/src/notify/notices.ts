import { createHash } from 'node:crypto';
import type { Notice, NoticeKind } from '@teahouse/protocol';
import type { Handlers } from '../house.ts';
import { personOf } from '../people/callers.ts';
import { type Db, type Row, type Statement, statement } from '../store/db.ts';

const LISTED = 50;

export interface NoticeRow extends Row {
  id: string;
  person: string;
  kind: NoticeKind;
  table_id: string;
  game: string;
  at: number;
  seen: number;
}

/**
 * Tells a person something: to be put into the write of what happened, so that neither is kept without the other. Put
 * again, it changes nothing, also when it was sent long ago. After the write, `wake` the sender.
 */
export function noticeStatements(
  person: string,
  kind: NoticeKind,
  table: string,
  game: string,
  key: string,
  now: number,
): Statement[] {
  const id = noticeId(person, kind, table, key);
  return [
    // First the work, and only for a notice that is not there yet. The casts tell PostgreSQL what a bare SELECT does not.
    statement(
      `INSERT INTO work (kind, key, due, lease, attempts, payload)
       SELECT 'notify', CAST($1 AS TEXT), CAST($2 AS BIGINT), 0, 0, ''
       WHERE NOT EXISTS (SELECT 1 FROM notices WHERE id = $1)
       ON CONFLICT (kind, key) DO NOTHING`,
      [id, now],
    ),
    statement(
      `INSERT INTO notices (id, person, kind, table_id, game, at, seen) VALUES ($1, $2, $3, $4, $5, $6, 0)
       ON CONFLICT (id) DO NOTHING`,
      [id, person, kind, table, game, now],
    ),
  ];
}

export const noticeHandlers = ({
  db,
  now,
}: {
  readonly db: Db;
  readonly now: () => number;
}): Pick<Handlers, 'notices.list' | 'notices.seen'> => ({
  'notices.list': async caller => {
    const rows = await db.rows<NoticeRow>(
      `SELECT id, person, kind, table_id, game, at, seen FROM notices WHERE person = $1
       ORDER BY at DESC, id LIMIT ${LISTED}`,
      [personOf(caller)],
    );
    return { notices: rows.map(noticeOf) };
  },

  'notices.seen': async caller => {
    await db.write([
      statement('UPDATE notices SET seen = 1 WHERE person = $1 AND seen = 0 AND at <= $2', [personOf(caller), now()]),
    ]);
    return {};
  },
});

export const noticeOf = ({ id, kind, table_id, game, at, seen }: NoticeRow): Notice => ({
  id,
  kind,
  table: table_id,
  game,
  at,
  seen: seen === 1,
});

/**
 * `key` says which of its kind at that table a notice is, such as the `n` of the question: the same notice has the same
 * id whoever makes it, and however often.
 */
export const noticeId = (person: string, kind: NoticeKind, table: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([person, kind, table, key]))
    .digest('base64url')
    .slice(0, 22);
