import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { hashOfSecret } from '../../src/ids.ts';
import { Recent } from '../../src/people/recent.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { statement } from '../../src/store/db.ts';
import { Clock, DAY_MS, emptyStore } from './support.ts';

const FROM = { agent: '', address: '192.0.2.1' };
const born = (id: string) =>
  statement("INSERT INTO people (id, name, colour, time_zone, since) VALUES ($1, 'Mei', 'jade', 'UTC', 0)", [id]);

async function oneSession(t: TestContext, secure = true) {
  const db = await emptyStore(t);
  const clock = new Clock();
  const make = (signingKey = 'key') => new Sessions({ db, now: clock.now, signingKey, secure });
  const sessions = make();
  const { secret, statements } = sessions.opening('mei', FROM);
  await db.write([born('mei'), ...statements]);
  return { db, clock, make, sessions, secret, cookie: sessions.cookieFor(secret) };
}

test('the cookie is for the server only, and lasts 90 idle days', async t => {
  const { cookie, secret } = await oneSession(t);
  const [pair, ...attributes] = cookie.split('; ');
  assert.match(pair!, new RegExp(`^__Host-teahouse=${secret}\\.[A-Za-z0-9_-]{43}$`));
  assert.deepEqual(attributes, ['Path=/', 'Max-Age=7776000', 'HttpOnly', 'SameSite=Lax', 'Secure']);
});

test('without https the cookie cannot be marked for https', async t => {
  const { sessions, secret } = await oneSession(t, false);
  assert.match(sessions.cookieFor(secret), /^teahouse=/);
  assert.doesNotMatch(sessions.cookieFor(secret), /Secure/);
  assert.equal(sessions.cookieFor(null), 'teahouse=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test('a session is found among other cookies, and the store does not hold its secret', async t => {
  const { db, sessions, secret, cookie } = await oneSession(t);
  const [pair] = cookie.split(';');
  assert.deepEqual(await sessions.find(`theme=dark; ${pair}; x=y`), {
    person: 'mei',
    hash: hashOfSecret(secret),
    ban: null,
    cookie: null,
  });
  const rows = await db.rows('SELECT * FROM sessions');
  assert.equal(JSON.stringify(rows).includes(secret), false);
});

test('a cookie that we did not sign is nobody’s', async t => {
  const { make, sessions, secret, cookie } = await oneSession(t);
  for (const bad of [
    undefined,
    '',
    ';;;=',
    '__Host-teahouse',
    '__Host-teahouse=',
    '__Host-teahouse=.',
    `__Host-teahouse=${secret}`,
    `__Host-teahouse=${secret}.`,
    `__Host-teahouse=${secret}.${'A'.repeat(43)}`,
    `__Host-teahouse=${secret}x.${cookie.split('.')[1]!.split(';')[0]}`,
    cookie.replace('__Host-teahouse', 'teahouse'),
  ]) {
    assert.equal(await sessions.find(bad), null, bad);
  }
  assert.equal(await make('another key').find(cookie), null);
});

test('a session ends after 90 idle days, unless it is used', async t => {
  const { clock, make, cookie } = await oneSession(t);
  clock.pass(DAY_MS - 1);
  assert.equal((await make().find(cookie))!.cookie, null, 'not prolonged on its first day');
  clock.pass(1);
  const sessions = make();
  assert.equal((await sessions.find(cookie))!.cookie, cookie, 'the browser is told to keep it longer');
  assert.equal((await sessions.find(cookie))!.cookie, null, 'once');
  clock.pass(90 * DAY_MS - 1);
  assert.equal((await make().find(cookie))!.person, 'mei');
  clock.pass(90 * DAY_MS);
  assert.equal(await make().find(cookie), null);
});

test('an ended session is unknown at once here, and within ten seconds elsewhere', async t => {
  const { db, clock, make, sessions, secret, cookie } = await oneSession(t);
  const elsewhere = make();
  assert.notEqual(await sessions.find(cookie), null);
  assert.notEqual(await elsewhere.find(cookie), null);
  await db.write([sessions.closing(hashOfSecret(secret))]);
  sessions.forgetAll('mei');
  assert.equal(await sessions.find(cookie), null);
  clock.pass(10_000);
  assert.equal(await elsewhere.find(cookie), null);
});

test('all sessions of a person can be ended, and nobody else’s', async t => {
  const { db, sessions, cookie } = await oneSession(t);
  const other = sessions.opening('bo', FROM);
  await db.write([born('bo'), ...other.statements]);
  await sessions.find(cookie);
  await db.write([sessions.closingAll('mei')]);
  sessions.forgetAll('mei');
  assert.equal(await sessions.find(cookie), null);
  assert.equal((await sessions.find(sessions.cookieFor(other.secret)))!.person, 'bo');
});

test('the session of a deleted person opens nothing, even if it was begun meanwhile', async t => {
  const { db, sessions, cookie } = await oneSession(t);
  await db.write([statement("UPDATE people SET deleted_at = 1 WHERE id = 'mei'")]);
  assert.equal(await sessions.find(cookie), null);
});

test('sessions that ended by themselves are swept out', async t => {
  const { db, clock, sessions } = await oneSession(t);
  clock.pass(90 * DAY_MS);
  await db.write(sessions.opening('mei', FROM).statements);
  assert.equal((await db.rows('SELECT hash FROM sessions')).length, 1);
});

test('what is forgotten while it is read is not kept', async () => {
  const recent = new Recent<string>(() => 0);
  const slow = Promise.withResolvers<string>();
  const read = recent.get('key', () => slow.promise);
  recent.forget('key');
  slow.resolve('old news');
  assert.equal(await read, 'old news');
  assert.equal(recent.peek('key'), null);
});

test('no more is kept than allowed: the oldest goes', async () => {
  const recent = new Recent<string>(() => 0, 10, 2);
  for (const key of ['a', 'b', 'c']) await recent.get(key, async () => key);
  assert.deepEqual([recent.peek('a'), recent.peek('b'), recent.peek('c')], [null, 'b', 'c']);
});
