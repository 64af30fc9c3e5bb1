import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { misplacedOn } from './geometry.ts';
import { POSITIONS } from './positions.ts';
import { takePicture } from './screens.ts';
import { visit } from './visit.ts';

/** Laptops with their browser's bars, desks, tablets and phones. */
const SIZES = [
  [1366, 660],
  [1440, 780],
  [1440, 900],
  [1920, 1080],
  [1024, 700],
  [820, 1180],
  [390, 844],
  [360, 640],
] as const;

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

test('at every size the question is in sight, what can be chosen too, and nothing is covered or cut', async () => {
  const faults: string[] = [];
  const { page, complaints } = await visit(browser, house.address, { language: 'de' });
  for (const [name, sitAt] of Object.entries(POSITIONS)) {
    await sitAt(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate('new Promise(requestAnimationFrame)');
      await takePicture(page, `${name}-${height}`, 'light');
      faults.push(...(await misplacedOn(page)).map(fault => `${name}, ${width} x ${height}: ${fault}`));
    }
  }
  assert.deepEqual([...faults, ...complaints], []);
});

test('without eyes: forecasts, stores, points and generals are words, and the whole table is one key away', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await POSITIONS['dragon-group']!(page);
  const events = await page.locator('.yd .events').ariaSnapshot();
  assert.match(events, /(\+|−)\d+ (person|yuan|point)|nothing/);
  assert.match(await page.locator('.opts').ariaSnapshot(), /\+\d \/ /, 'groups are called by their actions');
  await POSITIONS['wall-clerk']!(page);
  const mine = await page.locator('.gw .goods').ariaSnapshot();
  assert.match(mine, /\d wood.*\d stone.*\d gold.*\d chi/s);
  const hordes = await page.locator('.gw .sections').ariaSnapshot();
  assert.match(hordes, /vital point 1/i);
  const others = await page.locator('.gw ol.clans').ariaSnapshot();
  assert.match(others, /button "[A-Z][^"]+, \d supporters?"/, 'a general has a name');
  await page.keyboard.press('b');
  await page.locator('.text-board').waitFor();
  await page.keyboard.press('b');
  await page.locator('.gw').waitFor();
  assert.deepEqual(complaints, []);
});
