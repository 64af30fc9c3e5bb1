import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game as wall } from '@teahouse/games/great-wall';
import { game as dragon } from '@teahouse/games/year-of-the-dragon';
import type { Logged } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { sitterAt } from './moments.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const atDragon = sitterAt(dragon, {});
const atWall = sitterAt(wall, { edition: 2 });

/** What was decided at the practice table that is on the screen, since a moment of it. */
const decided = (page: Page, since: number): Promise<Logged[]> =>
  page.evaluate<Logged[]>(
    `JSON.parse(localStorage['teahouse.practice.' + location.pathname.split('/').at(-1)]).log.slice(${since})`,
  );
const heading = (page: Page): Promise<string> => page.locator('#asked').innerText();
const isAskedElse = (page: Page, than: string): Promise<void> =>
  until(page, `document.querySelector('#asked').textContent !== ${JSON.stringify(than)}`);

test('a click on a person plays card and person as one decision: one step back takes both', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await atDragon(page, {
    ask: 'persons/card.play',
    seats: 3,
    holds: ({ stacks, rulers: [mine] }) =>
      stacks['healer-old'] > 0 && stacks['healer-young'] > 0 && mine!.hand.includes('healer'),
  });
  const before = await heading(page);
  const { length } = await decided(page, 0);
  await page.locator('.yd .stacks [data-at="stack-healer-old"].can').click();
  await isAskedElse(page, before);
  const [mine] = await decided(page, length);
  assert.deepEqual([mine!.answer, mine!.rest], ['card-healer', [['persons/tile.choose', 'healer-old']]]);
  await page.keyboard.press('u');
  await until(page, `document.querySelector('#asked').textContent === ${JSON.stringify(before)}`);
  assert.equal((await decided(page, 0)).length, length, 'nothing of it is left');
  assert.deepEqual(complaints, []);
});

test('a click on a card within a group is group and action in one, and buttons say what they do', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await atDragon(page, {
    ask: 'actions/act.chooseGroup',
    seats: 3,
    holds: ({ groups: [first] }) =>
      first!.dragons.length === 0 && first!.cards.includes('taxes') && first!.cards.length > 2,
  });
  const { length } = await decided(page, 0);
  assert.match(await page.locator('.opts [data-opt="group-1"]').innerText(), /Taxes \+\d/);
  await page.locator('.yd .group [data-opt="taxes"]').click();
  await until(
    page,
    `JSON.parse(localStorage['teahouse.practice.' + location.pathname.split('/').at(-1)]).log.length > ${length}`,
  );
  const [mine] = await decided(page, length);
  assert.deepEqual([mine!.answer, mine!.rest], ['group-1', [['actions/act.chooseAction', 'taxes']]]);
  assert.deepEqual(complaints, []);
});

test('in The Great Wall a click on a location means clerks, where clerks or an attack are asked; it is a draft', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await atWall(page, { ask: 'command/either.choose', seats: 3, holds: (_, options) => options.includes('attack') });
  const { length } = await decided(page, 0);
  const before = await heading(page);
  const place = page.locator('.gw .loc.can').first();
  const { length: glowing } = await page.locator('.gw .loc.can').all();
  assert.ok(glowing > 1, 'locations glow one question early');
  await place.click();
  await isAskedElse(page, before);
  const steps = await page.locator('.draft li').allInnerTexts();
  assert.ok(steps.length >= 2 && steps[0] === 'Move clerks', steps.join(', '));
  assert.equal((await decided(page, 0)).length, length, 'nobody has heard of it');
  for (const _ of steps) await page.keyboard.press('Backspace');
  await until(page, `document.querySelector('#asked').textContent === ${JSON.stringify(before)}`);
  assert.deepEqual(complaints, []);
});

test('buttons of The Great Wall say what they do, to readers as well', async () => {
  const { page } = await visit(browser, house.address);
  await atWall(page, { ask: 'location/hire.choose', seats: 2, holds: (_, options) => options.length > 5 });
  await page
    .locator('.opts')
    .getByRole('button', { name: /^Hire a clerk −\d gold/ })
    .waitFor();
  await atWall(page, { ask: 'clerks/move.choose', seats: 3 });
  await page
    .locator('.opts')
    .getByRole('button', { name: /^(Lumber Mill|Quarry|Temple) (activates|\d more)$/ })
    .first()
    .waitFor();
});
