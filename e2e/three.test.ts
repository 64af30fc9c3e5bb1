import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game } from '@teahouse/games/year-of-the-dragon';
import { Match } from '@teahouse/kernel';
import type { Browser, Locator, Page } from 'playwright-core';
import { aHouse, scratch, type TestHouse } from '../packages/server/test/house.ts';
import { text as it } from '../packages/web/text/it.ts';
import { launchOwnBrowser, until } from './browser.ts';
import { answered, answerOne, glowing, whatIsAsked, YES } from './glow.ts';
import { tabTo } from './keyboard.ts';
import { handsIn, Traffic } from './traffic.ts';
import { type Visitor, visit } from './visit.ts';

let browser: Browser;
before(async () => {
  browser = await launchOwnBrowser();
});
after(() => browser?.close());

const SEATS = 2;
const OPTIONS = { superEvent: 'hidden', openHands: false } as const;
/** About three months: the draft, actions, persons, events. */
const MOVES = 30;
const RESTART_AFTER = 12;
const RELOAD_AFTER = 20;

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
  await Promise.all(pages.map(page => page.locator('.yd').waitFor()));
  assert.deepEqual(await Promise.all(pages.map(languageOf)), ['it', 'de', 'es']);

  for (let moves = 1; moves <= MOVES; moves++) {
    await playOne(host.page, typist.page, moves);
    assert.equal(await glowing(watcher.page).count(), 0, 'who watches is asked nothing');
    if (moves === RESTART_AFTER) {
      await house.close();
      await Promise.all(pages.map(page => page.locator('.ask .notice').waitFor()));
      house = await aHouse({ DATA_DIR: dataDir, PORT: port });
      await Promise.all(pages.map(page => page.locator('.ask .notice').waitFor({ state: 'detached' })));
    }
    if (moves === RELOAD_AFTER) await Promise.all(pages.map(page => page.reload()));
  }
  const months = await Promise.all(pages.map(page => page.locator('.ev.past').count()));
  assert.ok(months[0]! >= 2 && months.every(month => month === months[0]), `everybody sees the same month: ${months}`);
  const courts = await Promise.all(pages.map(page => page.locator('.mycourt h2').textContent()));
  assert.deepEqual(courts.slice(0, 2), ['La tua corte', 'Dein Hof'], 'who sat sits');
  assert.doesNotMatch(courts[2]!, /^Tu /, 'who watches has no court');

  const told = await Promise.all(traffic.map(each => each.whole()));
  const [hostCookie, typistCookie, watcherCookie] = await Promise.all([host, typist, watcher].map(cookieOf));
  const [seatSecret, watchSecret] = [toSit, toWatch].map(link => new URL(link).searchParams.get('secret')!);
  await assertNothingHiddenIsTold(house, [
    { seat: 0, messages: told[0]!, notFor: [typistCookie!, watcherCookie!] },
    { seat: 1, messages: told[1]!, notFor: [hostCookie!, watcherCookie!, watchSecret!] },
    { seat: null, messages: told[2]!, notFor: [hostCookie!, typistCookie!, seatSecret!] },
  ]);
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
  await page.goto('/new/year-of-the-dragon');
  await page.getByLabel('Posto 2', { exact: true }).selectOption('invite');
  for (const seat of ['Posto 3', 'Posto 4']) {
    await page.getByLabel(seat, { exact: true }).selectOption('empty');
  }
  await page.getByLabel('Super evento').selectOption({ label: 'A caso, nascosto fino al mese 7' });
  await page.getByRole('radio', { name: 'Segrete' }).check();
  await page.getByRole('radio', { name: 'Con il link' }).check();
  await page.locator('dialog footer .btn.primary').click();
  const copied = async (button: Locator): Promise<string> => {
    await page.evaluate('navigator.clipboard.writeText("")');
    await button.click();
    await until(page, 'navigator.clipboard.readText().then(text => text.includes("secret="))');
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  const toSit = await copied(page.locator('.wait li.open .st .btn:first-child'));
  const toWatch = await copied(page.getByRole('button', { name: it.room.watchLink }));
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

/** Whoever is asked answers: the one on the phone with clicks, the other with keys. */
async function playOne(clicker: Page, typist: Page, n: number): Promise<void> {
  const asked = (page: Page) => page.locator('.ask.mine');
  await Promise.any([clicker, typist].map(page => asked(page).waitFor()));
  if (await asked(clicker).isVisible()) return answerOne(clicker, n);
  const before = await whatIsAsked(typist);
  await typist.keyboard.press('q');
  await typist.keyboard.press('ArrowRight');
  await typist.keyboard.press('Enter');
  await answered(typist, before, typeYes);
}

/**
 * The super event lies face down and hands are secret: neither is named to anybody else, nor the seed of a running game,
 * nor the secret of a link to who did not come by it, nor anybody's cookie to anybody else.
 */
async function assertNothingHiddenIsTold(house: TestHouse, viewers: readonly Viewer[]): Promise<void> {
  const [row] = await house.db.rows<{ seed: string }>('SELECT seed FROM tables', []);
  const { superEvent } = Match.begin(game, { seats: SEATS, options: OPTIONS, seed: row!.seed }).state;
  assert.ok(superEvent !== null);
  for (const { seat, messages, notFor } of viewers) {
    assert.ok(messages.length > MOVES, 'everybody was told of every decision');
    for (const message of messages) {
      for (const secret of [row!.seed, `"${superEvent}"`, ...notFor]) {
        assert.ok(!message.includes(secret), `a secret of somebody else: ${message}`);
      }
    }
    const hands = new Set(messages.flatMap(message => [...handsIn(message)]));
    assert.deepEqual([...hands], seat === null ? [] : [seat], 'everybody sees their own cards, and no others');
  }
}
