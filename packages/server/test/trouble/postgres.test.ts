import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { games as shelf } from '@teahouse/games';
import { type AnyGame, rng } from '@teahouse/kernel';
import pg from 'pg';
import { StoreTrouble, statement } from '../../src/store/db.ts';
import { PostgresDb } from '../../src/store/postgres.ts';
import { migrate } from '../../src/store/schema.ts';
import { LIFE_MS } from '../../src/tables/presence.ts';
import { Guest, newCommandId, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';
import { assertDraftsStep } from '../store/drafts-step.ts';
import { assertMailStep } from '../store/mail-step.ts';
import { assertOutcomeStep } from '../store/outcome-step.ts';
import { assertPassesStep } from '../store/passes-step.ts';
import { assertOneOfEverything } from '../tables/drafts.ts';
import { assertPaces } from '../tables/paces.ts';
import { assertUnwatched } from '../tables/watching.ts';
import { annaIsForced, atATable, isForced, playUntil } from '../work/passing.ts';
import { Player } from './player.ts';
import { Postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { assertKept, histories } from './store.ts';
import { TIMEOUT_MS, until } from './until.ts';

const games: ReadonlyMap<string, AnyGame> = new Map(shelf.map(({ game }) => [game.id, game]));
const postgres = await Postgres.start();
const BOT = { kind: 'bot', level: 'random' } as const;
const OPEN = { kind: 'open' } as const;
const ME = { kind: 'me' } as const;
const OUTAGE_MS = 3000;
/** How long a line may be without a sign: longer than a busy machine lets a healthy one wait. */
const WATCH_MS = 2000;
/** How long an answer is waited for: the same. */
const ANSWER_MS = 2000;
/** What somebody may say in a minute. */
const LINES_PER_MINUTE = 20;
/** Of one process: those of its pool, and one to listen. */
const MOST_CONNECTIONS = 11;

test('a whole game on PostgreSQL, told to both as it happens', async () => {
  const house = await aHouse({ DATABASE_URL: await postgres.database() });
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
  await bert.do('tables.join', { table: id });
  const lines = [await anna.socket(), await bert.socket()] as const;
  for (const line of lines) await line.watch(id);
  const { n, questions } = lines[0].tables.get(id)!;
  const { ask, options } = questions[0]!;
  const answer = { table: id, n, ask, answers: [options[0]!], commandId: newCommandId() };
  const first = await Promise.all([anna.do('play.answer', answer), anna.do('play.answer', answer)]);
  assert.deepEqual(first[0], first[1], 'the same command twice is carried out once');
  assert.equal((await anna.refused('play.answer', { ...answer, commandId: newCommandId() })).reason, 'stale');
  for (const line of lines) await line.until(() => line.tables.get(id)!.n === n + 1);
  await playOn(lines, id);
  for (const [i, guest] of [anna, bert].entries()) {
    const { table, view, lines: history } = await guest.do('tables.get', { table: id });
    assert.equal(table.status, 'over');
    assert.deepEqual(lines[i]!.tables.get(id)!.view, view);
    assert.deepEqual(lines[i]!.tables.get(id)!.lines, history);
    lines[i]!.close();
  }
  await histories(house.db, games);
  assert.deepEqual(house.logged, []);
  await house.close();
});

test('tables of every pace, live and slow, are played to their end', { timeout: TIMEOUT_MS }, async () =>
  assertPaces({ DATABASE_URL: await postgres.database() }),
);

test('who may not watch any longer is told so, whichever process they watch through', async () => {
  const env = { DATABASE_URL: await postgres.database() };
  const [here, there] = [await aHouse(env), await aHouse(env)];
  await assertUnwatched(here, there);
  await Promise.all([here.close(), there.close()]);
});

test('what somebody has used up through one process is used up through the other', async () => {
  const env = { DATABASE_URL: await postgres.database(), RATE_LIMIT: '100' };
  const [here, there] = [await aHouse(env), await aHouse(env)];
  const anna = await Guest.enter(here.address);
  const { id: table } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
  const elsewhere = Object.assign(new Guest(there.address), { cookie: anna.cookie });
  const say = (guest: Guest) => guest.ask('chat.say', { table, text: 'tea?', commandId: newCommandId() });
  for (let line = 0; line < LINES_PER_MINUTE; line++) assert.equal((await say(anna)).no, undefined);
  // Until it is told, the other process has a share of its own, of which there is always some left here.
  let refusal = '';
  for (let line = 0; line < LINES_PER_MINUTE - 2 && refusal === ''; line++) {
    refusal = (await say(elsewhere)).no?.reason ?? '';
    await setTimeout(500);
  }
  assert.equal(refusal, 'slow-down');
  await Promise.all([here.close(), there.close()]);
});

test('what is said at once through two processes is all said, in one order for all', async () => {
  const env = { DATABASE_URL: await postgres.database() };
  const houses = [await aHouse(env), await aHouse(env)];
  const anna = await Guest.enter(houses[0]!.address);
  const { id: table } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
  const doors = houses.map(({ address }) => Object.assign(new Guest(address), { cookie: anna.cookie }));
  const texts = Array.from({ length: 12 }, (_, i) => `line ${i}`);
  const said = await Promise.all(
    texts.map((text, i) => doors[i % 2]!.do('chat.say', { table, text, commandId: newCommandId() })),
  );
  assert.deepEqual(
    said.map(({ id }) => id).toSorted((a, b) => a - b),
    texts.map((_, i) => i + 1),
  );
  const { chat } = await doors[1]!.do('chat.list', { table });
  assert.deepEqual(chat.map(({ text }) => text).toSorted(), texts.toSorted());
  await Promise.all(houses.map(house => house.close()));
});

test('a database that goes away and comes back: the games go on, nothing half kept', {
  timeout: TIMEOUT_MS,
}, async t => {
  const house = await aHouse({ DATABASE_URL: await postgres.database() });
  const [anna, bert] = await Promise.all(['anna', 'bert'].map(name => Player.enter(house.address, rng(name))));
  const players = [anna!, bert!] as const;
  t.after(() => {
    for (const player of players) player.close();
  });
  // At the last one nobody ever waits for a bot, which at all others may be just what is waited for.
  for (const seats of [...Array.from({ length: 5 }, () => [ME, OPEN, BOT]), [ME, OPEN]]) {
    const { id } = await anna!.guest().do('tables.create', { game: 'five-cups', seats });
    await bert!.guest().do('tables.join', { table: id });
    for (const player of players) await player.watch(id);
  }
  await until(() => players.every(({ kept }) => kept.length > 10), 'the games to be under way');
  await postgres.stop();
  await until(() => players.some(({ cannotKeep }) => cannotKeep.length > 10), 'answers that cannot be kept');
  // Long enough that whatever tries to come back has tried many times.
  await setTimeout(OUTAGE_MS);
  await postgres.begin();
  const over = (): boolean => players.every(p => [...p.tables.values()].every(({ status }) => status === 'over'));
  await until(over, 'every game to end', 60_000);
  assertKept(
    await histories(house.db, games),
    players.flatMap(({ kept }) => kept),
  );
  const sql = 'SELECT COUNT(*) AS open FROM pg_stat_activity WHERE datname = current_database()';
  const [connections] = await house.db.rows<{ open: number }>(sql);
  assert.ok(connections!.open <= MOST_CONNECTIONS, `${connections!.open} connections are open`);
  await house.close();
});

test('a line that is dead without a sign is found out, and opened again', { timeout: TIMEOUT_MS }, async t => {
  const url = new URL(await postgres.database());
  const line = await aLine(t, Number(url.port));
  const there = new PostgresDb(url.href, { connections: 1 });
  url.port = String(line.port);
  const here = new PostgresDb(url.href, { connections: 1, watchMs: WATCH_MS });
  const heard: string[] = [];
  let missed = 0;
  await here.listen(
    news => heard.push(news),
    () => missed++,
  );
  await there.tell('before');
  await until(() => heard.includes('before'), 'the news before');
  await setTimeout(2 * WATCH_MS);
  assert.deepEqual([missed, here.hears], [0, true], 'a line that is only quiet is left alone');

  line.swallow();
  await there.tell('lost');
  await until(() => missed === 1, 'the line to be opened again');
  await there.tell('after');
  await until(() => heard.includes('after'), 'the news after');
  assert.deepEqual([heard, missed], [['before', 'after'], 1]);
  await Promise.all([here.close(), there.close()]);
});

test('a database that stands still, or whose lines are cut: each try ends, and then it is as before', {
  timeout: TIMEOUT_MS,
}, async t => {
  const url = new URL(await postgres.database());
  const line = await aLine(t, Number(url.port));
  url.port = String(line.port);
  const db = new PostgresDb(url.href, { connections: 5, answerMs: ANSWER_MS });
  await migrate(db);
  const several = (): Promise<unknown>[] => Array.from({ length: 4 }, () => db.rows('SELECT pg_sleep(0.05)'));
  const all = (): Promise<unknown>[] => [...several(), db.write([statement('DELETE FROM probe')])];
  await Promise.all(all());

  line.swallow();
  const begun = performance.now();
  const outcomes = await Promise.allSettled(all());
  for (const outcome of outcomes) assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StoreTrouble);
  // Without a limit it would be a quarter of an hour.
  assert.ok(performance.now() - begun < 10 * ANSWER_MS, 'nobody waits for ever');

  // The network is back: lines that were dead are not tried again, one after another.
  for (let i = 0; i < 6; i++) await db.rows('SELECT 1 AS one');
  const [{ held } = { held: -1 }] = await db.rows<{ held: number }>(
    'SELECT COUNT(*) AS held FROM pg_locks JOIN pg_class ON oid = relation WHERE relname = $1',
    ['probe'],
  );
  assert.equal(held, 0, 'nothing is left locked');
  await db.close();
});

test('a database process that is frozen: what asks is refused in time, others go on, and nothing is half kept', {
  timeout: TIMEOUT_MS,
}, async () => {
  const url = await postgres.database();
  const db = new PostgresDb(url, { connections: 1, answerMs: ANSWER_MS });
  await migrate(db);
  const add = (at: number) => statement('UPDATE probe SET at = $1', [at], 1);
  await db.write([statement('INSERT INTO probe VALUES (1, 0)')]);
  const [{ pid } = { pid: 0 }] = await db.rows<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  process.kill(pid, 'SIGSTOP');
  try {
    await assert.rejects(db.write([add(1)]), StoreTrouble);
    // The line was given up, not tried again and again.
    await db.write([add(2)]);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  assert.deepEqual(await db.rows('SELECT at FROM probe'), [{ at: 2 }], 'what was refused is not done later');
  await db.close();
});

test('the whole database is frozen: the house says so in time, and goes on where it was', {
  timeout: TIMEOUT_MS,
}, async () => {
  const db = new PostgresDb(await postgres.database(), { connections: 3, answerMs: ANSWER_MS });
  await migrate(db);
  await db.write([statement('INSERT INTO probe VALUES (1, 0)')]);
  const thaw = await postgres.freeze();
  try {
    const begun = performance.now();
    const tries = Array.from({ length: 4 }, (_, i) => db.write([statement('UPDATE probe SET at = $1', [1 + i])]));
    for (const { status } of await Promise.allSettled(tries)) assert.equal(status, 'rejected');
    assert.ok(performance.now() - begun < 10 * ANSWER_MS, 'nobody waits for ever');
  } finally {
    thaw();
  }
  await until(
    () =>
      db.write([statement('UPDATE probe SET at = 9')]).then(
        () => true,
        () => false,
      ),
    'the database to answer again',
  );
  assert.deepEqual(await db.rows('SELECT at FROM probe'), [{ at: 9 }]);
  await db.close();
});

test('a statement that takes too long is ended by the database; the line is still good', async () => {
  const db = new PostgresDb(await postgres.database(), { connections: 1, answerMs: ANSWER_MS });
  await assert.rejects(db.rows('SELECT pg_sleep(60)'), /statement timeout/);
  assert.deepEqual(await db.rows('SELECT 1 AS one'), [{ one: 1 }]);
  await db.close();
});

test('a database of the second version is brought up to date', async () => {
  const db = new PostgresDb(await postgres.database(), { connections: 1 });
  await assertPassesStep(db);
  await db.close();
});

test('a database of the third version is brought up to date', async () => {
  const db = new PostgresDb(await postgres.database(), { connections: 1 });
  await assertMailStep(db);
  await db.close();
});

test('a database of the fourth version is brought up to date', async () => {
  const db = new PostgresDb(await postgres.database(), { connections: 1 });
  await assertDraftsStep(db);
  await db.close();
});

test('a database of the fifth version is brought up to date', async () => {
  const db = new PostgresDb(await postgres.database(), { connections: 1 });
  await assertOutcomeStep(db);
  await db.close();
});

test('a decision of several answers is one of everything on PostgreSQL too', async () =>
  assertOneOfEverything({ DATABASE_URL: await postgres.database() }));

test('the house passes whichever process asks, and others hear of the wish at neither', async () => {
  const env = { DATABASE_URL: await postgres.database(), PASS_PACE_MS: '20' };
  const [here, there] = [await aHouse(env), await aHouse(env)];
  const at = await atATable(here, {}, there.address);
  const { id, anna, lines } = at;
  await playUntil(at, annaIsForced);
  const elsewhere = new Guest(there.address);
  elsewhere.cookie = anna.cookie;
  const page = await elsewhere.socket();
  await page.watch(id);
  const told = [lines.bert, lines.fan].map(line => line.heard.length);
  const { n } = lines.anna.tables.get(id)!;
  await anna.do('play.passes', { table: id, passes: true });
  for (const line of [lines.anna, page]) {
    await line.until(() => line.news.some(news => news.news === 'table' && news.table.passes), 'the wish');
    await line.until(() => line.tables.get(id)!.n > n, 'the pass');
  }
  let forced = 0;
  // Bert plays at the other process: what he does there asks Anna.
  await playUntil(
    at,
    ({ anna: question }) => isForced(question) && lines.anna.tables.get(id)!.lines.at(-1)!.seat === 1 && ++forced > 3,
    (seat, question) => seat !== 0 || !isForced(question),
  );
  const moves = lines.anna.tables.get(id)!.n - n;
  for (const [i, line] of [lines.bert, lines.fan].entries()) {
    const since = line.heard.slice(told[i]).map(message => JSON.parse(message) as { news?: string });
    assert.equal(since.filter(({ news }) => news === 'moved').length, moves);
    assert.deepEqual(
      since.filter(({ news }) => news === 'table'),
      [],
      'a wish is nobody else’s business',
    );
  }
  assert.deepEqual([...here.logged, ...there.logged], []);
  page.close();
  at.close();
  await Promise.all([here.close(), there.close()]);
});

test('who logs out through one process has to leave the other at once', async () => {
  const env = { DATABASE_URL: await postgres.database() };
  const [here, there] = [await aHouse(env), await aHouse(env)];
  const [anna, bert] = [await Guest.enter(here.address), await Guest.enter(there.address)];
  const line = await Object.assign(new Guest(there.address), { cookie: anna.cookie }).socket();
  const berts = await bert.socket();
  const [[code]] = await Promise.all([
    once(line.ws, 'close', { signal: AbortSignal.timeout(5000) }),
    anna.do('me.logout', {}),
  ]);
  assert.equal(code, 1008);
  await berts.do('tables.list', { which: 'mine' });
  berts.close();
  assert.deepEqual([...here.logged, ...there.logged], []);
  await Promise.all([here.close(), there.close()]);
});

test('who looks through another process is here, and is not called; until that process dies', async t => {
  const DATABASE_URL = await postgres.database();
  const clock = { ahead: 0 };
  const here = await aHouse({ DATABASE_URL }, shelf, { steady: () => performance.now() + clock.ahead });
  const there = await ServerProcess.start({ DATABASE_URL });
  const [anna, bert, fan] = await Promise.all([0, 1, 2].map(() => Guest.enter(here.address)));
  const { id } = await anna!.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
  const line = await anna!.socket();
  t.after(() => line.close());
  await line.watch(id);
  await bert!.do('tables.join', { table: id });
  const isHere = async (): Promise<boolean> => (await anna!.do('tables.get', { table: id })).table.seats[1]!.here;
  const told = (isBertHere: boolean, watchers: number): Promise<boolean> =>
    line.until(
      () => {
        const last = line.news.findLast(news => news.news === 'table');
        return last?.table.seats[1]?.here === isBertHere && last.table.watchers === watchers;
      },
      `Bert ${isBertHere ? 'here' : 'away'}, ${watchers} others`,
    );
  const called = async (): Promise<number> =>
    (await bert!.do('notices.list', {})).notices.filter(({ kind }) => kind === 'your-turn').length;
  /** Both answer at this process, until Anna has asked Bert something. */
  const askBert = async (): Promise<void> => {
    for (;;) {
      const [hers, his] = await Promise.all([anna!, bert!].map(guest => guest.do('tables.get', { table: id })));
      const [by, { table, questions }] = hers!.table.asked.includes(0) ? [anna!, hers!] : [bert!, his!];
      const { ask, options } = questions[0]!;
      const answer = { table: id, n: table.n, ask, answers: [options[0]!], commandId: newCommandId() };
      await by.do('play.answer', answer);
      const after = (await anna!.do('tables.get', { table: id })).table;
      if (by === anna && !table.asked.includes(1) && after.asked.includes(1)) return;
    }
  };
  await told(false, 0);
  const heard = (): number => line.news.filter(({ news }) => news === 'table').length;
  // A reply comes after all that was told before.
  await line.do('notices.list', {});
  const before = heard();
  for (const { cookie } of [anna!, bert!, fan!]) {
    await (await Object.assign(new Guest(there.address), { cookie }).socket()).watch(id);
  }
  await told(true, 1);
  assert.ok(heard() <= before + 2, 'that Anna is there too is no news');
  assert.equal(await isHere(), true);
  await askBert();
  await askBert();
  assert.equal(await called(), 0, 'he sees it');

  await there.kill();
  clock.ahead += LIFE_MS;
  assert.equal(await isHere(), false);
  await told(false, 0);
  await askBert();
  assert.equal(await called(), 1);
  assert.deepEqual(here.logged, []);
});

test('a table that rested gets another try when a process starts, and those who wait at another hear of it', async () => {
  const DATABASE_URL = await postgres.database();
  const house = await aHouse({ DATABASE_URL });
  const anna = await Guest.enter(house.address);
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, BOT] });
  await house.db.rows(`UPDATE tables SET status = 'parked', report = 'why' WHERE id = $1 RETURNING id`, [id]);
  const line = await anna.socket();
  assert.equal((await line.watch(id)).status, 'parked');
  await aHouse({ DATABASE_URL });
  await line.until(() => line.tables.get(id)!.status === 'playing', 'the table to go on');
  line.close();
});

