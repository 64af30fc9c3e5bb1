import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import type { Language } from '@teahouse/kernel';
import { type Deliver, delivery } from '../../src/notify/deliver.ts';
import { type Mailer, smtpMailer } from '../../src/notify/mail.ts';
import { newNotice, noticeStatements } from '../../src/notify/notices.ts';
import { Sender, type SenderDeps } from '../../src/notify/sender.ts';
import { People } from '../../src/people/people.ts';
import { houseSecrets } from '../../src/people/secrets.ts';
import { statement } from '../../src/store/db.ts';
import { Clock, emptyStore } from '../people/support.ts';
import { PushBrowser } from './push-browser.ts';
import { receiving, until } from './support.ts';

const TABLE = 'table-0123456789';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long each try waits for the next. */
const WAITS = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** A house with one person, and a sender that delivers as the house does, to this machine too. */
async function sending(t: TestContext, { language = 'en' as Language, mailer = null as Mailer | null } = {}) {
  const senders: Sender[] = [];
  // Registered first: nothing is sent any more when the store goes.
  t.after(() => Promise.all(senders.map(sender => sender.stop())));
  const db = await emptyStore(t);
  const clock = new Clock();
  const { vapid } = await houseSecrets(db);
  await db.write([
    statement(
      "INSERT INTO people (id, name, colour, language, time_zone, since) VALUES ('mei', 'Mei', 'jade', $1, 'UTC', 0)",
      [language],
    ),
  ]);
  const reports: string[] = [];
  const real = delivery({ vapid, contact: 'mailto:house@tea.example', addresses: { allowPrivate: true }, mailer });
  const deps: SenderDeps = {
    db,
    now: clock.now,
    people: new People(db, clock.now),
    deliver: real,
    tableUrl: table => `https://tea.example/tables/${table}`,
    titleOf: async (_game, language) => `Tea (${language})`,
    report: (message, details) => void reports.push(`${message} ${JSON.stringify(details)}`),
  };
  const make = (deliver: Deliver = real) => {
    const sender = new Sender({ ...deps, deliver });
    senders.push(sender);
    return sender;
  };
  let channels = 0;
  return {
    db,
    clock,
    vapid,
    reports,
    make,
    add: (kind: string, target: string) =>
      db.write([
        statement("INSERT INTO channels (id, person, kind, target, failures) VALUES ($1, 'mei', $2, $3, 0)", [
          `channel-${channels++}`,
          kind,
          target,
        ]),
      ]),
    put: (key: string) => db.write(noticeStatements('mei', 'your-turn', TABLE, 'tea', key, clock.now())),
    failures: async () =>
      Object.fromEntries((await db.rows('SELECT id, failures FROM channels')).map(row => [row.id, row.failures])),
    /** Waits until everything that is due is done. */
    quiet: () =>
      until(async () => {
        const held = await db.rows('SELECT key FROM work WHERE due <= $1 OR lease > $1', [clock.ms]);
        return held.length === 0;
      }, 'the sender is done'),
  };
}

