import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
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
    await answerOne(page, clicks);
  }
  return most;
}

/** Answers the open question by clicking the n-th thing that glows, and waits until the answer is kept. */
export async function answerOne(page: Page, n: number): Promise<void> {
  if (await elsewhere(page).isVisible()) await elsewhere(page).click();
  const before = await clickNth(page, n);
  if (before !== null) await answered(page, before);
}

const PATIENCE_MS = 30_000;
const GLANCE_MS = 25;

/** Clicks the n-th thing that glows; gives what was asked then, or null where the last answers ended the game. */
async function clickNth(page: Page, n: number): Promise<string | null> {
  const latest = performance.now() + PATIENCE_MS;
  for (;;) {
    const before = await page.evaluate<string | null>(
      `(n => {
        const before = ${ASKED};
        const thing = (${NTH})(n);
        return thing !== undefined && (${CLICK})(thing) ? before : null;
      })(${n})`,
    );
    if (before !== null) return before;
    // What glowed may have been the last answer, on its way.
    if (await scoreLink(page).isVisible()) return null;
    if (performance.now() > latest) throw new Error(`Nothing else than what covers it can be clicked: number ${n}`);
    await setTimeout(GLANCE_MS);
  }
}

/**
 * Clicks a thing where one sees it and nothing else lies over it: in its middle, or else near an edge, because pieces
 * stand on areas, and scrolled to where bars and cards at the edges leave it free; false where it is covered. The look and the click are one: a mouse that is moved from outside may find
 * another question below it when it comes down, and answer that.
 */
export const CLICK = `thing => {
  for (const block of ['nearest', 'center', 'start', 'end']) {
    thing.scrollIntoView({ block, inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.15, 0.5], [0.85, 0.5]]) {
      const [clientX, clientY] = [left + across * width, top + down * height];
      const hit = document.elementFromPoint(clientX, clientY);
      if (hit === null || !thing.contains(hit) || hit.closest(':disabled') !== null) continue;
      if (thing.dataset.opt !== undefined && hit.closest('[data-opt]') !== thing) continue;
      const said = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY };
      hit.dispatchEvent(new MouseEvent('click', said));
      return true;
    }
  }
  return false;
}`;

/**
 * The n-th thing that glows, counted round and round. A group of cards glows as a whole, but a click on a card that
 * cannot be paid means nothing: those are left out.
 */
const NTH = `n => {
  const things = [...document.querySelectorAll('.board .can[data-opt]')]
    .filter(each => each.checkVisibility())
    .flatMap(each => {
      const parts = [...each.querySelectorAll('[data-opt]')];
      return parts.length === 0 ? [each] : parts.filter(part => !part.matches('.cannot'));
    });
  return things[n % things.length];
}`;

/** The n-th thing that glows, to be pressed from outside: found by its answer, as it may be drawn anew meanwhile. */
export async function pointAt(page: Page, n: number): Promise<Locator> {
  for (;;) {
    // What glows may be of the last answer, on its way.
    await page.locator('.ask.mine:not(.sending)').waitFor();
    await glowing(page).first().waitFor();
    const answer = await page.evaluate<string | null>(`(${NTH})(${n})?.dataset.opt ?? null`);
    if (answer !== null) return page.locator(`.board [data-opt="${answer}"]:visible`).first();
  }
}

/** Marks a thing, and nothing else. */
export const mark = (thing: Locator): Promise<void> =>
  thing.evaluate(element => {
    document.querySelector('[data-marked]')?.removeAttribute('data-marked');
    element.setAttribute('data-marked', '');
  });

/**
 * Everything that changes when an answer is kept: whether I am waited for (a sealed answer leaves the question open), the
 * question, its answers, the length of the chronicle, the steps that are composed.
 */
const ASKED = `[
  document.querySelector('.ask')?.className,
  document.querySelector('#asked')?.textContent,
  ...[...document.querySelectorAll('.opts [data-opt]')].map(each => each.dataset.opt).sort(),
  document.querySelector('#log')?.dataset.told,
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
