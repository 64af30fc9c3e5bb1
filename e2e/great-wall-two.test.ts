import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type Table, text, type View } from '@teahouse/games/great-wall';
import { answersOf, Match, type Patch, patched } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { loggedOf } from '../packages/server/src/tables/replay.ts';
import { readHistory } from '../packages/server/src/tables/rows.ts';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser } from './browser.ts';
import { Followed } from './followed.ts';
import { glowing, whatIsAsked, YES } from './glow.ts';
import { clickOne } from './great-wall.ts';
import { momentIn, Traffic } from './traffic.ts';
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
  await assertNothingHiddenIsTold([
    { seat: 0, messages: told[0]! },
    { seat: 1, messages: told[1]! },
    { seat: null, messages: told[2]! },
  ]);
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

interface Viewer {
  readonly seat: number | null;
  readonly messages: readonly string[];
}

/**
 * Plays the game again beside the traffic: nobody may be told a card in another hand or in a deck, what lies behind
 * another screen, a command that is chosen and still face down, nor the seed.
 */
async function assertNothingHiddenIsTold(viewers: readonly Viewer[]): Promise<void> {
  const [row] = await house.db.rows<{ id: string; seed: string }>('SELECT id, seed FROM tables', []);
  const { id, seed } = row!;
  const decisions = (await readHistory(house.db, id, 0)).filter(({ kind }) => kind === 'answer').map(loggedOf);
  const match = Match.begin(game, { seats: SEATS, seed });
  /** By moment, from the deal on: hidden cards, and who has just laid what face down. */
  const moments = [{ hidden: hiddenCards(match.state), sealed: null as { seat: number; answer: string } | null }];
  for (const logged of decisions) {
    const { seat, answer } = logged;
    match.answers(seat, answersOf(logged));
    const isSealed = match.state.stack.at(-1)?.sealed?.[seat] === answer;
    moments.push({ hidden: hiddenCards(match.state), sealed: isSealed ? { seat, answer } : null });
  }
  assert.ok(moments.filter(({ sealed }) => sealed !== null).length >= 3, 'generals, advisors and commands');
  for (const { seat, messages } of viewers) {
    assert.ok(messages.length > decisions.length, 'everybody was told of every decision');
    let n = 0;
    let view: object = {};
    for (const message of messages) {
      n = momentIn(message) ?? n;
      assert.ok(!message.includes(seed), 'the seed of a running game');
      if (n === 0) continue;
      const { hidden, sealed } = moments[n - 1]!;
      for (const card of hidden(seat)) {
        assert.ok(!message.includes(`"${card}"`), `${card} is hidden from ${seat ?? 'watchers'} at ${n}: ${message}`);
      }
      const { line, patch, ok } = frameOf(message);
      if (sealed !== null && sealed.seat !== seat) {
        const change = JSON.stringify([line, patch]);
        assert.ok(!change.includes(`"${sealed.answer}"`), `${sealed.answer} is face down at ${n}: ${change}`);
      }
      view = patched(ok?.view ?? view, patch ?? []);
      for (const [other, { goods }] of ((view as Partial<View>).players ?? []).entries()) {
        assert.equal(goods === null, other !== seat, `the goods of ${other} for ${seat ?? 'watchers'} at ${n}`);
      }
    }
    assert.equal(n, moments.length, 'told to the last');
    assert.equal((view as View).players.length, SEATS);
  }
}

interface Frame {
  line?: object;
  patch?: Patch;
  ok?: { view?: object | null };
}
/** What came through the socket; other messages tell nothing about a position. */
const frameOf = (message: string): Frame => (/^\{"(news|id)":/.test(message) ? (JSON.parse(message) as Frame) : {});

/** The cards a viewer must not know at this moment: other hands, whoever was dealt or supports face down, all decks. */
function hiddenCards(g: Readonly<Table>): (viewer: number | null) => string[] {
  const decks = [...g.tacticDeck, ...g.advisorDeck, ...g.hordeDeck];
  const own = g.players.map(({ tactics, dealtGenerals, dealtAdvisors, supporters }) => [
    ...tactics,
    ...dealtGenerals,
    ...dealtAdvisors,
    ...supporters.slice(0, 1),
  ]);
  return viewer => [...decks, ...own.filter((_, seat) => seat !== viewer).flat()];
}
