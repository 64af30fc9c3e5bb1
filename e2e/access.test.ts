import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { faultsOf } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { layOutTour, open } from './tour.ts';
import { visit } from './visit.ts';

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
      await open(page, screen);
      faults.push(...(await faultsOf(page, screen.name)));
      t.diagnostic(`${screen.name}: ${Math.round(performance.now() - started)} ms`);
    }
    assert.deepEqual([...faults, ...complaints.filter(line => !EXPECTED.test(line))], []);
  });
}
