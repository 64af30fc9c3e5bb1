import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Input } from '@teahouse/protocol';
import { openHouse, refused } from './support.ts';

async function houseWithToken(t: TestContext) {
  const house = await openHouse(t);
  const browser = house.browser();
  const me = await house.ask(browser, 'me.enter', {});
  const { token, secret } = await house.ask(browser, 'tokens.create', { name: 'my bot' });
  const program = house.browser();
  program.token = secret;
  return { house, browser, me, token, secret, program };
}

test('a token is shown once, and kept as a hash', async t => {
  const { house, browser, token, secret } = await houseWithToken(t);
  assert.match(secret, /^th_[A-Za-z0-9_-]{32}$/);
  assert.deepEqual(await house.ask(browser, 'tokens.list', {}), { tokens: [token] });
  assert.equal(JSON.stringify(await house.db.rows('SELECT * FROM tokens')).includes(secret.slice(3)), false);
});

test('a token is its person, and remembers when it was used, to the minute', async t => {
  const { house, browser, me, secret } = await houseWithToken(t);
  const usedAt = async () => (await house.ask(browser, 'tokens.list', {})).tokens[0]!.usedAt;
  const start = house.clock.ms;
  assert.equal(await house.tokens.whoIs(secret), me.id);
  assert.equal(await usedAt(), start);
  house.clock.pass(59_999);
  assert.equal(await house.tokens.whoIs(secret), me.id);
  assert.equal(await usedAt(), start);
  house.clock.pass(1);
  await house.tokens.whoIs(secret);
  assert.equal(await usedAt(), start + 60_000);
});

test('what is no token of ours is nobody', async t => {
  const { house, secret } = await houseWithToken(t);
  for (const bad of [
    '',
    'th_',
    secret.slice(3),
    `${secret}x`,
    `th_${'A'.repeat(32)}`,
    secret.toUpperCase(),
    '\u0000',
  ]) {
    assert.equal(await house.tokens.whoIs(bad), null, bad);
  }
});

test('a token plays and changes its name, but not the account', async t => {
  const { house, program, token } = await houseWithToken(t);
  assert.equal((await house.ask(program, 'me.change', { name: 'Mei’s bot' })).name, 'Mei’s bot');
  const response = {};
  const forbidden = {
    'me.delete': {},
    'me.account': { login: 'mei', password: 'first flush of spring' },
    'me.login': { login: 'mei', password: 'first flush of spring' },
    'me.logout': {},
    'passkeys.offer': { login: 'mei' },
    'passkeys.add': { name: 'phone', response },
    'passkeys.remove': { passkey: 'x' },
    'passkeys.ask': {},
    'passkeys.login': { response },
    'tokens.list': {},
    'tokens.create': { name: 'more' },
    'tokens.revoke': { token: token.id },
  } satisfies { [K in Parameters<typeof house.ask>[1]]?: Input<K> };
  for (const [name, input] of Object.entries(forbidden)) {
    await assert.rejects(house.ask(program, name as 'me.delete', input as never), refused('not-allowed'), name);
  }
  assert.deepEqual(house.asked, []);
  assert.equal((await house.db.rows('SELECT id FROM tokens')).length, 1);
});

test('a revoked token opens nothing any more; others’ cannot be revoked', async t => {
  const { house, browser, token, secret } = await houseWithToken(t);
  const stranger = house.browser();
  await house.ask(stranger, 'me.enter', {});
  await assert.rejects(house.ask(stranger, 'tokens.revoke', { token: token.id }), refused('not-found'));
  // Twice: the first use is written down, the second is remembered.
  assert.notEqual(await house.tokens.whoIs(secret), null);
  assert.notEqual(await house.tokens.whoIs(secret), null);
  await house.ask(browser, 'tokens.revoke', { token: token.id });
  assert.equal(await house.tokens.whoIs(secret), null);
  await assert.rejects(house.ask(browser, 'tokens.revoke', { token: token.id }), refused('not-found'));
});

test('twenty tokens are enough', async t => {
  const { house, browser } = await houseWithToken(t);
  for (let i = 1; i < 20; i++) await house.ask(browser, 'tokens.create', { name: `bot ${i}` });
  await assert.rejects(house.ask(browser, 'tokens.create', { name: 'one more' }), refused('not-now'));
});

test('the token of somebody who was deleted is nobody’s', async t => {
  const { house, browser, secret } = await houseWithToken(t);
  assert.notEqual(await house.tokens.whoIs(secret), null);
  assert.notEqual(await house.tokens.whoIs(secret), null);
  await house.ask(browser, 'me.delete', {});
  assert.equal(await house.tokens.whoIs(secret), null);
});