test('processes that start at once on an empty database all open, as one house', async () => {
  const empty = await postgres.database();
  const stores = Array.from({ length: 6 }, () => new PostgresDb(empty, { connections: 1 }));
  await Promise.all(stores.map(store => migrate(store)));
  await Promise.all(stores.map(store => store.close()));

  const DATABASE_URL = await postgres.database();
  const servers = await Promise.all([0, 1].map(() => ServerProcess.start({ DATABASE_URL })));
  const anna = await Guest.enter(servers[0]!.address);
  const there = new Guest(servers[1]!.address);
  there.cookie = anna.cookie;
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
  assert.equal((await there.do('tables.get', { table: id })).table.mySeat, 0, 'the other knows the same people');
  for (const server of servers) await server.kill();
});

test('who takes a step that another takes already waits for it, and keeps nobody waiting', async t => {
  const url = await postgres.database();
  const [first, second] = [new PostgresDb(url, { connections: 2 }), new PostgresDb(url, { connections: 1 })];
  await migrate(first, 5);
  // Somebody has begun with the next step, and is slow about it.
  const slow = new pg.Client({ connectionString: url });
  await slow.connect();
  t.after(() => slow.end());
  await slow.query('BEGIN');
  await slow.query('INSERT INTO schema_steps VALUES (6)');
  const migrating = migrate(second);
  const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const [{ pid } = { pid: 0 }] = await until(async () => {
    const found = await first.rows<{ pid: number }>(waiting);
    return found.length > 0 && found;
  }, 'the second to wait');
  const held = await first.rows(
    `SELECT relname, mode FROM pg_locks JOIN pg_class ON pg_class.oid = relation
     WHERE pid = $1 AND granted AND relname NOT LIKE 'schema_steps%'`,
    [pid],
  );
  assert.deepEqual(held, [], 'it holds nothing that anybody needs');
  await slow.query('ROLLBACK');
  await migrating;
  await Promise.all([first.close(), second.close()]);
});

/** A way to a port that can begin to swallow all that comes: lines that are open stay open, and are dead; new ones work. */
async function aLine(t: TestContext, to: number): Promise<{ port: number; swallow(): void }> {
  const open = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(to, '127.0.0.1');
    for (const [from, into] of [[near, far] as const, [far, near] as const]) {
      open.add(from);
      from.pipe(into);
      from.on('error', () => into.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const swallow = (): void => {
    for (const socket of open) socket.unpipe().resume();
  };
  return { port: (server.address() as AddressInfo).port, swallow };
}
