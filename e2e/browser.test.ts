import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { SharedBrowser } from '../scripts/testing/shared-browser.ts';
import { barriersOn, overflowOf } from './barriers.ts';
import { complaintsOf, launchBrowser } from './browser.ts';

// The other browser tests are worth only as much as these helpers see.
let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('planted faults of a page are seen', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  const complaints = complaintsOf(page);
  await page.setContent(`<html lang="en"><title>Faults</title><main><h1>Faults</h1>
    <img width="500" src="http://127.0.0.1:1/none.png">
    <p style="color: #ccc; background: #fff">Too pale to read</p>
    <script>console.error('planted'); throw new Error('thrown');</script></main>`);
  assert.equal(await overflowOf(page), 118);
  assert.deepEqual(
    (await barriersOn(page)).map(line => line.split(':')[0]),
    ['color-contrast', 'image-alt'],
  );
  for (const seen of [/planted/, /thrown/, /none\.png/])
    assert.ok(
      complaints.some(line => seen.test(line)),
      String(seen),
    );
});

test('a Chromium is shared: whoever leaves takes only their own pages along, and after a crash there is another', async t => {
  const shared = new SharedBrowser();
  t.after(() => shared.close());
  const endpoint = await shared.endpoint();
  assert.equal(await shared.endpoint(), endpoint, 'one for all');
  const [one, other] = [await chromium.connect(endpoint), await chromium.connect(endpoint)];
  const page = await other.newPage();
  await one.newPage();
  await one.close();
  assert.equal(await page.evaluate('1 + 1'), 2);
  const lost = new Promise(resolve => void other.once('disconnected', resolve));
  const crash = await other.newBrowserCDPSession();
  await assert.rejects(crash.send('Browser.crash'));
  await lost;
  while ((await shared.endpoint()) === endpoint) await setTimeout(25);
  const again = await chromium.connect(await shared.endpoint());
  assert.equal(await (await again.newPage()).evaluate('1 + 1'), 2);
  await again.close();
});
