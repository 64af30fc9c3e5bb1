import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, text, type View } from '@teahouse/games/runewars';
import type { Browser, Page } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { Followed } from './followed.ts';
import { answerByKeys, enterTable, tabTo, typeYes } from './keyboard.ts';
import { visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const BOT = { kind: 'bot', level: 'random' } as const;

test('a season with the keyboard alone, in Spanish', async t => {
  const house = await aHouse();
  const guest = await Guest.enter(house.address);
  const { id } = await guest.do('tables.create', { game: game.id, seats: [{ kind: 'me' }, BOT] });
  const line = await guest.socket();
  await line.watch(id);
  const table = () => line.tables.get(id)!;
  const seen = () => table().view as unknown as View;

  const { page, complaints } = await visit(browser, house.address, { language: 'es', cookie: guest.cookie });
  const followed = new Followed(page);
  await enterTable(page, id, (await text.es()).title);

  let decisions = 0;
  let onMap = 0;
  for (; seen().year === 0 || seen().season === 'spring'; decisions++) {
    await line.until(() => table().asked.includes(0), 'my question');
    const { n } = table();
    await followed.reaches(n);
    await followed.answers(
      async () => {
        if (await answerOnMap(page)) onMap++;
        else await answerByKeys(page, await wish(page));
      },
      () => typeYes(page),
    );
    await line.until(() => table().n > n, 'the answer');
  }
  t.diagnostic(`${decisions} decisions, ${onMap} answers on the map`);
  const [mine] = seen().players;
  assert.ok(mine!.played.includes('mobilize'), 'the order of the season is played');
  assert.ok(
    seen().areas.some(({ activated }) => activated.includes(0)),
    'and an area activated',
  );
  assert.ok(onMap > 0, 'an area is chosen on the map');
  line.close();
  assert.deepEqual(complaints, []);
});

/** Which answers are wanted, the first first. */
const WISHES = ['mobilize', 'fight', 'pass-battle', 'pass', 'done'];

/** The place in the list of what is wanted most; where nothing of it is offered, of the first answer. */
async function wish(page: Page): Promise<number> {
  const offered = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.opts [data-opt]')].map(each => each.dataset.opt)`,
  );
  return Math.max(
    0,
    WISHES.map(id => offered.indexOf(id)).find(at => at >= 0) ?? offered.findIndex(id => id.startsWith('all@')),
  );
}

/** Along a row or down a column one comes to another area soon. */
const WALK = ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp'];
const AREA = `document.activeElement?.matches('.hex.can') ? document.activeElement.dataset.at : null`;

/** Where an area is to be activated: goes to the map, walks from hex to hex, and takes one that it comes to. */
async function answerOnMap(page: Page): Promise<boolean> {
  if ((await page.locator('.opts [data-opt="pass"]').count()) === 0) return false;
  if ((await page.locator('.hex.can').count()) < 10) return false;
  await page.keyboard.press('q');
  await until(page, `document.activeElement.closest('.opts') !== null`, 'the focus on an answer');
  await tabTo(page, '.hex');
  const first = await page.evaluate<string>('document.activeElement.dataset.at');
  for (const key of WALK) {
    await page.keyboard.press(key);
    const here = await page.evaluate<string | null>(AREA);
    if (here === null || here === first) continue;
    await page.keyboard.press('Enter');
    return true;
  }
  assert.fail(`arrow keys lead from ${first} to no area that can be activated`);
}
