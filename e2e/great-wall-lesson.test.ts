import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { lesson as es } from '../packages/games/great-wall/board/lessons/first/es.ts';
import { lesson as it } from '../packages/games/great-wall/board/lessons/first/it.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { glowing, scoreLink } from './glow.ts';
import { asTold, bubble, follow, give, idly } from './lessons.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

test('in Italian, whoever does as told is taught a whole year, and then plays on alone', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  await page.goto('/learn/great-wall/first');
  await bubble(page).waitFor();
  const told = await follow(page, it, 'farewell', asTold);
  t.diagnostic(told.join(' '));
  const taught = ['welcome', 'command', 'track', 'clerks', 'together', 'recruit', 'attack', 'winter', 'wall', 'summer'];
  for (const id of taught) assert.ok(told.includes(id), id);

  await bubble(page).locator('.btn').last().click();
  await bubble(page).waitFor({ state: 'detached' });
  await until(page, `document.querySelector('.veiled, .pointed') === null`, 'nothing pointed at any more');
  await give(page, glowing(page).first());
  assert.deepEqual(complaints, []);
});

test('in Spanish, whoever does nothing is not held up, and hears the last word', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'es', width: 390 });
  await page.goto('/learn/great-wall/first');
  await bubble(page).waitFor();
  const told = await follow(page, es, 'end', idly);
  t.diagnostic(told.join(' '));
  for (const id of ['welcome', 'winter', 'summer', 'farewell', 'end']) assert.ok(told.includes(id), id);
  await scoreLink(page).click();
  await page.locator('table.sheet').waitFor();
  assert.deepEqual(complaints, []);
});
