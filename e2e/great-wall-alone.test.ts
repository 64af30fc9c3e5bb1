import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { text } from '@teahouse/games/great-wall';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { faultsOf } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { Followed } from './followed.ts';
import { playByClicking, scoreLink } from './glow.ts';
import { sitAt } from './great-wall.ts';
import { playOn } from './playing.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

/** Won or lost, with the reason, in the words of the game. */
async function resultOf(page: Page, language: 'it' | 'de'): Promise<string> {
  const said = await page.locator('.result .q').innerText();
  const reasons = Object.values((await text[language]()).outcomes!);
  const reason = reasons.find(each => said.includes(each));
  assert.ok(reason !== undefined, `no reason in: ${said}`);
  return said;
}

test('in Italian: one click sits me down alone, what glows plays the game, and the result is among my best', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  const followed = new Followed(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Gioca in solitario: ' }).click();
  await page.locator('.gw .qin').waitFor();
  assert.equal(await page.locator('.gw .sec').count(), 2, 'Qin sits where the wall is barred');
  assert.equal(await page.locator('.qtrack .goes').count(), 2, 'where he goes next is marked');
  assert.equal(await page.locator('.qhead .chip').first().innerText(), 'Normale');
  const clicks = await playOn(page, followed);
  t.diagnostic(`${clicks} clicks`);
  assert.match(await resultOf(page, 'it'), /Vittoria|Sconfitta/);
  assert.equal(await page.locator('.qnext, .qtrack .goes, .qins').count(), 0, 'he does nothing more');
  await scoreLink(page).click();
  await page.locator('table.sheet').waitFor();
  const { rows, totals } = await page.evaluate<{ rows: number[][]; totals: number[] }>(SHEET);
  assert.equal(totals.length, 2, 'mine, and that of Qin');
  assert.deepEqual(
    totals,
    totals.map((_, i) => rows.reduce((sum, points) => sum + points[i]!, 0)),
  );
  await page.goto('/me');
  await page.locator('.records li').waitFor();
  const lead = totals[0]! - totals[1]!;
  assert.ok((await page.locator('.records .rank').innerText()).includes(String(Math.abs(lead))));
  assert.deepEqual(complaints, []);
});

test('in German, on a phone: a game that hangs by two tokens, to its end', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de', width: 390 });
  await sitAt(page, {
    ask: 'autumn.chooseCommands',
    seats: 1,
    options: { mode: 'alone' },
    holds: ({ shame }) => shame <= 2,
  });
  await page.getByRole('button', { name: 'Qin' }).click();
  await page.locator('.qnext').waitFor();
  await playByClicking(page);
  assert.match(await resultOf(page, 'de'), /Gewonnen|Verloren/);
  assert.deepEqual(complaints, []);
});

test('the table of a game alone is without barriers and overflow at every width, in both themes', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await sitAt(page, {
    ask: 'clerks/move.choose',
    seats: 1,
    options: { mode: 'alone', qinHonor: 50 },
    holds: ({ year }) => year === 3,
  });
  assert.deepEqual([...(await faultsOf(page, 'great-wall-alone')), ...complaints], []);
});

const SHEET = `(() => {
  const numbers = row => [...row.cells].slice(1).map(cell => Number(cell.textContent.replace('−', '-')) || 0);
  const { tBodies, tFoot } = document.querySelector('table.sheet');
  return { rows: [...tBodies[0].rows].map(numbers), totals: numbers(tFoot.rows[0]) };
})()`;
