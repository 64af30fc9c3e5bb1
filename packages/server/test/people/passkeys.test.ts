import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, type TestContext, test } from 'node:test';
import { ValiError } from 'valibot';
import { statement } from '../../src/store/db.ts';
import { Authenticator, type Lie } from './authenticator.ts';
import { type Browser, type House, openHouse, refused } from './support.ts';

const ORIGIN = 'https://tea.example';
const PASSWORD = 'first flush of spring';
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

async function addPasskey(house: House, browser: Browser, login?: string, passkey = new Authenticator(ORIGIN)) {
  const options = await house.ask(browser, 'passkeys.offer', login === undefined ? {} : { login });
  const me = await house.ask(browser, 'passkeys.add', { name: 'phone', response: passkey.register(options) });
  return { passkey, me };
}

/** A house where Mei has an account by a passkey and nothing else. */
async function houseOfMei(t: TestContext) {
  const house = await openHouse(t);
  const browser = house.browser();
  await house.ask(browser, 'me.enter', {});
  return { house, browser, ...(await addPasskey(house, browser, 'mei')) };
}

describe('adding a passkey', () => {
  test('makes a guest an account, in a fresh session', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    const guest = await house.ask(browser, 'me.enter', {});
    const before = browser.cookie!;
    const { me, passkey } = await addPasskey(house, browser, 'mei');
    assert.deepEqual(me, {
      ...guest,
      login: 'mei',
      passkeys: [{ id: passkey.id, name: 'phone', createdAt: house.clock.ms }],
    });
    assert.equal(await house.sessions.find(before), null);
    assert.equal((await house.ask(browser, 'me.enter', {})).id, guest.id);
  });

  test('asks for one that knows its owner, and not for one that is here already', async t => {
    const { house, browser, passkey, me } = await houseOfMei(t);
    const options = await house.ask(browser, 'passkeys.offer', {});
    assert.deepEqual(options.rp, { id: 'tea.example', name: 'Teahouse' });
    assert.deepEqual(options.user, { id: Buffer.from(me.id).toString('base64url'), name: 'mei', displayName: me.name });
    assert.deepEqual(options.excludeCredentials, [{ id: passkey.id, type: 'public-key' }]);
    const { residentKey, userVerification } = options.authenticatorSelection as Record<string, unknown>;
    assert.deepEqual([residentKey, userVerification, options.attestation], ['required', 'required', 'none']);
  });

  test('a guest must name a login, and is not told by an offer whether it is free', async t => {
    const { house } = await houseOfMei(t);
    const browser = house.browser();
    await house.ask(browser, 'me.enter', {});
    await assert.rejects(house.ask(browser, 'passkeys.offer', {}), refused('bad-input'));
    const keys = (offer: object) => Object.keys(offer).toSorted();
    const taken = await house.ask(browser, 'passkeys.offer', { login: 'Mei' });
    assert.deepEqual(keys(taken), keys(await house.ask(browser, 'passkeys.offer', { login: 'nobodys' })));
    await assert.rejects(addPasskey(house, browser, 'mei'), refused('login-taken'), 'only with a passkey in hand');
    for (let i = 0; i < 6; i++) await house.ask(browser, 'passkeys.offer', { login: `login-${i}` });
    await assert.rejects(house.ask(browser, 'passkeys.offer', { login: 'one-more' }), refused('slow-down'));
  });

  test('a login that was taken meanwhile stays with whoever was first', async t => {
    const house = await openHouse(t);
    const [slow, fast] = [house.browser(), house.browser()];
    await house.ask(slow, 'me.enter', {});
    await house.ask(fast, 'me.enter', {});
    const options = await house.ask(slow, 'passkeys.offer', { login: 'mei' });
    await addPasskey(house, fast, 'mei');
    const response = new Authenticator(ORIGIN).register(options);
    await assert.rejects(house.ask(slow, 'passkeys.add', { name: 'phone', response }), refused('login-taken'));
    assert.deepEqual((await house.ask(slow, 'me.enter', {})).passkeys, []);
  });

  const lies: Record<string, Lie> = {
    'of another site': { origin: 'https://tea.example.evil.example' },
    'of the same site without https': { origin: 'http://tea.example' },
    'for another site': { rpId: 'evil.example' },
    'that answers something else': { challenge: Buffer.alloc(32).toString('base64url') },
    'that logs in instead': { type: 'webauthn.get' },
    'that did not check who it is': { unverified: true },
    'with an attestation that is not signed': { attestation: 'packed' },
  };
  for (const [what, lie] of Object.entries(lies)) {
    test(`one ${what} is refused`, async t => {
      const house = await openHouse(t);
      const browser = house.browser();
      const guest = await house.ask(browser, 'me.enter', {});
      const options = await house.ask(browser, 'passkeys.offer', { login: 'mei' });
      const response = new Authenticator(ORIGIN).register(options, lie);
      await assert.rejects(house.ask(browser, 'passkeys.add', { name: 'phone', response }), refused('wrong-login'));
      assert.deepEqual(await house.ask(browser, 'me.enter', {}), guest);
    });
  }

  for (const attestation of ['android-key', 'android-safetynet', 'apple', 'tpm', 'fido-u2f', 'own-invention']) {
    test(`one with an attestation of the kind ${attestation} is refused before anything in it is followed`, async t => {
      const house = await openHouse(t);
      const browser = house.browser();
      await house.ask(browser, 'me.enter', {});
      const options = await house.ask(browser, 'passkeys.offer', { login: 'mei' });
      const response = new Authenticator(ORIGIN).register(options, { attestation });
      await assert.rejects(house.ask(browser, 'passkeys.add', { name: 'phone', response }), /was not asked for/);
    });
  }

  test('a challenge serves once, for five minutes, and for the one who asked', async t => {
    const house = await openHouse(t);
    const [mei, bo] = [house.browser(), house.browser()];
    await house.ask(mei, 'me.enter', {});
    await house.ask(bo, 'me.enter', {});
    const add = (browser: Browser, options: Record<string, unknown>) =>
      house.ask(browser, 'passkeys.add', { name: 'phone', response: new Authenticator(ORIGIN).register(options) });

    const used = await house.ask(mei, 'passkeys.offer', { login: 'mei' });
    await add(mei, used);
    await assert.rejects(add(mei, used), refused('wrong-login'));

    const late = await house.ask(mei, 'passkeys.offer', {});
    house.clock.pass(5 * 60_000);
    await assert.rejects(add(mei, late), refused('wrong-login'));

    house.clock.pass(-1);
    await assert.rejects(add(bo, await house.ask(mei, 'passkeys.offer', {})), refused('wrong-login'));
    await assert.rejects(add(mei, { ...late, ...(await house.ask(bo, 'passkeys.ask', {})) }), refused('wrong-login'));
    assert.equal((await house.ask(mei, 'me.enter', {})).passkeys.length, 1);
  });

  test('one passkey belongs to one person', async t => {
    const { house, passkey } = await houseOfMei(t);
    const browser = house.browser();
    await house.ask(browser, 'me.enter', {});
    await assert.rejects(addPasskey(house, browser, 'bob', passkey), refused('not-allowed'));
  });

  test('what no browser sends is refused', async t => {
    const { house, browser } = await houseOfMei(t);
    const good = new Authenticator(ORIGIN).register(await house.ask(browser, 'passkeys.offer', {}));
    const inner = good.response as Record<string, unknown>;
    for (const response of [
      {},
      { ...good, id: 7 },
      { ...good, type: 'password' },
      { ...good, response: null },
      { ...good, response: { ...inner, clientDataJSON: 'not base64!' } },
      { ...good, response: { ...inner, clientDataJSON: Buffer.from('not json').toString('base64url') } },
      { ...good, response: { ...inner, clientDataJSON: Buffer.from('{"challenge":{}}').toString('base64url') } },
      { ...good, response: { ...inner, attestationObject: 'A'.repeat(20_001) } },
    ]) {
      await assert.rejects(house.ask(browser, 'passkeys.add', { name: 'phone', response }), refused('bad-input'));
    }
    for (const attestationObject of ['', 'AAAA', 'oA']) {
      const again = new Authenticator(ORIGIN).register(await house.ask(browser, 'passkeys.offer', {}));
      const response = { ...again, response: { ...(again.response as object), attestationObject } };
      await assert.rejects(house.ask(browser, 'passkeys.add', { name: 'phone', response }), refused('wrong-login'));
    }
    await assert.rejects(house.ask(browser, 'passkeys.add', { name: '', response: good }), ValiError);
  });
});

