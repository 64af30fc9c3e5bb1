import type { Handlers } from '../house.ts';
import type { Db, Row } from '../store/db.ts';
import { personOf } from './callers.ts';

/** What is kept of a person, by table of the store. Hashes of passwords and secrets are not for taking away. */
const KEPT: Readonly<Record<string, string>> = {
  people:
    'SELECT id, name, colour, language, time_zone, quiet, login, since, shows, role, banned_until, banned_why, muted_until FROM people WHERE id = $1',
  sessions: 'SELECT since, until, agent, network FROM sessions WHERE person = $1',
  passkeys: 'SELECT id, name, since FROM passkeys WHERE person = $1',
  tokens: 'SELECT id, name, since, used_at, until, scopes FROM tokens WHERE person = $1',
  channels: 'SELECT kind, target, confirmed FROM channels WHERE person = $1',
  notices: 'SELECT kind, table_id, game, at, seen FROM notices WHERE person = $1 ORDER BY at',
  account_log: 'SELECT at, what, detail, address FROM account_log WHERE person = $1 ORDER BY at',
  seats: `SELECT seats.table_id, seats.seat, tables.game, tables.status, tables.created_at, tables.ended_at, tables.outcome
    FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = $1 ORDER BY tables.created_at`,
  invitations: 'SELECT table_id, seat FROM seats WHERE expected = $1 ORDER BY table_id',
  chat: 'SELECT table_id, id, at, text FROM chat WHERE person = $1 ORDER BY at',
  reports: 'SELECT at, kind, table_id, line, said, why FROM reports WHERE reporter = $1 ORDER BY at',
};

/** One's own data, to take away. Every move of a finished game is in its file (tables.export). */
export const ownDataHandlers = ({ db, now }: { db: Db; now(): number }): Pick<Handlers, 'me.data'> => ({
  'me.data': async caller => {
    const person = personOf(caller);
    const kept: Record<string, Row[]> = {};
    for (const [name, sql] of Object.entries(KEPT)) kept[name] = await db.rows(sql, [person]);
    return { format: 'teahouse-person-1', at: now(), kept };
  },
});
