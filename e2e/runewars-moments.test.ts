import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type Table } from '@teahouse/games/runewars';
import type { Browser, Locator, Page } from 'playwright-core';
import { area, isNeutral } from '../packages/games/runewars/src/rules/areas.ts';
import { comersTo, isAlly } from '../packages/games/runewars/src/rules/movement.ts';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { faultsOf } from './barriers.ts';
import { launchBrowser, until } from './browser.ts';
import { hardToReadOn } from './contrast.ts';
import { misplacedOn } from './geometry.ts';
import { sitterAt } from './moments.ts';
import { isArea, isBetweenSeats, warlike } from './runewars.ts';
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

interface Spot {
  x: number;
  y: number;
}

async function middleOf(thing: Locator): Promise<Spot> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const hexOf = (page: Page, area: string): Locator => page.locator(`.rw .hex[data-at="area-${area}"]`);
const steps = (page: Page): Promise<string[]> => page.locator('.draft li').allTextContents();

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
  const stack = page.locator('.rw .stack.can').first();
  await stack.waitFor();
  const to = await middleOf(hexOf(page, goal));
  await drag(page, await middleOf(stack), { x: to.x, y: to.y + 300 });
  assert.deepEqual(await steps(page), []);
  const map = await page.locator('.rw .pieces').boundingBox();
  await drag(page, await middleOf(stack), to);
  await page.locator('.rw .coming').waitFor();
  assert.equal((await steps(page)).length, 1, 'one unit comes, by one drag');
  assert.deepEqual((await page.locator('.rw .pieces').boundingBox())?.width, map?.width, 'the map stays where it is');
  await page.locator('.rw .fewer[aria-disabled="false"]').click();
  await page.locator('.rw .coming').waitFor({ state: 'detached' });
  assert.deepEqual(await steps(page), [], 'the unit stays where it was');
  assert.deepEqual(complaints, []);
});

test('units of a march step in and out one by one, by mouse and by the keys + and -', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await sitAt(page, {
    ask: 'mobilize.move',
    seats: 3,
    holds: (_, options) => options.some(id => id.startsWith('all@')),
  });
  const stepper = page.locator('.rw .stepper', { hasText: '/2' }).first();
  const [fewer, more] = [stepper.locator('.fewer'), stepper.locator('.comer')];
  assert.equal(await fewer.getAttribute('aria-disabled'), 'true', 'nobody comes yet');
  await fewer.press('Enter');
  await more.focus();
  await page.keyboard.press('-');
  assert.deepEqual(await steps(page), []);
  for (const [key, said] of [
    ['+', '1/2'],
    ['+', '2/2'],
    ['-', '1/2'],
    ['Enter', '0/2'],
  ] as const) {
    await page.keyboard.press(key);
    await stepper.getByText(said).waitFor();
    assert.ok(await stepper.evaluate(each => each.contains(document.activeElement)), `after ${key} one can go on`);
  }
  assert.deepEqual(await steps(page), []);
  await more.click();
  await more.click();
  await stepper.getByText('2/2').waitFor();
  assert.equal((await steps(page)).length, 2);
  await page.keyboard.press('+');
  assert.equal((await steps(page)).length, 2, 'there are no more than two');
  assert.deepEqual(complaints, []);
});

test('when all have come who can, one still sees who comes and what they meet, and can send one back', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await sitAt(page, {
    ask: 'mobilize.move',
    seats: 3,
    holds: (_, options) => {
      const all = options.find(id => id.startsWith('all@'));
      return all !== undefined && options.every(id => id === 'done' || id.endsWith(all.slice('all'.length)));
    },
  });
  await page.locator('.opts [data-opt^="all@"]').click();
  await page.locator('.opts [data-opt]').nth(1).waitFor({ state: 'detached' });
  await page.locator('.rw .coming .piece').first().waitFor();
  await page.locator('.rw :is(.meets, .march > .note)').waitFor();
  await page.locator('.rw .fewer[aria-disabled="false"]').first().click();
  await page.locator('.opts [data-opt]').nth(1).waitFor();
  assert.deepEqual(complaints, []);
});

