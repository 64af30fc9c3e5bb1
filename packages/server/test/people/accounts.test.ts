import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ValiError } from 'valibot';
import { openHouse, refused } from './support.ts';

const PASSWORD = 'first flush of spring';

test('a guest becomes an account and keeps everything; the session of before ends', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  const guest = await house.ask(browser, 'me.enter', {});
  const before = browser.cookie;
  const me = await house.ask(browser, 'me.account', { login: ' Mei.Lin ', password: PASSWORD });
  assert.deepEqual(me, { ...guest, login: 'mei.lin', hasPassword: true });
  assert.notEqual(browser.cookie, before);
  assert.equal(await house.sessions.find(before!), null);
  assert.equal((await house.ask(browser, 'me.enter', {})).id, guest.id);
  const [row] = await house.db.rows('SELECT * FROM people');
  assert.equal(JSON.stringify(row).includes(PASSWORD), false);
});

test('two people cannot have the same login', async t => {
  const house = await openHouse(t);
  const [one, other] = [house.browser(), house.browser()];
  await house.ask(one, 'me.enter', {});
  await house.ask(other, 'me.enter', {});
  await house.ask(one, 'me.account', { login: 'mei', password: PASSWORD });
  await assert.rejects(house.ask(other, 'me.account', { login: 'MEI', password: PASSWORD }), refused('login-taken'));
  assert.equal((await house.ask(other, 'me.enter', {})).login, null);
});

test('a password is changed by whoever knows the old one', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  await house.ask(browser, 'me.enter', {});
  await house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD });
  const change = { login: 'mei', password: 'second flush of summer' };
  await assert.rejects(house.ask(browser, 'me.account', change), refused('wrong-login'));
  await assert.rejects(house.ask(browser, 'me.account', { ...change, oldPassword: 'x' }), refused('wrong-login'));
  await house.ask(house.browser(), 'me.login', { login: 'mei', password: PASSWORD });
  await house.ask(browser, 'me.account', { ...change, oldPassword: PASSWORD });
  await assert.rejects(
    house.ask(house.browser(), 'me.login', { login: 'mei', password: PASSWORD }),
    refused('wrong-login'),
  );
  await house.ask(house.browser(), 'me.login', change);
  const sessions = await house.db.rows('SELECT hash FROM sessions');
  assert.equal(sessions.length, 2, 'the one that changed it, and the one after; none of before');
});

test('old passwords are not guessed without end', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  await house.ask(browser, 'me.enter', {});
  await house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD });
  const guess = () => house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD, oldPassword: 'guess' });
  for (let i = 1; i < 10; i++) await assert.rejects(guess(), refused('wrong-login'));
  await assert.rejects(guess(), refused('slow-down'));
});

test('of two changes at the same moment one is told to try again', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  await house.ask(browser, 'me.enter', {});
  const both = await Promise.allSettled([
    house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD }),
    house.ask(browser, 'me.account', { login: 'bob', password: PASSWORD }),
  ]);
  const lost = both.filter(one => one.status === 'rejected');
  assert.equal(lost.length, 1);
  assert.ok(refused('not-now')(lost[0]!.reason));
});

test('a bad login or a short password is no account', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  await house.ask(browser, 'me.enter', {});
  for (const bad of [
    { login: 'me', password: PASSWORD },
    { login: 'mei lin', password: PASSWORD },
    { login: "mei';--", password: PASSWORD },
    { login: 'mei', password: 'short' },
    { login: 'mei', password: 'x'.repeat(201) },
  ]) {
    await assert.rejects(house.ask(browser, 'me.account', bad), ValiError);
  }
  assert.equal((await house.ask(browser, 'me.enter', {})).login, null);
});
