import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { TableFile } from '@teahouse/protocol';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { finishedGame } from './finished.ts';
import { glowing } from './glow.ts';
import { type Visitor, visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
let game: Awaited<ReturnType<typeof finishedGame>>;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
  game = await finishedGame(house.address);
});
after(() => browser?.close());

const player = (): Promise<Visitor> => visit(browser, house.address, { cookie: game.guest.cookie });
const shows = (page: Page, n: number): Promise<void> =>
  page.getByText(`Step ${n} of ${game.entries}`, { exact: true }).waitFor();

test('a link leads to a moment; steps, scrubber and eyes lead on, and the address follows', async () => {
  const { page, complaints } = await player();
  await page.goto(`/table/${game.table}/replay/5?eyes=0`);
  await shows(page, 5);
  await page.getByRole('button', { name: 'One step on' }).click();
  await shows(page, 6);
  assert.equal(page.url(), `${house.address}/table/${game.table}/replay/6?eyes=0`);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await shows(page, 4);
  const scrubber = page.getByRole('slider', { name: 'Moment in the game' });
  await scrubber.press('End');
  await shows(page, game.entries);
  await scrubber.press('Home');
  await shows(page, 1);
  assert.ok((await page.locator('.fc-hand .fc-card').count()) > 0, 'my own hand lies open to me');
  const mine = await page.locator('.fc-hand').innerText();
  const eyes = page.getByRole('radiogroup', { name: 'Seen by' });
  await eyes.getByRole('radio', { name: 'Crane' }).check();
  await until(page, `document.querySelector('.fc-hand')?.innerText !== ${JSON.stringify(mine)}`);
  assert.match(page.url(), /replay\/1\?eyes=1$/);
  await eyes.getByRole('radio', { name: 'Spectator' }).check();
  await page.locator('.fc-hand').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
});

test('the review draws a curve for every seat and lists the costliest decisions; a click shows the moment', async () => {
  const { page, complaints } = await player();
  await page.goto(`/table/${game.table}/replay`);
  await page.getByRole('button', { name: 'Review the game' }).click();
  const curve = page.getByRole('img', { name: /^Chance to win: (Mei|Crane) \d+%, (Mei|Crane) \d+%$/ });
  await curve.waitFor();
  await page.getByText(/^Reviewed \d+ of \d+ decisions$/).waitFor({ state: 'detached', timeout: 60_000 });
  assert.equal(await curve.locator('path.ln').count(), 2);
  // A game may be played without a fault; Mei answered without thinking, so some of her decisions cost something.
  const decision = page.locator('.decs li').first();
  assert.match(await decision.innerText(), /Played[\s\S]*Better[\s\S]*−\d+ %/);
  const here = page.url();
  await decision.getByRole('button', { name: 'Show this moment: 1' }).click();
  await until(page, `location.href !== ${JSON.stringify(here)}`);
  assert.deepEqual(complaints, []);
});

test('from a moment the game is played on against bots, in the seat whose eyes I borrowed', async () => {
  const { page, complaints } = await player();
  await page.goto(`/table/${game.table}/replay/3?eyes=1`);
  await shows(page, 3);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(url => /^\/table\/[^/]+$/.test(url.pathname) && !url.pathname.includes(game.table));
  await page.getByText('Play on from here').waitFor();
  await glowing(page).first().waitFor();
  const { table } = await game.guest.do('tables.get', { table: page.url().split('/').at(-1)! });
  assert.deepEqual([table.mySeat, table.from], [1, { table: game.table, n: 3 }]);
  assert.deepEqual(complaints, []);
});

test('the score sheet leads to a rematch, and exports a file that proves itself', async () => {
  const { page, complaints } = await player();
  await page.goto(`/table/${game.table}/score`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('The seed fits the seal.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), `five-cups-${game.table}.json`);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as TableFile;
  // The house plays an imported game again and compares every position.
  const imported = await game.guest.do('tables.import', { file });
  assert.equal(imported.status, 'over');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL(url => !url.pathname.includes(game.table));
  await glowing(page).first().waitFor();
  assert.deepEqual(complaints, []);
});
