import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Table, text } from '@teahouse/games/great-wall';
import { LANGUAGES, type Language } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { overflowOf } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { misplacedOn } from './geometry.ts';
import { sitAt } from './great-wall.ts';
import { offered } from './playing.ts';
import { takePicture } from './screens.ts';
import { speak, visit, WIDTHS, widen } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

/** The names of visible things of which a part is cut off, or that stick out of their box. */
const cut = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter(each => each.checkVisibility())
    .filter(each => {
      const { right, bottom } = each.getBoundingClientRect();
      const box = each.closest('.advisor, .tray').getBoundingClientRect();
      return each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 4 || right > box.right + 1 || bottom > box.bottom + 1;
    })
    .map(each => each.textContent)`);

/** Chooses a language; the words of the game come after those of the site. */
async function speakAtTable(page: Page, language: Language): Promise<void> {
  await speak(page, language);
  await page.getByRole('heading', { level: 1, name: (await text[language]()).title }).waitFor();
}

test('whoever hires can read every name, at every width, in every language', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await sitAt(page, {
    ask: 'location/hire.choose',
    seats: 3,
    holds: ({ queue }, options) => queue.length === 4 && options.length === queue.length + 2,
  });
  for (const language of LANGUAGES) {
    await speakAtTable(page, language);
    for (const width of WIDTHS) {
      await widen(page, width);
      await page.evaluate('new Promise(requestAnimationFrame)');
      await takePicture(page, `great-wall-hiring-${language}`, 'light');
      assert.deepEqual(await cut(page, '.gw .queue .advisor b'), [], `${language}, at ${width}`);
      assert.equal(await overflowOf(page), 0, `${language}, at ${width}`);
    }
  }
  assert.deepEqual(complaints, []);
});

test('the price of an advisor and of a clerk is in sight also while nobody hires', async () => {
  const { page } = await visit(browser, house.address);
  await sitAt(page, { ask: 'autumn.chooseCommands', seats: 3, holds: ({ year }) => year === 2 });
  for (const width of WIDTHS) {
    await widen(page, width);
    if (width < 600) await page.locator('.tab-bar button', { hasText: 'Town' }).click();
    const said = await page.locator('.gw .fees').innerText();
    assert.match(said, /An advisor costs you \d gold now.*A clerk costs you \d gold now/s);
    assert.ok(await page.locator('.gw .fees').isVisible(), `at ${width}`);
  }
  await widen(page, 1440);
  await page.locator('.gw [data-at="location-embassy"]').click();
  await page.locator('.gw .reader', { hasText: 'An advisor costs you' }).waitFor();
});

test('many ways to pay for a recruit: the useful ones first, none out of reach, nothing sticks out', async () => {
  const { page } = await visit(browser, house.address, { language: 'de' });
  await sitAt(page, { ask: 'recruit.hire', seats: 3, holds: (_, options) => options.length > 9 });
  for (const width of WIDTHS) {
    await widen(page, width);
    const { listed, glowing } = await offered(page);
    assert.deepEqual(glowing, listed);
    const ways = listed.filter(id => id.includes(':'));
    const choices = page.locator('.gw .tray .choice[data-opt*=":"]');
    const folded = page.locator('.gw .tray .more');
    assert.equal(await folded.getAttribute('aria-expanded'), 'false');
    assert.ok((await choices.locator('visible=true').count()) < ways.length);
    assert.deepEqual(await cut(page, '.gw .tray li, .gw .tray .choice'), [], `folded, at ${width}`);
    await takePicture(page, 'great-wall-recruit', 'light');
    await folded.click();
    assert.equal(await choices.locator('visible=true').count(), ways.length, `at ${width}`);
    assert.deepEqual(await cut(page, '.gw .tray li, .gw .tray .choice'), [], `unfolded, at ${width}`);
    await takePicture(page, 'great-wall-recruit-all', 'light');
    assert.equal(await overflowOf(page), 0);
    await folded.click();
    await page.locator(`.opts [data-opt="${(await foldedOf(page))[0]}"]`).hover();
    assert.equal(await folded.getAttribute('aria-expanded'), 'true', 'what is pointed at in the list unfolds');
    await page.mouse.move(0, 0);
  }
});

const foldedOf = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.gw .offers > [hidden] [data-opt]')].map(each => each.dataset.opt)`);