describe('logging in with a passkey', () => {
  const login = async (house: House, browser: Browser, passkey: Authenticator, lie?: Lie) =>
    house.ask(browser, 'passkeys.login', {
      response: passkey.login(await house.ask(browser, 'passkeys.ask', {}), lie),
    });

  test('elsewhere, without saying a name', async t => {
    const { house, passkey, me } = await houseOfMei(t);
    const browser = house.browser();
    const options = await house.ask(browser, 'passkeys.ask', {});
    assert.deepEqual([options.rpId, options.userVerification], ['tea.example', 'required']);
    assert.equal('allowCredentials' in options && options.allowCredentials !== undefined, false);
    assert.equal((await house.ask(browser, 'passkeys.login', { response: passkey.login(options) })).id, me.id);
    assert.equal((await house.ask(browser, 'me.enter', {})).id, me.id);
  });

  test('takes the tables of the guest along', async t => {
    const { house, passkey, me } = await houseOfMei(t);
    const browser = house.browser();
    const { id: guest } = await house.ask(browser, 'me.enter', {});
    await house.db.write([
      statement("INSERT INTO seats (table_id, seat, person) VALUES ('one', 0, $1)", [guest]),
      statement("INSERT INTO seats (table_id, seat, person) VALUES ('one', 1, 'bo')"),
    ]);
    await login(house, browser, passkey);
    assert.deepEqual(
      (await house.db.rows('SELECT person FROM seats ORDER BY seat')).map(({ person }) => person),
      [me.id, 'bo'],
    );
    const leaves = `leave ${guest} to ${me.id}`;
    assert.deepEqual(house.asked, [leaves, `move ${guest} to ${me.id}`, leaves]);
  });

  const lies: Record<string, Lie> = {
    'of another site': { origin: 'https://evil.example' },
    'for another site': { rpId: 'evil.example' },
    'that answers something else': { challenge: Buffer.alloc(32).toString('base64url') },
    'that registers instead': { type: 'webauthn.create' },
    'that did not check who it is': { unverified: true },
    'signed by somebody else': { signedBy: stranger },
    'made for somebody else': { userHandle: Buffer.from('somebody else').toString('base64url') },
  };
  for (const [what, lie] of Object.entries(lies)) {
    test(`one ${what} is refused`, async t => {
      const { house, passkey } = await houseOfMei(t);
      const browser = house.browser();
      await assert.rejects(login(house, browser, passkey, lie), refused('wrong-login'));
      assert.equal(browser.cookie, null);
      await login(house, browser, passkey);
    });
  }

  test('an answer serves once, and for five minutes', async t => {
    const { house, passkey } = await houseOfMei(t);
    const browser = house.browser();
    const response = passkey.login(await house.ask(browser, 'passkeys.ask', {}));
    await house.ask(browser, 'passkeys.login', { response });
    await assert.rejects(house.ask(house.browser(), 'passkeys.login', { response }), refused('wrong-login'));
    const late = passkey.login(await house.ask(browser, 'passkeys.ask', {}));
    house.clock.pass(5 * 60_000);
    await assert.rejects(house.ask(browser, 'passkeys.login', { response: late }), refused('wrong-login'));
  });

  test('a failed answer has used its challenge up', async t => {
    const { house, passkey } = await houseOfMei(t);
    const browser = house.browser();
    const options = await house.ask(browser, 'passkeys.ask', {});
    const wrong = passkey.login(options, { signedBy: stranger });
    await assert.rejects(house.ask(browser, 'passkeys.login', { response: wrong }), refused('wrong-login'));
    const right = passkey.login(options);
    await assert.rejects(house.ask(browser, 'passkeys.login', { response: right }), refused('wrong-login'));
  });

  test('the challenge for adding one does not open the door', async t => {
    const { house, browser, passkey } = await houseOfMei(t);
    const offer = await house.ask(browser, 'passkeys.offer', {});
    const response = passkey.login({ rpId: 'tea.example', challenge: offer.challenge });
    await assert.rejects(house.ask(house.browser(), 'passkeys.login', { response }), refused('wrong-login'));
  });

  test('a copy of a passkey that counts is found out', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    await house.ask(browser, 'me.enter', {});
    const counting = new Authenticator(ORIGIN);
    counting.counter = 5;
    await addPasskey(house, browser, 'mei', counting);
    await login(house, house.browser(), counting);
    assert.equal((await house.db.rows('SELECT counter FROM passkeys'))[0]!.counter, 6);
    await assert.rejects(login(house, house.browser(), counting, { counter: 6 }), refused('wrong-login'));
    await assert.rejects(login(house, house.browser(), counting, { counter: 0 }), refused('wrong-login'));
  });

  test('nobody’s passkey is nobody’s, and asking has a limit', async t => {
    const { house } = await houseOfMei(t);
    await assert.rejects(login(house, house.browser(), new Authenticator(ORIGIN)), refused('wrong-login'));
    const ask = () => house.ask(house.browser(), 'passkeys.ask', {});
    await assert.rejects(async () => {
      for (let i = 0; i < 31; i++) await ask();
    }, refused('slow-down'));
    assert.ok((await house.db.rows('SELECT hash FROM challenges')).length <= 30);
  });
});

