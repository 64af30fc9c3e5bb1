import type { ActName } from '@teahouse/protocol';
import { nameKey } from '@teahouse/protocol';
import { FOR_GOOD } from '../people/bans.ts';
import { guestName } from '../people/names.ts';
import { readNetwork } from '../proxies.ts';
import { Refused } from '../refused.ts';
import { Conflict, type Db, oneRow, type Row, type Statement, statement } from '../store/db.ts';
import { become } from '../tables/status.ts';
import { type Ages, cleaning } from './clean-up.ts';
import type { ReadOnly } from './gate.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIES = 5;

/** What is to be done, and to whom or what. */
export interface WantedAct {
  readonly what: ActName;
  readonly person?: string | undefined;
  readonly table?: string | undefined;
  readonly seat?: number | undefined;
  readonly line?: number | undefined;
  readonly report?: string | undefined;
  readonly address?: string | undefined;
  /** How long a ban or a mute lasts. */
  readonly days?: number | undefined;
  /** How old has to be what clean-up takes away. */
  readonly ages?: Ages | undefined;
  readonly why: string;
}

/** A line of the log of acts. */
export interface ActRow extends Row {
  n: number;
  at: number;
  actor: string;
  what: ActName;
  person: string | null;
  table_id: string | null;
  item: number | null;
  until: number | null;
  network: string | null;
  why: string;
}

/** What an act changes, and what the log says of it. */
interface Change {
  readonly statements: readonly Statement[];
  readonly person?: string;
  readonly table?: string;
  readonly item?: number;
  readonly until?: number;
  readonly network?: string;
}

/**
 * What whoever runs the house does. An act and its line in the log are one write. The processes of the house read the
 * log and follow: so the house command needs no line to them, and works where none is running.
 */
