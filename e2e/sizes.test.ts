import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { text as de } from '../packages/web/text/de.ts';
import { launchBrowser } from './browser.ts';
import { misplacedOn } from './geometry.ts';
import { POSITIONS } from './positions.ts';
import { takePicture } from './screens.ts';
import { type Visitor, visit } from './visit.ts';

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

/** As long as names may be, and as wide as letters are. */
const LONG = [
  'Wilhelmine Adelgunde zu Hohenschwangau-W',
  'W'.repeat(40),
  'm'.repeat(40),
  'Maximiliane Zauberberg-Wintermantel-Kühn',
];

/** Somebody whose opponents have names of forty characters, and who has one too. */
async function visitTheLongNamed(): Promise<Visitor> {
  const guest = await Guest.enter(house.address);
  await guest.do('me.change', { name: LONG[0]! });
  const visitor = await visit(browser, house.address, { language: 'de', cookie: guest.cookie });
  await visitor.page.route('**/assets/de-*.js', async route => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [seat, name] of de.botNames.entries())
      body = body.replace(`\`${name}\``, `\`${LONG[seat % LONG.length]}\``);
    await route.fulfill({ response, body });
  });
  return visitor;
}

test('at every size the question is in sight, what can be chosen too, and nothing is covered or cut', async () => {
  const faults: string[] = [];
  const { page, complaints } = await visitTheLongNamed();
  for (const [name, sitAt] of Object.entries(POSITIONS)) {
    await sitAt(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate('new Promise(requestAnimationFrame)');
      await takePicture(page, `${name}-${height}`, 'light');
      faults.push(...(await misplacedOn(page)).map(fault => `${name}, ${width} x ${height}: ${fault}`));
    }
  }
  assert.ok((await page.locator('.table').textContent())!.includes(LONG[1]!), 'names were long');
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
