import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { text } from '@teahouse/games/year-of-the-dragon';
import { LANGUAGES, type Language } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { glowing, playByClicking } from './glow.ts';
import { layOutTour, open } from './tour.ts';
import { speak, visit } from './visit.ts';
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

/** What the others are held against. */
const ENGLISH_FIRST = ['en', ...LANGUAGES.filter(language => language !== 'en')] as const;
const PATIENCE_MS = 30_000;
const GLANCE_MS = 25;
/** Some names are the same twice in one language, and differ in another. */
const WHOLE = 0.9;

/** What is wrong with the words of a page, when all that it waits for has come. */
async function wordsWrong(page: Page, language: Language, english: readonly string[]): Promise<string[]> {
  const latest = performance.now() + PATIENCE_MS;
  for (;;) {
    const read = await piecesOn(page);
    const isWhole = read.length >= english.length * WHOLE;
    const left = language === 'en' ? [] : leftInEnglish(english, read, spoken[language], NAMES);
    const wrong = [...brokenIn(read, spoken[language]), ...left];
    if (isWhole && wrong.length === 0) return [];
    if (performance.now() > latest) return isWhole ? wrong : [`${read.length} of ${english.length} pieces`, ...wrong];
    await setTimeout(GLANCE_MS);
  }
}

test('no screen has an untranslated word, in any language', async () => {
  const faults: string[] = [];
  const { page } = await visit(browser, house.address, { cookie: tour.cookie, width: 820 });
  for (const screen of tour.screens) {
    await open(page, screen);
    const english = await piecesOn(page);
    for (const language of [...ENGLISH_FIRST.slice(1), 'en'] as const) {
      await speak(page, language);
      await page.locator(screen.shows).first().waitFor();
      const wrong = await wordsWrong(page, language, english);
      faults.push(...wrong.map(piece => `${screen.name}, ${language}: ${piece}`));
    }
  }
  assert.deepEqual(faults, []);
});

test('whoever comes with a language is greeted in it', async () => {
  const english = new Map<string, readonly string[]>();
  for (const language of ENGLISH_FIRST) {
    const { page } = await visit(browser, house.address, { language, cookie: tour.cookie });
    for (const screen of tour.screens.filter(({ name }) => name === 'home' || name === 'dragon')) {
      await open(page, screen);
      assert.equal(await page.evaluate('document.documentElement.lang'), language);
      if (!english.has(screen.name)) english.set(screen.name, await piecesOn(page));
      assert.deepEqual(await wordsWrong(page, language, english.get(screen.name)!), []);
    }
  }
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
