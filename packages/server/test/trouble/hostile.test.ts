import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { games as shelf } from '@teahouse/games';
import { type AnyGame, rng } from '@teahouse/kernel';
import { type CommandName, commands, type No } from '@teahouse/protocol';
import { WebSocket } from 'ws';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { Guest, newCommandId } from '../guest.ts';
import { scratch } from '../house.ts';
import { Forger, isHarmless, OVERSIZED } from './hostile.ts';
import { type Kept, Player } from './player.ts';
import { ServerProcess } from './process.ts';
import { assertKept, histories } from './store.ts';
import { until } from './until.ts';

const games: ReadonlyMap<string, AnyGame> = new Map(shelf.map(({ game }) => [game.id, game]));
const MESSAGES = 3000;
const REQUESTS = 1500;
const AT_ONCE = 50;
const LONGEST_SENTENCE = 500;
/** All the heap the server gets: with a leak it would die of it. Passwords are hashed outside, in a lot of memory. */
const HEAP_MB = 200;
const MOST_MB = 800;

const seed = process.env.SEED ?? String(Date.now());
const dataDir = scratch();
const server = await ServerProcess.start({ DATA_DIR: dataDir, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
const { address } = server;

/** A game under way between two people, and a table that waits for one who has its link: nobody touches either. */
const [anna, bert] = [await Guest.enter(address), await Guest.enter(address)];
const { id: quiet } = await anna.do('tables.create', {
  game: 'five-cups',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watch: 'nobody',
});
await bert.do('tables.join', { table: quiet });
const { table: begun, questions } = await anna.do('tables.get', { table: quiet });
const [{ ask, options } = assert.fail('nobody is asked')] = questions;
const command = { table: quiet, n: begun.n, ask, answers: [options[0]!], commandId: newCommandId() };
const { n } = await anna.do('play.answer', command);
const invite = { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'invite' }], watch: 'nobody' } as const;
const { id: waiting } = await anna.do('tables.create', { ...invite, seats: [...invite.seats] });
const secrets = await anna.do('tables.invitations', { table: waiting });
const untold = [secrets.seats[0]!.secret, anna.cookie.split('=')[1]!];

/** Who is meant to go on undisturbed. */
const honest = await Promise.all(['cora', 'dora'].map(name => Player.enter(address, rng(name))));
const [cora, dora] = honest as [Player, Player];
for (let i = 0; i < 20; i++) {
  const { id } = await cora.guest().do('tables.create', {
    game: 'year-of-the-dragon',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await dora.guest().do('tables.join', { table: id });
  for (const player of honest) await player.watch(id);
}
const mallory = await Guest.enter(address);
const forger = new Forger(rng(seed), [quiet, waiting, begun.host, 0, 1, n, ask, options[1], command.commandId]);
const hashBefore = hashOfQuiet();

/** Everything that is kept of the quiet tables. */
function hashOfQuiet(): string {
  const db = new DatabaseSync(join(dataDir, 'teahouse.db'), { readOnly: true });
  const hash = createHash('sha256');
  for (const [table, key] of [
    ['tables', 'id'],
    ['seats', 'table_id'],
    ['history', 'table_id'],
    ['snapshots', 'table_id'],
    ['chat', 'table_id'],
    ['hints', 'table_id'],
  ]) {
    const rows = db.prepare(`SELECT * FROM ${table} WHERE ${key} IN (?, ?) ORDER BY 1, 2`).all(quiet, waiting);
    hash.update(JSON.stringify(rows));
  }
  db.close();
  return hash.digest('hex');
}

async function memoryMb(): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)![1]) / 2 ** 20);
}

/** A refusal: a reason, a sentence, and nothing of what goes on inside. */
function assertRefusal(no: No | undefined, what: string): void {
  assert.ok(no, `${what} is carried out`);
  assert.deepEqual(Object.keys(no).toSorted(), ['details', 'message', 'reason', 'rule'], what);
  assert.match(no.message, /\w+ \w+/, `${what} is refused with a sentence`);
  assert.ok(no.message.length < LONGEST_SENTENCE, `${what} is quoted at length`);
  assert.notEqual(no.reason, 'fault', `${what} is our mistake: ${server.logged('fault').at(-1)}`);
}

function assertNoLeak(text: string): void {
  assert.doesNotMatch(text, /\bat .*(\.ts|\.js|node:)|node_modules|SQLITE/);
  for (const secret of untold) assert.ok(!text.includes(secret), 'a secret is told');
}

