import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { lesson as de } from '../packages/games/runewars/board/lessons/first/de.ts';
import { lesson as en } from '../packages/games/runewars/board/lessons/first/en.ts';
import { lesson as es } from '../packages/games/runewars/board/lessons/first/es.ts';
import { lesson as it } from '../packages/games/runewars/board/lessons/first/it.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { bubble, follow, give } from './lessons.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const ENDS = ':is([data-opt="done"], [data-opt="pass"])';

/**
 * What the lesson points at: things first, and the end of a move when nothing else is left. The highest bid is never too
 * low. An area is chosen in the list, because a click on its middle may mean the units that stand there.
 */
const asTold = (page: Page): readonly Locator[] => [
  page.locator('.opts:has([data-opt="0"]) [data-opt]').last(),
  page.locator(`.opts .pointed:not(${ENDS}):visible`),
  page.locator('.board .pointed.can:visible'),
  page.locator('.opts .pointed:visible'),
  page.locator(`.opts ${ENDS}:visible`),
];
const idly = (page: Page): readonly Locator[] => [page.locator(`.opts ${ENDS}:visible`)];

const ids = it.steps.map(({ id }) => id);
const YEAR = ids.slice(0, ids.indexOf('farewell') + 1);

test('in Italian, whoever does as told is taught a year, and then plays on with hints', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  await page.goto('/learn/runewars/first');
  await bubble(page).waitFor();
  const told = await follow(page, it, 'farewell', asTold);
  t.diagnostic(told.join(' '));
  // Whom the luck of three red cards leaves no choice is not asked for a destiny.
  const taught = YEAR.filter(id => id !== 'destiny');
  assert.deepEqual(
    taught.filter(id => !told.includes(id)),
    [],
  );

  await page.locator('header').getByRole('button', { name: 'Suggerimento' }).click();
  await page.locator('.opt.hinted').waitFor();
  assert.match((await page.locator('.ask .say').textContent())!, /^La scelta di un bot forte\. ./);
  await give(page, page.locator('.opt.hinted'));
  assert.deepEqual(complaints, []);
});

test('in German on a phone, whoever does nothing is not held up', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de', width: 390 });
  await page.goto('/learn/runewars/first');
  await bubble(page).waitFor();
  const told = await follow(page, de, 'farewell', idly);
  t.diagnostic(told.join(' '));
  for (const id of ['welcome', 'runes', 'orders', 'hero', 'harvest', 'autumn', 'power', 'supremacy', 'farewell']) {
    assert.ok(told.includes(id), id);
  }
  await bubble(page).locator('.btn').last().click();
  await bubble(page).waitFor({ state: 'detached' });
  await until(page, `document.querySelector('.veiled, .pointed') === null`, 'nothing pointed at any more');
  assert.deepEqual(complaints, []);
});

test('in Spanish on a tablet, nothing lies over the card, in a battle either', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'es', width: 820 });
  await page.goto('/learn/runewars/first');
  await bubble(page).waitFor();
  await follow(page, es, 'rally', asTold);
  assert.deepEqual(complaints, []);
});

test('in English on a tablet on its side, the card stays beside what it points at, on the map and below it', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/learn/runewars/first');
  await bubble(page).waitFor();
  await follow(page, en, 'rally', asTold);
  assert.deepEqual(complaints, []);
});
