import type { AdminPerson, AdminTable, LoggedAct, Reported, Status } from '@teahouse/protocol';
import { endOf } from '../people/bans.ts';
import type { Db, Row } from '../store/db.ts';

const LISTED = 100;

interface PersonRow extends Row {
  id: string;
  name: string;
  login: string | null;
  role: 'admin' | null;
  since: number;
  banned_until: number | null;
  muted_until: number | null;
  seats: number;
}

/** People, the newest first. */
export async function listPeople(db: Db, find = ''): Promise<AdminPerson[]> {
  const rows = await db.rows<PersonRow>(
    `SELECT id, name, login, role, since, banned_until, muted_until,
       (SELECT COUNT(*) FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE seats.person = people.id AND tables.status IN ('open', 'playing', 'parked')) AS seats
     FROM people WHERE deleted_at IS NULL
       AND (LOWER(name) LIKE $1 ESCAPE '!' OR login LIKE $1 ESCAPE '!' OR id = $2)
     ORDER BY since DESC, id LIMIT ${LISTED}`,
    [containing(find), find],
  );
  if (rows.length === 0) return [];
  const from = await db.rows<{ person: string; network: string }>(
    `SELECT person, network FROM sessions WHERE network <> '' AND person IN (${rows.map((_, i) => `$${i + 1}`)})
     GROUP BY person, network ORDER BY MAX(since) DESC, network`,
    rows.map(({ id }) => id),
  );
  return rows.map(({ banned_until, muted_until, ...row }) => ({
    ...row,
    bannedUntil: banned_until,
    mutedUntil: muted_until,
    networks: from.filter(({ person }) => person === row.id).map(({ network }) => network),
  }));
}

const containing = (find: string): string => `%${find.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`;

interface TableRow extends Row {
  id: string;
  game: string;
  status: Status;
  n: number;
  changed_at: number;
  report: string | null;
}

interface SeatRow extends Row {
  table_id: string;
  seat: number;
  person: string | null;
  name: string | null;
  bot: string | null;
}

/** Tables, the last changed first. */
export async function listTables(db: Db, { status = '', find = '' } = {}): Promise<AdminTable[]> {
  const rows = await db.rows<TableRow>(
    `SELECT id, game, status, n, changed_at, report FROM laid_tables
     WHERE (status = $1 OR $1 = '') AND id LIKE $2 ESCAPE '!' ORDER BY changed_at DESC, id LIMIT ${LISTED}`,
    [status, `${find.replaceAll(/[!%_]/g, '!$&')}%`],
  );
  if (rows.length === 0) return [];
  const seats = await db.rows<SeatRow>(
    `SELECT seats.table_id, seats.seat, seats.person, people.name, seats.bot
     FROM seats LEFT JOIN people ON people.id = seats.person
     WHERE seats.table_id IN (${rows.map((_, i) => `$${i + 1}`)}) ORDER BY seats.seat`,
    rows.map(({ id }) => id),
  );
  return rows.map(({ changed_at, ...row }) => ({
    ...row,
    changedAt: changed_at,
    seats: seats
      .filter(({ table_id }) => table_id === row.id)
      .map(({ seat, person, name, bot }) => ({ seat, id: person, name: name ?? bot ?? '' })),
  }));
}

interface LoggedRow extends Row {
  n: number;
  at: number;
  actor: string;
  actor_name: string | null;
  what: string;
  person: string | null;
  name: string | null;
  table_id: string | null;
  item: number | null;
  until: number | null;
  network: string | null;
  why: string;
}

/** What was done, the newest first. */
export async function listActs(db: Db, before = 2 ** 31 - 1): Promise<LoggedAct[]> {
  const rows = await db.rows<LoggedRow>(
    `SELECT n, at, actor, admins.name AS actor_name, what, acts.person, people.name, table_id, item, until, network, why
     FROM acts LEFT JOIN people ON people.id = acts.person LEFT JOIN people AS admins ON admins.id = acts.actor
     WHERE n < $1 ORDER BY n DESC LIMIT ${LISTED}`,
    [before],
  );
  return rows.map(({ n, at, actor, actor_name, what, person, name, table_id, item, until, network, why }) => ({
    ...{ n, at, what, item, network, why },
    by: actor_name ?? actor,
    person: person === null ? null : { id: person, name: name ?? '' },
    table: table_id,
    until: until === null ? null : endOf(until),
  }));
}

interface ReportRow extends Row {
  id: string;
  at: number;
  kind: Reported['kind'];
  reporter: string;
  reporter_name: string | null;
  person: string;
  name: string | null;
  table_id: string | null;
  line: number | null;
  said: string;
  why: string;
}

/** What was reported and is not closed, the oldest first. */
export async function listReports(db: Db): Promise<Reported[]> {
  const rows = await db.rows<ReportRow>(
    `SELECT reports.id, at, kind, reporter, senders.name AS reporter_name, person, people.name, table_id, line, said, why
     FROM reports LEFT JOIN people ON people.id = reports.person LEFT JOIN people AS senders ON senders.id = reporter
     WHERE closed_at IS NULL ORDER BY at, reports.id LIMIT ${LISTED}`,
  );
  return rows.map(({ reporter, reporter_name, person, name, table_id, ...row }) => ({
    ...row,
    reporter: { id: reporter, name: reporter_name ?? '' },
    person: { id: person, name: name ?? '' },
    table: table_id,
  }));
}