/** Sends one message after another and collects what is answered; a socket that was closed is opened again. */
async function overSocket(guest: Guest, texts: readonly (string | Buffer)[]): Promise<string[]> {
  const heard: string[] = [];
  let left = texts.slice();
  while (left.length > 0) {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: guest.headers });
    await once(ws, 'open');
    let answered = 0;
    const closed = once(ws, 'close');
    ws.on('error', () => {});
    ws.on('message', data => {
      const text = data.toString();
      if (text.includes('"news":')) return;
      heard.push(text);
      answered++;
      if (answered === left.length) ws.close();
    });
    for (const text of left) ws.send(text);
    await closed;
    // Whatever closed the socket was the first that was not answered.
    left = left.slice(answered + 1);
  }
  return heard;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request with nothing mended by the client. */
async function raw(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(`${address}/`, { method, path, headers, agent: false }, response => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    response.on('end', () => resolve({ status: response.statusCode!, text }));
  });
  // A server that has said what is wrong need not read the rest.
  sent.on('error', error => ('code' in error ? resolve({ status: 400, text: '' }) : reject(error)));
  sent.end(body);
  return promise;
}

/** In an address everything is text. */
function forAddress(name: CommandName, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { method, path } = commands[name];
  const worded = Object.entries(input).map(([field, value]) => {
    if (method !== 'GET' && !path.includes(`:${field}`)) return [field, value];
    return [field, (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()];
  });
  return Object.fromEntries(worded);
}

/** Many at once, but not all. */
async function inBatches(count: number, act: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < count; i += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, k) => act(i + k)));
  }
}

test('commands with wrong, foreign and surplus fields, over HTTP', async t => {
  t.diagnostic(`SEED=${seed}`);
  await inBatches(REQUESTS, async () => {
    const { name, input } = forger.command();
    const { no, status } = await mallory.ask(name, forAddress(name, input));
    if (no === undefined && isHarmless(name)) return;
    assertRefusal(no, `${name} ${JSON.stringify(input).slice(0, 300)}`);
    assert.ok(status >= 400 && status < 500, `${name}: ${status}`);
    assertNoLeak(JSON.stringify(no));
  });
});

