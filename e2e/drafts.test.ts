import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type Table, type View } from '@teahouse/games/great-wall';
import { Draft, type Logged, Match, type Options, rng } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { Guest, type Line, newCommandId } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { answered, whatIsAsked } from './glow.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const GAMES = 300;
const DONE = 'done';

/** A position where the first seat can recruit two soldiers, and all answers of that decision with their questions. */
interface Barracks {
  log: readonly Logged[];
  parts: readonly (readonly [ask: string, answer: string])[];
}

function toTheBarracks(seed: string): Barracks {
  for (let n = 0; n < GAMES; n++) {
    const luck = rng(`barracks ${n}`);
    const match = Match.begin(game, { seats: 2, seed });
    for (let [q] = match.open(); q !== undefined; [q] = match.open()) {
      const parts = q.seat === 0 && q.ask === 'recruit.hire' ? recruitTwo(new Draft(game, match.view(0), 0)) : [];
      if (parts[1]?.[0] === 'recruit.hire' && parts[1][1] !== DONE) return { log: match.log, parts };
      match.answer(q.seat, q.options[luck(q.options.length)]!, q.ask);
    }
  }
  throw new Error(`In ${GAMES} games nobody could recruit two soldiers.`);
}

/** Two different soldiers if there are such, and then nothing more than must be, until the decision is complete. */
function recruitTwo(
  draft: Pick<Draft<Table, View, Options>, 'question' | 'left' | 'play'>,
): [ask: string, answer: string][] {
  const parts: [string, string][] = [];
  while (draft.question !== null && !draft.left) {
    const { ask, options } = draft.question;
    const soldier = options.find(option => option !== DONE && option !== parts[0]?.[1]);
    const least = options.find(option => option === DONE || option === 'pass') ?? options[0]!;
    const answer = ask === 'recruit.hire' && parts.length < 2 ? (soldier ?? least) : least;
    parts.push([ask, answer]);
    draft.play(answer);
  }
  return parts;
}

const steps = (page: Page): Promise<string[]> => page.locator('.draft li').allInnerTexts();
const option = (page: Page, id: string) => page.locator(`.opts [data-opt="${id}"]`);

/** By a key: the row of answers may move under a mouse that comes to point at one. */
const give = (page: Page, id: string): Promise<void> => option(page, id).press('Enter');

/** What the line was told since a moment, and that it is still alive: an answer comes after all news before it. */
async function told(line: Line, since: number): Promise<string[]> {
  await line.do('games.list', {});
  return line.heard.slice(since).filter(message => message.includes('"news"'));
}

test('two soldiers are recruited as one decision: with a step back and a reload, and nobody hears of it before', async () => {
  const [anna, bert] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
  const { id } = await anna.do('tables.create', { game: game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bert.do('tables.join', { table: id });
  const [row] = await house.db.rows<{ seed: string }>('SELECT seed FROM tables WHERE id = $1', [id]);
  const { log, parts } = toTheBarracks(row!.seed);
  const [first, second, ...last] = parts.map(([, answer]) => answer) as [string, string, ...string[]];
  for (const [n, { seat, ask, answer }] of log.entries()) {
    const decision = { table: id, n: n + 1, ask, answers: [answer], commandId: newCommandId() };
    await [anna, bert][seat]!.do('play.answer', decision);
  }
  const line = await bert.socket();
  await line.watch(id);
  const { n } = line.tables.get(id)!;

  const { page, complaints } = await visit(browser, house.address, { cookie: anna.cookie });
  await page.addInitScript(`localStorage['teahouse.asks-before-giving'] = 'true'`);
  await page.goto(`/table/${id}`);
  await option(page, first).waitFor();
  await told(line, 0);
  const quiet = line.heard.length;
  const height = (await page.locator('.ask').boundingBox())!.height;

  await give(page, first);
  await until(page, `document.querySelectorAll('.draft li').length === 1`);
  assert.equal((await page.locator('.ask').boundingBox())!.height, height, 'nothing moves when the first step is made');
  await give(page, second);
  await until(page, `document.querySelectorAll('.draft li').length === 2`);
  const both = await steps(page);
  await page.keyboard.press('Backspace');
  await until(page, `document.querySelectorAll('.draft li').length === 1`);
  assert.deepEqual(await steps(page), both.slice(0, 1));
  const spoken = await page.locator('.draft [role="status"]').innerText();
  assert.ok(spoken.includes(`Taken back: ${both[1]}`), spoken);

  await page.reload();
  await until(page, `document.querySelectorAll('.draft li').length === 1`);
  assert.deepEqual(await steps(page), both.slice(0, 1), 'a reload loses nothing');
  await page.getByRole('button', { name: 'Start over' }).click();
  await until(page, `document.querySelector('.draft li') === null`);
  await give(page, first);
  await give(page, second);
  await until(page, `document.querySelectorAll('.draft li').length === 2`);
  for (const answer of last) {
    const before = await whatIsAsked(page);
    await give(page, answer);
    await answered(page, before);
  }
  await page.getByRole('button', { name: 'Confirm' }).waitFor();
  const silence = (await told(line, quiet)).filter(message => message.includes('"moved"'));
  assert.deepEqual(silence, [], 'nobody has heard of it');

  await page.getByRole('button', { name: 'Confirm' }).click();
  await line.until(() => line.tables.get(id)!.n > n, 'the decision');
  await until(page, `document.querySelector('.draft li') === null`);
  const moved = (await told(line, quiet)).filter(message => message.includes('"moved"'));
  assert.equal(moved.length, 1);
  const kept = await house.db.rows<{ seat: number; answer: string; rest: string }>(
    'SELECT seat, answer, rest FROM history WHERE table_id = $1 AND n = $2',
    [id, n + 1],
  );
  assert.deepEqual({ ...kept[0] }, { seat: 0, answer: first, rest: JSON.stringify(parts.slice(1)) });
  assert.deepEqual(complaints, []);
  line.close();
});
