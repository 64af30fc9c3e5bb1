import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { elsewhere, glowing, playByClicking } from './glow.ts';
import { stopsOf, tabTo } from './keyboard.ts';
import { layOutTour, open } from './tour.ts';
import { visit, WIDTHS, widen } from './visit.ts';

let browser: Browser;
let house: TestHouse;
let tour: Awaited<ReturnType<typeof layOutTour>>;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
  tour = await layOutTour(house.address);
});
after(() => browser?.close());

const FIRST_LOAD = 120_000;

test('the first load of the home page is light', async t => {
  const { page } = await visit(browser, house.address);
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', response => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.set(response.url(), response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bodies = await Promise.all(files.values());
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  t.diagnostic(`${(weight / 1000).toFixed(1)} KB in ${files.size} files`);
  assert.ok(files.size >= 3 && weight <= FIRST_LOAD, `${weight} bytes`);
});

/** What may be done on the page, and what of it Tab can never reach. Radio buttons of one choice are one stop. */
const UNREACHED = `[...document.querySelectorAll('a[href], button, input, select, summary')]
  .filter(each => each.checkVisibility() && !each.disabled && each.dataset.stop === undefined)
  .filter(each => each.type !== 'radio' && each.closest('dialog:not([open])') === null)
  .filter(each => document.querySelector('dialog[open]') === null || each.closest('dialog[open]') !== null)
  .map(each => each.outerHTML.slice(0, 120))`;

for (const name of ['home', 'new-table', 'waiting-room', 'dragon', 'five-cups', 'replay', 'score-sheet', 'profile']) {
  test(`Tab reaches everything, and one sees where it is: ${name}`, async () => {
    const { page } = await visit(browser, house.address, { cookie: tour.cookie });
    await open(page, tour.screens.find(screen => screen.name === name)!);
    const stops = await stopsOf(page);
    assert.ok(stops.length > 5);
    assert.deepEqual(
      stops.filter(({ shows }) => !shows).map(({ name: stop }) => stop),
      [],
    );
    assert.deepEqual(await page.evaluate<string[]>(UNREACHED), []);
  });
}

test('a dialog takes the focus, keeps it, and gives it back', async () => {
  const { page } = await visit(browser, house.address, { cookie: tour.cookie });
  await open(page, tour.screens.find(({ name }) => name === 'five-cups')!);
  const rules = '.tools .btn[aria-keyshortcuts="?"]';
  await tabTo(page, rules);
  await page.keyboard.press('Enter');
  await page.locator('dialog.drawer[open]').waitFor();
  await until(page, `document.activeElement.closest('dialog') !== null`);
  await page.keyboard.press('Escape');
  await page.locator('dialog.drawer').waitFor({ state: 'detached' });
  await until(page, `document.activeElement.matches('${rules}')`, 'the focus where it was');
});

/** Where the bar lies on the page: it sticks to the top of the window, so a page that was scrolled is put back first. */
async function boxOf(page: Page) {
  await page.evaluate('scrollTo(0, 0)');
  return page.locator('.ask').boundingBox();
}

for (const game of ['Year of the Dragon', 'Five Cups']) {
  test(`the question bar stays where it is when the question changes: ${game}`, async () => {
    const { page } = await visit(browser, house.address);
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`Play now: .*${game}`) }).click();
    await glowing(page).first().waitFor();
    for (const width of WIDTHS) {
      await widen(page, width);
      await glowing(page).or(elsewhere(page)).first().waitFor();
      const before = await boxOf(page);
      for (let clicks = 0; clicks < 3; clicks++) {
        await playByClicking(page, 1);
        await glowing(page).or(elsewhere(page)).first().waitFor();
        assert.deepEqual(await boxOf(page), before, `at ${width}`);
      }
    }
  });
}
