import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COLOURS } from '@teahouse/protocol';
import { ValiError } from 'valibot';
import { statement, type Value } from '../../src/store/db.ts';
import { type House, openHouse, refused } from './support.ts';

const PASSWORD = 'first flush of spring';

const table = (id: string, host: string | null, status = 'open') =>
  statement(
    `INSERT INTO tables (id, game, rules, status, options, settings, host, seed, created_at, changed_at, n, asked,
       abandoning, watch_secret) VALUES ($1, 'tea', '1', $3, '{}', '{}', $2, '', 0, 0, 0, '[]', '[]', '')`,
    [id, host, status],
  );
const seat = (at: string, number: number, person: string | null) =>
  statement('INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)', [at, number, person]);
const chat = (at: string, id: number, person: string, text: string) =>
  statement('INSERT INTO chat (table_id, id, person, at, text, command_id) VALUES ($1, $2, $3, 0, $4, $5)', [
    at,
    id,
    person,
    text,
    `command-${id}`,
  ]);

/** What the store holds of a person, in every table that can. */
async function traces({ db }: House, person: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of ['sessions', 'passkeys', 'challenges', 'tokens', 'channels', 'notices', 'seats', 'chat']) {
    const rows = await db.rows(`SELECT person FROM ${name} WHERE person = $1`, [person]);
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}

describe('guests', () => {
  test('somebody without a cookie becomes a guest, and is known again', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    const me = await house.ask(browser, 'me.enter', { timeZone: 'Europe/Rome' });
    assert.match(me.name, /^Guest \d{4}$/);
    assert.ok(COLOURS.includes(me.colour));
    assert.deepEqual(
      [me.language, me.timeZone, me.quiet, me.login, me.passkeys],
      ['en', 'Europe/Rome', null, null, []],
    );
    assert.deepEqual(await house.ask(browser, 'me.enter', {}), me);
  });

  for (const [accepted, asked, name] of [
    ['it-IT,it;q=0.9,en;q=0.8', undefined, /^Ospite \d{4}$/],
    ['de', 'es', /^Invitado \d{4}$/],
    ['de', undefined, /^Gast \d{4}$/],
    ['fr', undefined, /^Guest \d{4}$/],
  ] as const) {
    test(`a guest who reads ${asked ?? accepted} is greeted as ${name.source}`, async t => {
      const house = await openHouse(t);
      const browser = house.browser();
      browser.acceptLanguage = accepted;
      assert.match((await house.ask(browser, 'me.enter', asked === undefined ? {} : { language: asked })).name, name);
    });
  }

  for (const timeZone of ['Atlantis/Capital', '', '../etc/passwd', '\u0000']) {
    test(`a guest from ${JSON.stringify(timeZone)} lives in UTC`, async t => {
      const house = await openHouse(t);
      assert.equal((await house.ask(house.browser(), 'me.enter', { timeZone })).timeZone, 'UTC');
    });
  }

  test('nobody makes guests without end, or over a socket', async t => {
    const house = await openHouse(t);
    for (let i = 0; i < 30; i++) await house.ask(house.browser(), 'me.enter', {});
    await assert.rejects(house.ask(house.browser(), 'me.enter', {}), refused('slow-down'));
    const browser = house.browser();
    browser.socket = { person: null, send: () => {}, onClose: () => {} };
    await assert.rejects(house.ask(browser, 'me.enter', {}), refused('not-allowed'));
    assert.equal((await house.db.rows('SELECT id FROM people')).length, 30);
  });

  test('a guest changes what it wants and nothing else; others see it at once', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    const me = await house.ask(browser, 'me.enter', {});
    assert.equal((await house.people.person(me.id))!.name, me.name);
    const changed = await house.ask(browser, 'me.change', {
      name: '  Mei  ',
      colour: 'plum',
      quiet: { from: 23, to: 7 },
    });
    assert.deepEqual(changed, { ...me, name: 'Mei', colour: 'plum', quiet: { from: 23, to: 7 } });
    assert.deepEqual(await house.people.person(me.id), { id: me.id, name: 'Mei', colour: 'plum' });
    assert.equal((await house.ask(browser, 'me.change', { quiet: null })).quiet, null);
    assert.deepEqual(await house.ask(browser, 'me.change', {}), { ...changed, quiet: null });
  });

  test('bad changes change nothing', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    const me = await house.ask(browser, 'me.enter', {});
    await assert.rejects(
      house.ask(browser, 'me.change', { name: 'X', timeZone: 'Mars/Olympus' }),
      refused('bad-input'),
    );
    for (const bad of [{ name: '' }, { name: 'a\u0000b' }, { name: 'x'.repeat(41) }, { colour: 'red' }, { id: 'me' }]) {
      await assert.rejects(house.ask(browser, 'me.change', bad as never), ValiError);
    }
    assert.deepEqual(await house.ask(browser, 'me.enter', {}), me);
    await assert.rejects(house.ask(house.browser(), 'me.change', { name: 'X' }), refused('who-are-you'));
  });

  test('many people are read at once, those that there are', async t => {
    const house = await openHouse(t);
    const ids = Array.from({ length: 70 }, (_, i) => `person-${i}`);
    await house.db.write(
      ids.map(id =>
        statement("INSERT INTO people (id, name, colour, time_zone, since) VALUES ($1, $1, 'jade', 'UTC', 0)", [id]),
      ),
    );
    await house.people.person('person-3');
    const found = await house.people.byIds([...ids, 'nobody', 'person-1']);
    assert.deepEqual([...found.keys()].sort(), [...ids].sort());
    assert.deepEqual(found.get('person-69'), { id: 'person-69', name: 'person-69', colour: 'jade' });
    assert.equal((await house.people.byIds([])).size, 0);
    assert.equal(await house.people.person('nobody'), null);
  });
});

