import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Checked } from '@teahouse/protocol';
import type { Caller } from '@teahouse/server/src/house.ts';
import { People } from '@teahouse/server/src/people/people.ts';
import { type Statement, statement, type Value } from '@teahouse/server/src/store/db.ts';
import { migrate } from '@teahouse/server/src/store/schema.ts';
import { SqliteDb } from '@teahouse/server/src/store/sqlite.ts';
import { lobbyHandlers } from '@teahouse/server/src/tables/handlers/lobby.ts';

const PEOPLE = 1000;
/** Beside those that are over: half of them wait for people, half are played. */
const LIVE = 2000;
const SEATS = 4;
const AT_ONCE = 5000;
const WARM_UP = 100;
const TIMES = 500;
const SETTINGS = JSON.stringify({
  pace: { kind: 'slow', hours: 24 },
  ...{ undo: 'free', watch: 'everyone', chat: 'players', hints: true, keeper: 'master' },
});
const OUTCOME = JSON.stringify({ kind: 'places', places: [1, 2, 3, 4] });
const LISTS = ['finished', 'open', 'live', 'mine'] as const satisfies Checked<'tables.list'>['which'][];

/** How long the lists of tables take where so many were ever played: milliseconds of the thread for a full page. */
export async function listsBench(finished: number): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'teahouse-lists-'));
  const db = new SqliteDb(join(dataDir, 'teahouse.db'), 'NORMAL');
  try {
    await migrate(db);
    console.error(`bench: laying ${finished} finished tables and ${LIVE} others`);
    await lay(db, finished);
    return await measure(db);
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(db: SqliteDb): Promise<Record<string, number>> {
  const known = new People(db, Date.now);
  const unused = (): never => {
    throw new Error('a list does nothing of this');
  };
  const { 'tables.list': list } = lobbyHandlers({
    db,
    rooms: { park: unused } as never,
    lifecycle: {} as never,
    people: ids => known.byIds(ids),
    limit: unused,
  });
  const caller = { person: person(3) } as Caller;
  const found: Record<string, number> = {};
  for (const which of LISTS) {
    for (let i = 0; i < WARM_UP; i++) await list(caller, { which });
    const { length } = (await list(caller, { which })).tables;
    const before = process.threadCpuUsage();
    for (let i = 0; i < TIMES; i++) await list(caller, { which });
    const { user, system } = process.threadCpuUsage(before);
    found[which] = Number(((user + system) / 1000 / TIMES).toFixed(2));
    console.log(`${which}: ${length} tables in ${found[which]} ms`);
  }
  return found;
}

const person = (i: number): string => `person${i % PEOPLE}`;

async function lay(db: SqliteDb, finished: number): Promise<void> {
  let batch: Statement[] = [];
  const add = (sql: string, values: readonly Value[]): unknown => batch.push(statement(sql, values));
  for (let i = 0; i < PEOPLE; i++) {
    add(`INSERT INTO people (id, name, colour, time_zone, since) VALUES ($1, $2, 'red', 'UTC', 1)`, [
      person(i),
      `Guest ${i}`,
    ]);
  }
  for (let i = 0; i < finished + LIVE; i++) {
    const status = i < finished ? 'over' : i % 2 === 0 ? 'open' : 'playing';
    const at = 1e12 + i * 1000;
    const endedAt = status === 'over' ? at : null;
    // Few have played most of it, and twenty tables of each host wait: the longest lists there are.
    const host = status === 'open' ? person(i % 100) : person(i % 7);
    add(
      `INSERT INTO tables (id, game, rules, status, options, settings, host, seed, created_at, started_at, ended_at,
         changed_at, outcome, watch_secret)
       VALUES ($1, 'year-of-the-dragon', '1', $2, '{}', $3, $4, $1, $5, $5, $6, $5, $7, '')`,
      [`table${i}`, status, SETTINGS, host, at, endedAt, endedAt === null ? null : OUTCOME],
    );
    for (let seat = 0; seat < SEATS; seat++) {
      const sits = seat === 0 ? host : status === 'open' ? null : person(i * 31 + seat * 17);
      const sql = 'INSERT INTO seats (table_id, seat, person, passes, ended_at) VALUES ($1, $2, $3, 0, $4)';
      add(sql, [`table${i}`, seat, sits, endedAt]);
    }
    for (const n of status === 'open' ? [] : [1, 2]) {
      add(
        `INSERT INTO history (table_id, n, kind, revises, at, hash, mark, journal, patch, asked)
         VALUES ($1, $2, 'answer', 0, $3, '', 0, $4, $4, '[1]')`,
        [`table${i}`, n, at, 'x'.repeat(400)],
      );
    }
    if (batch.length < AT_ONCE) continue;
    await db.write(batch);
    batch = [];
  }
  await db.write(batch);
}