test('paths, headers, cookies, tokens and bodies that are none', async () => {
  await inBatches(REQUESTS, async i => {
    const method = forger.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'TRACE']);
    const path = i % 2 === 0 ? forger.path(quiet) : `/api/tables/${quiet}/answers`;
    const headers = { 'content-type': 'application/json', ...forger.headers(mallory.cookie) };
    const bodies = [forger.garbage(), JSON.stringify(command), '{"__proto__":{"polluted":1}}', '[]', ''];
    const { status, text } = await raw(method, path, headers, method === 'GET' ? '' : forger.pick(bodies));
    const isPage = method === 'GET' || !path.startsWith('/api');
    assert.ok((status >= 400 && status < 500) || (isPage && status < 400), `${method} ${path}: ${status} ${text}`);
    assertNoLeak(text);
  });
  const flood = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x-${i}`, 'x'.repeat(100)]));
  assert.ok((await raw('GET', '/api/tables', flood, '')).status >= 400);
  const large = await raw('POST', '/api/me', { 'content-type': 'application/json' }, `"${'x'.repeat(OVERSIZED)}"`);
  assert.equal(large.status, 413);
});

test('messages over a socket: broken, oversized, binary, unknown, deep', async () => {
  const texts = Array.from({ length: MESSAGES }, (_, i) => {
    if (i % 500 === 100) return 'x'.repeat(OVERSIZED);
    if (i % 500 === 200) return Buffer.from([0xff, 0, 0xfe]);
    if (i % 3 > 0) return forger.garbage();
    const { name, input } = forger.command();
    return JSON.stringify({ id: name, do: name, with: input });
  });
  const replies = await overSocket(mallory, texts);
  assert.ok(replies.length > MESSAGES * 0.95, `${replies.length} answers`);
  for (const text of replies) {
    const { id, no } = JSON.parse(text) as { id: string; no?: No };
    if (no === undefined && (isHarmless(id) || id === 'x')) continue;
    assertRefusal(no, text.slice(0, 300));
    assertNoLeak(text);
  }
});

test('a socket from elsewhere, or with a forged ticket, is not opened', async () => {
  const cookies = [{ origin: 'https://evil.example', cookie: anna.cookie }, { authorization: 'Bearer forged' }];
  for (const headers of cookies) {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
    const [error] = await once(ws, 'error');
    assert.match(String(error), /40[13]/);
  }
  const stranger = new Guest(address);
  stranger.cookie = `${anna.cookie.slice(0, -4)}AAAA`;
  const watch = JSON.stringify({ id: '1', do: 'play.watch', with: { table: quiet } });
  const [reply] = await overSocket(stranger, [watch]);
  assert.equal(JSON.parse(reply!).no.reason, 'not-found');
});

test('answers of the wrong seat, out of order, to closed questions, and replayed with other words', async () => {
  const mine = (await bert.do('tables.get', { table: quiet })).questions[0]!;
  const fresh = () => ({ ...command, n, commandId: newCommandId() });
  const bad = [
    { as: mallory, input: fresh(), reason: 'not-found' },
    { as: new Guest(address), input: fresh(), reason: 'who-are-you' },
    { as: bert, input: fresh(), reason: 'not-offered' },
    { as: bert, input: { ...fresh(), ask: mine.ask, answers: ['tea.99'] }, reason: 'not-offered' },
    { as: bert, input: { ...fresh(), ask: 'cup.invite', answers: [mine.options[0]!] }, reason: 'question-closed' },
    { as: bert, input: { ...fresh(), n: n + 1000, answers: [mine.options[0]!] }, reason: 'stale' },
    { as: bert, input: command, reason: 'bad-input' },
  ];
  for (let i = 0; i < 20; i++) {
    for (const { as, input, reason } of bad) {
      const { no } = await as.ask('play.answer', input);
      assertRefusal(no, JSON.stringify(input));
      assert.equal(no!.reason, reason, `${JSON.stringify(input)}: ${no!.message}`);
      assertNoLeak(JSON.stringify(no));
    }
    // Replayed by its owner, a command is what it was, whatever else the message says now.
    assert.equal((await anna.do('play.answer', { ...command, answers: [options[1]!] })).n, n);
  }
  const taking = { table: waiting, secret: 'x'.repeat(32) };
  for (const [name, input] of [
    ['tables.join', { table: waiting }],
    ['tables.join', taking],
    ['tables.get', taking],
    ['tables.invitations', { table: waiting }],
    ['tables.plan', { table: waiting, seat: 1, plan: { kind: 'open' } }],
    ['tables.leave', { table: waiting }],
    ['tables.abandon', { table: quiet, agree: true }],
    ['play.undo', { table: quiet, n, commandId: newCommandId() }],
    ['play.return', { table: quiet }],
    ['play.hint', { table: quiet }],
    ['chat.say', { table: quiet, text: 'hello', commandId: newCommandId() }],
    ['chat.list', { table: quiet }],
    ['tables.export', { table: quiet }],
    ['play.moments', { table: quiet, from: 1, to: 1, viewer: 0 }],
  ] as const) {
    assert.ok(name in commands);
    assertRefusal((await mallory.ask(name, input)).no, name);
  }
});

test('after all of it: nothing changed, nothing ran away, and honest play went on', async t => {
  assert.equal(hashOfQuiet(), hashBefore, 'the quiet tables are as they were');
  assert.ok(server.isRunning);
  assert.deepEqual(server.said, [], 'no fault is logged');
  const used = await memoryMb();
  assert.ok(used < MOST_MB, `${used} MB`);
  const played = honest.flatMap(({ kept }) => kept).length;
  const over = (): boolean => honest.every(p => [...p.tables.values()].every(({ status }) => status === 'over'));
  await until(() => over() || honest.flatMap(({ kept }) => kept).length > played, 'honest play to go on');
  await Promise.all(honest.map(player => player.pause()));
  for (const player of honest) player.close();
  await server.kill();
  const db = new SqliteDb(join(dataDir, 'teahouse.db'));
  const found = await histories(db, games);
  const kept: Kept[] = honest.flatMap(player => player.kept);
  assertKept(found, kept);
  const ours = new Set([...honest.flatMap(({ tables }) => [...tables.keys()])]);
  const answers = [...found]
    .filter(([id]) => ours.has(id))
    .flatMap(([, rows]) => rows.filter(r => r.kind === 'answer'));
  assert.equal(answers.length, kept.length, 'nobody else has answered for them');
  await db.close();
  t.diagnostic(`${kept.length} honest answers meanwhile; ${used} MB of memory`);
});