describe('removing a passkey', () => {
  test('the last way in stays', async t => {
    const { house, browser, passkey } = await houseOfMei(t);
    const remove = (id: string) => house.ask(browser, 'passkeys.remove', { passkey: id });
    await assert.rejects(remove(passkey.id), refused('not-allowed'));
    const { passkey: second } = await addPasskey(house, browser);
    assert.deepEqual(
      (await remove(passkey.id)).passkeys.map(({ id }) => id),
      [second.id],
    );
    await assert.rejects(remove(second.id), refused('not-allowed'));
    await house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD });
    assert.deepEqual((await remove(second.id)).passkeys, []);
  });

  test('of two removals at once the second finds the last one', async t => {
    const { house, browser, passkey } = await houseOfMei(t);
    const { passkey: second } = await addPasskey(house, browser);
    const both = await Promise.allSettled(
      [passkey, second].map(({ id }) => house.ask(browser, 'passkeys.remove', { passkey: id })),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    assert.equal((await house.ask(browser, 'me.enter', {})).passkeys.length, 1);
  });

  test('nobody removes another’s', async t => {
    const { house, passkey } = await houseOfMei(t);
    const browser = house.browser();
    await house.ask(browser, 'me.enter', {});
    await assert.rejects(house.ask(browser, 'passkeys.remove', { passkey: passkey.id }), refused('not-found'));
  });
});
