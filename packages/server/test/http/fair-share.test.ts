import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import type { CommandName } from '@teahouse/protocol';
import type { Caller } from '../../src/house.ts';
import { takeShare } from '../../src/http/fair-share.ts';
import { Limits } from '../../src/http/limits.ts';
import { networkOf } from '../../src/proxies.ts';
import { statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { Quotas } from '../../src/tables/quotas.ts';
import { Guest } from '../guest.ts';
import { aHouse } from '../house.ts';

const MINUTE_MS = 60_000;

/** A door where people come from addresses; those whose name begins with `guest` have no account. */
function aDoor() {
  const clock = { ms: 0 };
  const limits = new Limits(() => clock.ms);
  const shares = {
    limit: limits.take.bind(limits),
    isKnownGuest: (person: string): boolean => person.startsWith('guest'),
  };
  /** How many of so many commands are let in. */
  const ask = (
    times: number,
    person: string | null,
    address: string,
    name: CommandName,
    input: object = {},
  ): number => {
    const caller = { person, address } as Caller;
    let taken = 0;
    for (let i = 0; i < times; i++) {
      try {
        takeShare(shares, caller, name, input);
        taken++;
      } catch {
        // Refused: there is nothing left.
      }
    }
    return taken;
  };
  return { clock, limits, ask };
}

test('people at one address share what an address may have; others do not notice', () => {
  const { clock, ask } = aDoor();
  let imports = 0;
  for (let i = 0; i < 50; i++) imports += ask(5, `anna${i}`, '192.0.2.1', 'tables.import');
  assert.equal(imports, 15, 'a second and a half of the thread at once, however many they are');
  for (let s = 0; s < 60; s++) {
    clock.ms += 1000;
    imports += ask(5, `anna${s}`, '192.0.2.1', 'tables.import');
  }
  assert.equal(imports, 105, 'and nine seconds in a minute');
  assert.equal(ask(1, 'bert', '192.0.2.1', 'games.list'), 0);
  assert.equal(ask(100, 'cleo', '192.0.2.2', 'play.answer'), 100);
  clock.ms += MINUTE_MS;
  assert.equal(ask(1, 'bert', '192.0.2.1', 'games.list'), 1);
});

test('what is dear is counted as such: many moments are more than one', () => {
  const few = aDoor().ask(5000, 'anna', 'a', 'play.moments', { from: 1, to: 1 });
  const many = aDoor().ask(5000, 'anna', 'a', 'play.moments', { from: 1, to: 50 });
  assert.equal(few, 600, 'as many as any messages');
  assert.equal(many, 38, 'a second of the thread at once');
});

test('all guests together leave something to those who have an account', () => {
  const { ask } = aDoor();
  let taken = 0;
  for (let i = 0; i < 100; i++) taken += ask(10, `guest${i}`, `address${i}`, 'tables.import');
  assert.equal(taken, 60, 'six seconds of the thread at once');
  assert.equal(ask(600, 'anna', 'another', 'play.answer'), 600);
});

test('what was used up through one process is used up in all', () => {
  const [here, there] = [aDoor(), aDoor()];
  assert.equal(here.ask(600, 'anna', 'a', 'play.answer'), 600);
  const told = here.limits.untold();
  assert.ok(JSON.stringify(told).length < 7000, 'it fits into a message of PostgreSQL');
  there.limits.hear(told);
  assert.equal(there.ask(600, 'anna', 'a', 'play.answer'), 0);
  assert.deepEqual(here.limits.untold(), [], 'told once');
  here.ask(1, 'bert', 'b', 'play.answer');
  assert.deepEqual(here.limits.untold(), [], 'a little is not worth telling');
});

test('an address of version 6 is one of many that somebody has', () => {
  for (const [address, network] of [
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['', ''],
  ] as const) {
    assert.equal(networkOf(address), network, address);
  }
});

test('tables of bots alone are for people with an account; bots are for everybody, but not all of them', async () => {
  const db = new SqliteDb(':memory:');
  await migrate(db);
  const quotas = new Quotas({ db, isLimited: true, isGuest: async person => person.startsWith('guest') });
  await assert.rejects(quotas.mustHaveRoom('guest', { bots: 2, people: 0 }), /needs an account/);
  await quotas.mustHaveRoom('anna', { bots: 2, people: 0 });
  const lay = async (id: string, host: string): Promise<void> => {
    const sql = `INSERT INTO tables (id, game, rules, status, options, settings, host, seed, created_at, changed_at,
      watch_secret) VALUES ($1, 'tea', '1', 'playing', '{}', '{}', $2, '', 1, 1, '')`;
    const seat = `INSERT INTO seats (table_id, seat, bot) VALUES ($1, 1, 'greedy')`;
    await db.write([statement(sql, [id, host]), statement(seat, [id])]);
  };
  for (let i = 0; i < 10; i++) await lay(`g${i}`, 'guest');
  await assert.rejects(quotas.mustHaveRoom('guest', { bots: 1, people: 1 }), /you play at 10 tables with bots/);
  await quotas.mustHaveRoom('guest', { bots: 0, people: 2 });
  await quotas.mustHaveRoom('guest2', { bots: 1, people: 1 });
  for (let i = 0; i < 500; i++) {
    await db.write([statement(`INSERT INTO work VALUES ('bot', $1, 0, 0, 0, '')`, [`t${i}/0`])]);
  }
  await assert.rejects(quotas.mustHaveRoom('anna', { bots: 1, people: 1 }), /all bots are busy/);
  await quotas.mustHaveRoom('anna', { bots: 0, people: 2 });
  await db.close();
});

test('a guest cannot have bots play among themselves, neither at once nor seat by seat', async () => {
  const house = await aHouse();
  const guest = await Guest.enter(house.address);
  const BOT = { kind: 'bot', level: 'random' } as const;
  const no = await guest.refused('tables.create', { game: 'five-cups', seats: [BOT, BOT] });
  assert.deepEqual([no.reason, no.message.includes('account')], ['not-allowed', true]);
  const { id } = await guest.do('tables.create', { game: 'five-cups', seats: [{ kind: 'open' }, BOT] });
  assert.equal((await guest.refused('tables.plan', { table: id, seat: 0, plan: BOT })).reason, 'not-allowed');
  await house.close();
});

test('a request that drips is cut off', async () => {
  const house = await aHouse();
  house.app.server.requestTimeout = 1000;
  const { hostname, port } = new URL(house.address);
  const drip = connect(Number(port), hostname);
  await once(drip, 'connect');
  drip.write(
    `POST /api/me HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"`,
  );
  const dripping = setInterval(() => drip.write('x'), 100);
  let said = '';
  drip.setEncoding('utf8').on('data', text => {
    said += text;
  });
  drip.on('error', () => {});
  await once(drip, 'close');
  clearInterval(dripping);
  assert.match(said, /^HTTP\/1\.1 408 /);
  await house.close();
});

test('the description of the API is made once, may be kept, and is not for floods', async () => {
  const house = await aHouse({ RATE_LIMIT: '100' });
  const first = await fetch(`${house.address}/api`);
  assert.equal(first.headers.get('cache-control'), 'public, max-age=300');
  assert.match(first.headers.get('content-type')!, /^application\/json/);
  assert.ok((await first.json()).paths['/api/tables']);
  const statuses = new Set<number>();
  for (let i = 0; i < 40; i++) statuses.add((await fetch(`${house.address}/api`)).status);
  assert.deepEqual([...statuses], [200, 429]);
  await house.close();
});
