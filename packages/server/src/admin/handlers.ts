import type { ActName } from '@teahouse/protocol';
import type { Caller, Handlers } from '../house.ts';
import { bannedAddresses } from '../people/bans.ts';
import { personOf } from '../people/callers.ts';
import { mustBeProved } from '../people/proof.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow } from '../store/db.ts';
import { Acts } from './acts.ts';
import type { Gate } from './gate.ts';
import { listActs, listPeople, listReports, listTables } from './lists.ts';

interface AdminDeps {
  readonly db: Db;
  readonly gate: Gate;
  now(): number;
  /** Follows the log of acts at once. */
  follow(): Promise<void>;
}

/** What cannot be taken back, and what would be a second way in for whoever finds an open page. */
const PROVED: readonly ActName[] = ['clean-up', 'make-admin'];

type AdminCommand = Extract<keyof Handlers, `admin.${string}`>;

/** What admins see and do in the site. Whether somebody is one is read from the store every time. */
export function adminHandlers(deps: AdminDeps): Pick<Handlers, AdminCommand> {
  const { db, now, gate } = deps;
  const acts = new Acts(db, now);
  const mustBeAdmin = async (caller: Caller): Promise<string> => {
    const person = personOf(caller);
    const sql = 'SELECT role FROM people WHERE id = $1 AND deleted_at IS NULL';
    const row = await oneRow<{ role: string | null }>(db, sql, [person]);
    if (row?.role !== 'admin') throw new Refused('not-allowed', 'this is for whoever runs the house');
    return person;
  };
  const count = async (sql: string): Promise<number> => (await db.rows<{ count: number }>(sql))[0]!.count;
  return {
    'admin.house': async caller => {
      await mustBeAdmin(caller);
      const rows = await db.rows<{ status: string; count: number }>(
        'SELECT status, COUNT(*) AS count FROM tables GROUP BY status',
      );
      return {
        tables: Object.fromEntries(rows.map(({ status, count: tables }) => [status, tables])),
        people: await count('SELECT COUNT(*) AS count FROM people WHERE login IS NOT NULL'),
        guests: await count('SELECT COUNT(*) AS count FROM people WHERE login IS NULL AND deleted_at IS NULL'),
        reports: await count('SELECT COUNT(*) AS count FROM reports WHERE closed_at IS NULL'),
        readOnly: gate.readOnly,
        addresses: await bannedAddresses(db, now()),
      };
    },

    'admin.reports': async caller => {
      await mustBeAdmin(caller);
      return { reports: await listReports(db) };
    },

    'admin.tables': async (caller, wanted) => {
      await mustBeAdmin(caller);
      return { tables: await listTables(db, wanted) };
    },

    'admin.people': async (caller, { find }) => {
      await mustBeAdmin(caller);
      return { people: await listPeople(db, find) };
    },

    'admin.acts': async (caller, { before }) => {
      await mustBeAdmin(caller);
      return { acts: await listActs(db, before) };
    },

    'admin.act': async (caller, { days, ...wanted }) => {
      const admin = await mustBeAdmin(caller);
      if (PROVED.includes(wanted.what)) await mustBeProved(deps, caller);
      if (wanted.what === 'clean-up' && days === undefined) throw new Refused('bad-input', 'say how many days old');
      // Finished games are taken away by the house command alone: that cannot be taken back.
      const ages = wanted.what === 'clean-up' ? { guests: days, waiting: days } : undefined;
      const n = await acts.carryOut(admin, { ...wanted, days, ages });
      await deps.follow();
      return { n };
    },
  };
}
