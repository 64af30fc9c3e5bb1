import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statement } from '../../src/store/db.ts';
import { chat, seat, table, traces } from './rows.ts';
import { openHouse, refused } from './support.ts';

const PASSWORD = 'first flush of spring';

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
  assert.deepEqual(house.asked, [`leave ${id}`, `leave ${id}`], 'before, and whatever was sat down at meanwhile');
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
