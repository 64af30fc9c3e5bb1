import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { elsewhere, glowing, playByClicking } from './glow.ts';
import { stopsOf, tabTo } from './keyboard.ts';
import { POSITIONS } from './positions.ts';
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

/** The build refuses more than 60 KB before anything is drawn; this is with what comes by itself until the page rests. */
const FIRST_LOAD = 64_000;

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

/** How far things that one sees have moved since the page was asked for, without being told to (Web Vitals). */
const SHIFTS = `new PerformanceObserver(list => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (!hadRecentInput) (globalThis.shifts ??= []).push([value, ...sources.map(({ node }) => node?.className ?? '')]);
  }
}).observe({ type: 'layout-shift', buffered: true })`;

/** What is drawn late has its place kept: each of these on a phone, and those that are laid out otherwise there, wide. */
const ARRIVALS: readonly (readonly [name: string, ...widths: number[]])[] = [
  ['home', 390, 1440],
  ['new-table', 390, 1440],
  ['waiting-room', 390, 1440],
  ['dragon', 390, 1440],
  ['five-cups', 390],
  ['great-wall-lesson', 390, 1440],
  ['runewars-lesson', 390, 1440],
  ['game-over', 390],
  ['score-sheet', 390, 1440],
  ['replay', 390],
  ['dragon-replay', 1440],
  ['profile', 390, 1440],
  ['rules', 390],
  ['primer', 390],
];

test('nothing moves while a page arrives', async () => {
  const runewars = { name: 'runewars-lesson', address: '/learn/runewars/first', shows: '.bubble h3' };
  const { page } = await visit(browser, house.address, { cookie: tour.cookie });
  // What the device has instead of our fonts is as wide, but not to the pixel: when they come is another matter.
  await page.route('**/*.woff2', route => route.abort());
  await page.addInitScript(SHIFTS);
  const moved: string[] = [];
  for (const [name, ...widths] of ARRIVALS) {
    for (const width of widths) {
      await widen(page, width);
      await open(page, [...tour.screens, runewars].find(screen => screen.name === name)!);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate<[number, ...string[]][]>('globalThis.shifts ?? []');
      const sum = shifts.reduce((before, [value]) => before + value, 0);
      if (sum > 0.001) moved.push(`${name} at ${width}: ${sum.toFixed(4)} by ${shifts.flat().join(' | ')}`);
    }
  }
  assert.deepEqual(moved, []);
});

test('whoever clicks on a person means the card too: both are played', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await POSITIONS['dragon-card']!(page);
  await page.locator('#asked', { hasText: 'Which person card do you play?' }).waitFor();
  const person = page.locator('.stacks .st.can', { hasText: 'Young warrior' });
  await person.click();
  await page.locator('#asked', { hasText: 'Where will the new person live?' }).waitFor();
  await page.locator('.stage h2', { hasText: 'Young warrior' }).waitFor();
  assert.deepEqual(complaints, []);
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
