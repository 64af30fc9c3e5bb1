import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { barriersOn, launchBrowser, overflowOf } from './browser.ts';
import { takePicture } from './screens.ts';
import { layOutTour, open, type Screen } from './tour.ts';
import { THEMES, visit, WIDTHS, widen } from './visit.ts';

let browser: Browser;
let house: TestHouse;
let tour: Awaited<ReturnType<typeof layOutTour>>;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
  tour = await layOutTour(house.address);
});
after(() => browser?.close());

/** Two screens show what is not there, and one that a part of the site is lost: the browser itself complains of both. */
const EXPECTED = /status of 404|assets\/profile-|net::ERR_FAILED/;

/** A theme changes nothing but colours: all of axe looks at the first, and at the others only for contrast. */
const CONTRAST = ['color-contrast', 'link-in-text-block'];

/** Looks at a screen in both themes at every width; gives what is wrong with it. */
async function faultsOf(page: Page, screen: Screen): Promise<string[]> {
  const faults: string[] = [];
  await open(page, screen);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of WIDTHS) {
      const at = `${screen.name}, ${theme}, ${width}`;
      await widen(page, width);
      // The next frame is drawn as it is now.
      await page.evaluate('new Promise(requestAnimationFrame)');
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${at}: ${overflow} px too wide`);
      const barriers = await barriersOn(page, theme === THEMES[0] ? undefined : CONTRAST);
      faults.push(...barriers.map(barrier => `${at}: ${barrier}`));
      await takePicture(page, screen.name, theme);
    }
  }
  return faults;
}

/** Where tables are played, and everything else: each half takes long enough. */
const PLAYED = /^(dragon|dragon-opening|five-cups|text-board|rules-drawer|settings|game-over|practice)$/;

for (const [what, isMeant] of [
  ['at the table', (name: string) => PLAYED.test(name)],
  ['around it', (name: string) => !PLAYED.test(name)],
] as const) {
  test(`every screen ${what} is without barriers, overflow and complaints`, async t => {
    const { page, complaints } = await visit(browser, house.address, { cookie: tour.cookie });
    const faults: string[] = [];
    for (const screen of tour.screens.filter(({ name }) => isMeant(name))) {
      const started = performance.now();
      faults.push(...(await faultsOf(page, screen)));
      t.diagnostic(`${screen.name}: ${Math.round(performance.now() - started)} ms`);
    }
    assert.deepEqual([...faults, ...complaints.filter(line => !EXPECTED.test(line))], []);
  });
}
