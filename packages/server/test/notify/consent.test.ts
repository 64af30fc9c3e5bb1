import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES } from '@teahouse/kernel';
import { newSecret } from '../../src/ids.ts';
import { consentWords } from '../../src/notify/words.ts';
import { statement } from '../../src/store/db.ts';
import { DAY_MS, refused } from '../people/support.ts';
import { MEI, mailing, secretIn, TABLE } from './mailing.ts';

describe('an address that was added', () => {
  test('gets one link in the language of its person, and nothing else before that was used', async t => {
    const house = await mailing(t);
    const { browser, id } = await house.enter('de');
    await house.house.ask(browser, 'me.change', { name: 'Mei with a name' });
    const channel = await house.add(browser);
    assert.deepEqual([channel.confirmed, channel.linkUntil], [false, house.clock.ms + DAY_MS]);
    await house.put(id);
    await house.send();
    assert.equal(house.smtp.mails.length, 1);
    const { to, headers, text } = house.lastMail();
    assert.deepEqual(to, [MEI]);
    assert.equal(headers.get('subject'), consentWords.de.subject);
    assert.equal(headers.get('auto-submitted'), 'auto-generated');
    const { why, otherwise } = consentWords.de;
    const link = `https://tea.example/mail/confirm?secret=${secretIn(house.lastMail())}`;
    assert.equal(text.trim(), `${why}\n\n${link}\n\n${otherwise}`);

    await house.open('confirm', secretIn(house.lastMail()));
    await house.send();
    assert.equal(house.smtp.mails.length, 1, 'what happened before is not told any more');
    await house.put(id);
    await house.send();
    assert.equal(house.smtp.mails.length, 2);
    assert.match(house.lastMail().text, new RegExp(`https://tea.example/table/${TABLE}\n`));
    const [listed] = (await house.ask(browser, 'channels.list', {})).channels;
    assert.deepEqual(listed, { ...channel, confirmed: true, linkUntil: null });
  });

  test('is asked once more by its person, and only the new link counts', async t => {
    const house = await mailing(t);
    const { browser } = await house.enter();
    const { id: channel } = await house.add(browser);
    const first = secretIn(house.lastMail());
    await house.ask(browser, 'channels.ask', { channel });
    const second = secretIn(house.lastMail());
    assert.equal((await house.add(browser)).id, channel, 'added again, it is asked again');
    const third = secretIn(house.lastMail());
    for (const old of [first, second]) await assert.rejects(house.open('confirm', old), refused('old-link'));
    await house.open('confirm', third);
    await assert.rejects(house.ask(browser, 'channels.ask', { channel }), refused('not-now'));
    assert.equal((await house.add(browser)).confirmed, true, 'and is not asked when it has agreed');
    assert.equal(house.smtp.mails.length, 3);
  });

  test('keeps the hash of its secrets only', async t => {
    const house = await mailing(t);
    const { browser, id } = await house.enter();
    await house.confirmed(browser);
    await house.put(id);
    await house.send();
    await house.add(browser, 'other@home.example');
    const secrets = house.smtp.mails.map(secretIn);
    assert.equal(new Set(secrets).size, 3);
    const kept = JSON.stringify([
      await house.channels(),
      await house.db.rows('SELECT * FROM work'),
      await house.db.rows('SELECT * FROM mailbox_asks'),
    ]);
    for (const secret of secrets) assert.ok(!kept.includes(secret));
    assert.ok(!JSON.stringify(await house.db.rows('SELECT * FROM mailbox_asks')).includes('home.example'));
  });

  test('is not kept, nor reported, where the mail server does not take the link', async t => {
    const house = await mailing(t);
    const { browser } = await house.enter();
    house.smtp.refuses = true;
    await assert.rejects(house.add(browser), refused('not-sent'));
    assert.deepEqual(await house.channels(), []);
    assert.match(house.reports.join(), /a link was not sent/);
    assert.doesNotMatch(house.reports.join(), /home\.example/);
  });

  test('is not kept for somebody who was deleted while the mail was on its way', async t => {
    const house = await mailing(t);
    const { browser } = await house.enter();
    const rows = house.db.rows.bind(house.db);
    house.db.rows = (async (sql, values) => {
      if (sql.startsWith('INSERT INTO channels')) {
        house.db.rows = rows;
        await house.house.ask(browser, 'me.delete', {});
      }
      return rows(sql, values);
    }) as typeof rows;
    await assert.rejects(house.add(browser), refused('who-are-you'));
    assert.equal(house.smtp.mails.length, 1);
    assert.deepEqual(await house.channels(), []);
  });

  test('says nothing to others who add it, and each agrees for themselves', async t => {
    const house = await mailing(t);
    const [mei, bo] = [await house.enter(), await house.enter()];
    const mine = await house.confirmed(mei.browser);
    const his = await house.add(bo.browser);
    const ofHis = secretIn(house.lastMail());
    assert.deepEqual(his, { ...mine, id: his.id });
    await assert.rejects(house.ask(bo.browser, 'channels.ask', { channel: mine.id }), refused('not-found'));
    await house.put(bo.id);
    await house.put(mei.id);
    await house.send();
    assert.equal(house.smtp.mails.length, 3, 'two links and the notice for Mei');
    await house.open('stop', secretIn(house.lastMail()));
    await house.open('confirm', ofHis);
    assert.deepEqual(
      (await house.channels()).map(({ id, confirmed }) => [id, confirmed]).sort(),
      [
        [mine.id, 0],
        [his.id, 1],
      ].sort(),
    );
  });
});

