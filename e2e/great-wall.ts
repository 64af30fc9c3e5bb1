import { game, type Table, type TableOptions } from '@teahouse/games/great-wall';
import { Match, rng } from '@teahouse/kernel';
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

/** Clicks the n-th thing that glows, if anything is asked. */
export async function clickOne(page: Page, n: number): Promise<void> {
  if (!(await page.locator('.ask.mine').isVisible())) return;
  if (await elsewhere(page).first().isVisible()) await elsewhere(page).first().click();
  const things = await glowing(page).all();
  await things[n % things.length]?.click();
}

/** Plays by clicking what glows until the game is over or `most` clicks are made; looks at the page before each. */
export async function playOn(
  page: Page,
  followed: Followed,
  look: (n: number) => Promise<void> = async () => {},
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    await until(page, `document.querySelector('.ask.mine, .result') !== null`);
    await glowing(page).or(elsewhere(page)).or(scoreLink(page)).first().waitFor();
    if (await scoreLink(page).isVisible()) return clicks;
    await look(clicks);
    await followed.answers(
      () => clickOne(page, clicks),
      () => page.locator(YES).click(),
    );
  }
  return most;
}

/** A moment of some game: what I, in the first seat, am asked, and what else must hold. */
interface Wanted {
  ask: string;
  seats: number;
  options?: Partial<TableOptions>;
  holds?: (g: Table, options: readonly string[]) => boolean;
}

const GAMES = 300;
const ME = 0;

/** Sits down at a practice table whose game was played at random until the moment came. */
export async function sitAt(
  page: Page,
  { ask, seats, options = { edition: 2 }, holds = () => true }: Wanted,
): Promise<void> {
  for (let n = 0; n < GAMES; n++) {
    const seed = `${ask} ${n}`;
    const luck = rng(seed);
    const match = Match.begin(game, { seats, options, seed });
    for (let [q] = match.open(); q !== undefined; [q] = match.open()) {
      if (q.seat === ME && q.ask === ask && holds(match.state, q.options))
        return open(page, { seats, options, seed, log: match.log });
      match.answer(q.seat, q.options[luck(q.options.length)]!, q.ask);
    }
  }
  throw new Error(`In ${GAMES} games nobody was asked ${ask} as wanted.`);
}

async function open(
  page: Page,
  laid: Pick<Wanted, 'seats' | 'options'> & { seed: string; log: readonly unknown[] },
): Promise<void> {
  const { seats, options, seed, log } = laid;
  const levels = [null, ...Array.from({ length: seats - 1 }, () => 'greedy')];
  const id = seed.replaceAll(/\W/g, '-');
  const save = { id, game: game.id, seats, options, seed, me: ME, levels, startedAt: 1, log };
  await page.addInitScript(`localStorage['teahouse.practice.${id}'] ??= ${JSON.stringify(JSON.stringify(save))}`);
  await page.goto(`/practice/${id}`);
  await page.locator('.gw .can').first().waitFor({ state: 'attached' });
}
