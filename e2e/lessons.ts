import assert from 'node:assert/strict';
import type { LessonScript } from '@teahouse/boardkit/contract';
import type { Locator, Page } from 'playwright-core';
import { until } from './browser.ts';
import { CLICK, elsewhere, glowing, mark, scoreLink, YES } from './glow.ts';

const PATIENCE_MS = 30_000;

/** What a lesson says. */
export const bubble = (page: Page): Locator => page.locator('.bubble');

interface Said {
  title: string;
  text: string;
  /** The number of the step. */
  n: number;
}

/** What the lesson says now: nothing while it has nothing to say. */
const SAID = `(() => {
  const [title, text, label] = ['h3', 'h3 + p', '.mm']
    .map(part => document.querySelector('.bubble ' + part)?.textContent ?? '');
  return { title, text, n: Number(label.match(/\\d+/)?.[0] ?? 0) };
})()`;

/**
 * How many decisions of mine this browser has kept of the games that are played in it alone, and the steps of the next
 * one. Those of bots do not count: they may come in between.
 */
const KEPT = `[
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('teahouse.practice.'))
    .map(([, save]) => JSON.parse(save))
    .reduce((sum, { log, me }) => sum + log.filter(({ seat }) => seat === me).length, 0),
  document.querySelectorAll('.draft li').length,
].join()`;

/**
 * What can be clicked and is dimmed by the veil all the same: it lies below it, itself or with something around it that is
 * stacked as one.
 */
const DIMMED = `(() => {
  const board = document.querySelector('.board.veiled');
  if (board === null) return [];
  const veil = Number(getComputedStyle(board, '::before').zIndex);
  const isBelow = thing => {
    for (let each = thing; each !== board; each = each.parentElement) {
      const { position, zIndex } = getComputedStyle(each);
      if (position !== 'static' && zIndex !== 'auto') return Number(zIndex) <= veil;
    }
    return true;
  };
  return [...board.querySelectorAll(':is(.gw, .rw) .can[data-opt]')]
    .filter(each => each.checkVisibility() && isBelow(each))
    .map(each => each.dataset.opt);
})()`;

/** So much of what a step is about can be seen at least, in pixels. */
const ENOUGH = 60;

/** Whether the card can be read as a whole, and something that it points at be seen beside it: on the board, if it lies there. */
const IN_SIGHT = `(() => {
  const card = document.querySelector('.bubble')?.getBoundingClientRect();
  if (card === undefined || card.top < 0 || card.bottom > innerHeight + 1) return false;
  const pointed = [...document.querySelectorAll('.board .pointed')].filter(each => each.checkVisibility());
  const onBoard = pointed.filter(each => each.closest('.ask') === null);
  return (onBoard.length > 0 ? onBoard : pointed).some(subject => {
    const { left, right, top, bottom, height } = subject.getBoundingClientRect();
    const isBeside = right <= card.left || left >= card.right || top >= card.bottom;
    const lower = Math.min(bottom, innerHeight, isBeside ? bottom : card.top);
    return lower - Math.max(top, 0) >= Math.min(${ENOUGH}, height) - 1;
  });
})()`;

/** Clicks something, and waits until the answer is kept. */
export async function give(page: Page, thing: Locator): Promise<void> {
  const kept = await page.evaluate<string>(KEPT);
  const isKept = `${KEPT} !== ${JSON.stringify(kept)}`;
  // Whatever is drawn anew meanwhile, nothing is clicked of the question after this one.
  const click = `${isKept} || [...document.querySelectorAll('[data-marked]')].some(${CLICK})`;
  const latest = performance.now() + PATIENCE_MS;
  do {
    if (performance.now() > latest) throw new Error(`Something lies over what is to be clicked: ${thing}`);
    await mark(thing);
  } while (!(await page.evaluate<boolean>(click)));
  await until(page, `document.querySelector('${YES}') !== null || ${isKept}`, 'a doubt, or the answer is kept');
  if (await page.locator(YES).isVisible()) {
    await page.locator(YES).click();
    await until(page, isKept, 'the answer is kept');
  }
  await page.evaluate('new Promise(requestAnimationFrame)');
}

/** The first thing of the first kind of which there is any. */
async function firstOf(kinds: readonly Locator[]): Promise<Locator> {
  for (const kind of kinds) if (await kind.first().isVisible()) return kind.first();
  throw new Error('There is nothing to click.');
}

/** The answers beside the question: some are words and numbers, which lie nowhere on the table. */
const listed = (page: Page): Locator => page.locator('.opts [data-opt]:visible');

/** Whatever the lesson points at, where it can be clicked. */
export const asTold = (page: Page): readonly Locator[] => [
  page.locator('.board .pointed.can:visible'),
  page.locator('.board .pointed .can:visible'),
];

/** As little as possible. */
export const idly = (page: Page): readonly Locator[] => [
  page.locator('.board .can:is([data-opt="done"], [data-opt="pass"]):visible'),
];

/**
 * Plays the lesson with what `choose` prefers among the things that glow, until its words are those of `last`. Gives the
 * steps that were told; each is counted, can be read, and shows what it is about.
 */
export async function follow(
  page: Page,
  { words }: LessonScript,
  last: string,
  choose: (page: Page) => readonly Locator[],
): Promise<string[]> {
  const told: string[] = [];
  for (;;) {
    await until(page, `document.querySelector('.ask.mine:not(.sending), .result') !== null`);
    const { title, text, n } = await page.evaluate<Said>(SAID);
    const id = Object.keys(words).find(each => words[each]!.title === title);
    if (title !== '') assert.equal(text, words[id!]?.text, title);
    if (id !== undefined && !told.includes(id)) {
      told.push(id);
      assert.equal(n, told.length, `the number of ${id}`);
      await until(page, IN_SIGHT, `the card of ${id}, and what it points at`);
      assert.deepEqual(await page.evaluate<string[]>(DIMMED), [], `dimmed, and yet to be clicked, at ${id}`);
    }
    if (id === last) return told;
    assert.ok(!(await scoreLink(page).isVisible()), `the game is over, and ${last} was never told`);
    await glowing(page).or(elsewhere(page)).or(listed(page)).first().waitFor();
    if (await elsewhere(page).first().isVisible()) await elsewhere(page).first().click();
    const thing = await firstOf([...choose(page), glowing(page), listed(page)]);
    // An answer is kept a moment before the next question is drawn: what is said to that is looked at first.
    if ((await page.evaluate<Said>(SAID)).title === title) await give(page, thing);
  }
}
