import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { lesson as es } from '../packages/games/great-wall/board/lessons/together/es.ts';
import { lesson as it } from '../packages/games/great-wall/board/lessons/together/it.ts';
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

/** Where nobody else has a clerk, no order of clerks is asked for; where nothing stays open, nothing costs. */
const IF_IT_HAPPENS = ['order', 'open'];
const ALWAYS = it.steps.map(({ id }) => id).filter(id => !IF_IT_HAPPENS.includes(id));

test('in Italian, from the home page: whoever does as told knows after a year what partners do', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  await page.goto('/');
  await page.locator('a[href="/learn/great-wall"]').click();
  await page.getByRole('link', { name: `Comincia: ${it.title}` }).click();
  await page.locator('.gw .demand').first().waitFor();
  const told = await follow(page, it, 'farewell', asTold);
  t.diagnostic(told.join(' '));
  for (const id of ALWAYS) assert.ok(told.includes(id), id);
  await page.goto('/learn/great-wall');
  await page.locator('.lessons li').filter({ hasText: it.title }).locator('.done').waitFor();
  assert.deepEqual(complaints, []);
});

test('in Spanish, on a phone: whoever does nothing is not held up, and is led to what is spoken of', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'es', width: 390 });
  await page.goto('/learn/great-wall/together');
  await bubble(page).waitFor();
  const told = await follow(page, es, 'farewell', idly);
  t.diagnostic(told.join(' '));
  for (const id of ['aim', 'demands', 'agreement', 'pledge', 'event']) assert.ok(told.includes(id), id);
  assert.deepEqual(complaints, []);
});
