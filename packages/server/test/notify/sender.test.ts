import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noticeId } from '../../src/notify/notices.ts';
import { statement } from '../../src/store/db.ts';
import { sending, TABLE } from './sending.ts';
import { receiving, until } from './support.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long each try waits for the next. */
const WAITS = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

describe('a notice', () => {
  test('is shown on the pages of its person, once, and only if it is news', async t => {
    const house = await sending(t);
    await house.put('1');
    await house.db.write([statement('UPDATE notices SET seen = 1')]);
    await house.put('2');
    house.make().start();
    await house.quiet();
    const id = noticeId('mei', 'your-turn', TABLE, '2');
    const notice = { id, kind: 'your-turn', table: TABLE, game: 'tea', at: house.clock.ms, seen: false };
    assert.deepEqual(house.shown, [['mei', notice]]);
  });

  test('that does not arrive is tried again, later and later, without the others', async t => {
    const house = await sending(t);
    const [good, bad] = [await receiving(t), await receiving(t)];
    bad.status = 500;
    await house.add('webhook', good.url);
    await house.add('webhook', bad.url);
    await house.put('7');
    const sender = house.make();
    sender.start();
    await house.quiet();
    for (const [i, ms] of WAITS.entries()) {
      house.clock.pass(ms - 1);
      sender.wake();
      await house.quiet();
      assert.equal(bad.received.length, i + 1, `not before ${ms} ms`);
      house.clock.pass(1);
      sender.wake();
      await house.quiet();
      assert.equal(bad.received.length, i + 2);
    }
    house.clock.pass(1000 * HOUR_MS);
    sender.wake();
    await house.quiet();
    assert.equal(bad.received.length, 6, 'six times in all');
    assert.equal(good.received.length, 1);
    assert.equal(new Set(bad.received.map(({ headers }) => headers['idempotency-key'])).size, 1);
    assert.deepEqual(await house.failures(), { 'channel-0': 0, 'channel-1': 1 });
  });

  test('that never arrives counts against its channel: after five in a row it is removed', async t => {
    const house = await sending(t);
    const receiver = await receiving(t);
    await house.add('webhook', receiver.url);
    const sender = house.make();
    sender.start();
    const tell = async (key: string, status: number) => {
      receiver.status = status;
      await house.put(key);
      for (const ms of [0, ...WAITS]) {
        house.clock.pass(ms);
        sender.wake();
        await house.quiet();
      }
    };
    for (const key of ['1', '2', '3', '4']) await tell(key, 404);
    assert.deepEqual(await house.failures(), { 'channel-0': 4 });
    await tell('5', 204);
    assert.deepEqual(await house.failures(), { 'channel-0': 0 });
    for (const key of ['6', '7', '8', '9', '10']) await tell(key, 301);
    assert.deepEqual(await house.failures(), {});
    assert.equal(receiver.received.length, 6 * 9 + 1);
  });

  test('that was seen meanwhile is not tried again', async t => {
    const house = await sending(t);
    const receiver = await receiving(t);
    receiver.status = 500;
    await house.add('webhook', receiver.url);
    await house.put('7');
    const sender = house.make();
    sender.start();
    await house.quiet();
    await house.db.write([statement('UPDATE notices SET seen = 1')]);
    house.clock.pass(WAITS[0]!);
    sender.wake();
    await house.quiet();
    assert.equal(receiver.received.length, 1);
    assert.deepEqual(await house.db.rows('SELECT key FROM work'), []);
  });
});

