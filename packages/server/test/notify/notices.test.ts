import assert from 'node:assert/strict';
import { createECDH } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { type Channel, NOTICES, type NoticeKind } from '@teahouse/protocol';
import { ValiError } from 'valibot';
import type { AddressRules } from '../../src/notify/addresses.ts';
import { channelHandlers } from '../../src/notify/channels.ts';
import { mailLinks } from '../../src/notify/consent.ts';
import type { Mailer } from '../../src/notify/mail.ts';
import { noticeHandlers, noticeId, noticeStatements } from '../../src/notify/notices.ts';
import { noticeWords } from '../../src/notify/words.ts';
import { dropWork } from '../../src/store/queue.ts';
import { asking, openHouse, refused } from '../people/support.ts';

const TABLE = 'table-0123456789';
const publicNet: AddressRules = { allowPrivate: false, resolve: async () => [{ address: '8.8.8.8', family: 4 }] };
const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: Buffer.alloc(16, 2).toString('base64url'),
};
const subscription = { endpoint: 'https://push.example/secret-of-the-browser', keys };

async function houseWithNotices(t: TestContext, email = false) {
  const house = await openHouse(t);
  const browser = house.browser();
  const me = await house.ask(browser, 'me.enter', {});
  const { db, clock } = house;
  const limit = () => {};
  const mailer: Mailer | null = email ? async () => {} : null;
  const links = mailLinks(new URL('https://tea.example'), 'key');
  const consent = { db, now: clock.now, people: house.people, mailer, links, limit, report: () => {} };
  const channels = channelHandlers({ ...consent, account: house.account, addresses: publicNet, pushKey: 'key' });
  const ask = asking({ ...noticeHandlers({ db, now: clock.now }), ...channels });
  const put = (key: string, kind: NoticeKind = 'your-turn', person = me.id) =>
    db.write(noticeStatements(person, kind, TABLE, 'tea', key, clock.now()));
  const work = async () => (await db.rows<{ key: string }>('SELECT key FROM work')).map(({ key }) => key);
  return { house, db, clock, browser, me, ask, put, work };
}

test('a notice is on the page and waits to be sent', async t => {
  const { ask, browser, clock, me, put, work } = await houseWithNotices(t);
  await put('7');
  const id = noticeId(me.id, 'your-turn', TABLE, '7');
  assert.deepEqual(await ask(browser, 'notices.list', {}), {
    notices: [{ id, kind: 'your-turn', table: TABLE, game: 'tea', at: clock.ms, seen: false }],
  });
  assert.deepEqual(await work(), [id]);
});

test('the same notice is put once, even when the first was sent long ago', async t => {
  const { ask, browser, clock, db, put, work } = await houseWithNotices(t);
  await put('7');
  await put('7');
  const [key] = await work();
  await db.write([dropWork('notify', key!)]);
  clock.pass(1000);
  await put('7');
  assert.deepEqual(await work(), []);
  assert.equal((await ask(browser, 'notices.list', {})).notices.length, 1);
});

test('notices of another person, kind, table or moment are others', () => {
  const one = ['mei', 'your-turn', TABLE, '7'] as const;
  const ids = [
    noticeId(...one),
    noticeId('bo', 'your-turn', TABLE, '7'),
    noticeId('mei', 'over', TABLE, '7'),
    noticeId('mei', 'your-turn', 'another', '7'),
    noticeId('mei', 'your-turn', TABLE, '8'),
  ];
  assert.equal(new Set(ids).size, 5);
  assert.equal(noticeId(...one), ids[0]);
});

test('what happened is told together with what is kept, or not at all', async t => {
  const { clock, db, me, work } = await houseWithNotices(t);
  const broken = { sql: 'UPDATE tables SET changed_at = 1 WHERE id = $1', values: ['nowhere'], must: 1 };
  await assert.rejects(db.write([...noticeStatements(me.id, 'over', TABLE, 'tea', '', clock.ms), broken]));
  assert.deepEqual(await work(), []);
});

