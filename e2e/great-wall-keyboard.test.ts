import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, text, type View } from '@teahouse/games/great-wall';
import type { Browser } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { Followed } from './followed.ts';
import { answerByKeys, enterTable, typeYes } from './keyboard.ts';
import { visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const BOT = { kind: 'bot', level: 'random' } as const;

test('a whole year with the keyboard alone, in German', async t => {
  const house = await aHouse();
  const guest = await Guest.enter(house.address);
  const { id } = await guest.do('tables.create', { game: game.id, seats: [{ kind: 'me' }, BOT, BOT] });
  const line = await guest.socket();
  await line.watch(id);
  const table = () => line.tables.get(id)!;
  const seen = () => table().view as unknown as View;

  const { page, complaints } = await visit(browser, house.address, { language: 'de', cookie: guest.cookie });
  const followed = new Followed(page);
  await enterTable(page, id, (await text.de()).title);

  let decisions = 0;
  let shown = 0;
  for (; seen().year === 1 || seen().season !== 'autumn'; decisions++) {
    await line.until(() => table().asked.includes(0), 'my question');
    const { n } = table();
    await followed.reaches(n);
    await followed.answers(
      async () => {
        shown += await answerByKeys(page, decisions % 4);
      },
      () => typeYes(page),
    );
    await line.until(() => table().n > n, 'the answer');
  }
  t.diagnostic(`${decisions} decisions`);
  // Of 2000 random games the shortest had six.
  assert.ok(decisions > 3, 'a year is more than a few decisions');
  assert.ok(shown > decisions / 2, 'what is aimed at in the list is marked on the table');
  line.close();
  assert.deepEqual(complaints, []);
});
