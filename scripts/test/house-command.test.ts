import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ActName, AdminPerson, LoggedAct } from '@teahouse/protocol';
import { Acts, type WantedAct } from '../../packages/server/src/admin/acts.ts';
import { listPeople, listTables } from '../../packages/server/src/admin/lists.ts';
import { statement } from '../../packages/server/src/store/db.ts';
import { Guest, playOn } from '../../packages/server/test/guest.ts';
import { aHouse, scratch, type TestHouse } from '../../packages/server/test/house.ts';
import { Postgres } from '../../packages/server/test/trouble/postgres.ts';
import { until } from '../../packages/server/test/trouble/until.ts';

const root = join(import.meta.dirname, '..', '..');

/** Runs the house command beside a house that lives in this process. */
async function command(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, ['scripts/house.ts', ...args], { cwd: root, env: { ...process.env, ...env } });
  const said = { out: '', err: '' };
  for (const [name, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const) {
    stream.on('data', data => {
      said[name] += data;
    });
  }
  const code = await new Promise<number>(done => child.on('close', done));
  return { code, ...said };
}

/** A house with a finished game, one that is played and one that waits, and somebody with an account. */
async function aLivelyHouse(env: Record<string, string>): Promise<TestHouse> {
  const house = await aHouse(env);
  const mei = await Guest.enter(house.address);
  await mei.do('me.account', { login: 'mei', password: 'first flush of spring' });
  const line = await mei.socket();
  const bot = { kind: 'bot', level: 'greedy' } as const;
  const options = { cups: 3 };
  const over = await mei.do('tables.create', { game: 'five-cups', options, seats: [{ kind: 'me' }, bot] });
  await line.watch(over.id);
  await playOn([line], over.id);
  const played = await mei.do('tables.create', { game: 'year-of-the-dragon', seats: [{ kind: 'me' }, bot] });
  await line.watch(played.id);
  await playOn([line], played.id, 3);
  await mei.do('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'open' }] });
  line.ws.close();
  return house;
}

/** Backs a house up while it is open, rehearses the restore, and restores it for good. */
async function assertBackup(env: Record<string, string>, elsewhere: Record<string, string>): Promise<void> {
  const house = await aLivelyHouse(env);
  const folder = scratch();
  const file = join(folder, 'backup.db');
  const backed = await command(env, 'backup', file, '--json');
  assert.equal(backed.code, 0, backed.err);
  const { tables, people, entries } = JSON.parse(backed.out);
  assert.ok(tables === 3 && people === 1 && entries > 10, backed.out);
  assert.deepEqual(readdirSync(folder), ['backup.db'], 'one file, and no half of one');
  const again = await command(env, 'backup', file);
  assert.equal(again.code, 1);
  assert.match(again.err, /there already/);

  const drilled = await command(env, 'drill', file, '--json');
  assert.equal(drilled.code, 0, drilled.err + drilled.out);
  const went = JSON.parse(drilled.out);
  assert.deepEqual([went.file, went.verified, went.differ], [file, 2, []], 'every table that was dealt');
  const fresh = JSON.parse((await command(env, 'drill', '--json')).out);
  assert.deepEqual([fresh.file, fresh.verified, fresh.differ], [null, 2, []], 'the fresh backup is gone');

  const early = await command(env, 'restore', file);
  assert.equal(early.code, 1);
  assert.match(early.err, /in use|connected/, 'not under an open house');
  await house.close();

  const restored = await command(elsewhere, 'restore', file);
  assert.equal(restored.code, 0, restored.err);
  const opened = await aHouse(elsewhere);
  const mei = new Guest(opened.address);
  await mei.do('me.login', { login: 'mei', password: 'first flush of spring' });
  assert.equal((await mei.do('tables.list', { which: 'mine' })).tables.length, 2);
  assert.equal((await mei.do('tables.list', { which: 'finished' })).tables.length, 1);
  await opened.close();
  const twice = await command(elsewhere, 'restore', file);
  assert.equal(twice.code, 1);
  assert.match(twice.err, /already/);
}

test('a backup of an open house is whole, proves itself in a drill, and is restored', async () => {
  await assertBackup({ DATA_DIR: scratch() }, { DATA_DIR: scratch() });
});

test('the same with PostgreSQL, into PostgreSQL', async () => {
  const postgres = await Postgres.start();
  await assertBackup({ DATABASE_URL: await postgres.database() }, { DATABASE_URL: await postgres.database() });
});

test('who was deleted leaves no bytes in the pages of PostgreSQL once the house was cleaned up', async () => {
  const postgres = await Postgres.start();
  const env = { DATABASE_URL: await postgres.database() };
  const house = await aHouse(env);
  const guests: Guest[] = [];
  for (const name of ['Stays', 'Vanishes']) {
    const guest = await Guest.enter(house.address);
    await guest.do('me.change', { name: `${name} in Zanzibar` });
    guests.push(guest);
  }
  await guests[1]!.do('me.delete', {});
  const [{ folder }] = (await house.db.rows<{ folder: string }>(
    `SELECT current_setting('data_directory') || '/base' AS folder`,
  )) as [{ folder: string }];
  const isThere = async (text: string): Promise<boolean> => {
    await house.db.rows('CHECKPOINT');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile());
    return files.some(file => readFileSync(join(file.parentPath, file.name)).includes(text));
  };
  assert.equal(await isThere('Vanishes in Zanzibar'), true, 'a row that is vacuumed stays in its page');
  const cleaned = await command(env, 'clean-up', '--guests', '365');
  assert.equal(cleaned.code, 0, cleaned.err);
  assert.deepEqual([await isThere('Vanishes in Zanzibar'), await isThere('Stays in Zanzibar')], [false, true]);
  await house.close();
});

