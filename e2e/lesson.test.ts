import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { lesson as de } from '../packages/games/year-of-the-dragon/board/lessons/first/de.ts';
import { lesson as it } from '../packages/games/year-of-the-dragon/board/lessons/first/it.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { answerOne, elsewhere, glowing, scoreLink } from './glow.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const LESSONS = { de, it } as const;

/** Who never builds, has no choice of rooms or loses nobody is not told of it; everything else is said to everybody. */
const ONLY_SOME = ['ages', 'build', 'rooms', 'hungry', 'release'];

/** Comes from the home page and plays the whole lesson; gives what was never said. */
async function missedIn(language: keyof typeof LESSONS, width: number): Promise<string[]> {
  const { page, complaints } = await visit(browser, house.address, { language, width });
  await page.goto('/');
  await page.locator('a[href="/learn/year-of-the-dragon"]').click();
  const { words, steps } = LESSONS[language];
  const said = new Set<string>();
  const bubble = page.locator('.bubble h3');
  for (let n = 0; ; n++) {
    await glowing(page).or(elsewhere(page)).or(scoreLink(page)).first().waitFor();
    // What is said to a question is drawn a moment after it.
    await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    if (await bubble.isVisible()) said.add((await bubble.textContent())!);
    if (await scoreLink(page).isVisible()) break;
    await answerOne(page, n);
  }
  await until(page, `document.querySelector('.bubble h3')?.textContent === ${JSON.stringify(words.end!.title)}`);
  said.add(words.end!.title);
  assert.deepEqual(complaints, []);
  return steps.filter(({ id }) => !said.has(words[id]!.title)).map(({ id }) => id);
}

test('the lesson is played to its end, on a phone in German and on a wide screen in Italian', async () => {
  const missed = await Promise.all([missedIn('de', 390), missedIn('it', 1440)]);
  assert.deepEqual(
    missed.flat().filter(id => !ONLY_SOME.includes(id)),
    [],
  );
});

test('the lesson ends when one likes, and the game goes on', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/learn/year-of-the-dragon');
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await page.locator('.bubble').waitFor({ state: 'detached' });
  await until(page, `document.querySelector('.veiled, .pointed') === null`);
  await answerOne(page, 0);
  await glowing(page).first().waitFor();
  assert.equal(await page.locator('.bubble').count(), 0);
  assert.deepEqual(complaints, []);
});

const BEGUN = `Object.keys(localStorage).filter(key => key.startsWith('teahouse.practice.')).length`;

test('a lesson is found again where it was left, is offered among the tables, and begins again if one likes', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  const { words, steps } = it;
  const title = page.locator('.bubble h3');
  const label = page.locator('.bubble .mm');
  await page.goto('/learn/year-of-the-dragon');
  await title.filter({ hasText: words.welcome!.title }).waitFor();
  assert.match((await label.textContent())!, new RegExp(`passo 1 di ${steps.length}`));
  await answerOne(page, 0);
  await title.filter({ hasText: words.pair!.title }).waitFor();
  assert.match((await label.textContent())!, new RegExp(`passo 2 di ${steps.length}`));

  await page.goto('/');
  await page.locator('.mytables .go a').click();
  await title.filter({ hasText: words.pair!.title }).waitFor();
  assert.match((await label.textContent())!, new RegExp(`passo 2 di ${steps.length}`));
  assert.match(page.url(), /\/learn\/year-of-the-dragon\/first$/);
  assert.equal(await page.evaluate(BEGUN), 1);

  await page.goto('/learn/year-of-the-dragon');
  const offered = page.locator('.lessons li');
  assert.equal(await offered.locator('h2').textContent(), it.title);
  await offered.getByRole('link', { name: `Continua: ${it.title}` }).waitFor();
  await offered.getByRole('button', { name: `Ricomincia: ${it.title}` }).click();
  await title.filter({ hasText: words.welcome!.title }).waitFor();
  assert.equal(await page.evaluate(BEGUN), 2);

  await page.locator('.bubble .btn').last().click();
  await page.goto('/learn/year-of-the-dragon');
  await offered.getByRole('link', { name: `Comincia: ${it.title}` }).waitFor();
  await offered.locator('.done').waitFor();
  assert.deepEqual(complaints, []);
});

test('a lesson or a game that is not there is not found', async () => {
  const { page } = await visit(browser, house.address);
  for (const address of ['/learn/year-of-the-dragon/nonesuch', '/learn/five-cups', '/learn/nonesuch']) {
    await page.goto(address);
    await page.locator('.lost h1').waitFor();
  }
});