test('the latest 50 are listed, the newest first; all are seen at once', async t => {
  const { ask, browser, clock, put, me, house } = await houseWithNotices(t);
  for (let n = 0; n < 55; n++) {
    clock.pass(1);
    await put(String(n));
  }
  await put('1', 'over', 'somebody else');
  const { notices } = await ask(browser, 'notices.list', {});
  assert.equal(notices.length, 50);
  assert.equal(notices[0]!.id, noticeId(me.id, 'your-turn', TABLE, '54'));
  await ask(browser, 'notices.seen', {});
  assert.ok((await ask(browser, 'notices.list', {})).notices.every(({ seen }) => seen));
  assert.equal((await house.db.rows('SELECT id FROM notices WHERE seen = 0')).length, 1, 'of somebody else');
  await assert.rejects(ask(house.browser(), 'notices.list', {}), refused('who-are-you'));
});

function* allSentences() {
  for (const [language, { says, toTable, whyMail, noMore }] of Object.entries(noticeWords)) {
    for (const sentence of [...Object.values(says), toTable, whyMail, noMore]) yield [language, sentence] as const;
  }
}

test('every notice is worded in every language, each its own way', () => {
  const seen = new Map<string, string>();
  for (const [language, sentence] of allSentences()) {
    assert.match(sentence, /^\p{L}.*[.?:]$|^¿?\p{L}.*[.?]$/u);
    assert.equal(seen.get(sentence), undefined, `${sentence} is said in ${language} too`);
    seen.set(sentence, language);
  }
  for (const { says } of Object.values(noticeWords)) assert.deepEqual(Object.keys(says), [...NOTICES]);
});

test('a channel is added once, listed without its secrets, and removed by its owner', async t => {
  const { ask, browser, house } = await houseWithNotices(t);
  const push: Channel = { kind: 'push', subscription };
  const added = await ask(browser, 'channels.add', { channel: push });
  const atOnce = { failures: 0, confirmed: true, linkUntil: null };
  assert.deepEqual(added, { id: added.id, kind: 'push', to: 'push.example', ...atOnce });
  assert.deepEqual(await ask(browser, 'channels.add', { channel: push }), added);
  const hook = await ask(browser, 'channels.add', { channel: { kind: 'webhook', url: 'https://hooks.example/x' } });
  const { channels, pushKey, email } = await ask(browser, 'channels.list', {});
  assert.deepEqual(channels.map(({ to }) => to).sort(), ['https://hooks.example/x', 'push.example']);
  assert.deepEqual([pushKey, email], ['key', false]);
  const stranger = house.browser();
  await house.ask(stranger, 'me.enter', {});
  await assert.rejects(ask(stranger, 'channels.remove', { channel: hook.id }), refused('not-found'));
  await ask(browser, 'channels.remove', { channel: hook.id });
  await assert.rejects(ask(browser, 'channels.remove', { channel: hook.id }), refused('not-found'));
});

test('channels that cannot be are refused', async t => {
  const { ask, browser, db } = await houseWithNotices(t);
  const add = (channel: unknown) => ask(browser, 'channels.add', { channel: channel as Channel });
  await assert.rejects(add({ kind: 'webhook', url: 'http://127.0.0.1/' }), refused('address-not-allowed'));
  await assert.rejects(add({ kind: 'webhook', url: 'ftp://8.8.8.8/' }), refused('address-not-allowed'));
  const open = { ...subscription, endpoint: 'http://push.example/' };
  await assert.rejects(add({ kind: 'push', subscription: open }), refused('address-not-allowed'));
  const inside = { ...subscription, endpoint: 'https://192.168.0.1/' };
  await assert.rejects(add({ kind: 'push', subscription: inside }), refused('address-not-allowed'));
  for (const bad of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: '' }, { p256dh: 'B'.repeat(87) }]) {
    const odd = { ...subscription, keys: { ...keys, ...bad } };
    await assert.rejects(add({ kind: 'push', subscription: odd }), refused('bad-input'));
  }
  await assert.rejects(add({ kind: 'email', address: 'mei@tea.example' }), refused('not-allowed'));
  for (const bad of [
    { kind: 'fax' },
    { kind: 'webhook', url: 'no url' },
    { kind: 'email', address: 'a@b\r\nBcc: c@d' },
  ]) {
    await assert.rejects(add(bad), ValiError);
  }
  assert.deepEqual(await db.rows('SELECT id FROM channels'), []);
});

test('ten channels are enough', async t => {
  const { ask, browser } = await houseWithNotices(t, true);
  const add = (i: number) =>
    ask(browser, 'channels.add', { channel: { kind: 'email', address: `mei${i}@tea.example` } });
  for (let i = 0; i < 10; i++) await add(i);
  await assert.rejects(add(10), refused('not-now'));
});
