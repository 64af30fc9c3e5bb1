import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type Table } from '@teahouse/games/runewars';
import type { Browser } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { faultsOf } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { hardToReadOn } from './contrast.ts';
import { sitterAt } from './moments.ts';
import { isBetweenSeats, warlike } from './runewars.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

/** Sits down at a practice table, at a moment that is wanted. */
const sitAt = sitterAt(game, {}, warlike);

/** A march, a duel, a tile to lay, and a battle with rows behind it. */
const MOMENTS = {
  march: { ask: 'mobilize.move', seats: 3, holds: (_: Table, options: readonly string[]) => options.length > 5 },
  duel: { ask: 'window/duel-start.play', seats: 3 },
  tile: { ask: 'setup/tile.place', seats: 3, options: { setup: 'book' as const } },
  battle: {
    ask: 'battle/damage.choose',
    seats: 3,
    holds: (g: Table) => isBetweenSeats(g) && g.battle!.row > 1,
  },
};

test('the table is without barriers and overflow at every width, in both themes, as a picture and in words', async () => {
  const { page, complaints } = await visit(browser, house.address);
  const faults: string[] = [];
  for (const [name, wanted] of Object.entries(MOMENTS)) {
    await sitAt(page, wanted);
    faults.push(...(await faultsOf(page, `runewars-${name}`)));
  }
  // The fight was in another season, which is folded in the short chronicle: it is one click away.
  const folded = page.locator('#log .part [aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.locator('#log .see-again').first().click();
  await page.locator('.rw .again').waitFor();
  faults.push(...(await faultsOf(page, 'runewars-again')));
  await page.locator('.rw .again .btn').first().click();
  await page.locator('.rw .tcard.reads, .rw .quest.reads').first().click();
  await page.locator('.rw .reader:popover-open').waitFor();
  faults.push(...(await faultsOf(page, 'runewars-reader')));
  await page.keyboard.press('Escape');
  await page.locator('.rw .reader').waitFor({ state: 'detached' });
  await page.locator('.tools .btn').last().click();
  await page.locator('dialog.settings .tog').nth(1).click();
  await page.keyboard.press('Escape');
  await page.locator('.text-board').waitFor();
  faults.push(...(await faultsOf(page, 'runewars-words')));
  assert.deepEqual([...faults, ...complaints], []);
});

test('what is written on the map stands out from what lies behind it, where it glows too, in both themes', async () => {
  const { page, complaints } = await visit(browser, house.address);
  const faults: string[] = [];
  await sitAt(page, { ask: 'mobilize.activate', seats: 4, holds: g => g.year > 1 });
  await page.locator('.rw .map-world .nm').first().waitFor();
  for (const near of [false, true]) {
    // Names of cities are written only where there is room.
    if (near) for (let n = 0; n < 2; n++) await page.keyboard.press('+');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const hard = await hardToReadOn(page, '.map-world');
      faults.push(...hard.map(each => `${near ? 'near' : 'far'}, ${colorScheme}: ${each}`));
    }
    await page.locator('.rw .map-window').focus();
  }
  assert.deepEqual([...faults, ...complaints], []);
});

test('a unit that is dragged to where the march goes comes along, and one that is dropped elsewhere does not', async () => {
  const { page, complaints } = await visit(browser, house.address);
  let goal = '';
  await sitAt(page, {
    ask: 'mobilize.move',
    seats: 3,
    holds: (g, options) => {
      goal = (g.stack.at(-1)!.v as { at: string }).at;
      return options.some(id => id.startsWith('all@'));
    },
  });
  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drag = async (dx: number, dy: number): Promise<void> => {
    const from = await middleOf('.rw .stack.can');
    const to = await middleOf(`.rw .hex[data-at="area-${goal}"]`);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x + dx, to.y + dy);
    await page.mouse.up();
  };
  await page.locator('.rw .stack.can').first().waitFor();
  await drag(0, 300);
  assert.equal(await page.locator('.draft li').count(), 0);
  const map = await page.locator('.rw .pieces').boundingBox();
  await drag(0, 0);
  await page.locator('.rw .step-out').waitFor();
  assert.equal(await page.locator('.draft li').count(), 1, 'one unit comes, by one drag');
  assert.deepEqual((await page.locator('.rw .pieces').boundingBox())?.width, map?.width, 'the map stays where it is');
  await page.locator('.rw .step-out').click();
  await page.locator('.rw .step-out').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.draft li').count(), 0, 'the unit stays where it was');
  assert.deepEqual(complaints, []);
});
