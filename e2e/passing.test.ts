import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game as greatWall } from '@teahouse/games/great-wall';
import type { Browser, Locator, Page } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { annaIsForced, asked, atATable, isForced, playUntil, waiting } from '../packages/server/test/work/passing.ts';
import { barriersOn, overflowOf } from './barriers.ts';
import { launchBrowser, until } from './browser.ts';
import { Followed } from './followed.ts';
import { tabTo } from './keyboard.ts';
import { visit, WIDTHS, widen } from './visit.ts';

/** Long enough to read the sentence, and to press a key before it is over. */
const PACE_MS = 2000;
let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse({ PASS_PACE_MS: String(PACE_MS) })]);
});
after(() => browser?.close());

const LABEL = 'Pass for me when I have nothing to play';
const SOON = 'Passing for you in a moment.';
/** Beside the answer, or among the settings. */
const switchIn = (page: Page, where: '.ask' | 'dialog'): Locator =>
  page.locator(where).getByRole('switch', { name: LABEL });

test('Anna lets the house pass, with the mouse and with the keyboard, and passes herself when she likes', async () => {
  const at = await atATable(house);
  const { id, anna, fan, lines } = at;
  const now = () => lines.anna.tables.get(id)!.n;
  await playUntil(at, annaIsForced);
  const { page, complaints } = await visit(browser, house.address, { cookie: anna.cookie });
  const followed = new Followed(page);
  await page.goto(`/table/${id}`);
  await page.locator('.ask.mine').waitFor();

  // Off: nothing is promised, and nothing waits.
  const beside = switchIn(page, '.ask');
  assert.equal(await beside.getAttribute('aria-checked'), 'false');
  assert.equal(await page.getByText(SOON).count(), 0);
  assert.deepEqual(await waiting(house, id), []);
  assert.deepEqual(await barriersOn(page), []);
  for (const width of WIDTHS) {
    await widen(page, width);
    await beside.waitFor();
    assert.ok((await overflowOf(page)) <= 0, `no wider than ${width}`);
  }

  // With the mouse.
  let n = now();
  await page.locator('.ask .tog').click();
  await page.getByText(SOON).waitFor();
  assert.equal(await beside.getAttribute('aria-checked'), 'true');
  assert.ok(!(await page.title()).includes('Your turn'), 'it is not a turn to be called to');
  await followed.reaches(n + 1);

  // What is promised can still be done at once, with one key, wherever the focus is.
  await playUntil(at, annaIsForced, seat => seat === 1 || !isForced(asked(lines.anna, id)));
  n = now();
  await followed.reaches(n);
  await page.getByText(SOON).waitFor();
  await tabTo(page, '.ask .tog input');
  await followed.answers(
    () => page.keyboard.press('p'),
    () => assert.fail('nobody doubts a pass'),
  );
  assert.deepEqual(await ofCommand(id, n + 1), 'by hand');

  // Among the settings, with the keyboard.
  await tabTo(page, '.tools [aria-label="Settings"]');
  await page.keyboard.press('Enter');
  await tabTo(page, `dialog[open] .tog:last-of-type input`);
  await until(page, `document.activeElement.closest('.tog').textContent.startsWith(${JSON.stringify(LABEL)})`);
  assert.equal(await switchIn(page, 'dialog').getAttribute('aria-checked'), 'true');
  await page.keyboard.press('Space');
  await until(page, `document.activeElement.ariaChecked === 'false'`);
  await page.keyboard.press('Escape');

  await playUntil(at, annaIsForced);
  n = now();
  await followed.reaches(n);
  assert.equal(await beside.getAttribute('aria-checked'), 'false');
  assert.equal(await page.getByText(SOON).count(), 0);
  assert.deepEqual(await waiting(house, id), []);

  // And beside the answer, with the keyboard.
  await tabTo(page, '.ask .tog input');
  await page.keyboard.press('Space');
  await page.getByText(SOON).waitFor();
  await followed.reaches(n + 1);
  assert.deepEqual(await ofCommand(id, n + 1), 'by the house');
  assert.deepEqual(complaints, []);

  const watcher = await visit(browser, house.address, { cookie: fan.cookie });
  const sent: string[] = [];
  watcher.page.on('websocket', socket => socket.on('framesent', ({ payload }) => void sent.push(payload.toString())));
  watcher.page.on('request', request => void sent.push(request.url()));
  await watcher.page.goto(`/table/${id}`);
  await watcher.page.locator('.ask').waitFor();
  assert.equal(await watcher.page.getByText(LABEL).count(), 0);
  await watcher.page.getByRole('button', { name: 'Settings' }).click();
  await watcher.page.getByRole('dialog').waitFor();
  assert.equal(await switchIn(watcher.page, 'dialog').count(), 0, 'it is nothing for who watches');
  assert.ok(sent.some(message => message.includes('play.watch')));
  assert.deepEqual(
    sent.filter(message => /chat\.list|\/chat$/.test(message)),
    [],
    'nor the talk, which is for players',
  );
  assert.deepEqual(watcher.complaints, []);
  at.close();
});

/** Only the store knows whether a pass came from a page. */
async function ofCommand(id: string, n: number): Promise<string> {
  const sql = 'SELECT command_id FROM history WHERE table_id = $1 AND n = $2';
  const [row] = await house.db.rows<{ command_id: string | null }>(sql, [id, n]);
  return row!.command_id === null ? 'by the house' : 'by hand';
}

test('where every question is a choice, there is nothing to switch on', async () => {
  const guest = await Guest.enter(house.address);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  for (const [game, switches] of [
    ['year-of-the-dragon', 0],
    [greatWall.id, 1],
  ] as const) {
    const { id } = await guest.do('tables.create', { game, seats: [...seats] });
    const { page, complaints, context } = await visit(browser, house.address, { cookie: guest.cookie });
    await page.goto(`/table/${id}`);
    await page.locator('.ask').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    assert.equal(await switchIn(page, 'dialog').count(), switches, game);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
