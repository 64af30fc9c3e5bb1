import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { chat, seat, table } from './rows.ts';
import { DAY_MS, type House, openHouse, refused } from './support.ts';

const PASSWORD = 'first flush of spring';

async function withAccount(house: House) {
  const browser = house.browser();
  const { id } = await house.ask(browser, 'me.enter', {});
  await house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD });
  return { browser, id };
}

const email = (person: string, confirmed: 0 | 1, target = 'mei@home.example') =>
  statement(
    "INSERT INTO channels (id, person, kind, target, failures, confirmed) VALUES ($3, $1, 'email', $3, 0, $2)",
    [person, confirmed, target],
  );

test('sessions are listed, and ended one by one or all but this one', async t => {
  const house = await openHouse(t);
  const { browser } = await withAccount(house);
  const [phone, library] = [house.browser(), house.browser()];
  phone.agent = 'Mozilla/5.0 (iPhone) Safari/605';
  for (const other of [phone, library]) await house.ask(other, 'me.login', { login: 'mei', password: PASSWORD });
  const { sessions } = await house.ask(browser, 'sessions.list', {});
  assert.equal(sessions.length, 3);
  assert.deepEqual(
    sessions.filter(({ isThis }) => isThis).map(({ usedAt }) => usedAt),
    [house.clock.ms],
  );
  const ofPhone = sessions.find(({ agent }) => agent === phone.agent)!;
  const stranger = house.browser();
  await house.ask(stranger, 'me.enter', {});
  await assert.rejects(house.ask(stranger, 'sessions.end', { session: ofPhone.id }), refused('not-found'));
  await house.ask(browser, 'sessions.end', { session: ofPhone.id });
  assert.equal(await house.sessions.find(phone.cookie!), null);
  assert.notEqual(await house.sessions.find(library.cookie!), null);
  await house.ask(browser, 'sessions.endOthers', {});
  assert.equal(await house.sessions.find(library.cookie!), null);
  assert.notEqual(await house.sessions.find(browser.cookie!), null);
  assert.notEqual(await house.sessions.find(stranger.cookie!), null);
  house.clock.pass(90 * DAY_MS);
  assert.equal(await house.sessions.find(browser.cookie!), null, 'after 90 idle days it has ended by itself');
});

test('what happens to an account is written down for its owner and logged; changes are mailed', async t => {
  const house = await openHouse(t);
  const { browser, id } = await withAccount(house);
  await house.db.write([email(id, 1), email(id, 0, 'not-yet@home.example')]);
  const thief = house.browser();
  thief.address = '198.51.100.7';
  for (let i = 0; i < 3; i++) {
    await assert.rejects(house.ask(thief, 'me.login', { login: 'mei', password: 'guess' }), refused('wrong-login'));
  }
  await house.ask(browser, 'tokens.create', { name: 'my bot' });
  const { log } = await house.ask(browser, 'me.log', {});
  assert.deepEqual(
    log.map(({ what, address }) => `${what} ${address}`).toSorted(),
    ['account-made 192.0.2.1', 'login-failed 198.51.100.7', 'token-made 192.0.2.1'],
    'failures from one address once a minute',
  );
  assert.deepEqual(
    house.logged.map(({ event }) => event),
    ['account-made', 'login-failed', 'login-failed', 'login-failed', 'token-made'],
  );
  assert.equal(JSON.stringify(house.logged).includes(PASSWORD), false);
  const mails = await house.mailed();
  assert.deepEqual(
    mails.map(({ to }) => to),
    ['mei@home.example'],
    'to the confirmed address, and not for a failure',
  );
  assert.match(mails[0]!.text, /An access token was made: my bot\./);
  const stranger = house.browser();
  await house.ask(stranger, 'me.enter', {});
  assert.deepEqual(await house.ask(stranger, 'me.log', {}), { log: [] });
});

