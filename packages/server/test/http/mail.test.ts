import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Guest } from '../guest.ts';
import { aHouse } from '../house.ts';
import { secretIn } from '../notify/mailing.ts';
import { smtpReceiver } from '../notify/smtp.ts';
import { until } from '../notify/support.ts';

const smtp = await smtpReceiver({ after });
const house = await aHouse({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://tea.example' });
const channels = () => house.db.rows('SELECT * FROM channels ORDER BY id');
const post = (path: string, body: string | URLSearchParams | FormData | null, headers: Record<string, string> = {}) =>
  fetch(`${house.address}${path}`, { method: 'POST', body, headers });
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

/** Somebody whose address is asked, with the secret of the link. */
async function asked(address: string): Promise<{ guest: Guest; secret: string }> {
  const guest = await Guest.enter(house.address);
  await guest.do('channels.add', { channel: { kind: 'email', address } });
  return { guest, secret: secretIn(smtp.mails.at(-1)!) };
}

/** A game starts that this person sits at: they are told so. */
async function startGame(guest: Guest): Promise<void> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await guest.do('tables.create', { game: 'five-cups', seats });
  await (await Guest.enter(house.address)).do('tables.join', { table: id });
}

/** Somebody who gets e-mails, with the secret that ends them. */
async function told(address: string): Promise<{ guest: Guest; confirmed: string; stop: string }> {
  const { guest, secret } = await asked(address);
  assert.equal((await post('/mail/confirm', JSON.stringify({ secret }), JSON_TYPE)).status, 200);
  const before = smtp.mails.length;
  await startGame(guest);
  await until(() => smtp.mails.length > before, 'a notice');
  return { guest, confirmed: secret, stop: secretIn(smtp.mails.at(-1)!) };
}
const JSON_TYPE = { 'content-type': 'application/json' };

function oneClickForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(ONE_CLICK)) form.append(name, value);
  return form;
}

const isConfirmed = async (guest: Guest) => (await guest.do('channels.list', {})).channels[0]!.confirmed;

test('looking at a page of an e-mail changes nothing', async () => {
  const { stop } = await told('looked@home.example');
  const { secret } = await asked('looking@home.example');
  const before = await channels();
  for (const path of [`/mail/confirm?secret=${secret}`, `/mail/stop?secret=${stop}`]) {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const response = await fetch(`${house.address}${path}`, { method });
      await response.text();
      assert.ok([200, 404].includes(response.status));
    }
  }
  assert.deepEqual(await channels(), before);
});

for (const [how, body] of [
  ['application/x-www-form-urlencoded', () => new URLSearchParams(ONE_CLICK)],
  ['multipart/form-data', oneClickForm],
] as const) {
  test(`one click in a mail program ends the e-mails (RFC 8058, ${how})`, async () => {
    const { guest, stop } = await told(`${how.replace(/\W/g, '')}@home.example`);
    const response = await post(`/mail/stop?secret=${stop}`, body());
    assert.deepEqual([response.status, await response.json()], [200, {}]);
    assert.equal(response.headers.get('set-cookie'), null);
    assert.equal(await isConfirmed(guest), false);
    const before = smtp.mails.length;
    await startGame(guest);
    const { guest: other } = await told(`after-${how.length}@home.example`);
    assert.equal(await isConfirmed(other), true);
    assert.equal(smtp.mails.length, before + 2, 'others are still told');
    assert.equal((await post(`/mail/stop?secret=${stop}`, body())).status, 200, 'programs may send it twice');
  });
}

test('pages of other sites, forms where none belong, and wrong secrets are refused with a sentence', async () => {
  const { guest, stop } = await told('kept@home.example');
  const { secret } = await asked('asked@home.example');
  const before = await channels();
  const form = () => new URLSearchParams(ONE_CLICK);
  for (const [request, status, reason] of [
    [post(`/mail/stop?secret=${stop}`, form(), { origin: 'https://elsewhere.example' }), 403, 'wrong-origin'],
    [post(`/mail/confirm?secret=${secret}`, form()), 415, 'bad-input'],
    [post(`/mail/confirm?secret=${secret}`, '{}', JSON_TYPE), 400, 'bad-input'],
    [post(`/mail/stop?secret=${secret}`, form()), 404, 'old-link'],
    [post('/mail/stop?secret=short', form()), 400, 'bad-input'],
    [post('/mail/stop', form()), 400, 'bad-input'],
    [post('/mail/confirm', JSON.stringify({ secret: stop }), JSON_TYPE), 404, 'old-link'],
    [post(`/api/me/channels/${'x'.repeat(16)}/ask`, '{}', { ...JSON_TYPE, ...guest.headers }), 404, 'not-found'],
  ] as const) {
    const response = await request;
    const { no } = (await response.json()) as { no: { reason: string; message: string } };
    assert.deepEqual([response.status, no.reason], [status, reason]);
    assert.ok(no.message.length > 5);
  }
  assert.deepEqual(await channels(), before);
});

test('no secret and no address comes into the log or the measures', async () => {
  const { guest, confirmed, stop } = await told('logged@home.example');
  smtp.refuses = true;
  await startGame(guest);
  await until(() => house.logged.length > 0, 'the failure is noted');
  const failing = await guest.refused('channels.add', { channel: { kind: 'email', address: 'failing@home.example' } });
  smtp.refuses = false;
  assert.equal(failing.reason, 'not-sent');
  await post('/mail/confirm', JSON.stringify({ secret: confirmed }), JSON_TYPE);
  await post(`/mail/stop?secret=${stop}x`, null);
  await post(`/mail/stop?secret=${stop}`, null);
  const noted = JSON.stringify(house.logged) + (await (await fetch(`${house.address}/metrics`)).text());
  assert.match(noted, /a notice did not arrive/);
  assert.match(noted, /a link was not sent/);
  assert.match(noted, /command="mail.stop",outcome="old-link"/);
  for (const mail of smtp.mails) assert.ok(!noted.includes(secretIn(mail)));
  assert.ok(!noted.includes('home.example'));
});
