import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { NewTable } from '@teahouse/protocol';
import type { Browser, Page } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { overflowOf } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { answerOne, glowing } from './glow.ts';
import { type Visitor, visit, widen } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

/** Mei on a phone and Bo at a desk, at a table of their own. */
async function layTable(settings: Partial<NewTable> = {}): Promise<[mei: Visitor, bo: Visitor]> {
  const [mei, bo] = await Promise.all(
    ['Mei', 'Bo'].map(async name => {
      const guest = await Guest.enter(house.address);
      await guest.do('me.change', { name });
      return guest;
    }),
  );
  // A fixed first drafter: who is asked first is known.
  const { id } = await mei!.do('tables.create', {
    game: 'year-of-the-dragon',
    options: { firstDrafter: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...settings,
  });
  const visitors = await Promise.all([
    visit(browser, house.address, { cookie: mei!.cookie, width: 390 }),
    visit(browser, house.address, { cookie: bo!.cookie }),
  ]);
  await Promise.all(
    visitors.map(async ({ page }) => {
      await page.goto(`/table/${id}`);
      await page.locator('.wait, .inv').first().waitFor();
    }),
  );
  // The game, and with it the clock, begins when both are there.
  await bo!.do('tables.join', { table: id });
  await glowing(visitors[0].page).first().waitFor();
  await visitors[1].page.locator('.yd').waitFor();
  return visitors;
}

const none = (...visitors: Visitor[]): void =>
  assert.deepEqual(
    visitors.flatMap(({ complaints }) => complaints),
    [],
  );

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Say something to the table').fill(words);
  await page.keyboard.press('Enter');
}

