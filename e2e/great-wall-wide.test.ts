import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Table } from '@teahouse/games/great-wall';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { finishedGame } from './finished.ts';
import { misplacedOn } from './geometry.ts';
import { sitAt } from './great-wall.ts';
import { POSITIONS } from './positions.ts';
import { takePicture } from './screens.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const LAPTOPS = [
  [1366, 660],
  [1440, 780],
] as const;
const DESKS = [
  [1440, 900],
  [1920, 1080],
] as const;

/** Things of which a part lies beyond the window or what scrolls around them. */
const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter(each => {
      const { top, bottom } = each.getBoundingClientRect();
      for (let box = each.parentElement; box !== document.body; box = box.parentElement) {
        const frame = box.getBoundingClientRect();
        if (getComputedStyle(box).overflowY !== 'visible' && (top < frame.top - 1 || bottom > frame.bottom + 1)) return true;
      }
      return top < 0 || bottom > innerHeight;
    })
    .map(each => each.textContent.trim().slice(0, 40))`);

async function assertSeen(page: Page, sizes: readonly (readonly [number, number])[], selector: string, name: string) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await takePicture(page, `great-wall-${name}-${height}`, 'light');
    assert.deepEqual(await outOfSight(page, selector), [], `${name}, ${width} x ${height}`);
    assert.deepEqual(await misplacedOn(page), [], `${name}, ${width} x ${height}`);
  }
}

test('on a wide table every clan is in sight, with its honor and its shame', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de' });
  for (const name of ['wall-general', 'wall-command', 'wall-clerk', 'wall-clerk-2', 'wall-strike', 'wall-alone']) {
    await POSITIONS[name]!(page);
    await assertSeen(page, [...LAPTOPS, ...DESKS], '.gw .clans > li', name);
  }
  // Where somebody may rest, the level of the wall lies before it.
  const wanted = {
    ask: 'recruit.place',
    seats: 4,
    holds: (g: Table, o: readonly string[]) => threeCome(g) && o.length > 5,
  };
  await sitAt(page, wanted);
  await assertSeen(page, [...LAPTOPS, ...DESKS], '.gw .clans > li', 'place');
  // Partners have demands, events and each other's stores beside it: on a laptop their list scrolls.
  await POSITIONS['wall-together-4']!(page);
  await assertSeen(page, DESKS, '.gw .clans > li', 'wall-together-4');
  assert.deepEqual(complaints, []);
});

const threeCome = ({ sections }: Table): boolean => sections.some(({ hordes }) => hordes.length === 3);

test('together, all three hordes are in sight below a talk and below advisors for hire', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de' });
  const options = { mode: 'together' } as const;
  for (const [ask, seats] of [
    ['together/wish.choose', 2],
    ['together/wish.choose', 4],
    ['together/pledge.choose', 4],
    ['location/hire.choose', 4],
  ] as const) {
    await sitAt(page, { ask, seats, options, holds: (g, offered) => threeCome(g) && offered.length > 3 });
    await assertSeen(page, [...LAPTOPS, ...DESKS], '.gw .horde:not(.none)', `${ask.split('/')[1]}-${seats}`);
  }
  // Two hordes leave little of the row behind them.
  const shoots = {
    ask: 'attack/strike.shoot',
    seats: 4,
    options,
    holds: (_: Table, o: readonly string[]) => o.length > 3,
  };
  await sitAt(page, shoots);
  await assertSeen(page, LAPTOPS, '.gw .horde:not(.none)', 'shoot');
  assert.deepEqual(complaints, []);
});

test('a game that was played together is looked back at: who looks, and what happened, lie within their panel', async () => {
  const { guest, table, entries } = await finishedGame(house.address, 'great-wall', { mode: 'together' });
  const { page, complaints } = await visit(browser, house.address, { language: 'it', cookie: guest.cookie });
  await page.goto(`/table/${table}/replay/${Math.round(entries / 2)}`);
  await page.locator('.board.replayed .gw.partners').waitFor();
  for (const [width, height] of [...LAPTOPS, ...DESKS]) {
    await page.setViewportSize({ width, height });
    await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await takePicture(page, `great-wall-replay-${height}`, 'light');
    const spill = await page.evaluate<number>(`(() => {
      const { top, bottom } = document.querySelector('.now-told').getBoundingClientRect();
      return Math.max(...[...document.querySelectorAll('.now-told *')]
        .filter(each => each.checkVisibility() && each.getBoundingClientRect().height > 2)
        .map(each => each.getBoundingClientRect())
        .map(each => Math.max(top - each.top, each.bottom - bottom)));
    })()`);
    assert.ok(spill <= 1, `${width} x ${height}: ${spill} px beyond its panel`);
  }
  assert.deepEqual(complaints, []);
});