test('what is no good backup is not restored, and the store stays', async () => {
  const env = { DATA_DIR: scratch() };
  const house = await aLivelyHouse(env);
  const file = join(scratch(), 'backup.db');
  const backed = await command(env, 'backup', file);
  assert.equal(backed.code, 0, backed.err);
  await house.close();
  truncateSync(file, 20_000);
  const { code, err } = await command(env, 'restore', file, '--force');
  assert.equal(code, 1);
  assert.match(err, /is not a good backup/);
  assert.ok(existsSync(join(env.DATA_DIR, 'teahouse.db')));
  assert.ok(!readdirSync(env.DATA_DIR).some(name => name.includes('before')));
});

test('every act on PostgreSQL, as on SQLite', async () => {
  const postgres = await Postgres.start();
  const env = { DATABASE_URL: await postgres.database() };
  const house = await aLivelyHouse(env);
  const [mei] = await listPeople(house.db, 'mei');
  const table = (await listTables(house.db, { status: 'playing' }))[0]!.id;
  const open = (await listTables(house.db, { status: 'open' }))[0]!.id;
  const acts = new Acts(house.db, Date.now);
  const line = `INSERT INTO chat (table_id, id, person, seat, at, text, command_id) VALUES ($1, 1, $2, 0, 1, 'rude', 'x')`;
  const report = `INSERT INTO reports (id, at, reporter, kind, person, said, why) VALUES ('r', 1, 'x', 'name', $1, '', '')`;
  await house.db.write([statement(line, [table, mei!.id]), statement(report, [mei!.id])]);
  const person = mei!.id;
  const address = '192.0.2.7';
  const wanted: Record<ActName, Partial<WantedAct>> = {
    kick: { table: open, seat: 0 },
    mute: { person, days: 1 },
    unmute: { person },
    ban: { person, days: 1 },
    unban: { person },
    'ban-address': { address, days: 1 },
    'unban-address': { address },
    'remove-name': { person },
    'remove-line': { table, line: 1 },
    'make-admin': { person },
    'unmake-admin': { person },
    park: { table },
    unpark: { table },
    'close-report': { report: 'r' },
    'read-only': {},
    'read-write': {},
    'clean-up': { ages: { guests: 1, waiting: 1, finished: 1 } },
  };
  for (const [what, more] of Object.entries(wanted) as [ActName, Partial<WantedAct>][]) {
    await acts.carryOut('house:ops', { ...more, what, why: 'all of them' });
  }
  const done = (await command(env, 'log', '--json')).out;
  const named = new Set((JSON.parse(done) as LoggedAct[]).map(({ what }) => what));
  for (const what of Object.keys(wanted)) assert.ok(named.has(what), what);
  await until(
    () => house.noted.filter(({ event }) => event === 'act').length === JSON.parse(done).length,
    'the house to follow',
  );
  assert.deepEqual(house.logged, []);
  const banned = await command(env, 'ban-address', '2001:db8::1', '--why', 'floods', '--days', '3');
  assert.equal(banned.code, 0, banned.err);
  assert.match((await command(env, 'addresses')).out, /^2001:db8:0:0::\/64 +until .* +floods$/m);
  await house.close();
});

test('acts beside an open house: named by login, with a reason, in the log; wrong calls say what is right', async () => {
  const env = { DATA_DIR: scratch() };
  const house = await aLivelyHouse(env);
  const wrong = async (expected: RegExp, ...args: string[]): Promise<void> => {
    const { code, err, out } = await command(env, ...args);
    assert.deepEqual([code, out], [2, ''], err);
    assert.match(err, expected);
  };
  await wrong(/there is no command 'bann'/, 'bann', 'mei');
  await wrong(/--why/, 'ban', 'mei');
  await wrong(/'nobody' is none/, 'ban', 'nobody', '--why', 'x');
  await wrong(/'home' is none|not 'home'/, 'ban-address', 'home', '--why', 'x');
  await wrong(/--days is a number/, 'mute', 'mei', '--days', 'long', '--why', 'x');
  const help = await command({}, 'help');
  assert.equal(help.code, 0);
  for (const name of 'backup restore drill tables people kick ban mute remove-line remove-name park unpark'.split(
    ' ',
  )) {
    assert.match(help.out, new RegExp(`^  ${name} `, 'm'));
  }
  const muted = await command(env, 'mute', 'mei', '--days', '2', '--why', 'rude words', '--json');
  assert.equal(muted.code, 0, muted.err);
  const [person] = JSON.parse((await command(env, 'people', 'mei', '--json')).out) as AdminPerson[];
  assert.ok(person!.mutedUntil! > Date.now());
  const [act] = JSON.parse((await command(env, 'log', '--json')).out) as LoggedAct[];
  assert.deepEqual([act!.what, act!.person!.id, act!.why], ['mute', person!.id, 'rude words']);
  assert.match(act!.by, /^house:/);
  await house.close();
});
