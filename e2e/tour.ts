import type { Page } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { finishedGame, tableOf } from './finished.ts';

/** A screen of the site: how to come there, and what shows that it is there. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  /** What is seen when it is complete. */
  readonly shows: string;
  /** What is done at a table to come there. */
  readonly first?: (page: Page) => Promise<void>;
}

/** Every screen of the site, with a person who has a history; nothing on them moves while they are looked at. */
export async function layOutTour(address: string): Promise<{ cookie: string; screens: readonly Screen[] }> {
  const { guest, table: over } = await finishedGame(address);
  const dragon = await asked(guest, await tableOf(guest, 'year-of-the-dragon'));
  const cups = await asked(guest, await tableOf(guest, 'five-cups'));
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
      { name: 'dragon', address: `/table/${dragon}`, shows: '.board .can' },
      { name: 'five-cups', address: `/table/${cups}`, shows: '.board .can' },
      {
        name: 'rules-drawer',
        address: `/table/${dragon}`,
        shows: 'dialog.drawer',
        first: page => page.keyboard.press('?'),
      },
      { name: 'settings', address: `/table/${dragon}`, shows: 'dialog.settings', first: openSettings },
      { name: 'game-over', address: `/table/${over}`, shows: '.result' },
      { name: 'score-sheet', address: `/table/${over}/score`, shows: '.curve' },
      { name: 'replay', address: `/table/${over}/replay/5`, shows: '.board.replayed .fc' },
      { name: 'profile', address: '/me', shows: '.hist li' },
      { name: 'rules', address: '/rules/year-of-the-dragon', shows: '.rl li' },
      { name: 'no-table', address: '/table/nonesuch-table', shows: '.lost h1' },
      { name: 'no-practice', address: '/practice/nonesuch', shows: '.lost h1' },
      { name: 'not-found', address: '/no/such/path', shows: '.lost h1' },
      // Last, because the browser remembers that text is wanted.
      { name: 'text-board', address: `/table/${dragon}`, shows: '.yd-text', first: showTextBoard },
    ],
  };
}

/** A table waits for its person: what is on it stays as it is. */
async function asked(guest: Guest, table: string): Promise<string> {
  const line = await guest.socket();
  await line.watch(table);
  const mine = () => line.tables.get(table)!;
  await line.until(() => mine().asked.length === 1 && mine().asked[0] === mine().seat, 'my question');
  line.close();
  return table;
}

async function showTextBoard(page: Page): Promise<void> {
  await openSettings(page);
  // The switch itself is drawn by its label.
  await page.locator('dialog.settings .tog').nth(1).click();
  await page.keyboard.press('Escape');
  await page.locator('dialog.settings').waitFor({ state: 'detached' });
}

async function openSettings(page: Page): Promise<void> {
  await page.locator('.tools .btn').last().click();
}

export async function open(page: Page, { address, shows, first }: Screen): Promise<void> {
  await page.goto(address);
  if (first !== undefined) {
    await page.locator('.board > *').first().waitFor();
    await first(page);
  }
  await page.locator(shows).first().waitFor();
}
