import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Input } from '@teahouse/protocol';
import { Authenticator } from './authenticator.ts';
import { type Browser, type House, openHouse, refused } from './support.ts';

const PASSWORD = 'first flush of spring';
const MINUTES = 60_000;
const ORIGIN = 'https://tea.example';

async function withAccount(t: TestContext) {
  const house = await openHouse(t);
  const browser = house.browser();
  const { id } = await house.ask(browser, 'me.enter', {});
  await house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD });
  return { house, browser, id };
}

type Undoable = 'me.delete' | 'passkeys.offer' | 'passkeys.remove' | 'tokens.create';
const asks = async (house: House, browser: Browser, name: Undoable, input: Input<Undoable>) =>
  house.ask(browser, name, input as never);

test('what cannot be undone needs the password again, once five minutes have passed', async t => {
  const { house, browser, id } = await withAccount(t);
  house.clock.pass(5 * MINUTES - 1);
  await asks(house, browser, 'tokens.create', { name: 'at once' });
  house.clock.pass(1);
  for (const [name, input] of [
    ['me.delete', {}],
    ['passkeys.offer', {}],
    ['tokens.create', { name: 'later' }],
  ] as const) {
    await assert.rejects(asks(house, browser, name, input), refused('prove-yourself'), name);
  }
  assert.equal((await house.ask(browser, 'me.enter', {})).id, id);
  assert.equal((await house.ask(browser, 'tokens.list', {})).tokens.length, 1);
  await assert.rejects(house.ask(browser, 'me.prove', { password: 'guess' }), refused('wrong-login'));
  await assert.rejects(house.ask(browser, 'me.prove', {}), refused('wrong-login'));
  await assert.rejects(asks(house, browser, 'me.delete', {}), refused('prove-yourself'));
  await house.ask(browser, 'me.prove', { password: PASSWORD });
  await asks(house, browser, 'me.delete', {});
});

test('one session proves nothing for another', async t => {
  const { house, browser } = await withAccount(t);
  const other = house.browser();
  await house.ask(other, 'me.login', { login: 'mei', password: PASSWORD });
  house.clock.pass(5 * MINUTES);
  await house.ask(other, 'me.prove', { password: PASSWORD });
  await assert.rejects(asks(house, browser, 'me.delete', {}), refused('prove-yourself'));
});

test('passwords are not guessed by proving', async t => {
  const { house, browser } = await withAccount(t);
  house.limits.clear();
  for (let i = 0; i < 10; i++) {
    await assert.rejects(house.ask(browser, 'me.prove', { password: 'guess' }), refused('wrong-login'));
  }
  await assert.rejects(house.ask(browser, 'me.prove', { password: PASSWORD }), refused('slow-down'));
});

test('a passkey proves as well, one’s own', async t => {
  const house = await openHouse(t);
  const [mei, bo] = [house.browser(), house.browser()];
  const keys = new Map<Browser, Authenticator>();
  for (const [browser, login] of [
    [mei, 'mei'],
    [bo, 'bob'],
  ] as const) {
    const key = new Authenticator(ORIGIN);
    keys.set(browser, key);
    await house.ask(browser, 'me.enter', {});
    const offer = await house.ask(browser, 'passkeys.offer', { login });
    await house.ask(browser, 'passkeys.add', { name: 'phone', response: key.register(offer) });
  }
  house.clock.pass(6 * MINUTES);
  const first = { login: 'mei', password: PASSWORD };
  await assert.rejects(house.ask(mei, 'me.account', first), refused('prove-yourself'), 'a first password');
  const theirs = keys.get(bo)!.login(await house.ask(mei, 'passkeys.ask', {}));
  await assert.rejects(house.ask(mei, 'me.prove', { response: theirs }), refused('wrong-login'));
  const response = keys.get(mei)!.login(await house.ask(mei, 'passkeys.ask', {}));
  await house.ask(mei, 'me.prove', { response });
  await house.ask(mei, 'me.account', first);
});

test('a guest has nothing to prove', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  await house.ask(browser, 'me.enter', {});
  house.clock.pass(60 * MINUTES);
  await asks(house, browser, 'tokens.create', { name: 'bot' });
  await asks(house, browser, 'me.delete', {});
});
