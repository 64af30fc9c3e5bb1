import type { Page } from 'playwright-core';
import { until } from './browser.ts';
import type { Followed } from './followed.ts';
import { elsewhere, glowing, scoreLink, YES } from './glow.ts';

/** What is offered in the list, and what glows on the table; both sorted, each once. */
export const offered = (page: Page): Promise<{ listed: string[]; glowing: string[] }> => page.evaluate(OFFERED);
const OFFERED = `(() => {
  const ids = selector => [...new Set([...document.querySelectorAll(selector)].map(each => each.dataset.opt))].sort();
  return { listed: ids('.opts [data-opt]'), glowing: ids('.board .can[data-opt]') };
})()`;

/** Answers in words and numbers, which lie nowhere on the table. */
const spoken = (page: Page) => page.locator('.opts [data-opt]:visible');

/** Clicks the n-th thing that glows, or answers in words where nothing does; if anything is asked. */
export async function clickOne(page: Page, n: number): Promise<void> {
  if (!(await page.locator('.ask.mine').isVisible())) return;
  if (await elsewhere(page).first().isVisible()) await elsewhere(page).first().click();
  const spot = await page.evaluate<{ x: number; y: number } | null>(`(${SPOT})(${n})`);
  if (spot !== null) return page.mouse.click(spot.x, spot.y);
  const answers = await spoken(page).all();
  await answers[n % answers.length]?.click();
}

/** A spot of the n-th thing that glows, or of the next, where nothing else lies over it: pieces stand on areas. */
const SPOT = `n => {
  const things = [...document.querySelectorAll('.board .can[data-opt]')].filter(each => each.checkVisibility());
  for (let i = 0; i < things.length; i++) {
    const thing = things[(n + i) % things.length];
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.15, 0.5], [0.85, 0.5]]) {
      const [x, y] = [left + across * width, top + down * height];
      if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  }
  return null;
}`;

/** Plays by clicking what glows until the game is over or `most` clicks are made; looks at the page before each. */
export async function playOn(
  page: Page,
  followed: Followed,
  look: (n: number) => Promise<void> = async () => {},
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    await until(page, `document.querySelector('.ask.mine, .result') !== null`);
    await glowing(page).or(elsewhere(page)).or(spoken(page)).or(scoreLink(page)).first().waitFor();
    if (await scoreLink(page).isVisible()) return clicks;
    await look(clicks);
    await followed.answers(
      () => clickOne(page, clicks),
      () => page.locator(YES).click(),
    );
  }
  return most;
}
