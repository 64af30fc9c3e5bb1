import assert from 'node:assert/strict';
import { json } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { TableFile } from '@teahouse/protocol';
import type { Browser, Page } from 'playwright-core';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchOwnBrowser, until } from './browser.ts';
import { finishedGame } from './finished.ts';
import { glowing, playByClicking } from './glow.ts';
import { type Visitor, visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
type Played = Awaited<ReturnType<typeof finishedGame>>;
let dragon: Played;
let cups: Played;
before(async () => {
  [browser, house] = await Promise.all([launchOwnBrowser(), aHouse()]);
  dragon = await finishedGame(house.address, 'year-of-the-dragon', {});
  cups = await finishedGame(house.address);
});
after(() => browser?.close());

const player = ({ guest }: Played): Promise<Visitor> => visit(browser, house.address, { cookie: guest.cookie });
const shows = (page: Page, n: number, of = dragon.entries): Promise<void> =>
  page.getByText(`Step ${n} of ${of}`, { exact: true }).waitFor();

test('a link leads to a moment; steps, scrubber, chronicle and eyes lead on, and the address follows', async () => {
  const { page, complaints } = await player(dragon);
  await page.goto(`/table/${dragon.table}/replay/30?viewer=0`);
  await shows(page, 30);
  const scrubber = page.getByRole('slider', { name: 'Moment in the game' });
  await page.getByRole('button', { name: 'One step forward' }).click();
  await shows(page, 31);
  const here = `${house.address}/table/${dragon.table}/replay/31?viewer=0`;
  await page.waitForURL(url => url.href === here);
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await page.evaluate<string>('navigator.clipboard.readText()'), here);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await shows(page, 29);
  // Arrows work wherever the focus is; with Shift they go by months.
  await page.keyboard.press('ArrowRight');
  await shows(page, 30);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 29);
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText(/^Month \d+$/).waitFor();
  await page.keyboard.press('Shift+ArrowLeft');
  await scrubber.fill('29');
  await shows(page, 29);
  const told = page.getByRole('region', { name: 'Chronicle' }).getByRole('listitem');
  await told.nth(5).getByRole('button').click();
  await until(page, `document.querySelector('.recalled li:last-child').ariaCurrent === 'step'`);
  assert.equal(await told.count(), 6, 'the chronicle ends where we are');
  await told.first().getByRole('button').click();
  // The first entry lays the table, and says nothing.
  await shows(page, 2);
  await scrubber.press('End');
  await shows(page, dragon.entries);
  await scrubber.press('Home');
  await shows(page, 1);
  await scrubber.fill('30');
  await shows(page, 30);
  assert.equal(await glowing(page).count(), 0, 'the past asks nothing');
  const mine = await page.locator('.mycourt .palaces').innerText();
  const viewer = page.getByRole('radiogroup', { name: 'Seen by' });
  await viewer.getByRole('radio', { name: 'Crane' }).check();
  await until(page, `document.querySelector('.mycourt .palaces')?.innerText !== ${JSON.stringify(mine)}`);
  await page.waitForURL(/replay\/30\?viewer=1$/);
  await viewer.getByRole('radio', { name: 'Spectator' }).check();
  await page.locator('.opp .look').first().waitFor();
  await page.waitForURL(/replay\/30$/);
  assert.deepEqual(complaints, []);
});

test('months and what struck in them stand on the way through the game, each where it happened', async () => {
  const { page, complaints } = await player(dragon);
  await page.goto(`/table/${dragon.table}/replay/1`);
  await page.locator('.timeline .tick').nth(11).waitFor();
  const marks = await page
    .locator('.timeline .sign')
    .evaluateAll(signs =>
      signs.map(sign => ({ says: (sign as HTMLElement).title, x: sign.getBoundingClientRect().x })),
    );
  assert.ok(marks.length > 5, 'a year has its events');
  assert.ok(marks.every(({ says }) => says.length > 3));
  assert.deepEqual(
    marks.map(({ x }) => x),
    marks.map(({ x }) => x).toSorted((a, b) => a - b),
  );
  const ticks = await page.locator('.timeline .tick').allInnerTexts();
  assert.deepEqual(
    ticks,
    Array.from({ length: 12 }, (_, month) => `${month + 1}`),
  );
  assert.deepEqual(complaints, []);
});

