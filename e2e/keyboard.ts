import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { until } from './browser.ts';
import { YES } from './glow.ts';

/** More stops than any of our screens has. */
const FARTHEST = 150;

/** Goes on with Tab until the focus is on what fits the selector. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < FARTHEST; stops++) {
    if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${selector} on ${page.url()}`);
}

/** Goes to the question, if there is one, on to its n-th answer, and takes it; gives how many things the table marked meanwhile. */
export async function answerByKeys(page: Page, n: number): Promise<number> {
  if (!(await page.locator('.ask.mine').isVisible())) return 0;
  await page.keyboard.press('q');
  await until(page, `document.activeElement.closest('.opts') !== null`, 'the focus on an answer');
  for (let steps = 0; steps < n; steps++) await page.keyboard.press('ArrowRight');
  const marked = await page.locator('.board .can.on').count();
  await page.keyboard.press('Enter');
  return marked;
}

/** Says yes to a doubt. */
export async function typeYes(page: Page): Promise<void> {
  await tabTo(page, YES);
  await page.keyboard.press('Enter');
}

/**
 * How what has the focus is drawn, and how what had it before is drawn now. Radio buttons and switches are drawn by the
 * elements around them. The first glance waits for the frame in which the board shows what is aimed at.
 */
const LOOK = `new Promise(requestAnimationFrame).then(() => {
  const look = at => at === undefined ? '' : [at, at.parentElement, at.nextElementSibling].filter(Boolean).map(each => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(each);
    return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, backgroundColor].join();
  }).join();
  const here = document.activeElement;
  const before = globalThis.stoppedAt;
  const seen = here === document.body || here.dataset.stop !== undefined;
  here.dataset.stop = '';
  globalThis.stoppedAt = here;
  const name = here.tagName.toLowerCase() + '.' + here.className + ' ' + (here.ariaLabel ?? here.textContent).trim();
  return { seen, name: name.slice(0, 80), look: look(here), before: look(before) };
})`;

/** Where Tab stops from the top of the page until it comes round, each with whether one sees that it stops there. */
export async function stopsOf(page: Page): Promise<{ name: string; shows: boolean }[]> {
  const stops: { name: string; look: string; shows: boolean }[] = [];
  // Whoever came to a page within the site has the focus somewhere in it.
  await page.evaluate(`document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')`);
  for (let stop = 0; stop < FARTHEST; stop++) {
    const { seen, name, look, before } = await page.evaluate<Glance>(LOOK);
    const last = stops.at(-1);
    if (last !== undefined) last.shows = last.look !== before;
    if (seen && stop > 0) break;
    if (!seen) stops.push({ name, look, shows: false });
    await page.keyboard.press('Tab');
  }
  return stops;
}

interface Glance {
  seen: boolean;
  name: string;
  look: string;
  before: string;
}

/** From the first page to a table, by its link. */
export async function enterTable(page: Page, id: string, title: string): Promise<void> {
  await page.goto('/');
  const link = `a[href="/table/${id}"]`;
  await page.locator(link).waitFor();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