describe('the sender', () => {
  test('waits for what is under way when it stops, and begins nothing more', async t => {
    const house = await sending(t);
    await house.add('webhook', 'http://slow.example/');
    const answer = Promise.withResolvers<'sent'>();
    let begun = 0;
    const sender = house.make(() => {
      begun++;
      return answer.promise;
    });
    await house.put('1');
    sender.start();
    await until(() => begun === 1, 'it is sent');
    let stopped = false;
    const stopping = sender.stop().then(() => {
      stopped = true;
    });
    await house.put('2');
    sender.wake();
    await new Promise(resolve => setTimeout(resolve, 20));
    assert.deepEqual([stopped, begun], [false, 1]);
    answer.resolve('sent');
    await stopping;
    assert.equal(begun, 1);
    assert.equal((await house.db.rows('SELECT key FROM work')).length, 1, 'the second waits for the next start');
    sender.start();
    await until(() => begun === 2, 'the second is sent');
  });

  test('does not let a slow one hold up the others', async t => {
    const house = await sending(t);
    await house.add('webhook', 'http://slow.example/');
    await house.add('webhook', 'http://fast.example/');
    const never = Promise.withResolvers<'sent'>();
    const fast: string[] = [];
    const sender = house.make(async (channel, { id }) => {
      if (channel.target.includes('slow')) return never.promise;
      fast.push(id);
      return 'sent';
    });
    sender.start();
    for (const key of ['1', '2', '3']) {
      await house.put(key);
      sender.wake();
    }
    await until(() => fast.length === 3, 'the fast ones are sent');
    never.resolve('sent');
  });

  test('shares the work with others: nobody hears anything twice', async t => {
    const house = await sending(t);
    const heard: string[] = [];
    for (let i = 0; i < 5; i++) await house.add('webhook', `http://hook-${i}.example/`);
    const senders = Array.from({ length: 3 }, () =>
      house.make(async ({ id }, message) => {
        heard.push(`${message.id} ${id}`);
        return 'sent';
      }),
    );
    for (const sender of senders) sender.start();
    for (let n = 0; n < 20; n++) {
      await house.put(String(n));
      for (const sender of senders) sender.wake();
    }
    await house.quiet();
    assert.equal(heard.length, 100);
    assert.equal(new Set(heard).size, 100);
  });

  test('takes over what another left behind, and gives up what never ends', async t => {
    const house = await sending(t);
    await house.add('webhook', 'http://hook.example/');
    await house.put('1');
    const id = noticeId('mei', 'your-turn', TABLE, '1');
    const key = `${id}.channel-0`;
    // Another process split it, began five times to send it, and died each time.
    await house.db.write([
      statement('UPDATE work SET key = $1, attempts = 5, lease = $2', [key, house.clock.ms + 60_000]),
    ]);
    let sent = 0;
    const sender = house.make(async () => {
      sent++;
      return 'sent';
    });
    sender.start();
    await new Promise(resolve => setTimeout(resolve, 20));
    assert.equal(sent, 0, 'its lease still runs');
    house.clock.pass(60_000);
    sender.wake();
    await house.quiet();
    assert.equal(sent, 1);
    await house.db.write([
      statement("INSERT INTO work (kind, key, due, lease, attempts, payload) VALUES ('notify', $1, 0, 0, 6, '')", [
        key,
      ]),
    ]);
    sender.wake();
    await house.quiet();
    assert.equal(sent, 1);
    assert.deepEqual(await house.failures(), { 'channel-0': 0 }, 'it was no fault of the channel');
  });

  test('that was too slow leaves the work to whoever took it over', async t => {
    const house = await sending(t);
    await house.add('webhook', 'http://hook.example/');
    await house.put('1');
    let sent = 0;
    const deliver = async () => {
      sent++;
      return 'sent' as const;
    };
    const rows = house.db.rows.bind(house.db);
    const [reading, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    house.db.rows = (async (sql, values) => {
      if (sql.includes('FROM channels WHERE person')) {
        house.db.rows = rows;
        reading.resolve();
        await held.promise;
      }
      return rows(sql, values);
    }) as typeof rows;
    const slow = house.make(deliver);
    slow.start();
    await reading.promise;
    house.clock.pass(60_000);
    house.make(deliver).start();
    await house.quiet();
    assert.equal(sent, 1);
    held.resolve();
    await slow.stop();
    assert.deepEqual(await house.db.rows('SELECT key FROM work'), []);
    assert.equal(sent, 1);
  });

  test('lives on when the store is away for a moment', async t => {
    const house = await sending(t);
    const receiver = await receiving(t);
    await house.add('webhook', receiver.url);
    await house.put('1');
    const rows = house.db.rows.bind(house.db);
    house.db.rows = async () => {
      throw new Error('the store is away');
    };
    const sender = house.make();
    sender.start();
    await until(() => house.reports.length > 0, 'the trouble is reported');
    house.db.rows = rows;
    sender.wake();
    await house.quiet();
    assert.equal(receiver.received.length, 1);
  });

  test('sweeps out what is older than sixty days', async t => {
    const house = await sending(t);
    await house.put('1');
    house.clock.pass(61 * 24 * HOUR_MS);
    await house.put('2');
    house.make().start();
    await house.quiet();
    assert.equal((await house.db.rows('SELECT id FROM notices')).length, 1);
  });
});