describe('accounts', () => {
  test('a guest becomes an account and keeps everything; the session of before ends', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    const guest = await house.ask(browser, 'me.enter', {});
    const before = browser.cookie;
    const me = await house.ask(browser, 'me.account', { login: ' Mei.Lin ', password: PASSWORD });
    assert.deepEqual(me, { ...guest, login: 'mei.lin' });
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
    for (let i = 0; i < 10; i++) await assert.rejects(guess(), refused('wrong-login'));
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
});

describe('logging in', () => {
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
      await assert.rejects(
        house.ask(house.browser(), 'me.login', { login, password: 'wrong' }),
        refused('wrong-login'),
      );
      return Number(process.hrtime.bigint() - start);
    };
    const fastest = async (login: string) => Math.min(await time(login), await time(login), await time(login));
    const [known, unknown] = [await fastest('mei'), await fastest('nobody')];
    assert.ok(unknown > known / 3, `${unknown} ns for nobody, ${known} ns for somebody`);
  });

  test('passwords are not guessed without end: of one login, or from one address', async t => {
    const house = await openHouse(t);
    await withAccount(house);
    const guess = (login: string, from: number) => {
      const browser = house.browser();
      browser.address = `192.0.2.${from}`;
      return house.ask(browser, 'me.login', { login, password: 'guess' });
    };
    for (let i = 0; i < 10; i++) await assert.rejects(guess('mei', i + 10), refused('wrong-login'));
    await assert.rejects(guess('Mei', 99), refused('slow-down'));
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
    assert.deepEqual(house.asked, [`move ${guest} to ${account}`]);
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
    await house.db.write([table('one', account, 'playing'), seat('one', 0, account), seat('one', 1, guest)]);
    await house.ask(browser, 'me.login', { login: 'mei', password: PASSWORD });
    assert.deepEqual(await traces(house, guest), { seats: 1 });
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
});

describe('deleting oneself', () => {
  test('nothing is left but that somebody sat there', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    const { id } = await house.ask(browser, 'me.enter', {});
    await house.ask(browser, 'me.account', { login: 'mei', password: PASSWORD });
    await house.ask(browser, 'tokens.create', { name: 'bot' });
    await house.ask(browser, 'passkeys.offer', {});
    await house.db.write([
      ...[table('open', id), table('playing', id, 'playing'), seat('open', 0, id), seat('playing', 0, id)],
      ...[chat('open', 1, id, 'my words'), chat('open', 2, 'bo', 'his words')],
      statement("INSERT INTO channels (id, person, kind, target, failures) VALUES ('c', $1, 'webhook', 'x', 0)", [id]),
      statement(
        "INSERT INTO notices (id, person, kind, table_id, game, at, seen) VALUES ('n', $1, 'over', 'open', 'tea', 0, 0)",
        [id],
      ),
      statement(
        `INSERT INTO passkeys (id, person, name, public_key, counter, transports, since)
         VALUES ('p', $1, 'phone', '', 0, '[]', 0)`,
        [id],
      ),
    ]);
    const cookie = browser.cookie!;
    await house.ask(browser, 'me.delete', {});
    assert.deepEqual(house.asked, [`leave ${id}`]);
    assert.deepEqual(await traces(house, id), { seats: 1, chat: 1 });
    assert.deepEqual(
      (await house.db.rows('SELECT text FROM chat ORDER BY id')).map(({ text }) => text),
      ['', 'his words'],
    );
    assert.deepEqual(
      (await house.db.rows('SELECT table_id FROM seats WHERE person = $1', [id])).map(row => row.table_id),
      ['playing'],
    );
    const [row] = await house.db.rows('SELECT name, login, password, deleted_at FROM people WHERE id = $1', [id]);
    assert.deepEqual({ ...row }, { name: '', login: null, password: null, deleted_at: house.clock.ms });
    assert.equal((await house.people.person(id))!.name, '');
    assert.equal(await house.sessions.find(cookie), null);
    assert.equal(browser.cookie, null);
    await assert.rejects(
      house.ask(house.browser(), 'me.login', { login: 'mei', password: PASSWORD }),
      refused('wrong-login'),
    );
  });

  test('where a table cannot be left, nothing is deleted', async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    const { id, name } = await house.ask(browser, 'me.enter', {});
    house.asked.push = () => {
      throw new Error('the table is stuck');
    };
    await assert.rejects(house.ask(browser, 'me.delete', {}), /stuck/);
    assert.equal((await house.people.person(id))!.name, name);
  });
});
