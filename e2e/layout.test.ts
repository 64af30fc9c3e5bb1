import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Language } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { overflowOf } from './barriers.ts';
import { launchBrowser, until } from './browser.ts';
import { glowing } from './glow.ts';
import { POSITIONS } from './positions.ts';
import { takePicture } from './screens.ts';
import { layOutTour, open } from './tour.ts';
import { visit, widen } from './visit.ts';

let browser: Browser;
let house: TestHouse;
let tour: Awaited<ReturnType<typeof layOutTour>>;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
  tour = await layOutTour(house.address);
});
after(() => browser?.close());

const screenOf = (name: string) => tour.screens.find(screen => screen.name === name)!;
/** Laptops, less the bars of their browsers. */
const LAPTOPS = [
  [1366, 660],
  [1440, 780],
] as const;

/** Which of the things that fit a selector do not lie in the window as a whole. */
const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .map(each => ({ box: each.getBoundingClientRect(), name: each.ariaLabel ?? each.textContent }))
    .filter(({ box }) => box.top < 0 || box.bottom > innerHeight || box.right > innerWidth || box.height === 0)
    .map(({ box, name }) => name.trim().slice(0, 40) + ' at ' + Math.round(box.top))`);

test('whoever comes sees how to begin: the great games can be played without scrolling', async () => {
  for (const language of ['en', 'de'] as const) {
    const { page, complaints } = await visit(browser, house.address, { language });
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.locator('.game').nth(3).waitFor();
      assert.deepEqual(await outOfSight(page, '.game:nth-child(-n + 3) .btn'), [], `${language}, ${width} x ${height}`);
      await takePicture(page, `begin-${language}`, 'light');
    }
    assert.deepEqual(complaints, []);
  }
});

test('every list of tables is rows: what can be done stands beside the name', async () => {
  for (const [list, cookie] of [
    ['.mytables', tour.cookie],
    ['.opentables', tour.cookie],
    // What others play: nobody watches a game of their own.
    ['.livetables', undefined],
  ] as const) {
    const { page } = await visit(browser, house.address, cookie === undefined ? {} : { cookie });
    await page.goto('/');
    await page.locator(`${list} li`).first().waitFor();
    const rows = await page.locator(`${list} li`).evaluateAll(each =>
      each.map(row => {
        const [name, way] = ['.mt', '.btn'].map(part => row.querySelector(part)!.getBoundingClientRect());
        const isBeside = way!.left >= name!.right - 1 && way!.top < name!.bottom;
        return `${getComputedStyle(row).listStyleType}, ${isBeside ? 'beside' : 'below'}`;
      }),
    );
    assert.deepEqual([...new Set(rows)], ['none, beside'], list);
  }
});

test('games to watch say how far they have come, to whoever scrolls to them', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/');
  const game = page.locator('.livetables li', { hasText: 'In the Year of the Dragon' }).first();
  await game.waitFor();
  assert.doesNotMatch(await game.innerText(), /Month/, 'no board is loaded for who looks at the shelf');
  await game.scrollIntoViewIfNeeded();
  await game.getByText(/^Month \d+ · /).waitFor();
  assert.deepEqual(complaints, []);
});

test('the pictures of the three minutes keep their ink by night', async () => {
  const { page } = await visit(browser, house.address);
  await page.goto('/primer/great-wall');
  const picture = page.locator('.primer .pic').first();
  const ink = () => picture.evaluate(paper => getComputedStyle(paper).color);
  const byDay = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.equal(await ink(), byDay, 'the paper is the same');
});

test('who waits sees every seat, the link to send and the whole picture at once', async () => {
  const { page, complaints } = await visit(browser, house.address, { cookie: tour.cookie });
  await open(page, screenOf('waiting-room'));
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await outOfSight(page, '.wait li, .invite .btn.primary, .invite .qr'), [], `${width} x ${height}`);
  }
  await widen(page, 390);
  const { shown, whole } = await page.locator('.inv .gcv').evaluate(image => {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image as HTMLImageElement;
    return { shown: clientWidth / clientHeight, whole: naturalWidth / naturalHeight };
  });
  assert.ok(Math.abs(shown / whole - 1) < 0.1, `a picture of ${whole} to 1 is cut to ${shown}`);
  assert.deepEqual(complaints, []);
});

test('names as long and as wide as they may be fit on every page', async () => {
  const [wide, other] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
  await wide.do('me.change', { name: 'W'.repeat(40) });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { id } = await other.do('tables.create', { game: 'five-cups', seats });
  await wide.do('tables.join', { table: id });
  const { id: live } = await wide.do('tables.create', { game: 'year-of-the-dragon', seats: seats.slice(0, 2) });
  await other.do('tables.join', { table: live });
  const fan = await visit(browser, house.address);
  const host = await visit(browser, house.address, { cookie: other.cookie });
  for (const width of [390, 820, 1366]) {
    await Promise.all([fan, host].map(({ page }) => widen(page, width)));
    await fan.page.goto('/');
    await fan.page.locator('.livetables small', { hasText: 'WWW' }).waitFor();
    assert.equal(await overflowOf(fan.page), 0, `games to watch, ${width}`);
    await host.page.goto('/');
    const points = host.page.locator('.mytables .st', { hasText: 'WWW' }).locator('b').first();
    await points.waitFor();
    const [place, number] = [(await points.locator('..').boundingBox())!, (await points.boundingBox())!];
    assert.ok(number.x + number.width <= place.x + place.width + 1, `points behind a long name, ${width}`);
    await host.page.goto(`/table/${id}`);
    await host.page.locator('.wait li b', { hasText: 'WWW' }).waitFor();
    assert.equal(await overflowOf(host.page), 0, `waiting room, ${width}`);
    const [invitation, name] = [
      (await host.page.locator('.inv').boundingBox())!,
      (await host.page.locator('.wait li b', { hasText: 'WWW' }).boundingBox())!,
    ];
    assert.ok(invitation.width > Math.min(360, width * 0.4), `the invitation is ${invitation.width} wide, ${width}`);
    assert.ok(name.x + name.width <= width, `the name ends at ${name.x + name.width} of ${width}`);
  }
  // Nobody has spoken: the board does not dress that up as a thing of its own.
  await host.page.goto(`/table/${live}`);
  await host.page.getByRole('tab', { name: /^Talk/ }).click();
  const silence = host.page.locator('.chat .silence');
  await silence.waitFor();
  assert.equal(await silence.evaluate(line => getComputedStyle(line).borderLeftWidth), '0px');
  // Whoever proposes to end it sees that the others are asked, and can think better of it.
  await host.page.getByRole('button', { name: 'Settings' }).click();
  await host.page.getByRole('button', { name: 'Abandon the game' }).click();
  await host.page.getByRole('button', { name: 'Propose to abandon' }).click();
  const asked = host.page.getByText('The game ends when everybody agrees to abandon it.');
  await asked.waitFor();
  await host.page.getByRole('button', { name: 'Play on' }).click();
  await asked.waitFor({ state: 'detached' });
  assert.deepEqual([...fan.complaints, ...host.complaints], []);
});

test('who waits may practice meanwhile: the same game, with as many seats', async () => {
  const { page, complaints } = await visit(browser, house.address, { cookie: tour.cookie });
  await open(page, screenOf('waiting-room'));
  await page.getByRole('button', { name: 'Practice here' }).click();
  await page.waitForURL('**/practice/*');
  await glowing(page).first().waitFor();
  assert.equal(await page.locator('.seats-panel li').count(), 3);
  assert.deepEqual(complaints, []);
});

test('every page has a name of its own, for tabs and bookmarks', async () => {
  const { page } = await visit(browser, house.address, { cookie: tour.cookie });
  const names = new Set<string>();
  const pages = ['new-table', 'score-sheet', 'replay', 'profile', 'rules', 'primer', 'lessons', 'bots', 'import'];
  for (const name of pages) {
    await open(page, screenOf(name));
    names.add(await page.title());
  }
  assert.equal(names.size, pages.length);
  assert.ok(!names.has('Teahouse'));
});

test('a position and what one would do there are in sight together', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it' });
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height });
    // A day of the Dragon.
    await page.goto('/puzzle/2026-11-15');
    await page.locator('.yd .mycourt').waitFor();
    assert.deepEqual(await outOfSight(page, '.yd .mycourt, .yd .events, .guess button, .qz .btn.primary'), []);
  }
  // Below everything lies nothing of the days before under the tabs of the board.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  const [last, tabs] = [
    (await page.locator('.older a').last().boundingBox())!,
    (await page.locator('.yd .tab-bar').boundingBox())!,
  ];
  assert.ok(last.y + last.height <= tabs.y, `ends at ${last.y + last.height}, tabs at ${tabs.y}`);
  assert.deepEqual(complaints, []);
});

test('on a phone the chronicle has the page to itself, and a preview of three lines is read to its end', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'it', width: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await POSITIONS['dragon-wild']!(page);
  const say = page.locator('.ask .say');
  await page.locator('.opts [data-opt="healer-old"]').hover();
  await until(page, `document.querySelector('.ask .say').textContent.length > 90`, 'a long preview');
  assert.deepEqual(await outOfSight(page, '.ask .say'), []);
  const [words, bar] = [(await say.boundingBox())!, (await page.locator('.ask .q').boundingBox())!];
  assert.ok(words.y + words.height <= bar.y + bar.height + 2, `${words.y + words.height} of ${bar.y + bar.height}`);
  await page.getByRole('button', { name: 'Cronaca' }).click();
  const told = (await page.locator('.told').boundingBox())!;
  const room = (await page.locator('.slot-log').boundingBox())!;
  assert.ok(told.height > 400 && told.y + told.height <= room.y + room.height + 1, `${told.height} in ${room.height}`);
  assert.deepEqual(complaints, []);
});

/** Titles of pages of which less is shown than there is. */
const CUT = `[...document.querySelectorAll('.top h1, main h1')]
  .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4)
  .map(each => each.textContent)`;

test('no title is cut on a phone', async () => {
  const cut: string[] = [];
  for (const language of ['it', 'de'] satisfies Language[]) {
    const { page } = await visit(browser, house.address, { cookie: tour.cookie, language, theme: 'dark', width: 390 });
    for (const name of ['replay', 'score-sheet', 'profile', 'rules', 'primer', 'lessons', 'import']) {
      await open(page, screenOf(name));
      cut.push(...(await page.evaluate<string[]>(CUT)).map(title => `${name}, ${language}: ${title}`));
    }
    await page.goto('/puzzle/2026-11-14');
    await page.locator('.qz').waitFor();
    cut.push(...(await page.evaluate<string[]>(CUT)).map(title => `puzzle, ${language}: ${title}`));
    await widen(page, 820);
    cut.push(...(await page.evaluate<string[]>(CUT)).map(title => `puzzle, ${language}, 820: ${title}`));
  }
  assert.deepEqual(cut, []);
});

test('the rulebook opens short; contents lead to a chapter, and a search looks in the whole book', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await page.goto('/rules/great-wall');
  const rules = page.locator('.rl li');
  await rules.first().waitFor();
  const short = await rules.count();
  const word = 'barricade';
  const inShort = await rules.filter({ hasText: new RegExp(word, 'i') }).count();
  await page.getByRole('radio', { name: 'Full' }).check();
  await until(page, `document.querySelectorAll('.rl li').length > ${3 * short}`, 'the whole book');
  const inAll = await rules.filter({ hasText: new RegExp(word, 'i') }).count();
  assert.ok(inAll > inShort);

  const chapter = page.getByRole('navigation', { name: 'Contents' }).getByRole('button').nth(6);
  const title = (await chapter.innerText()).split('\n')[0]!.trim();
  await chapter.click();
  await until(page, `document.activeElement.ariaLabel === ${JSON.stringify(title)}`, `the chapter ${title}`);
  assert.deepEqual(await outOfSight(page, 'section:focus .chapter'), []);

  await page.getByRole('radio', { name: 'Short' }).check();
  await until(page, `document.querySelectorAll('.rl li').length === ${short}`);
  // Whoever types, searches.
  await page.keyboard.type(word);
  await page.getByText(`${inAll} found`).waitFor();
  assert.equal(await rules.count(), inAll);
  assert.deepEqual(complaints, []);
});
