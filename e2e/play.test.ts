import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { aHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { playByClicking, scoreLink } from './glow.ts';
import { sheetOn } from './score-sheet.ts';
import { visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('one click sits me down, clicks on what glows play the whole game, and the score sheet adds up', async t => {
  const house = await aHouse();
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: In the Year of the Dragon' }).click();
  const clicks = await playByClicking(page);
  t.diagnostic(`${clicks} clicks`);
  // Of 2000 random games the shortest had 36; 33 were seen here.
  assert.ok(clicks > 20, 'twelve months are played with more than a few clicks');
  await scoreLink(page).click();
  const { rows, totals, places } = await sheetOn(page);
  assert.equal(places.length, 4);
  assert.equal(places[0], 1, 'the winner stands first');
  assert.deepEqual(
    totals,
    totals.map((_, i) => rows.reduce((sum, points) => sum + points[i]!, 0)),
  );
  assert.deepEqual(complaints, []);
});
