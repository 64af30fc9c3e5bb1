import type { Page } from 'playwright-core';
import { until } from './browser.ts';
import { elsewhere, glowing, scoreLink, YES } from './glow.ts';

/**
 * How often the house has said yes to an answer of this page, and how far the table's history is. In The Great Wall the
 * same question with the same answers may come twice in a row: the screen alone does not say whether an answer was kept.
 */
export class History {
  #given = 0;
  #kept = 0;
  #refused = 0;
  #n = 0;

  constructor(page: Page) {
    const sent = new Set<string>();
    page.on('websocket', socket => {
      socket.on('framesent', ({ payload }) => {
        const { id, do: what } = JSON.parse(payload.toString()) as { id: string; do: string };
        if (what !== 'play.answer') return;
        sent.add(id);
        this.#given++;
      });
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(payload.toString()) as { id?: string; ok?: unknown; news?: string; n?: number };
        if (told.news === 'moved') this.#n = told.n!;
        else if (told.id === undefined || !sent.delete(told.id)) return;
        else if (told.ok === undefined) this.#refused++;
        else this.#kept++;
      });
    });
  }

  now(): Moment {
    return { given: this.#given, kept: this.#kept, refused: this.#refused, n: this.#n };
  }

  /** Whether the page has given an answer since. While it waits for the last one to be kept, it gives no other. */
  hasGiven(before: Moment): boolean {
    return this.#given > before.given;
  }

  /** Whether an answer was kept and told, or came too late because somebody else moved. */
  isOver(before: Moment): boolean {
    return this.#refused > before.refused || (this.#kept > before.kept && this.#n > before.n);
  }
}

interface Moment {
  given: number;
  kept: number;
  refused: number;
  n: number;
}

/** What is offered in the list, and what glows on the table; both sorted, each once. */
export const offered = (page: Page): Promise<{ listed: string[]; glowing: string[] }> => page.evaluate(OFFERED);
const OFFERED = `(() => {
  const ids = selector => [...new Set([...document.querySelectorAll(selector)].map(each => each.dataset.opt))].sort();
  return { listed: ids('.opts [data-opt]'), glowing: ids('.board .can[data-opt]') };
})()`;

const PATIENCE_MS = 60_000;
const GLANCE_MS = 20;
/** After so many glances what was not answered is clicked again. */
const AGAIN = 50;

/** Clicks the n-th thing that glows, says yes to a doubt, and waits until the answer is kept. */
async function clickOne(page: Page, history: History, n: number): Promise<void> {
  if (await elsewhere(page).isVisible()) await elsewhere(page).click();
  const before = history.now();
  const latest = performance.now() + PATIENCE_MS;
  for (let waited = 0; !history.isOver(before); waited++) {
    if (performance.now() > latest) throw new Error('The answer was not kept.');
    if (await page.locator(YES).isVisible()) await page.locator(YES).click();
    else if (waited % AGAIN === 0 && !history.hasGiven(before)) {
      const things = await glowing(page).all();
      await things[n % things.length]!.click();
    }
    await page.waitForTimeout(GLANCE_MS);
  }
}

/** Plays by clicking what glows until the game is over or `most` clicks are made; looks at the page before each. */
export async function playOn(
  page: Page,
  history: History,
  look: (n: number) => Promise<void> = async () => {},
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    await until(page, `document.querySelector('.ask.mine, .result') !== null`);
    await glowing(page).or(elsewhere(page)).or(scoreLink(page)).first().waitFor();
    if (await scoreLink(page).isVisible()) return clicks;
    await look(clicks);
    await clickOne(page, history, clicks);
  }
  return most;
}
