import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { overflowOf } from './barriers.ts';
import { launchBrowser, until } from './browser.ts';
import { answered, elsewhere, glowing, playByClicking, pointAt, whatIsAsked } from './glow.ts';
import { type Visitor, visit, type Wishes } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

/** Sits down against bots, and counts what flies over the page. */
async function sitDown(wishes: Wishes, game = 'In the Year of the Dragon'): Promise<Visitor> {
  const visitor = await visit(browser, house.address, wishes);
  await visitor.page.addInitScript(COUNT);
  await visitor.page.goto('/');
  const play = visitor.page.getByRole('button', { name: `Play now: ${game}` });
  // A mouse that was used once would still point at something.
  await (wishes.touch === true ? play.tap() : play.click());
  await glowing(visitor.page).first().waitFor();
  return visitor;
}

const COUNT = `globalThis.flown = 0;
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.classList?.contains('flight')) flown++;
  }).observe(document, { childList: true, subtree: true });`;
const flown = (page: Page): Promise<number> => page.evaluate<number>('flown');

test('pieces travel one at a time to where they go, and any key brings them there at once', async () => {
  const { page, complaints } = await sitDown({ motion: true });
  // Time nearly stands still for what is animated.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await (await pointAt(page, 0)).click();
  await page.locator('.flight').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.flight').count(), 1, 'one at a time');
  assert.match(
    (await page.locator('.flight').getAttribute('class'))!,
    /^flight p-[a-z]+$/,
    'in the colour of its seat',
  );
  await page.evaluate(`globalThis.first = document.querySelector('.flight')`);
  await page.keyboard.press('Shift');
  await until(page, '!first.isConnected');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await glowing(page).or(elsewhere(page)).first().waitFor();
  await until(page, `document.querySelector('.flight') === null`);
  assert.deepEqual(complaints, []);
});

test('nothing travels where motion is unwanted, by the device or in the settings', async () => {
  const [reduced, chosen] = await Promise.all([sitDown({}), sitDown({ motion: true })]);
  await chosen.page.getByRole('button', { name: 'Settings' }).click();
  await chosen.page.locator('dialog.settings .seg label', { hasText: 'Instant' }).click();
  await chosen.page.keyboard.press('Escape');
  await chosen.page.evaluate('flown = 0');
  for (const { page, complaints } of [reduced, chosen]) {
    await playByClicking(page, 3);
    await glowing(page).or(elsewhere(page)).first().waitFor();
    assert.equal(await flown(page), 0);
    assert.deepEqual(complaints, []);
  }
});

test('a phone is played with fingers: the first tap shows what happens, the second does it', async () => {
  const { page, complaints } = await sitDown({ width: 390, touch: true });
  const say = page.locator('.ask .say');
  for (let n = 0; n < 6; n++) {
    await glowing(page).or(elsewhere(page)).first().waitFor();
    if (await elsewhere(page).isVisible()) await elsewhere(page).tap();
    assert.equal(await say.innerText(), 'Tap once to preview, again to play.');
    const before = await whatIsAsked(page);
    // By turns on the board and in the row of answers.
    const target = n % 2 === 0 ? await pointAt(page, 0) : page.locator('.opts .opt').last();
    await target.tap();
    await until(page, `!document.querySelector('.ask .say').textContent.startsWith('Tap once')`);
    assert.equal(await whatIsAsked(page), before, 'nothing is decided by one tap');
    await target.tap();
    await answered(page, before, async () => page.locator('dialog.confirm[open] .btn.primary').tap());
    assert.equal(await overflowOf(page), 0);
  }
  assert.deepEqual(complaints, []);
});

for (const game of ['In the Year of the Dragon', 'The Great Wall', 'Five Cups']) {
  test(`whoever wishes so answers with one tap: ${game}`, async () => {
    const { page, complaints } = await sitDown({ width: 390, touch: true }, game);
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.locator('dialog.settings .tog', { hasText: 'Tap twice' }).tap();
    await page.keyboard.press('Escape');
    for (let n = 0; n < 3; n++) {
      await glowing(page).or(elsewhere(page)).first().waitFor();
      if (await elsewhere(page).isVisible()) await elsewhere(page).tap();
      const before = await whatIsAsked(page);
      await (await pointAt(page, 0)).tap();
      await answered(page, before, async () => page.locator('dialog.confirm[open] .btn.primary').tap());
    }
    assert.deepEqual(complaints, []);
  });
}
