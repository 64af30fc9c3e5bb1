import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type Table } from '@teahouse/five-cups';
import { Match } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { aHouse, scratch, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { answered, glowing, scoreLink, whatIsAsked, YES } from './glow.ts';
import { tabTo } from './keyboard.ts';
import { momentIn, Traffic } from './traffic.ts';
import { type Visitor, visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const SEATS = 2;
const OPTIONS = { cups: 3, favours: true } as const;
const RESTART_AFTER = 4;
const RELOAD_AFTER = 7;

test('three people, three languages, one table: a reload, a restart, and nobody learns a secret', async () => {
  const dataDir = scratch();
  let house = await aHouse({ DATA_DIR: dataDir });
  const { port } = new URL(house.address);
  const host = await visit(browser, house.address, { language: 'it', width: 390 });
  const typist = await visit(browser, house.address, { language: 'de' });
  const watcher = await visit(browser, house.address, { language: 'es', width: 820 });
  const pages = [host.page, typist.page, watcher.page];
  const traffic = pages.map(page => new Traffic(page));

  const { toSit, toWatch } = await layTable(host.page);
  await sitByKeyboard(typist.page, toSit);
  await watcher.page.goto(toWatch);
  await Promise.all(pages.map(page => page.locator('.board[data-game="five-cups"]').waitFor()));
  assert.deepEqual(await Promise.all(pages.map(languageOf)), ['it', 'de', 'es']);
  assert.equal(await glowing(watcher.page).count(), 0, 'who watches is asked nothing');

  for (let moves = 1; await playOne(host.page, typist.page); moves++) {
    if (moves === RESTART_AFTER) {
      await house.close();
      await Promise.all(pages.map(page => page.locator('.bn.warn').waitFor()));
      house = await aHouse({ DATA_DIR: dataDir, PORT: port });
      await Promise.all(pages.map(page => page.locator('.bn.warn').waitFor({ state: 'detached' })));
    }
    if (moves === RELOAD_AFTER) await Promise.all(pages.map(page => page.reload()));
  }
  await Promise.all(pages.map(page => scoreLink(page).waitFor()));

  const [hostTold, typistTold, watcherTold] = await Promise.all(traffic.map(each => each.whole()));
  const [hostCookie, typistCookie, watcherCookie] = await Promise.all([host, typist, watcher].map(cookieOf));
  const [seatSecret, watchSecret] = [toSit, toWatch].map(link => new URL(link).searchParams.get('secret')!);
  await assertNothingHiddenIsTold(house, [
    { seat: 0, messages: hostTold!, notFor: [typistCookie!, watcherCookie!] },
    { seat: 1, messages: typistTold!, notFor: [hostCookie!, watcherCookie!, watchSecret!] },
    { seat: null, messages: watcherTold!, notFor: [hostCookie!, typistCookie!, seatSecret!] },
  ]);
  for (const { page } of [host, typist]) assert.equal(await page.locator('.fc-hand').count(), 1, 'my seat is mine');
  assert.equal(await watcher.page.locator('.fc-hand').count(), 0);
});

interface Viewer {
  readonly seat: number | null;
  readonly messages: readonly string[];
  /** What others know, and this one must never be told. */
  readonly notFor: readonly string[];
}

const cookieOf = async ({ context }: Visitor): Promise<string> => (await context.cookies())[0]!.value;
const languageOf = (page: Page): Promise<string> => page.evaluate<string>('document.documentElement.lang');

/** The Italian lays the table on the phone: the other seat and the watchers come by link. */
async function layTable(page: Page): Promise<{ toSit: string; toWatch: string }> {
  await page.goto('/new/five-cups');
  await page.getByLabel('Posto 2', { exact: true }).selectOption('invite');
  for (const seat of ['Posto 3', 'Posto 4']) {
    await page.getByLabel(seat, { exact: true }).selectOption('empty');
  }
  await page.getByRole('radio', { name: 'Tre tazze' }).check();
  await page.getByRole('radio', { name: 'Con il link' }).check();
  await page.locator('dialog footer .btn.primary').click();
  const copied = async (selector: string): Promise<string> => {
    await page.evaluate('navigator.clipboard.writeText("")');
    await page.locator(selector).click();
    await until(page, 'navigator.clipboard.readText().then(text => text.includes("secret="))');
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  const toSit = await copied('.wait li.open .st .btn:first-child');
  const toWatch = await copied('.meanwhile button');
  assert.notEqual(toSit, toWatch);
  return { toSit, toWatch };
}

/** The German has no mouse. */
async function sitByKeyboard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.inv .btn.primary').waitFor();
  await tabTo(page, '.inv input[autocomplete="nickname"]');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Karl');
  await tabTo(page, '.inv .btn.primary');
  await page.keyboard.press('Enter');
}

async function typeYes(page: Page): Promise<void> {
  await tabTo(page, YES);
  await page.keyboard.press('Enter');
}

/** Whoever is asked answers: the one on the phone with clicks, the other with keys. False when the game is over. */
async function playOne(clicker: Page, typist: Page): Promise<boolean> {
  const asked = (page: Page) => page.locator('.ask.mine');
  await Promise.any([clicker, typist].map(page => asked(page).or(scoreLink(page)).first().waitFor()));
  if (await asked(clicker).isVisible()) {
    const before = await whatIsAsked(clicker);
    await glowing(clicker).first().click();
    await answered(clicker, before);
    return true;
  }
  if (await asked(typist).isVisible()) {
    const before = await whatIsAsked(typist);
    await typist.keyboard.press('q');
    await typist.keyboard.press('ArrowRight');
    await typist.keyboard.press('Enter');
    await answered(typist, before, typeYes);
    return true;
  }
  return !(await scoreLink(clicker).isVisible());
}

/**
 * Plays the game again beside the traffic: a card in another hand or in a deck must not be named to anybody, nor the
 * seed before the end, nor the secret of a link to who did not come by it, nor anybody's cookie to anybody else.
 */
async function assertNothingHiddenIsTold(house: TestHouse, viewers: readonly Viewer[]): Promise<void> {
  const [row] = await house.db.rows<{ id: string; seed: string }>('SELECT id, seed FROM tables', []);
  const { id, seed } = row!;
  const decisions = await house.db.rows<{ seat: number; answer: string }>(
    "SELECT seat, answer FROM history WHERE table_id = $1 AND kind = 'answer' ORDER BY n",
    [id],
  );
  const match = Match.begin(game, { seats: SEATS, options: OPTIONS, seed });
  const hidden = [hiddenCards(match.state)];
  for (const { seat, answer } of decisions) {
    match.answer(seat, answer);
    hidden.push(hiddenCards(match.state));
  }
  assert.ok(match.over);
  for (const { seat, messages, notFor } of viewers) {
    assert.ok(messages.length > decisions.length, 'everybody was told of every decision');
    let n = 0;
    for (const message of messages) {
      n = momentIn(message) ?? n;
      for (const secret of notFor) assert.ok(!message.includes(secret), `a secret of somebody else: ${message}`);
      if (n === 0 || n > decisions.length) continue;
      assert.ok(!message.includes(seed), 'the seed of a running game');
      for (const card of hidden[n - 1]!(seat)) {
        assert.ok(!message.includes(`"${card}"`), `${card} is hidden from ${seat ?? 'watchers'} at ${n}: ${message}`);
      }
    }
  }
}

/** The cards a viewer must not know at this moment: other hands, and all decks. */
function hiddenCards({ masters, teaDeck, guestDeck, favourDeck }: Table): (viewer: number | null) => string[] {
  const hands = masters.map(({ hand, favours }) => [...hand, ...favours]);
  const decks = [...teaDeck, ...guestDeck, ...favourDeck];
  return viewer => [...decks, ...hands.filter((_, seat) => seat !== viewer).flat()];
}
