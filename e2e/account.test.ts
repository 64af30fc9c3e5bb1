import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import type { PushMessage } from '@teahouse/protocol';
import type { Browser, Locator, Page } from 'playwright-core';
import { Acts } from '../packages/server/src/admin/acts.ts';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise(done => server.close(done));
  return port;
}

/** A device with a fingerprint reader that always says yes. */
async function giveFingerprintReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a guest becomes an account by passkey, logs out, and comes back with a finger', async () => {
  // A passkey belongs to a name, never to a number.
  const port = await freePort();
  const PUBLIC_URL = `http://localhost:${port}`;
  await aHouse({ PORT: String(port), PUBLIC_URL });
  const { page, complaints } = await visit(browser, PUBLIC_URL);
  await giveFingerprintReader(page);
  await page.goto('/me');
  await page.getByLabel('Name', { exact: true }).fill('Mei');
  await page.keyboard.press('Enter');
  await page.getByLabel('Login').fill('mei');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByText('You’re logged in as mei.').waitFor();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('My device').waitFor();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByText('This device already has a passkey for you.').waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText(/^You’re a guest/).waitFor();
  assert.doesNotMatch(await page.locator('header .guest').innerText(), /Mei/, 'whoever sits here now is not Mei');
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('You’re logged in as mei.').waitFor();
  assert.match(await page.locator('header .guest').innerText(), /Mei/);
  assert.deepEqual(complaints, []);
});

test('where there can be no passkey, a sentence says so, and a password does it', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/me');
  await page.getByLabel('Login').fill('bobo');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByText('Passkeys don’t work in this browser or at this address. Use a password instead.').waitFor();
  await page.getByLabel('Password').fill('ten letters and more');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('You’re logged in as bobo.').waitFor();
  assert.deepEqual(complaints, []);
});

test('what a form lacks is said by the name of the field, with the remedy', async () => {
  const { page } = await visit(browser, house.address, { language: 'it' });
  await page.goto('/me');
  const needsLogin = page.getByText(/^Il nome utente richiede da 3 a 32/);
  await page.getByRole('button', { name: 'Crea una passkey' }).click();
  await needsLogin.waitFor();
  await page.getByLabel('Nome utente').fill('bobo');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Crea un account' }).click();
  await page.getByText('La password richiede da 10 a 200 caratteri.').waitFor();
  assert.equal(await needsLogin.count(), 0);
  // Nobody is without a name: who empties it keeps the one they had.
  const name = page.getByLabel('Nome', { exact: true });
  const before = await name.inputValue();
  await name.fill('');
  await name.blur();
  await until(page, `[...document.querySelectorAll('input')].some(({ value }) => value === ${JSON.stringify(before)})`);
  // Enter is enough for another one.
  await name.fill('Bobo');
  await name.press('Enter');
  await page.getByRole('region', { name: 'Bobo', exact: true }).waitFor();
});

/** Chromium alone has nobody who brings messages; with this it has. */
const PUSH_SERVICE = `void (PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  if (applicationServerKey.length < 60) throw new Error('no key of the house');
  const p256dh = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
  return { toJSON: () => ({ endpoint: 'https://127.0.0.1:9/mei', keys: { p256dh, auth: 'tBHItJI5svbpez7KI4CCXg' } }) };
})`;

async function addWebhook(panel: Locator, address: string): Promise<void> {
  await panel.getByLabel('Web address (webhook)', { exact: true }).fill(address);
  await panel.getByRole('button', { name: 'Add: Web address (webhook)' }).click();
}
const noticesOn = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

test('where I want to be told of my turn: this browser, or a web address', async () => {
  const friendly = await aHouse({ PRIVATE_WEBHOOKS: 'yes' });
  const { page, context, complaints } = await visit(browser, friendly.address, { keepsSite: true });
  await context.grantPermissions(['notifications']);
  await page.goto('/me');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const panel = noticesOn(page);
  const told = panel.getByRole('listitem');
  await panel.getByRole('button', { name: 'This browser' }).click();
  await panel.getByText('This browser can’t show notifications.').waitFor();
  await page.evaluate(PUSH_SERVICE);
  await panel.getByRole('button', { name: 'This browser' }).click();
  const browserHere = told.filter({ hasText: '127.0.0.1:9' });
  await browserHere.waitFor();
  await addWebhook(panel, 'http://127.0.0.1:9/hook');
  await told.nth(1).waitFor();
  await browserHere.filter({ hasText: 'browser' }).getByRole('button').click();
  await told.nth(1).waitFor({ state: 'detached' });
  await page.reload();
  await told.filter({ hasText: 'http://127.0.0.1:9/hook' }).waitFor();
  assert.equal(await told.count(), 1);
  // Chromium explains why the first try could not succeed: the browsers of tests are private ones.
  assert.deepEqual(
    complaints.filter(line => !line.includes('Push API in incognito mode')),
    [],
  );
});