test('a command says what it would do now: in the hand, at the track, and to be read', async () => {
  const { page } = await visit(browser, house.address);
  await sitAt(page, {
    ask: 'autumn.chooseCommands',
    seats: 3,
    holds: ({ players }) => players[0]!.hand.includes('levy') && players[1]!.hand.includes('attack-order'),
  });
  await page.locator('.gw .hand [data-opt="levy"]').hover();
  const foresight = page.locator('.gw .aimed .foresight');
  assert.match(await foresight.innerText(), /Move up to 2 clerks.*recruit.*If .* plays “Attack Order”/is);
  assert.match(await page.locator('.ask .say').innerText(), /Move up to 2 clerks/);
  await page.locator('.gw .hand [data-opt="levy"]').click();
  await page.locator('.gw .placing .order', { hasText: 'Levy' }).waitFor();
  assert.match(await page.locator('.gw .placing .foresight').innerText(), /recruit/i);
  await page.locator('.gw .track .order.free.can').last().click();
  await page.locator('.gw .placing').waitFor({ state: 'detached' });
  await page.locator('.gw .track .order', { hasText: 'Levy' }).click();
  await page.locator('.gw .reader .foresight', { hasText: /move up to 2 clerks/i }).waitFor();
});

/** Numbers on the table that nothing says in words: no title or label on them or on the thing they are part of. */
const BARE = `(() => {
  const bare = [];
  const walker = document.createTreeWalker(document.querySelector('.gw'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent.trim();
    if (!/^[+−×]?\\d+$|^∞$/.test(text) || !node.parentElement.checkVisibility()) continue;
    if (node.parentElement.closest('.slot-question, .slot-log, .slot-lesson')) continue;
    const said = node.parentElement.closest('button, li, section, article, [title], [aria-label]');
    const words = [said.title, said.ariaLabel, said.querySelector('.vh')?.textContent].join('').trim();
    if (said.matches('section, article') || words === '' || /undefined|NaN/.test(words)) {
      bare.push(text + ' in ' + node.parentElement.outerHTML.slice(0, 120));
    }
  }
  return bare;
})()`;

test('every number on the table says what it counts, in every language', async () => {
  const { page } = await visit(browser, house.address);
  for (const wanted of [
    { ask: 'opening.chooseGeneral', seats: 2 },
    { ask: 'clerks/move.choose', seats: 3, holds: isRich },
  ]) {
    await sitAt(page, wanted);
    for (const language of LANGUAGES) {
      await speakAtTable(page, language);
      assert.deepEqual(await page.evaluate<string[]>(BARE), [], `${wanted.ask}, ${language}`);
    }
  }
});

/** Overseers, trophies and shame: all that can be counted is there. */
const isRich = ({ players }: Table): boolean =>
  players.some(({ claimed }) => claimed.length > 0) &&
  players.some(({ overseers }) => Object.values(overseers).some(each => each !== null)) &&
  players.some(({ shamed }) => shamed.spearman > 0);

/** Laptops with the bars of their browsers, and without. */
const LAPTOPS = [
  [1366, 660],
  [1440, 780],
  [1440, 900],
] as const;
/** What is not in sight as a whole: cut by itself, by something it stands in, or by the window. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].filter(each => {
    const { left, top, right, bottom, height } = each.getBoundingClientRect();
    if (height === 0 || each.scrollHeight > each.clientHeight + 4) return true;
    for (let box = each.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const frame = box.getBoundingClientRect();
      if (top < frame.top - 2 || bottom > frame.bottom + 2 || left < frame.left - 2 || right > frame.right + 2) return true;
    }
    return top < 0 || bottom > innerHeight;
  }).map(each => each.textContent.trim())`);

/** Moments that fill the table of partners, and what must be in sight then. */
const FULL = {
  hiring: {
    wanted: {
      ask: 'location/hire.choose',
      seats: 4,
      holds: (_: Table, options: readonly string[]) => options.length > 4,
    },
    whole: ['.council .tray [data-opt]', '.council .advisor small', '.general .help'],
  },
  pledging: {
    wanted: { ask: 'together/pledge.choose', seats: 3, holds: ({ year }: Table) => year > 1 },
    whole: ['.demand.asked .need', '.council .tray [data-opt]', '.horde:not(.none) .nm', '.general .help'],
  },
  agreeing: {
    wanted: {
      ask: 'together/wish.choose',
      seats: 3,
      holds: ({ sections }: Table) => sections[0]!.hordes.length === 3,
    },
    whole: ['.order-of .name', '.say-so [data-opt]', '.horde:last-child'],
  },
  sending: {
    wanted: { ask: 'clerks/move.choose', seats: 4, holds: ({ sections }: Table) => sections[0]!.hordes.length === 3 },
    whole: ['.demand .need', '.horde:not(.none) .nm', '.horde:last-child p', '.general .help'],
  },
};

test('partners at a laptop see what they give, whom they hire and three hordes at once, in German', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de' });
  const faults: string[] = [];
  for (const [name, { wanted, whole }] of Object.entries(FULL)) {
    await sitAt(page, { ...wanted, options: { mode: 'together' } });
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height });
      await page.evaluate('new Promise(requestAnimationFrame)');
      await takePicture(page, `great-wall-${name}-${height}`, 'light');
      const found = [...(await hidden(page, whole.map(each => `.gw ${each}`).join())), ...(await misplacedOn(page))];
      faults.push(...found.map(fault => `${name}, ${width} x ${height}: ${fault}`));
    }
  }
  assert.deepEqual([...faults, ...complaints], []);
});