describe('a webhook', () => {
  test('is told once what happened, and nothing that is hidden', async t => {
    const house = await sending(t);
    const receiver = await receiving(t);
    await house.add('webhook', `${receiver.url}hook?key=secret`);
    await house.put('7');
    house.make().start();
    await house.quiet();
    const [{ method, path, headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    assert.deepEqual([method, path], ['POST', '/hook?key=secret']);
    assert.equal(headers['content-type'], 'application/json');
    assert.equal(headers['idempotency-key'], newNotice('mei', 'your-turn', TABLE, 'tea', '7', 0).id);
    assert.deepEqual(JSON.parse(body.toString()), {
      kind: 'your-turn',
      table: TABLE,
      game: 'tea',
      url: `https://tea.example/tables/${TABLE}`,
      at: house.clock.ms,
    });
    assert.equal(receiver.received.length, 1);
    assert.deepEqual(await house.db.rows('SELECT key FROM work'), []);
  });

  test('is told when the sender is woken, and not called for what was seen', async t => {
    const house = await sending(t);
    const receiver = await receiving(t);
    await house.add('webhook', receiver.url);
    const sender = house.make();
    sender.start();
    await house.put('1');
    sender.wake();
    await house.quiet();
    await house.put('2');
    await house.db.write([statement('UPDATE notices SET seen = 1')]);
    sender.wake();
    await house.quiet();
    assert.equal(receiver.received.length, 1);
  });

  test('that fails is tried again, later and later, without the others', async t => {
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

  test('that is well again is as good as new; after five notices in a row it is removed', async t => {
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

  test('leaves no address in the log', async t => {
    const house = await sending(t);
    const receiver = await receiving(t);
    receiver.status = 500;
    await house.add('webhook', `${receiver.url}secret-path`);
    await house.add('webhook', 'http://host-of-mei.invalid/');
    await house.put('7');
    house.make().start();
    await house.quiet();
    assert.equal(house.reports.length, 2);
    assert.match(house.reports.join(), /answered with 500/);
    assert.match(house.reports.join(), /address-not-allowed/);
    assert.doesNotMatch(house.reports.join(), /secret-path|127\.0\.0\.1|host-of-mei/);
  });
});

describe('a browser', () => {
  test('gets a push that only it can read, signed by the house, in the person’s language', async t => {
    const house = await sending(t, { language: 'it' });
    const receiver = await receiving(t);
    receiver.status = 201;
    const browser = new PushBrowser(`${receiver.url}push/1`);
    await house.add('push', JSON.stringify(browser.subscription));
    await house.put('7');
    house.make().start();
    await house.quiet();
    const [{ path, headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    assert.deepEqual([path, headers['content-encoding'], headers.topic], ['/push/1', 'aes128gcm', TABLE]);
    assert.deepEqual(JSON.parse(browser.open(body)), {
      kind: 'your-turn',
      table: TABLE,
      game: 'Tea (it)',
      sentence: 'Tocca a te.',
    });
    const claims = browser.checkedClaims(headers.authorization!, house.vapid.publicKey);
    assert.deepEqual([claims.aud, claims.sub], [new URL(receiver.url).origin, 'mailto:house@tea.example']);
  });

  for (const status of [404, 410]) {
    test(`that has left (${status}) is not called again`, async t => {
      const house = await sending(t);
      const receiver = await receiving(t);
      receiver.status = status;
      await house.add('push', JSON.stringify(new PushBrowser(receiver.url).subscription));
      await house.put('7');
      house.make().start();
      await house.quiet();
      assert.deepEqual(await house.failures(), {});
      assert.equal(receiver.received.length, 1);
      assert.deepEqual(await house.db.rows('SELECT key FROM work'), []);
    });
  }

  test('whose service is busy is called again later', async t => {
    const house = await sending(t);
    const receiver = await receiving(t);
    receiver.status = 429;
    await house.add('push', JSON.stringify(new PushBrowser(receiver.url).subscription));
    await house.put('7');
    const sender = house.make();
    sender.start();
    await house.quiet();
    receiver.status = 201;
    house.clock.pass(WAITS[0]!);
    sender.wake();
    await house.quiet();
    assert.equal(receiver.received.length, 2);
    assert.deepEqual(await house.db.rows('SELECT key FROM work'), []);
  });
});

describe('an e-mail', () => {
  /** Takes mail and keeps what was said. */
  async function smtpServer(t: TestContext) {
    const said: string[] = [];
    const server = createServer(socket => {
      let inData = false;
      socket.write('220 tea.example\r\n');
      socket.on('error', () => socket.destroy());
      socket.on('data', chunk => {
        for (const line of chunk.toString().split('\r\n')) {
          said.push(line);
          if (inData && line !== '.') continue;
          if (line === '') continue;
          inData = line === 'DATA';
          socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
        }
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.after(() => void server.close());
    return { said, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  test('says what happened and where, in the person’s language', async t => {
    const { said, url } = await smtpServer(t);
    const house = await sending(t, { language: 'de', mailer: smtpMailer(url, 'Teahouse <house@tea.example>') });
    await house.add('email', 'mei@home.example');
    await house.put('7');
    house.make().start();
    await house.quiet();
    const mail = said.join('\n');
    assert.deepEqual(house.reports, []);
    assert.ok(said.includes('MAIL FROM:<house@tea.example>'));
    assert.ok(said.includes('RCPT TO:<mei@home.example>'));
    assert.match(mail, /^Subject: Tea \(de\): Du bist am Zug\.$/m);
    assert.match(mail, new RegExp(`^Zum Tisch: https://tea.example/tables/${TABLE}$`, 'm'));
    assert.match(mail, /^Auto-Submitted: auto-generated$/m);
    const { id } = newNotice('mei', 'your-turn', TABLE, 'tea', '7', 0);
    assert.ok(said.includes(`Message-ID: <${id}@tea.example>`));
  });

  test('is put off where the house sends none any more', async t => {
    const house = await sending(t);
    await house.add('email', 'mei@home.example');
    await house.put('7');
    house.make().start();
    await house.quiet();
    assert.match(house.reports.join(), /sends no e-mail/);
    assert.equal((await house.db.rows('SELECT key FROM work')).length, 1);
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
    const { id } = newNotice('mei', 'your-turn', TABLE, 'tea', '1', 0);
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
