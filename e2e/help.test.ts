import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { answered, glowing, playByClicking, whatIsAsked } from './glow.ts';
import { tabTo, typeYes } from './keyboard.ts';
import { POSITIONS } from './positions.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

async function sitDown(): Promise<{ page: Page; complaints: readonly string[] }> {
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: In the Year of the Dragon' }).click();
  await glowing(page).first().waitFor();
  return { page, complaints };
}

test('one key opens the rules at the one that matters; a word finds others, and a line of the chronicle its own', async () => {
  const { page, complaints } = await sitDown();
  await page.keyboard.press('?');
  const drawer = page.getByRole('dialog', { name: 'Rules' });
  await drawer.getByText('This rule, now').waitFor();
  await until(page, `document.activeElement.matches('.drawer li.now')`, 'the rule in sight');
  await drawer.getByRole('searchbox').fill('drought');
  const found = await drawer.getByRole('status').innerText();
  assert.match(found, /^\d+ found$/);
  assert.equal(await drawer.locator('.rl li').count(), Number.parseInt(found, 10));
  // A search box empties itself first.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await playByClicking(page, 1);
  const cite = page.locator('#log .cite').first();
  const rule = await cite.innerText();
  await cite.click();
  await until(page, `document.activeElement.id === 'rule-${rule}'`);
  assert.deepEqual(complaints, []);
});

test('a hint names an answer that is offered, and why', async () => {
  const { page, complaints } = await sitDown();
  await page.keyboard.press('h');
  await page.getByText('A strong bot’s choice.').waitFor();
  assert.equal(await page.locator('.opts .hinted').count(), 1);
  assert.match(await page.locator('.ask .say').innerText(), /^A strong bot’s choice\. .{10,}/);
  assert.deepEqual(complaints, []);
});

test('whoever answers with keys goes on with keys: the focus is on an answer of the next question, in every game', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/');
  await tabTo(page, '[aria-label^="Play now: Five Cups"]');
  await page.keyboard.press('Enter');
  await until(page, `document.activeElement.closest('.opts') !== null`, 'the focus on the first answer of a new table');
  for (const name of ['dragon-group', 'wall-clerk', 'runes-order', 'cups-brew']) {
    await POSITIONS[name]!(page);
    await page.keyboard.press('q');
    for (let n = 0; n < 2; n++) {
      const before = await whatIsAsked(page);
      await page.keyboard.press('Enter');
      await answered(page, before, typeYes);
      await page.locator('.ask.mine:not(.sending)').waitFor();
      await until(page, `document.activeElement.matches('[data-opt]')`, `the focus on an answer: ${name}, ${n}`);
    }
  }
  assert.deepEqual(complaints, []);
});

test('the table in words is played like the other, by keyboard', async () => {
  const { page, complaints } = await sitDown();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog.settings .tog', { hasText: 'Text board' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.text-board').waitFor();
  await tabTo(page, '.text-board button[data-opt]');
  for (let n = 0; n < 3; n++) {
    await page.locator('.ask.mine').waitFor();
    const before = await whatIsAsked(page);
    await until(page, `document.activeElement.matches('.text-board button[data-opt]')`, 'the focus on an answer');
    await page.keyboard.press('Enter');
    await answered(page, before);
  }
  assert.deepEqual(complaints, []);
});