test('who one played with is invited again with one click, and shows a page if they wish', async () => {
  const [mei, bo] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
  await mei.do('me.change', { name: 'Mei' });
  await bo.do('me.change', { name: 'Bo', shows: 'games' });
  const { id } = await mei.do('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bo.do('tables.join', { table: id });
  for (const guest of [mei, bo]) await guest.do('tables.abandon', { table: id, agree: true });
  const host = await visit(browser, house.address, { cookie: mei.cookie });
  const guest = await visit(browser, house.address, { cookie: bo.cookie, width: 390 });

  await host.page.goto('/new/five-cups');
  const invite = host.page.getByRole('button', { name: 'Invite Bo' });
  await invite.click();
  assert.equal(await host.page.getByRole('button', { name: 'Don’t invite Bo' }).getAttribute('aria-pressed'), 'true');
  for (const seat of ['Seat 3', 'Seat 4']) await host.page.getByLabel(seat, { exact: true }).selectOption('empty');
  await host.page.locator('dialog footer .btn.primary').click();
  await host.page.getByText('Kept for Bo').waitFor();

  await guest.page.goto('/');
  await guest.page.locator('.mytables').getByRole('link', { name: 'Go in' }).click();
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.locator('.board .fc').waitFor();
  await host.page.locator('.board .fc').waitFor();

  const { id: bosId } = await bo.do('me.enter', {});
  await host.page.goto(`/player/${bosId}`);
  await host.page.getByRole('heading', { name: 'Bo’s page' }).waitFor();
  await bo.do('me.change', { shows: 'nothing' });
  await host.page.reload();
  await host.page.getByRole('heading', { name: 'There’s no page here', level: 3 }).waitFor();
  assert.deepEqual(
    host.complaints.filter(said => !said.includes('404')),
    [],
  );
  none(guest);
});

test('whoever has nothing to do here is led to the table that waits for them', async () => {
  const [mei, bo] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
  const withBo = { seats: [{ kind: 'me' }, { kind: 'open' }] } satisfies Partial<NewTable>;
  const options = { firstDrafter: 1 };
  const { id } = await mei.do('tables.create', { game: 'year-of-the-dragon', options, ...withBo });
  await bo.do('tables.join', { table: id });
  const { page, complaints } = await visit(browser, house.address, { cookie: mei.cookie });
  await page.goto(`/table/${id}`);
  await glowing(page).first().waitFor();
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  const { id: other } = await mei.do('tables.create', { game: 'five-cups', seats });
  const next = page.getByRole('link', { name: 'Next table: Five Cups' });
  assert.equal(await next.count(), 0, 'nobody is called away from their turn');
  while (await page.locator('.ask.mine').isVisible()) await answerOne(page, 0);
  await next.click();
  await page.waitForURL(`**/table/${other}`);
  await glowing(page).first().waitFor();

  // A game that is over leads on too: Mei is not asked at the first table, so to this one.
  for (const guest of [mei, bo]) await guest.do('tables.abandon', { table: id, agree: true });
  await page.goto(`/table/${id}`);
  await page.locator('.result').waitFor();
  await widen(page, 390);
  assert.equal(await overflowOf(page), 0, 'all ways onward have room on a phone');
  await next.click();
  await page.waitForURL(`**/table/${other}`);
  assert.deepEqual(complaints, []);
});

test('two people talk: who does not look is told how much was said', async () => {
  const [mei, bo] = await layTable();
  await mei.page.getByRole('button', { name: 'Log' }).click();
  await mei.page.getByRole('tab', { name: 'Talk' }).click();
  await say(mei.page, 'Shall we? <b>No hurry.</b>');
  await say(mei.page, 'Tea is ready.');
  const talk = bo.page.getByRole('tab', { name: /^Talk/ });
  await bo.page.locator('.side-tabs .unread', { hasText: '2' }).waitFor();
  await talk.click();
  assert.equal(await bo.page.locator('.side-tabs .unread').count(), 0, 'read is read');
  const lines = bo.page.getByRole('region', { name: 'Table talk' }).getByRole('listitem');
  await lines.nth(1).waitFor();
  assert.match(await lines.first().innerText(), /^Mei[\s\S]*Shall we\? <b>No hurry\.<\/b>$/);
  await say(bo.page, 'On my way');
  await mei.page.getByText('On my way').waitFor();

  // The board is still there, and what was said stays said.
  await mei.page.getByRole('button', { name: 'Table', exact: true }).click();
  await answerOne(mei.page, 0);
  await bo.page.reload();
  await bo.page.getByRole('tab', { name: /^Talk/ }).click();
  await lines.nth(2).waitFor();

  // Below the board there is the whole width for it.
  await widen(bo.page, 820);
  const [side, told] = await Promise.all(
    ['.side', '.told'].map(async part => (await bo.page.locator(part).boundingBox())!),
  );
  assert.ok(told!.width >= side!.width - 1, `${told!.width} of ${side!.width} px`);
  none(mei, bo);
});

test('an answer that is slow to arrive is said to be on its way, and is given once', async () => {
  const [{ page }] = await layTable();
  const held: (() => void)[] = [];
  let holds = true;
  await page.routeWebSocket(/\/api\/socket/, socket => {
    const server = socket.connectToServer();
    socket.onMessage(message => {
      if (holds && String(message).includes('play.answer')) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  await page.reload();
  await glowing(page).first().waitFor();
  const answer = page.locator('.ask .opt').first();
  await answer.click();
  const onItsWay = page.locator('.ask[aria-busy="true"]', { hasText: 'Sending your answer' });
  await onItsWay.waitFor();
  await answer.click();
  assert.equal(held.length, 1);
  holds = false;
  for (const send of held) send();
  await onItsWay.waitFor({ state: 'detached' });
});

test('a decision is taken back when the other agrees, and not when they refuse', async () => {
  const [mei, bo] = await layTable();
  const [firstQuestion] = await Promise.all([mei.page.locator('#asked').innerText(), answerOne(mei.page, 0)]);
  // Nobody has done anything since: no need to ask.
  await mei.page.getByRole('button', { name: 'Undo' }).click();
  await mei.page.locator('.ask.mine', { hasText: firstQuestion }).waitFor();

  for (const [answer, undone] of [
    ['No, play on', 0],
    ['Allow it', 1],
  ] as const) {
    await untilBoIsAsked(mei.page, bo.page);
    await answerOne(bo.page, 0);
    await mei.page.getByRole('button', { name: 'Undo' }).click();
    const dialog = bo.page.getByRole('dialog', { name: 'Mei asks to undo' });
    await mei.page.getByText('The others are asked').waitFor();
    await dialog.getByRole('button', { name: answer }).click();
    await dialog.waitFor({ state: 'detached' });
    await mei.page.getByText('The others are asked').waitFor({ state: 'detached' });
    assert.equal(await bo.page.locator('#log .mark', { hasText: 'Mei takes back the last move.' }).count(), undone + 1);
  }
  await mei.page.locator('.ask.mine').waitFor();
  none(mei, bo);
});

async function untilBoIsAsked(mei: Page, bo: Page): Promise<void> {
  for (;;) {
    await Promise.any([mei, bo].map(page => page.locator('.ask.mine').waitFor()));
    if (await bo.locator('.ask.mine').isVisible()) return;
    await answerOne(mei, 0);
  }
}

test('a clock runs, a bot keeps the seat of who is late, and gives it back', async () => {
  const [mei, bo] = await layTable({ pace: { kind: 'live', seconds: 5, bank: 0 }, keeper: 'random' });
  await mei.page.getByTitle('Time left for this decision').first().waitFor();
  const seat = bo.page.getByRole('article', { name: 'Mei' });
  assert.match(await seat.locator('.clock').innerText(), /^0:0[0-5]$/);
  await seat.getByText('A bot is playing for them').waitFor();
  await bo.page.locator('#log .mark', { hasText: 'Time’s up: a bot is playing for Mei.' }).waitFor();
  await mei.page.getByText('A bot played for you while you were away.').waitFor();
  await mei.page.getByRole('button', { name: 'Take my seat back' }).click();
  await seat.getByText('A bot is playing for them').waitFor({ state: 'detached' });
  await bo.page.locator('#log .mark', { hasText: 'Mei is back.' }).waitFor();
  none(mei, bo);
});

/** Where a board says who is here: none has a list of players on a wide screen. */
const placeOf = {
  'year-of-the-dragon': (page: Page, name: string) => page.getByRole('article', { name }),
  'great-wall': (page: Page, name: string) =>
    page.getByRole('list', { name: 'Clans in tea order' }).getByRole('listitem').filter({ hasText: name }),
};
for (const game of ['year-of-the-dragon', 'great-wall'] as const) {
  test(`what the site says within a board is not styled by the board: ${game}`, async () => {
    const [mei, bo] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
    await bo.do('me.change', { name: 'Bo' });
    const { page, complaints } = await visit(browser, house.address, { cookie: mei.cookie });
    const sitDown = async (seconds: number): Promise<void> => {
      const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
      const pace = { kind: 'live', seconds, bank: 0 } as const;
      const { id } = await mei.do('tables.create', { game, seats, pace, keeper: 'random' });
      await bo.do('tables.join', { table: id });
      await page.goto(`/table/${id}`);
    };
    const row = placeOf[game](page, 'Bo');

    await sitDown(300);
    const away = row.getByText('away', { exact: true });
    await away.waitFor();
    const [outer, inner] = [(await row.boundingBox())!, (await away.boundingBox())!];
    assert.ok(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height, 'beside the name');
    // Both are asked at once; there is no list of players beside the board, so their clocks stand at their clans.
    if (game === 'great-wall') await row.locator('.clock').waitFor();

    await sitDown(5);
    if (game === 'great-wall') {
      await row.getByTitle('A bot is playing for them').waitFor();
      await page.locator('.gw').getByText('Chronicle', { exact: true }).first().click();
    }
    const line = page.locator('#log li', { hasText: 'Time’s up' }).first();
    await line.waitFor();
    const [log, told] = [(await page.locator('#log').boundingBox())!, (await line.boundingBox())!];
    assert.ok(told.width > log.width * 0.8, `${told.width} of ${log.width} px`);
    assert.deepEqual(complaints, []);
  });
}

test('that a rival is away stands below their name, however long it is', async () => {
  const [mei, bo] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
  await bo.do('me.change', { name: 'W'.repeat(40) });
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await mei.do('tables.create', { game: 'runewars', seats });
  await bo.do('tables.join', { table: id });
  const { page, complaints } = await visit(browser, house.address, { cookie: mei.cookie });
  await page.goto(`/table/${id}`);
  const rival = page.locator('.rw .opp');
  await rival.getByText('away', { exact: true }).waitFor();
  const [name, away] = await Promise.all(
    ['.names b', '.slot-seat'].map(async part => (await rival.locator(part).boundingBox())!),
  );
  assert.ok(away!.y >= name!.y + name!.height - 2, `${away!.y} is below ${name!.y + name!.height}`);
  assert.ok(away!.x + away!.width <= name!.x + name!.width + 2, 'in the column of the name');
  assert.deepEqual(complaints, []);
});
