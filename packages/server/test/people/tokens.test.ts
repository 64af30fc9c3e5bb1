import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Command, type CommandName, commands } from '@teahouse/protocol';
import { mustBeInScope } from '../../src/people/callers.ts';
import { DAY_MS, openHouse, refused } from './support.ts';

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
  assert.equal((await house.tokens.whoIs(secret))?.person, me.id);
  assert.equal(await usedAt(), start);
  house.clock.pass(59_999);
  assert.equal((await house.tokens.whoIs(secret))?.person, me.id);
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

test('a token reads, plays or talks, as it is for, and never changes or shows the account', async t => {
  const { house, browser, program } = await houseWithToken(t);
  const scopesOf = (command: CommandName): string | undefined => (commands[command] as Command).scope;
  const forAccounts = (Object.keys(commands) as CommandName[]).filter(name => scopesOf(name) === undefined);
  const { secret } = await house.ask(browser, 'tokens.create', { name: 'looks', scopes: ['read'] });
  const reader = house.browser();
  reader.token = secret;
  const [all, looks] = [await program.caller(), await reader.caller()];
  for (const name of forAccounts) assert.throws(() => mustBeInScope(all, name), refused('not-allowed'), name);
  const isOfAccount = (name: string): boolean => /^(me|tokens|passkeys|channels|sessions|admin|reports)\./.test(name);
  const readable = (Object.keys(commands) as CommandName[]).filter(
    name => isOfAccount(name) && scopesOf(name) !== undefined,
  );
  assert.deepEqual(
    readable.sort(),
    ['me.enter', 'me.games', 'me.opponents'],
    'who one is, and with whom one plays what',
  );
  for (const name of ['play.answer', 'tables.join', 'chat.say'] as const) {
    mustBeInScope(all, name);
    assert.throws(() => mustBeInScope(looks, name), refused('not-allowed'), name);
  }
  mustBeInScope(looks, 'tables.get');
  await assert.rejects(house.ask(program, 'me.change', { name: 'Mei’s bot' }), refused('not-allowed'));
  await assert.rejects(house.ask(program, 'tokens.create', { name: 'more' }), refused('not-allowed'));
  assert.deepEqual(house.asked, []);
});

test('a token ends by itself', async t => {
  const { house, browser } = await houseWithToken(t);
  const { token, secret } = await house.ask(browser, 'tokens.create', { name: 'for a week', days: 7 });
  assert.equal(token.until, house.clock.ms + 7 * DAY_MS);
  house.clock.pass(7 * DAY_MS - 1);
  assert.notEqual(await house.tokens.whoIs(secret), null);
  house.clock.pass(1);
  assert.equal(await house.tokens.whoIs(secret), null);
  await assert.rejects(house.ask(browser, 'tokens.create', { name: 'for ever', days: 366 }));
  await assert.rejects(house.ask(browser, 'tokens.create', { name: 'for nothing', scopes: [] }));
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
