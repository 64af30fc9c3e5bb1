import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type Table, text, type View } from '@teahouse/games/great-wall';
import type { Browser, Page } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { Followed } from './followed.ts';
import { glowing, whatIsAsked, YES } from './glow.ts';
import { clickOne } from './playing.ts';
import { assertNothingHiddenIsTold } from './secrets.ts';
import { Traffic } from './traffic.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const SEATS = 2;
const RELOAD_AFTER = 15;

test('two people and the Reed Clan, in two languages, with a reload; who watches learns no secret', async t => {
  const [host, guest] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
  const { id } = await host.do('tables.create', { game: game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.do('tables.join', { table: id });
  const line = await host.socket();
  await line.watch(id);

  const visitors = await Promise.all([
    visit(browser, house.address, { language: 'it', cookie: host.cookie }),
    visit(browser, house.address, { language: 'es', cookie: guest.cookie, width: 390 }),
    visit(browser, house.address, { language: 'de', width: 820 }),
  ]);
  const pages = visitors.map(({ page }) => page);
  const traffic = pages.map(page => new Traffic(page));
  const followed = pages.map(page => new Followed(page));
  await Promise.all(pages.map(page => page.goto(`/table/${id}`)));
  await Promise.all(pages.map(page => page.locator('.board[data-game="great-wall"] .gw').waitFor()));
  for (const [i, language] of (['it', 'es', 'de'] as const).entries()) {
    const { title } = await text[language]();
    await pages[i]!.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  assert.equal(await glowing(pages[2]!).count(), 0, 'who watches is asked nothing');
  assert.equal(await pages[0]!.locator('.gw .sec').count(), 2, 'the leftmost section is not used');

  let moves = 0;
  for (; !isSecondAutumn(line.tables.get(id)!.view as unknown as View); moves++) {
    const { n, asked } = line.tables.get(id)!;
    await Promise.all(followed.map(each => each.reaches(n)));
    if (moves === RELOAD_AFTER) await Promise.all([reloaded(pages[0]!), reloaded(pages[1]!)]);
    const seat = asked[moves % asked.length]!;
    const page = pages[seat]!;
    await followed[seat]!.answers(
      () => clickOne(page, moves),
      () => page.locator(YES).click(),
    );
    await line.until(() => line.tables.get(id)!.n > n, 'the answer');
  }
  t.diagnostic(`${moves} decisions`);
  for (const [i, reed] of ['Clan del Giunco', 'Clan Junco', 'Schilfclan'].entries()) {
    assert.ok((await pages[i]!.locator('.gw').textContent())!.includes(reed), `${reed} plays along`);
  }
  assert.ok(moves > RELOAD_AFTER, 'the reload was in the middle');
  await Promise.all(followed.map(each => each.reaches(line.tables.get(id)!.n)));

  const told = await Promise.all(traffic.map(each => each.whole()));
  for (const messages of told) assert.ok(messages.length > moves, 'everybody was told of every decision');
  const viewers = [0, 1, null].map((seat, i) => ({ seat, messages: told[i]! }));
  const sealed = await assertNothingHiddenIsTold(house, game, SEATS, viewers, {
    hidden: hiddenCards,
    sees: ({ players }, _, viewer) => {
      for (const [seat, { goods }] of players.entries()) {
        assert.equal(goods === null, seat !== viewer, `the goods of ${seat} for ${viewer ?? 'watchers'}`);
      }
    },
  });
  assert.ok(sealed >= 3, 'generals, advisors and commands');
  line.close();
  for (const { complaints } of visitors.slice(0, SEATS)) assert.deepEqual(complaints, []);
});

/** A whole year is over, with its winter, spring and summer. */
const isSecondAutumn = ({ year, season }: View): boolean => year > 1 && season === 'autumn';

/** Whoever comes back is asked the same, and sees the same table. */
async function reloaded(page: Page): Promise<void> {
  const table = () => page.locator('.gw .sections').innerText();
  const [question, wall] = [await whatIsAsked(page), await table()];
  await page.reload();
  await page.locator('.board[data-game="great-wall"] .gw').waitFor();
  assert.deepEqual([await whatIsAsked(page), await table()], [question, wall]);
}

/** The cards a viewer must not know at this moment: other hands, whoever was dealt or supports face down, all decks. */
function hiddenCards(g: Readonly<Table>, viewer: number | null): string[] {
  const decks = [...g.tacticDeck, ...g.advisorDeck, ...g.hordeDeck];
  const own = g.players.map(({ tactics, dealtGenerals, dealtAdvisors, supporters }) => [
    ...tactics,
    ...dealtGenerals,
    ...dealtAdvisors,
    ...supporters.slice(0, 1),
  ]);
  return [...decks, ...own.filter((_, seat) => seat !== viewer).flat()];
}
