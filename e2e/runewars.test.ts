import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import {
  AREAS,
  DEVELOPMENTS,
  HEROES,
  ORDERS,
  QUESTS,
  TACTICS,
  TITLES,
  UNITS,
} from '../packages/games/runewars/src/printed/ids.ts';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { tableOf } from './finished.ts';
import { Followed } from './followed.ts';
import { scoreLink } from './glow.ts';
import { offered, playOn } from './playing.ts';
import { sheetOn } from './score-sheet.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

/** From the home page to a table of three with bots that answer at once. */
async function layTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New table: Runewars' }).click();
  for (const seat of [2, 3]) await page.getByLabel(`Strength, Seat ${seat}`).selectOption('random');
  await page.getByLabel('Seat 4', { exact: true }).selectOption('empty');
  await page.locator('dialog footer .btn.primary').click();
  await page.locator('.board[data-game="runewars"] .rw').waitFor();
}

/** What lies on the table; other answers are words and numbers. */
const THINGS: ReadonlySet<string> = new Set([
  ...AREAS,
  ...HEROES,
  ...ORDERS,
  ...TACTICS,
  ...QUESTS,
  ...TITLES,
  ...UNITS,
  ...DEVELOPMENTS,
]);
const isThing = (id: string): boolean => THINGS.has(id) || id.includes('@');

test('a whole game of three, from the home page to the score sheet, by clicking what glows', async t => {
  const { page, complaints } = await visit(browser, house.address);
  const followed = new Followed(page);
  await layTable(page);
  const clicks = await playOn(page, followed, async () => {
    const { listed, glowing } = await offered(page);
    // Where units of several kinds are placed, areas glow for the kind that is chosen.
    const hasKinds = (await page.locator('.rw .kinds .kind').count()) > 1;
    assert.deepEqual(
      listed.filter(id => isThing(id) && !glowing.includes(id) && !(hasKinds && id.includes('@'))),
      [],
      'everything that is offered and lies on the table glows',
    );
    assert.deepEqual(
      glowing.filter(id => !listed.includes(id)),
      [],
      'nothing else glows',
    );
    assert.equal(await page.evaluate('document.documentElement.scrollHeight <= innerHeight'), true, 'on one screen');
  });
  t.diagnostic(`${clicks} decisions`);
  assert.ok(clicks > 40, 'the years are played with more than a few clicks');
  await scoreLink(page).click();
  const { rows, totals, places } = await sheetOn(page);
  assert.equal(places.length, 3);
  assert.equal(places[0], 1, 'the winner stands first');
  assert.deepEqual(
    totals,
    totals.map((_, i) => rows.reduce((sum, points) => sum + points[i]!, 0)),
  );
  const chart = page.locator('.ch .curve');
  const endsOf = async (): Promise<number[]> =>
    [...(await chart.getAttribute('aria-label'))!.matchAll(/ (\d+)(?:,|$)/g)].map(([, n]) => Number(n));
  await chart.waitFor();
  assert.deepEqual(
    (await endsOf()).toSorted(),
    totals.toSorted(),
    'dragon runes over the seasons end as they are counted',
  );
  await page.locator('.ch').getByRole('radio', { name: 'Areas' }).check();
  const map = page.locator('.sc-end .map-world');
  const held = await map.locator('.hex.held').count();
  assert.equal(
    (await endsOf()).reduce((sum, n) => sum + n, 0),
    held,
    'the map of the end shows the areas that the chart counts',
  );
  assert.equal(await map.locator('.hex').count(), await map.locator('.on-area').count());
  assert.deepEqual(complaints, []);
});

/** What a table of this game loads beside the shell before anybody has fought: in bytes as they travel. */
const OWN_CODE = 120_000;

test('what only this game loads at first is light', async t => {
  const guest = await Guest.enter(house.address);
  const scriptsOf = async (game: string): Promise<Map<string, number>> => {
    const { page } = await visit(browser, house.address, { cookie: guest.cookie });
    const files = new Map<string, Promise<Buffer>>();
    page.on('response', response => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) files.set(pathname, response.body());
    });
    await page.goto(`/table/${await tableOf(guest, game)}`, { waitUntil: 'networkidle' });
    await page.locator(`.board[data-game="${game}"]`).waitFor();
    const sizes = [...files].map(async ([path, body]) => [path, gzipSync(await body).length] as const);
    return new Map(await Promise.all(sizes));
  };
  const shell = await scriptsOf('five-cups');
  const own = [...(await scriptsOf('runewars'))].filter(([path]) => !shell.has(path));
  const weight = own.reduce((sum, [, size]) => sum + size, 0);
  t.diagnostic(`${(weight / 1000).toFixed(1)} KB in ${own.length} files`);
  assert.ok(own.length > 0 && weight <= OWN_CODE, `${weight} bytes`);
});