test('a running game is looked back at through my own eyes, and I come back to the table', async () => {
  const { page, complaints } = await visit(browser, house.address, { language: 'de' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Jetzt spielen: .*Drachen/ }).click();
  await playByClicking(page, 3);
  await glowing(page).first().waitFor();
  const table = page.url();
  await page.getByRole('link', { name: 'Rückblick' }).click();
  await page.waitForURL(`${table}/replay/*`);
  await page.getByRole('button', { name: 'Zum Anfang' }).click();
  await page.getByText(/^Schritt 1 von \d+$/).waitFor();
  assert.equal(await page.getByRole('radiogroup', { name: 'Gesehen von' }).count(), 0, 'no other eyes before the end');
  assert.equal(await page.getByRole('button', { name: 'Ab hier spielen' }).count(), 0);
  await page.waitForURL(/replay\/1(\?|$)/);
  const moment = page.url();
  await page.getByRole('link', { name: 'Zum Tisch' }).click();
  await page.waitForURL(table);
  await glowing(page).first().waitFor();

  // The same link, with my eyes in it, shows somebody else what is public: a spectator looks at any court.
  const { page: theirs, complaints: heard } = await visit(browser, house.address);
  await theirs.goto(moment);
  await theirs.getByText(/^Step 1 of \d+$/).waitFor();
  await theirs.locator('.opp .look').first().waitFor();
  assert.deepEqual([...complaints, ...heard], []);
});

test('the review draws a curve for every seat and lists the costliest decisions; a click shows the moment', async () => {
  const { page, complaints } = await player(cups);
  await page.goto(`/table/${cups.table}/replay`);
  await page.getByRole('button', { name: 'Review the game' }).click();
  const curve = page.getByRole('img', { name: /^Chance to win: (Mei|Crane) \d+%, (Mei|Crane) \d+%$/ });
  await curve.waitFor();
  await page.getByText(/^Reviewed \d+ of \d+ decisions$/).waitFor({ state: 'detached', timeout: 60_000 });
  const strokes = await curve.locator('path.ln').evaluateAll(lines => lines.map(line => getComputedStyle(line).stroke));
  assert.equal(new Set(strokes).size, 2, 'a colour for everybody');
  assert.ok(!strokes.includes('none'), 'lines that one sees');
  // A game may be played without a fault; Mei answered without thinking, so some of her decisions cost something.
  const decision = page.locator('.decs li').first();
  const said = /, not .*Your chance went from (\d+)% to (\d+)%\.[\s\S]*−(\d+)%/.exec(await decision.innerText());
  assert.ok(said !== null, 'what was better, and what it cost');
  assert.equal(Number(said[1]) - Number(said[2]), Number(said[3]), 'one figure in the words and beside them');
  const here = page.url();
  await decision.getByRole('button', { name: 'Show this moment: 1' }).click();
  await until(page, `location.href !== ${JSON.stringify(here)}`);
  const moment = page.url();
  await page.keyboard.press('End');
  await page.waitForURL(url => url.href !== moment);
  await page.keyboard.press('1');
  await page.waitForURL(url => url.href === moment);
  assert.match(await page.locator('.now-told').innerText(), /^1 .*, not .*Retry here/s, 'the moment itself says it');
  await page.getByRole('region', { name: 'Moment in the game' }).getByRole('button', { name: 'Retry here' }).click();
  await page.waitForURL(url => /^\/table\/[^/]+$/.test(url.pathname) && !url.pathname.includes(cups.table));
  await page.locator('.ask.mine').waitFor();
  assert.deepEqual(complaints, []);
});

/** Edges of things in the window, from above. */
const edgesOf = (page: Page, ...selectors: readonly string[]): Promise<{ top: number; bottom: number }[]> =>
  page.evaluate(`${JSON.stringify(selectors)}.map(selector => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  })`);

