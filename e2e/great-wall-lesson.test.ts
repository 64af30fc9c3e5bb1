import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { LessonScript } from '@teahouse/boardkit/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { lesson as es } from '../packages/games/great-wall/board/lessons/first/es.ts';
import { lesson as it } from '../packages/games/great-wall/board/lessons/first/it.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { elsewhere, glowing, scoreLink, YES } from './glow.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const bubble = (page: Page): Locator => page.locator('.bubble');

/** What the lesson says now: nothing while it has nothing to say. */
const SAID = `(() => {
  const [title, text] = ['h3', 'h3 + p'].map(part => document.querySelector('.bubble ' + part)?.textContent ?? '');
  return { title, text };
})()`;

/** How many decisions this browser has kept of the game that is played in it alone, and the steps of the next one. */
const KEPT = `[
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('teahouse.practice.'))
    .reduce((sum, [, save]) => sum + JSON.parse(save).log.length, 0),
  document.querySelectorAll('.draft li').length,
].join()`;

/**
 * What can be clicked and is dimmed by the veil all the same: it lies below it, itself or with something around it that is
 * stacked as one.
 */
const DIMMED = `(() => {
  const board = document.querySelector('.board.veiled');
  if (board === null) return [];
  const veil = Number(getComputedStyle(board, '::before').zIndex);
  const isBelow = thing => {
    for (let each = thing; each !== board; each = each.parentElement) {
      const { position, zIndex } = getComputedStyle(each);
      if (position !== 'static' && zIndex !== 'auto') return Number(zIndex) <= veil;
    }
    return true;
  };
  return [...board.querySelectorAll('.gw .can[data-opt]')]
    .filter(each => each.checkVisibility() && isBelow(each))
    .map(each => each.dataset.opt);
})()`;

/** Clicks something until an answer is kept: a click is lost while the one before is still on its way. */
async function give(page: Page, thing: Locator): Promise<void> {
  const before = await page.evaluate<string>(KEPT);
  const isKept = async (): Promise<boolean> => (await page.evaluate<string>(KEPT)) !== before;
  while (!(await isKept())) {
    await thing.click();
    for (let glances = 0; glances < 40 && !(await isKept()); glances++) {
      if (await page.locator(YES).isVisible()) await page.locator(YES).click();
      await setTimeout(25);
    }
  }
  await page.evaluate('new Promise(requestAnimationFrame)');
}

/** The first thing of the first kind of which there is any. */
async function firstOf(kinds: readonly Locator[]): Promise<Locator> {
  for (const kind of kinds) if (await kind.first().isVisible()) return kind.first();
  throw new Error('There is nothing to click.');
}

/** Plays the lesson with what `choose` prefers among the things that glow, until its words are those of `last`. */
async function follow(
  page: Page,
  { words }: LessonScript,
  last: string,
  choose: (page: Page) => readonly Locator[],
): Promise<string[]> {
  const told: string[] = [];
  for (;;) {
    await until(page, `document.querySelector('.ask.mine, .result') !== null`);
    const { title, text } = await page.evaluate<{ title: string; text: string }>(SAID);
    const id = Object.keys(words).find(each => words[each]!.title === title);
    if (title !== '') {
      assert.equal(text, words[id!]?.text, title);
      await until(page, `document.querySelector('.board .pointed') !== null`, `what ${id} points at`);
      assert.deepEqual(await page.evaluate<string[]>(DIMMED), [], `dimmed, and yet to be clicked, at ${id}`);
    }
    if (id !== undefined && !told.includes(id)) told.push(id);
    if (id === last) return told;
    assert.ok(!(await scoreLink(page).isVisible()), `the game is over, and ${last} was never told`);
    await glowing(page).or(elsewhere(page)).first().waitFor();
    if (await elsewhere(page).first().isVisible()) await elsewhere(page).first().click();
    await give(page, await firstOf([...choose(page), glowing(page)]));
  }
}

test('in Italian, whoever does as told is taught a whole year, and then plays on alone', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  await page.goto('/learn/great-wall');
  await bubble(page).waitFor();
  const told = await follow(page, it, 'farewell', at => [
    at.locator('.board .pointed.can:visible'),
    at.locator('.board .pointed .can:visible'),
  ]);
  t.diagnostic(told.join(' '));
  const taught = ['welcome', 'command', 'track', 'clerks', 'together', 'recruit', 'attack', 'winter', 'wall', 'summer'];
  for (const id of taught) assert.ok(told.includes(id), id);

  await bubble(page).locator('.btn').last().click();
  await bubble(page).waitFor({ state: 'detached' });
  await until(page, `document.querySelector('.veiled, .pointed') === null`, 'nothing pointed at any more');
  await give(page, glowing(page).first());
  assert.deepEqual(complaints, []);
});

test('in Spanish, whoever does nothing is not held up, and hears the last word', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'es', width: 390 });
  await page.goto('/learn/great-wall');
  await bubble(page).waitFor();
  const told = await follow(page, es, 'end', at => [
    at.locator('.board .can:is([data-opt="done"], [data-opt="pass"]):visible'),
  ]);
  t.diagnostic(told.join(' '));
  for (const id of ['welcome', 'winter', 'summer', 'farewell', 'end']) assert.ok(told.includes(id), id);
  await scoreLink(page).click();
  await page.locator('table.sheet').waitFor();
  assert.deepEqual(complaints, []);
});
