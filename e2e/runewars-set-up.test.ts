import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type View } from '@teahouse/games/runewars';
import type { Browser, Page } from 'playwright-core';
import { placementsOf } from '../packages/games/runewars/src/map.ts';
import { FACTION } from '../packages/games/runewars/src/printed/factions.ts';
import { board as words } from '../packages/games/runewars/text/board/it.ts';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { Followed } from './followed.ts';
import { YES } from './glow.ts';
import { clickOne, offered } from './playing.ts';
import { visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const BOT = { kind: 'bot', level: 'random' } as const;
/** A tile in one place, turned in one way: `5@0,-1r2`. */
const isPlacement = (id: string): boolean => /^.@-?\d+,-?\d+r\d$/.test(id);

test('set-up by the book, by hand and in Italian: tiles, realms, an army, runes', async t => {
  const house = await aHouse();
  const guest = await Guest.enter(house.address);
  const { id } = await guest.do('tables.create', {
    game: game.id,
    options: { setup: 'book' },
    seats: [{ kind: 'me' }, BOT],
  });
  const line = await guest.socket();
  await line.watch(id);
  const table = () => line.tables.get(id)!;
  const seen = () => table().view as unknown as View;

  const { page, complaints } = await visit(browser, house.address, { language: 'it', cookie: guest.cookie });
  const followed = new Followed(page);
  await page.goto(`/table/${id}`);
  await page.locator('.board[data-game="runewars"] .rw').waitFor();

  /** The tiles that were laid by hand, each with how often it could be turned. */
  const turned = new Map<string, number>();
  const lookAndClick = async (): Promise<void> => {
    const { listed } = await offered(page);
    const placed = listed.find(isPlacement);
    if (placed !== undefined) turned.set(placed.charAt(0), await showsEveryPlace(page, listed));
    await clickOne(page, clicks);
  };
  let clicks = 0;
  for (; seen().year === 0; clicks++) {
    await line.until(() => table().asked.includes(0) || seen().year > 0, 'my question, or the first spring');
    if (seen().year > 0) break;
    const { n } = table();
    await followed.reaches(n);
    await followed.answers(lookAndClick, () => page.locator(YES).click());
    await line.until(() => table().n > n, 'the answer');
  }
  t.diagnostic(`${clicks} decisions; tiles and their turns: ${[...turned].join(' ')}`);

  const { layout, areas, players, markers } = seen();
  // The first tile of all lies in the middle, and a home realm may fit in one way only: nobody is asked then.
  assert.ok(
    [...turned.keys()].some(tile => /\d/.test(tile)),
    'a tile is turned and laid by hand',
  );
  assert.equal(placementsOf(layout).length, 6, 'two tiles and a home realm for each');
  assert.deepEqual(markers, [], 'every marker is replaced');
  for (const [seat, { faction }] of players.entries()) {
    const { letter, army } = FACTION[faction!];
    const home = areas.filter(area => area.id.startsWith(letter));
    assert.equal(home.filter(({ rune }) => rune !== null).length, 3, `three runes of seat ${seat}`);
    const units = home.flatMap(({ troops }) => troops.map(({ standing }) => standing));
    // The card of the first spring may let others recruit before it is looked at.
    assert.ok(sumOf(units) >= sumOf(Object.values(army)), `the whole army of seat ${seat}`);
  }
  line.close();
  assert.deepEqual(complaints, []);
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Turns the tile in hand until it is round: every place that is offered glows at one of its turns. Gives how many there are. */
async function showsEveryPlace(page: Page, listed: readonly string[]): Promise<number> {
  const shown = new Set<string>();
  let turns = 0;
  for (; turns < 6; turns++) {
    // A tile that fits nowhere as it lies is turned on by itself.
    await page.locator('.board .can[data-opt]').first().waitFor({ state: 'attached' });
    const { glowing } = await offered(page);
    assert.ok(glowing.length > 0, 'it fits somewhere as it lies');
    if (glowing.every(id => shown.has(id))) break;
    for (const id of glowing) shown.add(id);
    await page.getByRole('button', { name: words.turnTile }).click();
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  assert.deepEqual([...shown].sort(), listed.filter(isPlacement).sort(), 'every place of the tile can be seen');
  return turns;
}
