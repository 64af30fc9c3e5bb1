import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { lesson as de } from '../packages/games/great-wall/board/lessons/alone/de.ts';
import { lesson as it } from '../packages/games/great-wall/board/lessons/alone/it.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { asTold, bubble, follow, idly } from './lessons.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const ALL = it.steps.map(({ id }) => id).toSorted();

test('in Italian, from the home page: whoever does as told knows Qin Jiushao after a year, and the lesson is done', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  await page.goto('/');
  await page.locator('a[href="/learn/great-wall"]').click();
  await page.getByRole('link', { name: `Comincia: ${it.title}` }).click();
  await page.locator('.gw .qin').waitFor();
  const told = await follow(page, it, 'farewell', asTold);
  t.diagnostic(told.join(' '));
  assert.deepEqual(told.toSorted(), ALL);
  await page.goto('/learn/great-wall');
  const offered = page.locator('.lessons li').filter({ hasText: it.title });
  await offered.locator('.done').waitFor();
  assert.deepEqual(complaints, []);
});

test('in German, on a phone: whoever does nothing is not held up, and is led to what is spoken of', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de', width: 390 });
  await page.goto('/learn/great-wall/alone');
  await bubble(page).waitFor();
  const told = await follow(page, de, 'farewell', idly);
  t.diagnostic(told.join(' '));
  for (const id of ['rival', 'deck', 'order', 'lowest', 'wall', 'next', 'farewell']) assert.ok(told.includes(id), id);
  assert.deepEqual(complaints, []);
});