test('a forgotten password is set anew by a link, once, within the hour, and ends every session', async t => {
  const house = await openHouse(t);
  const { browser, id } = await withAccount(house);
  await house.db.write([email(id, 1)]);
  const lost = house.browser();
  assert.deepEqual(await house.ask(lost, 'me.forgot', { login: 'nobody' }), { email: true });
  assert.deepEqual(await house.mailed(), []);
  assert.deepEqual(await house.ask(lost, 'me.forgot', { login: ' MEI ' }), { email: true }, 'the same answer');
  const secret = /secret=(\S+)/.exec((await house.mailed())[0]!.text)![1]!;
  assert.equal(JSON.stringify(await house.db.rows('SELECT * FROM resets')).includes(secret), false);
  const password = 'second flush of summer';
  await assert.rejects(house.ask(lost, 'me.reset', { secret: 'x'.repeat(32), password }), refused('old-link'));
  await assert.rejects(house.ask(lost, 'me.reset', { secret, password: 'password1234' }), refused('weak-password'));
  assert.equal((await house.ask(lost, 'me.reset', { secret, password })).id, id);
  assert.equal(await house.sessions.find(browser.cookie!), null);
  await assert.rejects(house.ask(lost, 'me.reset', { secret, password }), refused('old-link'), 'once');
  const login = (given: string) => house.ask(house.browser(), 'me.login', { login: 'mei', password: given });
  await assert.rejects(login(PASSWORD), refused('wrong-login'));
  assert.equal((await login(password)).id, id);

  await house.ask(lost, 'me.forgot', { login: 'mei' });
  const late = /secret=(\S+)/.exec((await house.mailed()).at(-1)!.text)![1]!;
  house.clock.pass(60 * 60_000);
  await assert.rejects(house.ask(lost, 'me.reset', { secret: late, password }), refused('old-link'));
});

test('no link goes to an address that nobody confirmed', async t => {
  const house = await openHouse(t);
  const { id } = await withAccount(house);
  await house.db.write([email(id, 0)]);
  await house.ask(house.browser(), 'me.forgot', { login: 'mei' });
  assert.deepEqual(await house.mailed(), []);
  assert.deepEqual(await house.db.rows('SELECT * FROM resets'), []);
});

test('one’s own data: all of it, nothing of others, no secrets', async t => {
  const house = await openHouse(t);
  const { browser, id } = await withAccount(house);
  const { secret } = await house.ask(browser, 'tokens.create', { name: 'my bot' });
  await house.db.write([
    ...[table('one', id, 'over'), seat('one', 0, id), seat('one', 1, 'bo'), email(id, 1)],
    ...[chat('one', 1, id, 'my words'), chat('one', 2, 'bo', 'his words')],
  ]);
  const { kept } = await house.ask(browser, 'me.data', {});
  const text = JSON.stringify(kept);
  assert.deepEqual(
    kept.people!.map(({ login }) => login),
    ['mei'],
  );
  assert.deepEqual(
    kept.chat!.map(row => row.text),
    ['my words'],
  );
  assert.deepEqual(
    kept.seats!.map(row => [row.table_id, row.seat]),
    [['one', 0]],
  );
  assert.match(text, /mei@home\.example/);
  for (const hidden of ['argon2', 'his words', secret, '"bo"']) assert.equal(text.includes(hidden), false, hidden);
});

test('who is deleted leaves no bytes in the files of the store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'teahouse-'));
  const house = await openHouse({ after: () => {} } as never, undefined, await fileIn(folder));
  const browser = house.browser();
  const { id } = await house.ask(browser, 'me.enter', {});
  const name = 'Wanda Vanishes';
  await house.ask(browser, 'me.change', { name });
  await house.ask(browser, 'me.account', { login: 'wanda.vanishes', password: PASSWORD });
  await house.db.write([email(id, 1, 'wanda@vanishes.example'), table('one', null, 'over')]);
  const words = 'these words vanish with whoever wrote them. '.repeat(60);
  await house.db.write(Array.from({ length: 40 }, (_, i) => chat('one', i + 1, id, `${words}${i}`)));
  await house.db.scrub();
  const found = (text: string): boolean =>
    readdirSync(folder).some(file => readFileSync(join(folder, file)).includes(text));
  const traces = [name, 'wanda.vanishes', 'wanda@vanishes', 'these words vanish'];
  for (const trace of traces) assert.ok(found(trace), trace);
  await house.ask(browser, 'me.delete', {});
  for (const trace of traces) assert.ok(!found(trace), trace);
  await house.db.close();
  for (const trace of traces) assert.ok(!found(trace), trace);
  rmSync(folder, { recursive: true });
});

async function fileIn(folder: string) {
  const db = new SqliteDb(join(folder, 'teahouse.db'));
  await migrate(db);
  return db;
}
