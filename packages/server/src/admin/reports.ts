import type { Handlers } from '../house.ts';
import { newId } from '../ids.ts';
import { personOf } from '../people/callers.ts';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow, statement } from '../store/db.ts';
import { watchedRoom } from '../tables/access.ts';
import { mayChat } from '../tables/chat.ts';
import type { RoomRegistry } from '../tables/registry.ts';

interface ReportDeps {
  readonly db: Db;
  readonly people: People;
  readonly rooms: RoomRegistry;
  now(): number;
  limit(key: string, perMinute: number): void;
  event(name: string, details: Readonly<Record<string, string | number>>): void;
}

const PER_MINUTE = 5;
/** Of one person, that nobody has looked at yet. */
const MOST_OPEN = 20;

/** Players report what should not be; what was said is kept with it, whatever becomes of the line. */
export const reportHandlers = (deps: ReportDeps): Pick<Handlers, 'reports.send'> => ({
  'reports.send': async (caller, { kind, person, table, line, secret, why }) => {
    const reporter = personOf(caller);
    deps.limit(`report:${reporter}`, PER_MINUTE);
    if (reporter === person) throw new Refused('bad-input', 'nobody reports themselves');
    const [waiting] = await deps.db.rows<{ open: number }>(
      'SELECT COUNT(*) AS open FROM reports WHERE reporter = $1 AND closed_at IS NULL',
      [reporter],
    );
    if (waiting!.open >= MOST_OPEN) {
      throw new Refused('slow-down', `${MOST_OPEN} reports of yours wait to be read`, { seconds: 3600 });
    }
    const room = table === undefined ? null : await watchedRoom(deps.rooms, caller, { table, secret });
    let said = (await deps.people.person(person))?.name ?? '';
    if (said === '') throw new Refused('not-found', 'there is no such person');
    if (kind === 'line') {
      const sql = 'SELECT person, text FROM chat WHERE table_id = $1 AND id = $2';
      const row = await oneRow<{ person: string | null; text: string }>(deps.db, sql, [table ?? '', line ?? 0]);
      const heard = room !== null && mayChat(room, room.seatOf(reporter));
      if (row === null || row.person !== person || !heard) throw new Refused('not-found', 'there is no such line');
      said = row.text;
    }
    const id = newId();
    await deps.db.write([
      statement(
        `INSERT INTO reports (id, at, reporter, kind, person, table_id, line, said, why)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, deps.now(), reporter, kind, person, table ?? null, kind === 'line' ? line! : null, said, why],
      ),
    ]);
    deps.event('report', { id, kind, person });
    return {};
  },
});