test('what a push brings is shown, and what is new of a table takes the place of what was', async () => {
  const { page, context } = await visit(browser, house.address, { keepsSite: true });
  await context.grantPermissions(['notifications']);
  const devtools = await context.newCDPSession(page);
  const { promise: registered, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) resolve(registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/me');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const registrationId = await registered;
  const bring = (message: PushMessage): Promise<unknown> => {
    const { origin } = new URL(house.address);
    return devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
  await bring({ title: 'Tea', body: 'It is your turn.', path: '/table/a', tag: 'a' });
  await bring({ title: 'Tea', body: 'A bot keeps your seat.', path: '/table/a', tag: 'a' });
  await bring({ title: 'The Great Wall', body: 'It is your turn.', path: '/table/b', tag: 'b' });
  const all = 'Tea | A bot keeps your seat. | /table/a, The Great Wall | It is your turn. | /table/b';
  const shown = `navigator.serviceWorker.ready.then(async registration => {
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, data }) => [title, body, data].join(' | ')).sort().join(', ');
  })`;
  await until(page, `${shown}.then(found => found === ${JSON.stringify(all)})`, all);
});

test('a web address in the house itself is refused, with a sentence', async () => {
  const { page } = await visit(browser, house.address);
  await page.goto('/me');
  await addWebhook(noticesOn(page), 'http://127.0.0.1:9/hook');
  await noticesOn(page).getByText('We can’t send to this address. Use one that’s public.').waitFor();
  const address = noticesOn(page).getByLabel('Web address (webhook)', { exact: true });
  assert.equal(await address.inputValue(), 'http://127.0.0.1:9/hook', 'what was refused can be mended');
});

test('what cannot be undone asks for the password again; sessions and what happened are listed', async () => {
  const guest = await Guest.enter(house.address);
  await guest.do('me.account', { login: 'wanda', password: 'first flush of spring' });
  const elsewhere = new Guest(house.address);
  await elsewhere.do('me.login', { login: 'wanda', password: 'first flush of spring' });
  await house.db.write([{ sql: 'UPDATE sessions SET proved_at = 0', values: [] }]);
  const { page, complaints } = await visit(browser, house.address, { cookie: guest.cookie });
  await page.goto('/me');
  const frame = page.getByRole('group', { name: 'What may it do?' });
  assert.equal(await frame.evaluate(group => getComputedStyle(group).borderTopWidth), '0px', 'no frame within a panel');
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  const endOthers = sessions.getByRole('button', { name: 'Log out everywhere else' });
  await endOthers.click();
  await endOthers.waitFor({ state: 'hidden' });
  assert.equal((await elsewhere.refused('tokens.list', {})).reason, 'who-are-you');
  await sessions.getByText('Account activity').click();
  await sessions.getByText('Logged out elsewhere').first().waitFor();

  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it still you?' });
  await proof.getByLabel('Password').fill('a wrong one');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await proof.getByText('Wrong login or password.').waitFor();
  assert.equal((await guest.do('me.enter', {})).login, 'wanda', 'nothing is deleted yet');
  await proof.getByLabel('Password').fill('first flush of spring');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${house.address}/`);
  assert.deepEqual(await house.db.rows("SELECT id FROM people WHERE login = 'wanda'"), []);
  assert.deepEqual(
    complaints.filter(line => !line.includes('403') && !line.includes('409')),
    [],
  );
});

test('an admin reads a report and acts on it; who is shut out reads why', async () => {
  const [admin, anna, bert] = [
    await Guest.enter(house.address),
    await Guest.enter(house.address),
    await Guest.enter(house.address),
  ];
  await admin.do('me.account', { login: 'ops', password: 'first flush of spring' });
  const { id } = await admin.do('me.enter', {});
  const acts = new Acts(house.db, Date.now);
  await acts.carryOut('house:ops', { what: 'make-admin', person: id, why: 'runs the house' });
  await bert.do('me.change', { name: 'Rude Bert' });
  const person = (await bert.do('me.enter', {})).id;
  await anna.do('reports.send', { kind: 'name', person, why: 'look at that name' });

  const { page, complaints } = await visit(browser, house.address, { cookie: admin.cookie });
  await page.goto('/admin');
  await page.getByText('look at that name').waitFor();
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ban', exact: true });
  await dialog.getByLabel('Why? This goes into the log.').fill('rude, again and again');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByLabel('Log', { exact: true }).check();
  await page.getByText('rude, again and again').waitFor();
  assert.deepEqual(complaints, []);

  const shut = await visit(browser, house.address, { cookie: bert.cookie });
  await shut.page.goto('/');
  await shut.page.getByText('You’ve been banned from this teahouse.').waitFor();
  await shut.page.getByText(/Reason: rude, again and again/).waitFor();
  const banner = (await shut.page.locator('.standing').boundingBox())!;
  assert.ok(banner.y > 0 && banner.y + banner.height <= shut.page.viewportSize()!.height, 'in sight on every page');
});
