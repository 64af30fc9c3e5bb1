import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { text } from '@teahouse/games/year-of-the-dragon';
import { LANGUAGES } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { glowing, playByClicking } from './glow.ts';
import { layOutTour, open } from './tour.ts';
import { visit } from './visit.ts';
import { brokenIn, type Catalogue, catalogues, leftInEnglish, piecesOn } from './wording.ts';

let browser: Browser;
let house: TestHouse;
let tour: Awaited<ReturnType<typeof layOutTour>>;
let spoken: Readonly<Record<(typeof LANGUAGES)[number], Catalogue>>;
before(async () => {
  [browser, house, spoken] = await Promise.all([launchBrowser(), aHouse(), catalogues()]);
  tour = await layOutTour(house.address);
});
after(() => browser?.close());

/** People, rules, seals and the house itself are called the same everywhere. */
const NAMES = /\b(Teahouse|Mei|Bo|Guest \d+|(YD|FC|GW)(-[A-Z0-9]+)+|[a-f0-9]{16})\b/g;

/** Without a load: whoever changes the language stays where they are. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator('header .lang select').selectOption(language);
  await until(page, `document.documentElement.lang === '${language}'`);
}

test('no screen has an untranslated word, in any language', async () => {
  const faults: string[] = [];
  const visitors = await Promise.all(
    LANGUAGES.map(language => visit(browser, house.address, { language, cookie: tour.cookie, width: 820 })),
  );
  for (const screen of tour.screens) {
    const read = await Promise.all(
      visitors.map(async ({ page }) => {
        await open(page, screen);
        return piecesOn(page);
      }),
    );
    LANGUAGES.forEach((language, i) => {
      const left = language === 'en' ? [] : leftInEnglish(read[0]!, read[i]!, spoken[language], NAMES);
      const broken = brokenIn(read[i]!, spoken[language]);
      faults.push(...[...broken, ...left].map(piece => `${screen.name}, ${language}: ${piece}`));
    });
  }
  assert.deepEqual(faults, []);
});

test('language and theme are switched in mid-game, and the game goes on', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: In the Year of the Dragon' }).click();
  await playByClicking(page, 3);
  await glowing(page).first().waitFor();
  const address = page.url();
  const paper = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const day = await paper();
  for (const language of ['de', 'it', 'es'] as const) {
    await speak(page, language);
    // The words of the game come after those of the site.
    await page.getByRole('heading', { level: 1, name: (await text[language]()).title }).waitFor();
    assert.deepEqual(brokenIn(await piecesOn(page), spoken[language]), []);
  }
  const theme = page.locator('header.top > button.icon');
  await theme.click();
  await theme.click();
  await until(page, `document.documentElement.dataset.theme === 'dark'`);
  assert.notEqual(await paper(), day);
  await playByClicking(page, 2);
  await page.reload();
  await glowing(page).first().waitFor();
  assert.equal(page.url(), address);
  assert.deepEqual(
    await page.evaluate('[document.documentElement.lang, document.documentElement.dataset.theme]'),
    ['es', 'dark'],
    'what was chosen stays chosen',
  );
  assert.deepEqual(complaints, []);
});
