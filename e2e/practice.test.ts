import assert from 'node:assert/strict';
import { json } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { aHouse } from '../packages/server/test/house.ts';
import { launchOwnBrowser, until } from './browser.ts';
import { glowing, playByClicking, scoreLink, whatIsAsked } from './glow.ts';
import { visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchOwnBrowser();
});
after(() => browser?.close());

/** Lays a practice table of Five Cups: me and a beginner. */
async function layPractice(page: Page): Promise<void> {
  await page.goto('/new/five-cups');
  await page.getByLabel('Strength, Seat 2').selectOption('beginner');
  for (const seat of [3, 4, 5]) {
    const choice = page.getByLabel(`Seat ${seat}`, { exact: true });
    if ((await choice.count()) > 0) await choice.selectOption('empty');
  }
  await page.getByRole('button', { name: 'Practice here' }).click();
  await glowing(page).first().waitFor();
}

test('a practice table is played in the browser alone, through a reload and without a line', async () => {
  const house = await aHouse();
  const { page, context, complaints } = await visit(browser, house.address, { keepsSite: true });
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await layPractice(page);
  await playByClicking(page, 2);
  await glowing(page).first().waitFor();
  assert.deepEqual(complaints, []);

  await context.setOffline(true);
  const before = await whatIsAsked(page);
  await page.reload();
  await glowing(page).first().waitFor();
  assert.equal(await whatIsAsked(page), before, 'the table is where it was left');
  await playByClicking(page);
  await scoreLink(page).click();
  await page.locator('table.sheet').waitFor();
  await page.goto('/');
  await page.getByText('The teahouse can’t be reached. Practice tables still work.').waitFor();
  await page.getByRole('link', { name: 'Go in: Five Cups' }).waitFor();

  // "Play now" needs no line either.
  await page.getByRole('button', { name: 'Play now: Five Cups' }).click();
  await page.waitForURL('**/practice/*');
  await glowing(page).first().waitFor();
});

test('when the page stumbles, it says so and shows ways out: a report, the game as a file, the table again', async () => {
  const house = await aHouse();
  const { page } = await visit(browser, house.address);
  await layPractice(page);
  await playByClicking(page, 1);
  await page.evaluate(`void Promise.reject(new Error('planted'))`);
  await page.getByRole('heading', { name: 'That shouldn’t have happened' }).waitFor();
  await page.getByText('What the report says').click();
  assert.match(await page.locator('.broken code').innerText(), /^\/practice\/[\s\S]*Error: planted/);
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await until(page, 'navigator.clipboard.readText().then(text => text.includes("Error: planted"))');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = (await json(await download.createReadStream())) as {
    game: string;
    seed: string;
    log: unknown[];
  };
  assert.equal(file.game, 'five-cups');
  assert.ok(file.seed !== '' && file.log.length > 0);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await glowing(page).first().waitFor();
});

test('the site can be installed: a manifest with an icon, and a worker that keeps every file', async () => {
  const house = await aHouse();
  const { page } = await visit(browser, house.address, { keepsSite: true });
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await fetch(new URL(href!, house.address))).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; type: string }[];
  };
  assert.deepEqual([manifest.name, manifest.start_url, manifest.display], ['Teahouse', '/', 'standalone']);
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(new URL(src, house.address));
    assert.equal(icon.headers.get('content-type')?.split(';')[0], type);
  }
  await until(page, 'navigator.serviceWorker.controller !== null', 'a service worker in charge');
  const kept = await page.evaluate<string[]>(
    `caches.keys().then(names => caches.open(names[0])).then(cache => cache.keys())
      .then(requests => requests.map(({ url }) => new URL(url).pathname))`,
  );
  const loaded = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`,
  );
  const files = loaded.filter(path => path.startsWith('/assets/'));
  assert.ok(files.length > 3);
  assert.deepEqual(
    files.filter(path => !kept.includes(path)),
    [],
  );
});

test('a position a day: guess first, then the futures, once; and it can be played on', async () => {
  const house = await aHouse();
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your move: today’s position' }).click();
  await page.getByRole('heading', { name: 'What would you do?' }).waitFor();
  // A day of Five Cups.
  await page.goto('/puzzle/2026-11-14');
  const panel = page.getByRole('region', { name: 'What would you do?' });
  await panel.getByRole('button', { name: 'Choose a move' }).waitFor();
  assert.equal(await page.locator('.fut').count(), 0, 'nothing is told before the guess');
  const answers = await panel.locator('.guess button').count();
  // The board is a menu too.
  await glowing(page).last().click();
  await panel.locator('.guess [aria-pressed="true"]').waitFor();
  await panel.getByRole('button', { name: /^My move: / }).click();
  const futures = page.getByRole('region', { name: 'Chance to win after each move' });
  await futures.getByText(/ was better$|: you found it$/).waitFor();
  assert.equal(await futures.locator('.fut li').count(), answers);
  const said = await futures.innerText();
  await page.reload();
  await futures.waitFor();
  assert.equal(await futures.innerText(), said, 'the futures open only once');
  assert.equal(await page.title(), 'Your move · Teahouse');
  await page.goto('/puzzle/2999-01-01');
  await page.getByText('There is no position for this day.').waitFor();
  await page.goto('/puzzle/2026-11-14');
  await futures.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/practice/*');
  await glowing(page).first().waitFor();
  assert.deepEqual(complaints, []);
});
