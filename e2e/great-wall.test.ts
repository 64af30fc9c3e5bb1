import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Table } from '@teahouse/games/great-wall';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { faultsOf } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { Followed } from './followed.ts';
import { scoreLink, YES } from './glow.ts';
import { sitAt } from './great-wall.ts';
import { stopsOf } from './keyboard.ts';
import { offered, playOn } from './playing.ts';
import { sheetOn } from './score-sheet.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

/** From the home page to a table with bots that answer at once. */
async function layTable(page: Page, bots: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New table: The Great Wall' }).click();
  for (let seat = 2; seat <= 4; seat++) {
    if (seat <= bots + 1) await page.getByLabel(`Strength, Seat ${seat}`).selectOption('greedy');
    else await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('empty');
  }
  await page.locator('dialog footer .btn.primary').click();
  await page.locator('.board[data-game="great-wall"] .gw').waitFor();
}

test('a whole game of three, from the home page to the score sheet, by clicking what glows', async t => {
  const { page, complaints } = await visit(browser, house.address);
  const followed = new Followed(page);
  await layTable(page, 2);
  const clicks = await playOn(page, followed, async () => {
    const { listed, glowing } = await offered(page);
    assert.deepEqual(glowing, listed, 'everything that is offered glows on the table, and nothing else');
    assert.equal(await page.evaluate('document.documentElement.scrollHeight <= innerHeight'), true, 'on one screen');
  });
  t.diagnostic(`${clicks} clicks`);
  assert.ok(clicks > 40, 'the years are played with more than a few clicks');
  await scoreLink(page).click();
  const { rows, totals, places } = await sheetOn(page);
  assert.deepEqual(places.toSorted(), [1, 2, 3]);
  assert.deepEqual(
    totals,
    totals.map((_, i) => rows.reduce((sum, points) => sum + points[i]!, 0)),
  );
  assert.deepEqual(complaints, []);
});

/** The emptiest table, one where a number is an answer, and one where much lies. */
const MOMENTS = {
  opening: { ask: 'opening.chooseGeneral' },
  tea: { ask: 'location/rise.choose' },
  autumn: { ask: 'clerks/move.choose', holds: ({ year }: Table) => year === 3 },
};

test('the table is without barriers and overflow at every width, in both themes, as a picture and in words', async () => {
  const { page, complaints } = await visit(browser, house.address);
  const faults: string[] = [];
  for (const [name, wanted] of Object.entries(MOMENTS)) {
    await sitAt(page, { ...wanted, seats: 4 });
    faults.push(...(await faultsOf(page, `great-wall-${name}`)));
  }
  await page.locator('.gw .ht .reads').first().click();
  await page.locator('.gw .reader:popover-open').waitFor();
  faults.push(...(await faultsOf(page, 'great-wall-reader')));
  await page.keyboard.press('Escape');
  await page.locator('.gw .reader').waitFor({ state: 'detached' });
  await page.locator('.tools .btn').last().click();
  await page.locator('dialog.settings .tog').nth(1).click();
  await page.keyboard.press('Escape');
  await page.locator('.text-board').waitFor();
  faults.push(...(await faultsOf(page, 'great-wall-words')));
  assert.deepEqual([...faults, ...complaints], []);
});

test('Tab reaches everything that can be done or read, and one sees where it is', async () => {
  const { page } = await visit(browser, house.address);
  await sitAt(page, { ask: 'clerks/move.choose', seats: 3 });
  const stops = await stopsOf(page);
  assert.deepEqual(
    stops.filter(({ shows }) => !shows).map(({ name }) => name),
    [],
  );
  const unreached = `[...document.querySelectorAll('.gw button, .opts button')]
    .filter(each => each.checkVisibility() && each.dataset.stop === undefined)
    .map(each => each.outerHTML.slice(0, 120))`;
  assert.deepEqual(await page.evaluate<string[]>(unreached), []);
});

test('one key passes, where one may', async () => {
  const { page } = await visit(browser, house.address);
  const followed = new Followed(page);
  await layTable(page, 2);
  await page.locator('.gw .can').first().waitFor();
  await page.keyboard.press('p');
  await page.evaluate('new Promise(requestAnimationFrame)');
  assert.equal(followed.given, 0, 'a general is chosen, and nobody passes');
  while (!(await offered(page)).listed.includes('pass')) {
    await playOn(page, followed, undefined, 1);
    await page.locator('.gw .can').first().waitFor();
  }
  await followed.answers(
    () => page.keyboard.press('p'),
    () => page.locator(YES).click(),
  );
});

test('on a phone the question stays where it is, and what glows is always in sight', async () => {
  const { page } = await visit(browser, house.address, { width: 390 });
  const followed = new Followed(page);
  await layTable(page, 1);
  const boxOf = async () => {
    await page.evaluate('scrollTo(0, 0)');
    return page.locator('.ask').boundingBox();
  };
  const before = await boxOf();
  await playOn(
    page,
    followed,
    async () => {
      assert.deepEqual(await boxOf(), before);
      const { listed, glowing } = await offered(page);
      assert.deepEqual(glowing, listed);
    },
    24,
  );
});
