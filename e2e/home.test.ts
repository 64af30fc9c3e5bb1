import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { games } from '@teahouse/games';
import { LANGUAGES } from '@teahouse/kernel';
import type { Browser } from 'playwright-core';
import { texts } from '../packages/server/src/language.ts';
import { aHouse } from '../packages/server/test/house.ts';
import { barriersOn, complaintsOf, launchBrowser, overflowOf } from './browser.ts';

const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;

describe('the home page', () => {
  let browser: Browser;
  let address: string;

  before(async () => {
    ({ address } = await aHouse());
    browser = await launchBrowser();
  });

  after(async () => {
    await browser?.close();
  });

  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      for (const language of LANGUAGES) {
        test(`reads well in ${texts[language].language} at ${width} px, ${theme}`, async () => {
          const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
          try {
            const complaints = complaintsOf(page);
            await page.goto(`${address}/?lang=${language}`);
            assert.equal(await page.title(), 'Teahouse');
            assert.equal(await page.locator('h1').innerText(), texts[language].lead);
            const titles = await Promise.all(games.map(async ({ text }) => (await text[language]()).title));
            assert.deepEqual(await page.locator('h3').allInnerTexts(), titles);
            assert.equal(await overflowOf(page), 0);
            assert.deepEqual(await barriersOn(page), []);
            assert.deepEqual(complaints, []);
          } finally {
            await page.close();
          }
        });
      }
    }
  }

  test('follows the language of the browser, and lets its reader choose another', async () => {
    const page = await browser.newPage({ locale: 'it-IT' });
    try {
      await page.goto(address);
      assert.equal(await page.locator('h1').innerText(), texts.it.lead);
      await page.getByRole('link', { name: texts.de.language }).click();
      assert.equal(await page.locator('h1').innerText(), texts.de.lead);
      assert.equal(await page.locator('nav [aria-current]').innerText(), texts.de.language);
      await page.getByRole('link', { name: 'Teahouse' }).click();
      assert.equal(await page.locator('h1').innerText(), texts.de.lead);
    } finally {
      await page.close();
    }
  });
});
