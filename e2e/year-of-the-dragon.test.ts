import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { answerOne } from './glow.ts';
import { POSITIONS } from './positions.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

/** In how many rows things lie, and how far the frames of two neighbors are apart: less than nothing where they meet. */
const LIE = `(() => {
  const frames = [...document.querySelectorAll('.offers .can')].map(each => {
    const { outlineWidth, outlineOffset } = getComputedStyle(each);
    const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const { left, top, right } = each.getBoundingClientRect();
    return { top, left: left - beyond, right: right + beyond };
  });
  const tops = [...new Set(frames.map(({ top }) => Math.round(top)))];
  const gaps = frames.slice(1).map((frame, i) => frame.left - frames[i].right).filter((_, i) => frames[i + 1].top === frames[i].top);
  return { rows: tops.map(row => frames.filter(({ top }) => Math.round(top) === row).length), apart: Math.min(...gaps) };
})()`;

test('what is offered lies in rows that are about as long, and no frame meets the next', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  for (const [position, rows] of [
    ['dragon-draft', [9]],
    ['dragon-card', [10]],
    ['dragon-wild', [8, 7]],
  ] as const) {
    await POSITIONS[position]!(page);
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [1024, 700],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lie = await page.evaluate<{ rows: number[]; apart: number }>(LIE);
      assert.deepEqual(lie.rows, rows, `${position}, ${width} x ${height}`);
      assert.ok(lie.apart > 1, `${position}, ${width} x ${height}: ${lie.apart} px apart`);
    }
  }
  assert.deepEqual(complaints, []);
});

test('with two players the chronicle has half a column, with more it stands below the stacks', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await POSITIONS['dragon-group-2']!(page);
  for (const [width, height] of [
    [1366, 660],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [told, rival] = [await boxOf(page, '.told'), await boxOf(page, '.opp')];
    assert.ok(Math.abs(told.x - rival.x) < 3 && told.y >= rival.y + rival.height, `${width}: below the rival`);
    assert.ok(told.height > 300, `${width}: ${told.height} px`);
  }
  await POSITIONS['dragon-group']!(page);
  const [told, stacks] = [await boxOf(page, '.told'), await boxOf(page, '.stacks')];
  assert.ok(Math.abs(told.x - stacks.x) < 3 && told.y > stacks.y + stacks.height);
  assert.deepEqual(complaints, []);
});

test('while an event asks whom it takes, it does not say that it took nobody', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await POSITIONS['dragon-release']!(page);
  assert.equal(await page.locator('.ev.now .foresight').count(), 0);
  assert.match((await page.locator('.ev.past .foresight').first().textContent())!, /nothing/, 'what is over says so');
  assert.deepEqual(complaints, []);
});

/** How many lines a preview has, and by how much question and preview leave the bar they stand in. */
const SAID = `(() => {
  const [bar, question, say] = ['.q', 'h2', '.say'].map(part => document.querySelector('.ask ' + part));
  const [room, first, last] = [bar, question, say].map(each => each.getBoundingClientRect());
  return {
    lines: Math.round(last.height / parseFloat(getComputedStyle(say).lineHeight)),
    beyond: Math.max(room.top - first.top, last.bottom - room.bottom),
  };
})()`;

test('on every desk there is room for the question and two lines of what an answer would do', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de' });
  await POSITIONS['dragon-draft']!(page);
  // The first person lives anywhere, the second one where I say.
  for (const n of [1, 2]) await answerOne(page, n);
  await page.locator('.opts [data-opt^="palace"]').first().waitFor();
  for (const [width, height] of [
    [1366, 660],
    [1440, 780],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const said: { lines: number; beyond: number }[] = [];
    for (const answer of await page.locator('.opts [data-opt]').all()) {
      await answer.hover();
      said.push(await page.evaluate<(typeof said)[number]>(SAID));
    }
    assert.equal(Math.max(...said.map(({ lines }) => lines)), 2, `${width} x ${height}: a preview of two lines`);
    assert.ok(Math.max(...said.map(({ beyond }) => beyond)) <= 1, `${width} x ${height}: ${JSON.stringify(said)}`);
  }
  assert.deepEqual(complaints, []);
});