test('links that are wrong, old, used or of another kind are refused, and change nothing', async t => {
  const house = await mailing(t);
  const [mei, bo] = [await house.enter(), await house.enter()];
  await house.confirmed(mei.browser);
  const used = secretIn(house.lastMail());
  await house.put(mei.id);
  await house.send();
  const stop = secretIn(house.lastMail());
  const gone = await house.add(bo.browser, 'gone@home.example');
  const ofGone = secretIn(house.lastMail());
  await house.ask(bo.browser, 'channels.remove', { channel: gone.id });
  await house.add(bo.browser, 'bo@home.example');
  const fresh = secretIn(house.lastMail());
  const token = (await house.house.ask(bo.browser, 'tokens.create', { name: 'bot' })).secret;
  const before = await house.channels();
  const hashes = before.flatMap(row => [row.link_hash, row.stop_hash]).filter(hash => typeof hash === 'string');
  assert.equal(hashes.length, 3);
  for (const wrong of [newSecret(), used, ofGone, token, ...hashes, ...before.map(({ id }) => `${id}${id}`)]) {
    for (const page of ['confirm', 'stop'] as const) {
      await assert.rejects(house.open(page, wrong), refused('old-link'), `${page} ${wrong}`);
    }
  }
  await assert.rejects(house.open('confirm', stop), refused('old-link'));
  await assert.rejects(house.open('stop', fresh), refused('old-link'));
  house.clock.pass(DAY_MS);
  await assert.rejects(house.open('confirm', fresh), refused('old-link'));
  assert.deepEqual(await house.channels(), before);
  house.clock.pass(-1);
  await house.open('confirm', fresh);
  house.clock.pass(1);
  const [listed] = (await house.ask(bo.browser, 'channels.list', {})).channels;
  assert.deepEqual([listed!.confirmed, listed!.linkUntil], [true, null]);
});

test('of the same link pressed many times at once, one counts', async t => {
  const house = await mailing(t);
  const { browser } = await house.enter();
  await house.add(browser);
  const secret = secretIn(house.lastMail());
  const pressed = await Promise.allSettled(Array.from({ length: 5 }, () => house.open('confirm', secret)));
  assert.equal(pressed.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('an address of before must agree, and is asked when its person wishes so', async t => {
  const house = await mailing(t);
  const { browser, id } = await house.enter();
  await house.db.write([
    statement("INSERT INTO channels (id, person, kind, target, failures) VALUES ('channel-old', $1, 'email', $2, 3)", [
      id,
      MEI,
    ]),
  ]);
  const [listed] = (await house.ask(browser, 'channels.list', {})).channels;
  assert.deepEqual([listed!.confirmed, listed!.linkUntil], [false, null]);
  await house.put(id);
  await house.send();
  assert.deepEqual(house.smtp.mails, []);
  await house.ask(browser, 'channels.ask', { channel: 'channel-old' });
  await house.open('confirm', secretIn(house.lastMail()));
  await house.put(id);
  await house.send();
  await house.open('stop', secretIn(house.lastMail()));
  assert.equal(house.smtp.mails.length, 2);
});

describe('nobody is flooded', () => {
  test('three links a day for one mailbox, whoever asks and however it is written', async t => {
    const house = await mailing(t);
    for (const address of [MEI, 'Mei+tea@home.example', 'm.e.i@HOME.example']) {
      await house.add((await house.enter()).browser, address);
      house.clock.pass(DAY_MS / 4);
    }
    for (const address of [MEI, 'mei+more@home.example']) {
      const { browser } = await house.enter();
      await assert.rejects(house.add(browser, address), refused('enough-mail'));
    }
    assert.equal((await house.channels()).length, 3);
    await house.add((await house.enter()).browser, 'bo@home.example');
    house.clock.pass(DAY_MS / 4);
    await house.add((await house.enter()).browser);
    await assert.rejects(
      house.add((await house.enter()).browser),
      refused('enough-mail'),
      'only the first was a day ago',
    );
    assert.equal(house.smtp.mails.length, 5);
    assert.equal((await house.db.rows('SELECT mailbox FROM mailbox_asks')).length, 2);
    house.clock.pass(DAY_MS);
    await house.add((await house.enter()).browser, 'cleo@home.example');
    assert.equal((await house.db.rows('SELECT mailbox FROM mailbox_asks')).length, 1, 'yesterday’s are swept out');
  });

  test('not by asking many times at once either', async t => {
    const house = await mailing(t);
    const guests = await Promise.all(Array.from({ length: 8 }, () => house.enter()));
    const asked = await Promise.allSettled(guests.map(({ browser }) => house.add(browser)));
    assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 3);
    assert.equal(house.smtp.mails.length, 3);
  });

  test('nor by one person, or from one place, with many addresses', async t => {
    const house = await mailing(t);
    const { browser } = await house.enter();
    for (let i = 0; i < 5; i++) await house.add(browser, `a${i}@home.example`);
    await assert.rejects(house.add(browser, 'b@home.example'), refused('slow-down'));
    for (let i = 0; i < 5; i++) {
      const { browser: other } = await house.enter();
      other.address = browser.address;
      await house.add(other, `c${i}@home.example`);
    }
    const { browser: last } = await house.enter();
    last.address = browser.address;
    await assert.rejects(house.add(last, 'd@home.example'), refused('slow-down'));
    assert.equal(house.smtp.mails.length, 10);
  });
});

test('the question is worded in every language, each its own way', () => {
  const sentences = LANGUAGES.flatMap(language => Object.values(consentWords[language]));
  assert.equal(new Set(sentences).size, 3 * LANGUAGES.length);
  for (const { why, otherwise } of Object.values(consentWords)) {
    assert.match(why, /24.*:$/);
    assert.match(otherwise, /\.$/);
  }
});