test('before an area is activated, units are dragged there in one go, and a click on them is one on their area', async () => {
  const { page, complaints } = await visit(browser, house.address);
  let [from, goal] = ['', ''];
  await sitAt(page, {
    ask: 'mobilize.activate',
    seats: 3,
    holds: (g, options) => {
      const ways = options.flatMap(to => (isArea(to) ? comersTo(g, 0, to).map(comer => ({ ...comer, to })) : []));
      const [way] = ways.filter(({ n, unit, from }) => n > 1 && !isAlly(unit) && options.includes(from));
      if (way === undefined) return false;
      [from, goal] = [way.from, way.to];
      return true;
    },
  });
  const grip = page.locator(`.rw .on-area[data-area="${from}"] .grip`);
  await grip.first().waitFor();
  await drag(
    page,
    await middleOf(page.locator(`.rw .on-area[data-area="${from}"] .std`)),
    await middleOf(hexOf(page, goal)),
  );
  await page.locator('.rw .coming').waitFor();
  const composed = await steps(page);
  assert.equal(composed.length, 2, 'the area and all who can come');
  assert.match(composed[0]!, new RegExp(`^${goal}`));
  assert.match(composed[1]!, /^All from /);
  for (const _ of composed) await page.keyboard.press('Backspace');
  assert.deepEqual(await steps(page), []);
  const { x, y } = await middleOf(grip.first());
  await page.mouse.click(x, y);
  await page.locator('.draft li').first().waitFor();
  assert.match((await steps(page)).join(), new RegExp(`^${from}`), 'the area that was clicked');
  assert.deepEqual(complaints, []);
});

/** Laptops, a tablet on its side and upright, and a phone. */
const SIZES = [
  [1440, 900],
  [1440, 780],
  [1366, 660],
  [1024, 700],
  [820, 1180],
  [390, 844],
] as const;

/** Parts of the question that lie over each other, or reach out of it. */
const CROWDED = `(() => {
  const ask = document.querySelector('.ask');
  const parts = ['.q h2', '.opts', '.draft ol', '.draft .btn'].flatMap(each => [...ask.querySelectorAll(each)]);
  const boxes = parts.map(part => ({ name: part.className || part.tagName, box: part.getBoundingClientRect() }));
  const frame = ask.getBoundingClientRect();
  const out = boxes
    .filter(({ box }) => box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom)
    .map(({ name }) => name + ' reaches out');
  const over = boxes.flatMap(({ name, box }, i) => boxes.slice(i + 1)
    .filter(other => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1
      && Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1)
    .map(other => name + ' over ' + other.name));
  return [...out, ...over];
})()`;

test('a march that meets neutral units is still taken back: its steps lie below the answers', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  let [from, goal] = ['', ''];
  await sitAt(page, {
    ask: 'mobilize.activate',
    seats: 3,
    holds: (g, options) => {
      const goals = options.filter(isArea).filter(id => isNeutral(g, area(g, id)));
      const [way] = goals.flatMap(to => comersTo(g, 0, to).map(comer => ({ ...comer, to })));
      if (way === undefined || g.players[0]!.influence === 0) return false;
      [from, goal] = [way.from, way.to];
      return true;
    },
  });
  await page.locator(`.opts [data-opt="${goal}"]`).click();
  await page.locator(`.opts [data-opt="all@${from}"], .opts [data-opt$="@${from}"]`).first().click();
  await page.locator('.opts [data-opt="done"]').click();
  await page.locator('.rw .arena').waitFor();
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate('new Promise(requestAnimationFrame)');
    assert.ok((await steps(page)).length > 2, 'the march is not given yet');
    faults.push(...(await page.evaluate<string[]>(CROWDED)).map(fault => `${width} x ${height}: ${fault}`));
  }
  assert.deepEqual([...faults, ...complaints], []);
});

test('in German, two routed units of a kind lie side by side, and nothing of the battle is cut or covered', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de' });
  await sitAt(page, {
    ask: 'battle/damage.choose',
    seats: 3,
    holds: ({ battle }) =>
      [battle!.attacker, battle!.defender].some(({ fighters }) => {
        const routed = fighters.filter(one => one.routed).map(({ unit }) => unit);
        return routed.length > new Set(routed).size;
      }),
  });
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate('new Promise(requestAnimationFrame)');
    faults.push(...(await misplacedOn(page)).map(fault => `${width} x ${height}: ${fault}`));
  }
  assert.deepEqual([...faults, ...complaints], []);
});

