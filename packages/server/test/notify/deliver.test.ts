import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { smtpMailer } from '../../src/notify/mail.ts';
import { noticeId } from '../../src/notify/notices.ts';
import { statement } from '../../src/store/db.ts';
import { PushBrowser } from './push-browser.ts';
import { sending, TABLE } from './sending.ts';
import { type ReceivedMail, smtpReceiver } from './smtp.ts';
import { receiving } from './support.ts';

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
    assert.equal(headers['idempotency-key'], noticeId('mei', 'your-turn', TABLE, '7'));
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
      title: 'Tea (it)',
      body: 'Tocca a te.',
      path: `/tables/${TABLE}`,
      tag: TABLE,
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
    house.clock.pass(30_000);
    sender.wake();
    await house.quiet();
    assert.equal(receiver.received.length, 2);
    assert.deepEqual(await house.db.rows('SELECT key FROM work'), []);
  });
});

describe('an e-mail', () => {
  test('says what happened and where, in the person’s language', async t => {
    const smtp = await smtpReceiver(t);
    const house = await sending(t, { language: 'de', mailer: smtpMailer(smtp.url, 'Teahouse <house@tea.example>') });
    await house.add('email', 'mei@home.example');
    await house.put('7');
    house.make().start();
    await house.quiet();
    assert.deepEqual(house.reports, []);
    const [{ from, to, headers, text }] = smtp.mails as [ReceivedMail];
    assert.deepEqual([from, to, smtp.mails.length], ['house@tea.example', ['mei@home.example'], 1]);
    assert.equal(headers.get('subject'), 'Tea (de): Du bist am Zug.');
    assert.match(text, new RegExp(`^Zum Tisch: https://tea.example/tables/${TABLE}$`, 'm'));
    assert.equal(headers.get('auto-submitted'), 'auto-generated');
    const id = noticeId('mei', 'your-turn', TABLE, '7');
    assert.equal(headers.get('message-id'), `<${id}@tea.example>`);
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
