import { errors, type Locator, type Page } from 'playwright-core';
import { until } from './browser.ts';

/** What can be clicked on the board: it glows. */
export const glowing = (page: Page): Locator => page.locator('.board .can[data-opt]:visible');
/** On a phone a board shows one part at a time; a dot on a tab says where the question can be answered. */
export const elsewhere = (page: Page): Locator => page.locator('.board .tab-bar .asked[aria-pressed="false"]:visible');
export const scoreLink = (page: Page): Locator => page.locator('.result a[href*="/score"]');

/** Answers questions by clicking what glows, until the game is over or `most` clicks are made; gives their number. */
export async function playByClicking(page: Page, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    await glowing(page).or(elsewhere(page)).or(scoreLink(page)).first().waitFor();
    if (await scoreLink(page).isVisible()) return clicks;
    await clickOne(page, clicks);
  }
  return most;
}

/** Answers the open question by clicking the n-th thing that glows. */
export async function clickOne(page: Page, n: number): Promise<void> {
  if (await elsewhere(page).isVisible()) await elsewhere(page).click();
  const before = await whatIsAsked(page);
  await press(page, n);
  await answered(page, before);
}

const REDRAWN_MS = 3000;

/** Presses the n-th thing that glows. Where the table is drawn anew just then, another thing lies there: it is looked for again. */
export async function press(page: Page, n: number, how: 'click' | 'tap' = 'click'): Promise<void> {
  for (;;) {
    const thing = await pointAt(page, n);
    try {
      return await thing[how]({ timeout: REDRAWN_MS });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || (await thing.count()) > 0) throw error;
    }
  }
}

/** The n-th thing that glows, counted round and round. */
export async function pointAt(page: Page, n: number): Promise<Locator> {
  await page.evaluate(`(${MARK})(${n})`);
  return page.locator('[data-marked]');
}

/**
 * Marks what is to be clicked. A group of cards glows as a whole, but a click on a card that cannot be paid means
 * nothing: those are left out.
 */
const MARK = `n => {
  document.querySelector('[data-marked]')?.removeAttribute('data-marked');
  const things = [...document.querySelectorAll('.board .can[data-opt]')]
    .filter(each => each.checkVisibility())
    .flatMap(each => {
      const parts = [...each.querySelectorAll('[data-opt]')];
      return parts.length === 0 ? [each] : parts.filter(part => !part.matches('.cannot'));
    });
  things[n % things.length].dataset.marked = '';
}`;

/**
 * Everything that changes when an answer is kept: whether I am waited for (a sealed answer leaves the question open), the
 * question, its answers, the length of the chronicle, the steps that are composed.
 */
const ASKED = `[
  document.querySelector('.ask')?.className,
  document.querySelector('#asked')?.textContent,
  ...[...document.querySelectorAll('.opts [data-opt]')].map(each => each.dataset.opt).sort(),
  document.querySelectorAll('#log li').length,
  document.querySelectorAll('.draft li').length,
].join('|')`;

export const whatIsAsked = (page: Page): Promise<string> => page.evaluate<string>(ASKED);

/** Waits until an answer is kept; a doubt ("are you sure?") is answered with yes. */
export async function answered(page: Page, before: string, sayYes = clickYes): Promise<void> {
  const kept = `${ASKED} !== ${JSON.stringify(before)}`;
  await until(page, `document.querySelector('${DOUBT}') !== null || ${kept}`);
  if (!(await page.locator(DOUBT).isVisible())) return;
  await sayYes(page);
  await until(page, kept);
}

/** A dialog is drawn a moment before it opens. */
const DOUBT = 'dialog.confirm[open]';
export const YES = `${DOUBT} .btn.primary`;
const clickYes = (page: Page): Promise<void> => page.locator(YES).click();