test('an area is read in full: who is there, what it yields, where it leads and what happened, however long the names', async () => {
  const guest = await Guest.enter(house.address);
  await guest.do('me.change', { name: 'm'.repeat(40) });
  const { page, complaints } = await visit(browser, house.address, { cookie: guest.cookie });
  let at = '';
  await sitAt(page, {
    ask: 'orders.choose',
    seats: 3,
    holds: g => {
      const mine = g.areas.find(here => here.holder === 0 && here.troops.length > 1 && here.activated.includes(0));
      at = mine?.id ?? '';
      return mine !== undefined;
    },
  });
  await hexOf(page, at).click({ button: 'right' });
  const reader = page.locator('.rw .reader');
  await reader.locator('.history li').first().waitFor();
  assert.ok((await reader.locator('.army .pc').count()) > 1, 'the army');
  assert.equal(await reader.locator('dd').count(), 2, 'what it yields and where it leads');
  const kind = await reader.locator('.kind').evaluate(each => getComputedStyle(each).borderTopWidth);
  assert.equal(kind, '0px', 'whose it is, is a line of words');
  const isWhole = await reader.evaluate(each => each.scrollWidth <= each.clientWidth);
  assert.ok(isWhole, 'no line is longer than there is room');
  assert.deepEqual(complaints, []);
});

/** Areas whose middle lies under a panel in a corner, or under the tools of the map. */
const COVERED = `[...document.querySelectorAll('.rw .map-window .hex')].flatMap(hex => {
  const { left, top, width, height } = hex.querySelector('.hex-field').getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('.lead, .play, .lower-left, .lower-right, .map-tools') == null ? [] : [hex.dataset.at];
})`;

test('no panel in a corner and no tool of the map lies over the middle of an area, however many play', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  const faults: string[] = [];
  for (const seats of [2, 3, 4]) {
    for (const wanted of [
      { ask: 'orders.choose', seats, holds: (g: Table) => g.year > 1 },
      { ask: 'setup/tile.choose', seats, options: { setup: 'book' as const } },
    ]) {
      await sitAt(page, wanted);
      for (const [width, height] of [[1920, 1080], ...SIZES] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate('new Promise(requestAnimationFrame)');
        await page.evaluate('scrollTo(0, 0)');
        const covered = await page.evaluate<string[]>(COVERED);
        faults.push(...covered.map(area => `${wanted.ask}, ${seats} seats, ${width} x ${height}: ${area}`));
      }
    }
  }
  assert.deepEqual([...faults, ...complaints], []);
});

/** Areas that can be chosen, and whose middle lies beyond the window of the map. */
const BEYOND = `(() => {
  const { left, top, right, bottom } = document.querySelector('.rw .map-window').getBoundingClientRect();
  return [...document.querySelectorAll('.rw .hex.can')]
    .map(hex => ({ id: hex.dataset.opt, box: hex.querySelector('.hex-field').getBoundingClientRect() }))
    .filter(({ box }) => box.left + box.width / 2 < left || box.right - box.width / 2 > right
      || box.top + box.height / 2 < top || box.bottom - box.height / 2 > bottom)
    .map(({ id }) => id);
})()`;

test('on a phone the map shows where one can retreat to, also when it is drawn for that question', async () => {
  const { page, complaints } = await visit(browser, house.address, { width: 390 });
  await sitAt(page, {
    ask: 'retreat.choose',
    seats: 4,
    holds: ({ battle }, options) => battle !== null && options.length > 1,
  });
  await page.locator('.rw .hex.can').first().waitFor();
  const count = await page.locator('.rw .hex.can').count();
  assert.ok(count > 1 && count < 5, `${count} areas`);
  await until(page, `${BEYOND}.length === 0`, 'every area in view');
  assert.deepEqual(complaints, []);
});

test('on a phone one sees the orders when they are turned over', async () => {
  const { page, complaints } = await visit(browser, house.address, { width: 390 });
  await sitAt(page, { ask: 'orders.choose', seats: 3 });
  await page.locator('.rw .hand8 .order.can').first().click();
  await page.locator('.ask h2', { hasText: 'All orders are revealed.' }).waitFor();
  const open = page.locator('.rw .play .ocard:not(.back)');
  await open.last().waitFor();
  assert.equal(await open.count(), 3);
  assert.deepEqual(complaints, []);
});

test('on a phone the order of play, the season and the titles are told while a battle is fought, too', async () => {
  const { page, complaints } = await visit(browser, house.address, { width: 390 });
  await sitAt(page, MOMENTS.battle);
  await page.locator('.rw .tab-bar button').nth(2).click();
  for (const part of ['.play', '.seasonc', '.titles']) await page.locator(`.rw ${part}`).waitFor();
  assert.ok(await page.locator('.rw .arena').isHidden());
  assert.deepEqual(complaints, []);
});
