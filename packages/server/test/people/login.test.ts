import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statement, type Value } from '../../src/store/db.ts';
import { chat, seat, table, traces } from './rows.ts';
import { type House, openHouse, refused } from './support.ts';

const PASSWORD = 'first flush of spring';

async function withAccount(house: House): Promise<string> {
  const browser = house.browser();
  await house.ask(browser, 'me.enter', {});
  return (await house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD })).id;
}

test('elsewhere, as the same person, in a new session', async t => {
  const house = await openHouse(t);
  const id = await withAccount(house);
  const browser = house.browser();
  assert.equal((await house.ask(browser, 'me.login', { login: ' MEI ', password: PASSWORD })).id, id);
  const before = browser.cookie;
  await house.ask(browser, 'me.login', { login: 'mei', password: PASSWORD });
  assert.notEqual(browser.cookie, before);
  assert.equal(await house.sessions.find(before!), null, 'a cookie known before opens nothing after');
});

test('wrong is wrong: password, login, no password at all', async t => {
  const house = await openHouse(t);
  await withAccount(house);
  await house.db.write([
    statement(
      "INSERT INTO people (id, name, colour, time_zone, login, since) VALUES ('k', 'K', 'jade', 'UTC', 'keys-only', 0)",
    ),
  ]);
  for (const [login, password] of [
    ['mei', 'wrong password'],
    ['mei', ''],
    ['nobody', PASSWORD],
    ['', ''],
    ['keys-only', ''],
    ["' OR 1=1 --", PASSWORD],
  ] as const) {
    await assert.rejects(house.ask(house.browser(), 'me.login', { login, password }), refused('wrong-login'), login);
  }
});

test('the answer for a login that there is not takes as much work', async t => {
  const house = await openHouse(t);
  await withAccount(house);
  const time = async (login: string) => {
    const start = process.hrtime.bigint();
    await assert.rejects(house.ask(house.browser(), 'me.login', { login, password: 'wrong' }), refused('wrong-login'));
    return Number(process.hrtime.bigint() - start);
  };
  const fastest = async (login: string) => Math.min(await time(login), await time(login), await time(login));
  const [known, unknown] = [await fastest('mei'), await fastest('nobody')];
  assert.ok(unknown > known / 3, `${unknown} ns for nobody, ${known} ns for somebody`);
});

test('passwords are not guessed without end, and who guesses keeps nobody else out', async t => {
  const house = await openHouse(t);
  const id = await withAccount(house);
  const guess = (login: string, from: number, password = 'guess') => {
    const browser = house.browser();
    browser.address = `192.0.2.${from}`;
    return house.ask(browser, 'me.login', { login, password });
  };
  for (let i = 0; i < 10; i++) await assert.rejects(guess('mei', 99), refused('wrong-login'));
  await assert.rejects(guess('Mei', 99, PASSWORD), refused('slow-down'), 'also a lucky guess');
  assert.equal((await guess('mei', 10, PASSWORD)).id, id, 'the owner comes in from elsewhere');
  for (let i = 0; i < 19; i++) assert.equal((await guess('mei', 11, PASSWORD)).id, id, 'what is right does not count');
  for (let i = 0; i < 30; i++) await assert.rejects(guess(`login-${i}`, 1), refused('wrong-login'));
  await assert.rejects(guess('another', 1), refused('slow-down'));
});

test('the tables of the guest go to the account, except where it sits already', async t => {
  const house = await openHouse(t);
  const account = await withAccount(house);
  const browser = house.browser();
  const { id: guest } = await house.ask(browser, 'me.enter', {});
  const guestCookie = browser.cookie!;
  await house.ask(browser, 'tokens.create', { name: 'of the guest' });
  await house.db.write([
    ...[table('one', guest), table('two', null, 'playing'), seat('one', 0, guest), seat('two', 1, guest)],
    ...[seat('one', 1, null), seat('two', 0, 'bo'), chat('one', 1, guest, 'hello'), chat('two', 2, 'bo', 'hi')],
  ]);
  await house.ask(browser, 'me.login', { login: 'mei', password: PASSWORD });
  const seats = await house.db.rows('SELECT table_id, seat, person FROM seats ORDER BY table_id, seat');
  assert.deepEqual(
    seats.map(row => Object.values(row)),
    [
      ['one', 0, account],
      ['one', 1, null],
      ['two', 0, 'bo'],
      ['two', 1, account],
    ] satisfies Value[][],
  );
  const leaves = `leave ${guest} to ${account}`;
  assert.deepEqual(house.asked, [leaves, `move ${guest} to ${account}`, leaves]);
  assert.deepEqual(await traces(house, guest), {});
  assert.deepEqual(await house.db.rows('SELECT id FROM people WHERE id = $1', [guest]), []);
  assert.equal((await house.db.rows("SELECT host FROM tables WHERE id = 'one'"))[0]!.host, account);
  assert.equal(await house.sessions.find(guestCookie), null);
  assert.equal(await house.people.person(guest), null);
});

test('nobody comes to play two seats of a table by logging in', async t => {
  const house = await openHouse(t);
  const account = await withAccount(house);
  const browser = house.browser();
  const { id: guest } = await house.ask(browser, 'me.enter', {});
  await house.db.write([
    ...[table('one', account, 'playing'), seat('one', 0, account), seat('one', 1, guest)],
    ...[table('two', guest), seat('two', 0, guest), seat('two', 1, account)],
  ]);
  await house.ask(browser, 'me.login', { login: 'mei', password: PASSWORD });
  assert.deepEqual(await traces(house, guest), { seats: 1 }, 'before the start the second seat is free');
  assert.equal((await house.db.rows("SELECT host FROM tables WHERE id = 'two'"))[0]!.host, account);
  assert.notEqual(await house.people.person(guest), null);
});

test('from one account to another nothing moves', async t => {
  const house = await openHouse(t);
  await withAccount(house);
  const browser = house.browser();
  const { id: bo } = await house.ask(browser, 'me.enter', {});
  await house.ask(browser, 'me.account', { login: 'bob', password: PASSWORD });
  await house.db.write([table('one', bo), seat('one', 0, bo)]);
  await house.ask(browser, 'me.login', { login: 'mei', password: PASSWORD });
  assert.deepEqual(await traces(house, bo), { seats: 1 });
  assert.deepEqual(house.asked, []);
});

test('logging out ends this session and no other', async t => {
  const house = await openHouse(t);
  const id = await withAccount(house);
  const [here, there] = [house.browser(), house.browser()];
  await house.ask(here, 'me.login', { login: 'mei', password: PASSWORD });
  await house.ask(there, 'me.login', { login: 'mei', password: PASSWORD });
  const cookie = here.cookie!;
  await house.ask(here, 'me.logout', {});
  assert.equal(here.cookie, null);
  assert.equal(await house.sessions.find(cookie), null);
  assert.equal((await house.ask(there, 'me.enter', {})).id, id);
  await assert.rejects(house.ask(here, 'me.logout', {}), refused('who-are-you'));
});
