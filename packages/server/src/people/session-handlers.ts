import type { Handlers } from '../house.ts';
import { Refused } from '../refused.ts';
import { type Row, statement } from '../store/db.ts';
import { personOf } from './callers.ts';
import type { PeopleDeps } from './deps.ts';
import { LIFE_MS } from './sessions.ts';

interface SessionRow extends Row {
  hash: string;
  agent: string;
  since: number;
  until: number;
}

/** Where somebody is logged in. A session is named by the hash of its secret, which opens nothing. */
export const sessionHandlers = (
  deps: PeopleDeps,
): Pick<Handlers, 'sessions.list' | 'sessions.end' | 'sessions.endOthers'> => ({
  'sessions.list': async caller => {
    const rows = await deps.db.rows<SessionRow>(
      'SELECT hash, agent, since, until FROM sessions WHERE person = $1 AND until > $2 ORDER BY until DESC, hash',
      [personOf(caller), deps.now()],
    );
    return {
      sessions: rows.map(({ hash, agent, since, until }) => ({
        id: hash,
        agent,
        createdAt: since,
        usedAt: Math.max(since, until - LIFE_MS),
        isThis: hash === caller.session,
      })),
    };
  },

  'sessions.end': async (caller, { session }) => {
    const person = personOf(caller);
    const sql = 'DELETE FROM sessions WHERE hash = $1 AND person = $2 RETURNING hash';
    const ended = await deps.db.rows(sql, [session, person]);
    if (ended.length === 0) throw new Refused('not-found', 'you have no such session');
    await deps.sessionEnded(person);
    await deps.account.note(caller, person, 'sessions-ended');
    return {};
  },

  'sessions.endOthers': async caller => {
    const person = personOf(caller);
    const sql = 'DELETE FROM sessions WHERE person = $1 AND hash <> $2';
    await deps.db.write([statement(sql, [person, caller.session])]);
    await deps.sessionEnded(person);
    await deps.account.note(caller, person, 'sessions-ended');
    return {};
  },
});