export class Acts {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** `actor`: the id of an admin, or who ran the command on the machine. Gives the number of the line in the log. */
  async carryOut(actor: string, wanted: WantedAct): Promise<number> {
    for (let tries = 1; ; tries++) {
      const change = await this.#change(wanted);
      const [last] = await this.#db.rows<{ n: number }>('SELECT COALESCE(MAX(n), 0) AS n FROM acts');
      const n = last!.n + 1;
      const { person = null, table = null, item = null, until = null, network = null } = change;
      const logged = statement(
        `INSERT INTO acts (n, at, actor, what, person, table_id, item, until, network, why)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [n, this.#now(), actor, wanted.what, person, table, item, until, network, wanted.why],
      );
      try {
        await this.#db.write([...change.statements, logged]);
        return n;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        if (tries === TRIES) throw new Refused('not-now', 'it has changed meanwhile: look again');
      }
    }
  }

  async #change(wanted: WantedAct): Promise<Change> {
    switch (wanted.what) {
      case 'ban':
      case 'mute':
      case 'unban':
      case 'unmute':
      case 'remove-name':
      case 'make-admin':
      case 'unmake-admin':
        return this.#toPerson(wanted.what, await this.#person(wanted.person), wanted);
      case 'ban-address':
      case 'unban-address':
        return this.#toAddress(wanted.what, wanted);
      case 'kick':
        return this.#kick(await this.#table(wanted.table), wanted.seat);
      case 'remove-line':
        return this.#removeLine(wanted.table, wanted.line);
      case 'park':
        return this.#park(await this.#table(wanted.table), wanted.why);
      case 'unpark':
        return this.#unpark(await this.#table(wanted.table));
      case 'read-only':
      case 'read-write':
        return this.#readOnly(wanted.what === 'read-only');
      case 'clean-up':
        return { statements: await cleaning(this.#db, this.#now(), wanted.ages ?? {}) };
      case 'close-report':
        return this.#closeReport(wanted.report);
    }
  }

  #until(days: number | undefined): number {
    return days === undefined ? FOR_GOOD : this.#now() + days * DAY_MS;
  }

  #toAddress(what: 'ban-address' | 'unban-address', { address = '', days, why }: WantedAct): Change {
    const network = readNetwork(address);
    if (network === null) throw new Refused('bad-input', `'${address}' is no address, nor a /64 of version 6`);
    const gone = 'DELETE FROM address_bans WHERE network = $1';
    if (what === 'unban-address') return { statements: [statement(gone, [network], 1)], network };
    const until = this.#until(days);
    const sql = 'INSERT INTO address_bans (network, since, until, why) VALUES ($1, $2, $3, $4)';
    return {
      statements: [statement(gone, [network]), statement(sql, [network, this.#now(), until, why])],
      network,
      until,
    };
  }

  #toPerson(what: ActName, { id, login, role, language }: PersonRow, { days, why }: WantedAct): Change {
    const until = this.#until(days);
    const set = (columns: string, values: readonly (string | number | null)[]): Statement =>
      statement(`UPDATE people SET ${columns} WHERE id = $1 AND deleted_at IS NULL`, [id, ...values], 1);
    switch (what) {
      case 'ban':
        if (role === 'admin') throw new Refused('not-allowed', 'an admin is not banned: unmake-admin first');
        return { statements: [set('banned_until = $2, banned_why = $3', [until, why])], person: id, until };
      case 'mute':
        return { statements: [set('muted_until = $2', [until])], person: id, until };
      case 'unban':
        return { statements: [set('banned_until = NULL, banned_why = NULL', [])], person: id };
      case 'unmute':
        return { statements: [set('muted_until = NULL', [])], person: id };
      case 'remove-name': {
        const name = guestName(language ?? 'en');
        return { statements: [set('name = $2, name_key = $3', [name, nameKey(name)])], person: id };
      }
      default: {
        if (what === 'make-admin' && login === null) throw new Refused('not-allowed', 'an admin needs an account');
        return { statements: [set('role = $2', [what === 'make-admin' ? 'admin' : null])], person: id };
      }
    }
  }

  /** Before the start the seat is free; in a running game a bot keeps it, for good (see `Followers`). */
  async #kick({ id, status }: TableStatus, seat: number | undefined): Promise<Change> {
    const sql = 'SELECT person FROM seats WHERE table_id = $1 AND seat = $2';
    const row = seat === undefined ? null : await oneRow<{ person: string | null }>(this.#db, sql, [id, seat]);
    if (row === null) throw new Refused('bad-input', 'say which seat: it is counted from 0');
    const { person } = row;
    if (person === null) throw new Refused('not-now', 'nobody has this seat');
    if (status !== 'open' && status !== 'playing') throw new Refused('not-now', `this table is ${status}`);
    const free = 'UPDATE seats SET person = NULL, passes = 0 WHERE table_id = $1 AND seat = $2 AND person = $3';
    const statements = [
      statement('INSERT INTO removed (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, person]),
      ...(status === 'open' ? [statement(free, [id, seat!, person], 1)] : []),
    ];
    return { statements, person, table: id, item: seat! };
  }

  async #removeLine(table: string | undefined, line: number | undefined): Promise<Change> {
    const sql = 'SELECT person FROM chat WHERE table_id = $1 AND id = $2';
    const row = await oneRow<{ person: string | null }>(this.#db, sql, [table ?? '', line ?? 0]);
    if (row === null) throw new Refused('not-found', 'there is no such line at this table');
    const emptied = "UPDATE chat SET text = '' WHERE table_id = $1 AND id = $2";
    const { person } = row;
    return {
      statements: [statement(emptied, [table!, line!])],
      table: table!,
      item: line!,
      ...(person === null ? {} : { person }),
    };
  }

  #park({ id, status }: TableStatus, why: string): Change {
    if (status !== 'playing')
      throw new Refused('not-now', `a table is parked while it is played; this one is ${status}`);
    const parked = become(id, 'playing', 'parked', { report: why, changed_at: this.#now() });
    return { statements: [{ ...parked, must: 1 }], table: id };
  }

  #unpark({ id, status }: TableStatus): Change {
    if (status !== 'parked') throw new Refused('not-now', `this table is not parked, it is ${status}`);
    const again = become(id, 'parked', 'playing', { report: null, changed_at: this.#now() });
    return { statements: [{ ...again, must: 1 }], table: id };
  }

  /** While the house is read-only no time passes: every deadline is put off by as long as it was. */
  async #readOnly(on: boolean): Promise<Change> {
    const now = await readOnlySince(this.#db);
    if (on === (now !== null))
      throw new Refused('not-now', on ? 'the house is read-only already' : 'it is not read-only');
    if (now === null) return { statements: [] };
    const lost = this.#now() - now.since;
    return {
      statements: [
        statement('UPDATE seats SET due = due + $1, asked_at = asked_at + $1 WHERE due IS NOT NULL', [lost]),
        statement("UPDATE work SET due = due + $1 WHERE kind IN ('clock', 'pass')", [lost]),
      ],
    };
  }

  async #closeReport(id: string | undefined): Promise<Change> {
    const sql = 'SELECT person FROM reports WHERE id = $1 AND closed_at IS NULL';
    const report = await oneRow<{ person: string }>(this.#db, sql, [id ?? '']);
    if (report === null) throw new Refused('not-found', 'there is no such open report');
    const closed = statement('UPDATE reports SET closed_at = $2 WHERE id = $1', [id!, this.#now()]);
    return { statements: [closed], person: report.person };
  }

  async #person(id: string | undefined): Promise<PersonRow> {
    const sql = 'SELECT id, login, role, language FROM people WHERE id = $1 AND deleted_at IS NULL';
    const row = id === undefined ? null : await oneRow<PersonRow>(this.#db, sql, [id]);
    if (row === null) throw new Refused('not-found', 'there is no such person');
    return row;
  }

  async #table(id: string | undefined): Promise<TableStatus> {
    const sql = 'SELECT id, status FROM tables WHERE id = $1';
    const row = id === undefined ? null : await oneRow<TableStatus>(this.#db, sql, [id]);
    if (row === null) throw new Refused('not-found', 'there is no such table');
    return row;
  }
}

interface PersonRow extends Row {
  id: string;
  login: string | null;
  role: 'admin' | null;
  language: 'en' | 'it' | 'es' | 'de' | null;
}

interface TableStatus extends Row {
  id: string;
  status: 'open' | 'playing' | 'over' | 'abandoned' | 'parked';
}

/** Whether the house is read-only is what the log says last. */
export async function readOnlySince(db: Db): Promise<ReadOnly | null> {
  const [last] = await db.rows<{ what: ActName; at: number; why: string }>(
    "SELECT what, at, why FROM acts WHERE what IN ('read-only', 'read-write') ORDER BY n DESC LIMIT 1",
  );
  return last?.what === 'read-only' ? { since: last.at, why: last.why } : null;
}

export const readActs = (db: Db, after: number): Promise<ActRow[]> =>
  db.rows<ActRow>(
    'SELECT n, at, actor, what, person, table_id, item, until, network, why FROM acts WHERE n > $1 ORDER BY n',
    [after],
  );
