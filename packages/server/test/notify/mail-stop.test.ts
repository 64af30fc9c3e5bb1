import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpMailer } from '../../src/notify/mail.ts';
import { statement } from '../../src/store/db.ts';
import { refused } from '../people/support.ts';
import { MEI, mailing, secretIn } from './mailing.ts';
import { smtpReceiver } from './smtp.ts';

test('every notice by e-mail has the same link that ends them, for readers and for their programs', async t => {
  const house = await mailing(t);
  const { browser, id } = await house.enter('it');
  await house.confirmed(browser);
  for (let i = 0; i < 2; i++) {
    await house.put(id);
    await house.send();
  }
  const [, first, second] = house.smtp.mails;
  const url = `https://tea.example/mail/stop?secret=${secretIn(first!)}`;
  assert.ok(first!.text.split('\n').includes(`Non voglio più e-mail: ${url}`), first!.text);
  assert.equal(first!.headers.get('list-unsubscribe'), `<${url}>`);
  assert.equal(first!.headers.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
  assert.equal(secretIn(second!), secretIn(first!));
});

test('who wants no more gets no more, not even what waits in the outbox', async t => {
  const house = await mailing(t);
  const { browser, id } = await house.enter();
  const channel = await house.confirmed(browser);
  await house.put(id);
  await house.send();
  const stop = secretIn(house.lastMail());
  // One that was tried and waits for its next try, and one that has just been put.
  house.smtp.refuses = true;
  await house.put(id);
  await house.send();
  house.smtp.refuses = false;
  assert.equal((await house.db.rows('SELECT key FROM work')).length, 1);
  await house.sender.stop();
  await house.put(id);
  await house.open('stop', stop);
  house.clock.pass(60_000);
  await house.send();
  assert.equal(house.smtp.mails.length, 2, 'the link and the first notice');
  assert.deepEqual(await house.db.rows('SELECT key FROM work'), []);

  await house.open('stop', stop);
  const [listed] = (await house.ask(browser, 'channels.list', {})).channels;
  assert.deepEqual(listed, { ...channel, confirmed: false, linkUntil: null });
  await house.ask(browser, 'channels.ask', { channel: channel.id });
  const again = secretIn(house.lastMail());
  await house.open('confirm', again);
  await house.put(id);
  await house.send();
  assert.equal(secretIn(house.lastMail()), stop);
});

test('whoever stops the mails also takes back a link that was not used yet', async t => {
  const house = await mailing(t);
  const { browser, id } = await house.enter();
  const { id: channel } = await house.confirmed(browser);
  await house.put(id);
  await house.send();
  const stop = secretIn(house.lastMail());
  await house.open('stop', stop);
  await house.ask(browser, 'channels.ask', { channel });
  await house.open('stop', stop);
  await assert.rejects(house.open('confirm', secretIn(house.lastMail())), refused('old-link'));
});

test('no header and no reader can be added, whatever people are called', async t => {
  const house = await mailing(t);
  const { browser, id } = await house.enter();
  await house.db.write([statement('UPDATE people SET name = $1', ['Mei\r\nBcc: bo@home.example\r\n\r\nBuy!'])]);
  house.house.people.forget(id);
  await house.confirmed(browser);
  await house.put(id);
  await house.send();
  assert.equal(house.smtp.mails.length, 2);
  for (const { to, headers, text } of house.smtp.mails) {
    assert.deepEqual([to, headers.has('bcc')], [[MEI], false]);
    assert.doesNotMatch(text, /Buy!/);
  }
  // Nor by any other value, where one should ever come through.
  const smtp = await smtpReceiver(t);
  const odd = 'Tea\r\nBcc: bo@home.example\r\n\r\nBuy!';
  await smtpMailer(smtp.url, 'house@tea.example')({ to: MEI, subject: odd, text: 'Tea', id: odd, stop: odd });
  const [mail] = smtp.mails;
  assert.deepEqual([mail!.to, mail!.text.trim()], [[MEI], 'Tea']);
  assert.deepEqual(
    [...mail!.headers.keys()].sort(),
    [...house.lastMail().headers.keys()].sort(),
    'the same headers as of any other',
  );
});
