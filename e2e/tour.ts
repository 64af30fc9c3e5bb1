import type { Page } from 'playwright-core';
import { Guest, playOn } from '../packages/server/test/guest.ts';
import { finishedGame, tableOf } from './finished.ts';

/** A screen of the site: how to come there, and what shows that it is there. */
interface Screen {
  readonly name: string;
  readonly address: string;
  /** What is seen when it is complete. */
  readonly shows: string;
  /** What is done at the address to come there. */
  readonly first?: (page: Page) => Promise<void>;
}

/** Every screen of the site, with a person who has a history; nothing on them moves while they are looked at. */
export async function layOutTour(address: string): Promise<{ cookie: string; screens: readonly Screen[] }> {
  const { guest, table: over } = await finishedGame(address);
  const opening = await waitingForMe(guest, await tableOf(guest, 'year-of-the-dragon'));
  const everything = { wall: 'choose', superEvent: 'random' };
  const dragon = await waitingForMe(guest, await tableOf(guest, 'year-of-the-dragon', everything), ACT);
  const cups = await waitingForMe(guest, await tableOf(guest, 'five-cups'));
  const host = await Guest.enter(address);
  await host.do('me.change', { name: 'Bo' });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'invite' as const }];
  await host.do('tables.create', { game: 'five-cups', seats });
  const waiting = (await guest.do('tables.create', { game: 'five-cups', seats })).id;
  return {
    cookie: guest.cookie,
    screens: [
      { name: 'home', address: '/', shows: '.mytables li >> nth=2' },
      { name: 'new-table', address: '/new/year-of-the-dragon', shows: 'dialog .nt' },
      { name: 'waiting-room', address: `/table/${waiting}`, shows: '.wait li .btn' },
      { name: 'dragon-opening', address: `/table/${opening}`, shows: '.board .can' },
      { name: 'dragon', address: `/table/${dragon}`, shows: '.board .can' },
      { name: 'five-cups', address: `/table/${cups}`, shows: '.board .can' },
      {
        name: 'rules-drawer',
        address: `/table/${dragon}`,
        shows: 'dialog.drawer',
        first: openRules,
      },
      { name: 'settings', address: `/table/${dragon}`, shows: 'dialog.settings', first: openSettings },
      { name: 'game-over', address: `/table/${over}`, shows: '.result' },
      { name: 'score-sheet', address: `/table/${over}/score`, shows: '.curve' },
      { name: 'replay', address: `/table/${over}/replay/5`, shows: '.board.replayed .fc' },
      { name: 'dragon-replay', address: `/table/${dragon}/replay`, shows: '.replayed .mycourt' },
      { name: 'profile', address: '/me', shows: '.hist li' },
      { name: 'mail-confirm', address: '/mail/confirm?secret=of-this-mail', shows: 'main .btn.primary' },
      { name: 'mail-stop', address: '/mail/stop?secret=of-this-mail', shows: 'main .btn.primary' },
      { name: 'review', address: `/table/${over}/replay`, shows: '.decs li .why', first: review },
      { name: 'practice', address: '/new/five-cups', shows: '.board .can', first: practise },
      { name: 'lesson', address: '/learn/year-of-the-dragon/first', shows: '.bubble h3' },
      { name: 'lessons', address: '/learn/great-wall', shows: '.lessons li' },
      { name: 'great-wall-lesson', address: '/learn/great-wall/first', shows: '.bubble h3' },
      { name: 'great-wall-lesson-alone', address: '/learn/great-wall/alone', shows: '.bubble h3' },
      { name: 'great-wall-lesson-together', address: '/learn/great-wall/together', shows: '.bubble h3' },
      { name: 'broken', address: '/rules/five-cups', shows: '.broken details', first: losePart },
      { name: 'rules', address: '/rules/year-of-the-dragon', shows: '.rl li' },
      { name: 'primer', address: '/primer/great-wall', shows: '.primer .steps li' },
      { name: 'bots', address: '/bots', shows: '.page-text ol' },
      { name: 'import', address: '/import', shows: '.file' },
      { name: 'no-table', address: '/table/nonesuch-table', shows: '.lost h1' },
      { name: 'no-practice', address: '/practice/nonesuch', shows: '.lost h1' },
      { name: 'not-found', address: '/no/such/path', shows: '.lost h1' },
      // Last, because the browser remembers that text is wanted.
      { name: 'text-board', address: `/table/${dragon}`, shows: '.text-board', first: showTextBoard },
    ],
  };
}

/** The question of the first month, when the drafted persons live in their palaces. */
const ACT = 'actions/act.chooseGroup';

/** Plays on to a question, or to the first one, and leaves the table there: it waits for its person. */
async function waitingForMe(guest: Guest, table: string, ask?: string): Promise<string> {
  const line = await guest.socket();
  await line.watch(table);
  const mine = () => line.tables.get(table)!;
  const isAsked = () => mine().asked.length === 1 && mine().asked[0] === mine().seat;
  for (;;) {
    await line.until(isAsked, 'my question');
    if (ask === undefined || mine().questions[0]!.ask === ask) break;
    await playOn([line], table, 1);
  }
  line.close();
  return table;
}

async function showTextBoard(page: Page): Promise<void> {
  await openSettings(page);
  // The switch itself is drawn by its label.
  await page.locator('dialog.settings .tog').nth(1).click();
  await page.keyboard.press('Escape');
}

const openSettings = (page: Page): Promise<void> => page.locator('.tools .btn').last().click();
const openRules = (page: Page): Promise<void> => page.locator('.tools [aria-keyshortcuts="?"]').click();
const practise = (page: Page): Promise<void> => page.locator('dialog footer .btn:not(.primary)').click();
const review = (page: Page): Promise<void> => page.locator('.review-start').click();

/** Half of the site does not arrive: what the page says then must not depend on it. */
async function losePart(page: Page): Promise<void> {
  const part = '**/assets/profile-*.js';
  await page.route(part, route => route.abort());
  await page.locator('header .guest').click();
  await page.locator('.broken').waitFor();
  await page.unroute(part);
}

export async function open(page: Page, { address, shows, first }: Screen): Promise<void> {
  await page.goto(address);
  await first?.(page);
  await page.locator(shows).first().waitFor();
}