test('board and scrubber are in sight together, also with the chart; a costly decision leads there', async () => {
  const { page, complaints } = await player(dragon);
  const assertTogether = async (what: string): Promise<void> => {
    for (const [width, height] of [
      [1366, 660],
      [1440, 780],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
      const [court, told, bar] = await edgesOf(page, '.mycourt', '.recalled', '.player');
      const at = `${what}, ${width} x ${height}`;
      assert.ok(
        court!.top > 0 && court!.bottom <= bar!.top,
        `${at}: the court ends at ${court!.bottom} of ${bar!.top}`,
      );
      assert.ok(told!.bottom <= bar!.top, `${at}: the chronicle ends at ${told!.bottom} of ${bar!.top}`);
      assert.ok(bar!.bottom <= height + 2, `${at}: the scrubber ends at ${bar!.bottom}`);
    }
  };
  await page.goto(`/table/${dragon.table}/replay/60`);
  await shows(page, 60);
  await page.locator('.timeline .tick').nth(11).waitFor();
  await assertTogether('replay');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.chances').waitFor();
  await assertTogether('review');

  // On a phone the list lies far below.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.decs .jump').first().click();
  await until(
    page,
    `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('.chances').getBoundingClientRect())`,
    'the chart in sight',
  );
  assert.deepEqual(complaints, []);
});

test('those who win or lose together have one chance, and one line', async () => {
  const partners = await finishedGame(house.address, 'great-wall', { mode: 'together' });
  const { page, complaints } = await player(partners);
  // A whole review takes minutes, and is not what this is about.
  const curve = [50, 60, 40, 0].map((chance, i) => ({ n: 40 * i, chances: [chance / 100, chance / 100] }));
  const review = { done: 1, of: 1, curve, costliest: [[], []] };
  await page.route('**/review', route => route.fulfill({ json: review }));
  await page.goto(`/table/${partners.table}/replay/60`);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.chances .ln').first().waitFor();
  assert.equal(await page.locator('.chances .ln').count(), 1);
  assert.match(await page.locator('.timeline .key').innerText(), /^Chance to win: \d+%$/);
  assert.match((await page.locator('.chances svg').getAttribute('aria-label'))!, /^Chance to win: \d+%$/);
  assert.deepEqual(complaints, []);
});

test('what is told fits into the bar of the board, beside whose eyes see it', async () => {
  const wall = await finishedGame(house.address, 'great-wall', {});
  const { page, complaints } = await player(wall);
  await page.goto(`/table/${wall.table}/replay`);
  await page.locator('.board.replayed .gw').waitFor();
  for (const [width, height] of [
    [1366, 660],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = (await page.locator('.now-told').boundingBox())!;
    for (const part of ['.told-now', '.now-told .seg']) {
      const box = (await page.locator(part).boundingBox())!;
      const fits = box.y >= bar.y - 1 && box.y + box.height <= bar.y + bar.height + 1;
      assert.ok(fits, `${part} of ${box.height} px in ${bar.height}, ${width} x ${height}`);
    }
  }
  assert.deepEqual(complaints, []);
});

test('from a moment the game is played on against bots, in the seat whose eyes I borrowed', async () => {
  const { page, complaints } = await player(dragon);
  await page.goto(`/table/${dragon.table}/replay/40?viewer=1`);
  await shows(page, 40);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(url => /^\/table\/[^/]+$/.test(url.pathname) && !url.pathname.includes(dragon.table));
  await page.getByText('Play on from here').waitFor();
  await glowing(page).first().waitFor();
  const { table } = await dragon.guest.do('tables.get', { table: page.url().split('/').at(-1)! });
  assert.deepEqual([table.mySeat, table.from], [1, { table: dragon.table, n: 40 }]);
  assert.deepEqual(complaints, []);
});

test('the table says how it ended as the score sheet does, with the turning point', async () => {
  for (const each of [dragon, cups]) {
    const { page, complaints } = await player(each);
    await page.goto(`/table/${each.table}/score`);
    await page.locator('.curve').waitFor();
    const sheet = (await page.locator('.win > div:nth-child(2) > *').allInnerTexts()).join(' ').trim();
    assert.ok(sheet.length > 0);
    await page.goto(`/table/${each.table}`);
    await page
      .locator('.result')
      .getByText(sheet.slice(sheet.lastIndexOf('. ') + 1).trim())
      .waitFor();
    const said = (await page.locator('.result .q > div > *').allInnerTexts()).join(' ').trim();
    assert.equal(said, sheet);
    assert.deepEqual(complaints, []);
  }
});

test('a file that was changed is refused with a sentence about the file', async () => {
  const file = await cups.guest.do('tables.export', { table: cups.table });
  const { page } = await player(cups);
  await page.goto('/import');
  const changed = JSON.stringify({ ...file, answers: file.answers.slice(1), hashes: file.hashes.slice(1) });
  const name = 'changed.json';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(changed) });
  await page.getByText('This file isn’t a game from this teahouse, or part of it is missing.').waitFor();
});

test('the score sheet leads to a rematch, and exports a file that proves itself', async () => {
  const { page, complaints } = await player(cups);
  await page.goto(`/table/${cups.table}/score`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('The seed matches the seal.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), `five-cups-${cups.table}.json`);
  const file = (await json(await download.createReadStream())) as TableFile;
  // The house plays an imported game again and compares every position.
  const imported = await cups.guest.do('tables.import', { file });
  assert.equal(imported.status, 'over');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL(url => !url.pathname.includes(cups.table));
  await glowing(page).first().waitFor();
  assert.deepEqual(complaints, []);
});
