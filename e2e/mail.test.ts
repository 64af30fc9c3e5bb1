import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse } from '../packages/server/test/house.ts';
import { secretIn } from '../packages/server/test/notify/mailing.ts';
import { smtpReceiver } from '../packages/server/test/notify/smtp.ts';
import { until } from '../packages/server/test/notify/support.ts';
import { freePort } from '../packages/server/test/trouble/program.ts';
import { barriersOn, overflowOf } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** A game starts that this visitor sits at. */
async function startGame(address: string, visitor: BrowserContext): Promise<void> {
  const [host, other] = [new Guest(address), await Guest.enter(address)];
  host.cookie = (await visitor.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { id: table } = await host.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await other.do('tables.join', { table });
}

test('an e-mail address is confirmed by the button behind its link, and stopped by another, by whoever reads it', async t => {
  const smtp = await smtpReceiver(t);
  const port = await freePort();
  const house = await aHouse({ SMTP_URL: smtp.url, PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port) });
  const { page, context, complaints } = await visit(browser, house.address);
  await page.goto('/me');
  const panel = page.getByRole('region', { name: 'Notifications' });
  await panel.getByLabel('E-mail address', { exact: true }).fill('mei@home.example');
  await panel.getByRole('button', { name: 'Add: E-mail address' }).click();
  await panel.getByText('We’ve written to mei@home.example.').waitFor();
  await panel.getByRole('button', { name: 'Send again' }).click();
  await panel.getByText('We’ve sent a new link to mei@home.example.').waitFor();
  assert.deepEqual(await barriersOn(page), []);
  const [replaced, link] = smtp.mails.map(mail => `/mail/confirm?secret=${secretIn(mail)}`);
  assert.ok(link !== undefined, 'two links were sent');

  // On a phone that the house has never seen.
  const phone = await visit(browser, house.address, { width: 390, touch: true, theme: 'dark' });
  await phone.page.goto(replaced!);
  await phone.page.getByRole('button', { name: 'Yes, write to me' }).tap();
  await phone.page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  await phone.page.goto(link);
  await phone.page.getByRole('heading', { name: 'E-mails from the teahouse?' }).waitFor();
  await page.reload();
  await panel.getByText('We’ve written to mei@home.example.').waitFor();
  await phone.page.getByRole('button', { name: 'Yes, write to me' }).tap();
  await phone.page.getByRole('heading', { name: 'Thank you. The address is confirmed.' }).waitFor();
  assert.deepEqual([await barriersOn(phone.page), await overflowOf(phone.page)], [[], 0]);
  await page.reload();
  await panel.getByText('mei@home.example', { exact: true }).waitFor();

  await startGame(house.address, context);
  await until(() => smtp.mails.length === 3, 'a notice by e-mail');
  await phone.page.goto(`/mail/stop?secret=${secretIn(smtp.mails[2]!)}`);
  await phone.page.getByRole('button', { name: 'No more e-mails' }).tap();
  await phone.page.getByRole('heading', { name: 'Done. You’ll get no more e-mails from us.' }).waitFor();
  await page.reload();
  await panel.getByText('mei@home.example isn’t confirmed').waitFor();
  await panel.getByRole('button', { name: 'Send a link' }).waitFor();
  await panel.getByRole('button', { name: 'Remove mei@home.example' }).click();
  await panel.getByRole('listitem').waitFor({ state: 'detached' });
  // The browser itself complains that the first link was refused.
  const unexpected = [...complaints, ...phone.complaints].filter(line => !line.includes('status of 404'));
  assert.deepEqual(unexpected, []);
});
