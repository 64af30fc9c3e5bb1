import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { game, type Table, text, type View } from '@teahouse/games/runewars';
import { type Logged, Match, type Question, type Seat } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { knows } from '../packages/games/runewars/src/table.ts';
import { Guest, type Line, newCommandId } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { launchBrowser, until } from './browser.ts';
import { Followed } from './followed.ts';
import { glowing, whatIsAsked, YES } from './glow.ts';
import { playTo } from './moments.ts';
import { clickOne } from './playing.ts';
import { isBetweenSeats, warlike } from './runewars.ts';
import { assertNothingHiddenIsTold } from './secrets.ts';
import { Traffic } from './traffic.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const SEATS = 2;
const RELOAD_AFTER = 1;
const GAMES = 100;
/** How often somebody is asked in a battle that is worth seeing. */
const LONG = 8;

/** How a game of this deal goes on to a long battle between the two, for which both have cards: so both are asked. */
function wayToBattle(seed: string): readonly Logged[] {
  for (let n = 0; n < GAMES; n++) {
    const match = Match.begin(game, { seats: SEATS, seed });
    const fights = (): boolean => isBetweenSeats(match.state as Table);
    const haveCards = (): boolean => match.state.players.every(p => p.tactics.some(({ fresh }) => !fresh));
    const begins = ({ ask }: Question): boolean => ask === 'window/battle-start.play' && fights() && haveCards();
    if (!playTo(match, `to battle ${n}`, begins, warlike)) continue;
    const way = match.log.slice();
    const speakers = new Set<Seat>();
    const isOver = ({ seat }: Question): boolean => !fights() || speakers.add(seat).size === 0;
    playTo(match, `in battle ${n}`, isOver, warlike);
    if (match.log.length - way.length >= LONG && speakers.size === SEATS) return way;
  }
  throw new Error(`In ${GAMES} games there was no long battle between the two.`);
}

/** Plays through sockets what was thought out. */
async function play(lines: readonly Line[], table: string, log: readonly Logged[]): Promise<void> {
  for (const { seat, answer } of log) {
    const line = lines[seat]!;
    const { n, questions } = line.tables.get(table)!;
    const { ask } = questions.find(q => q.seat === seat)!;
    await line.do('play.answer', { table, n, ask, answers: [answer], commandId: newCommandId() });
    await Promise.all(lines.map(each => each.until(() => each.tables.get(table)!.n > n, 'the answer')));
  }
}

test('two people fight a battle in two languages, with a reload; who watches learns no secret', async t => {
  const [host, guest] = await Promise.all([Guest.enter(house.address), Guest.enter(house.address)]);
  const { id } = await host.do('tables.create', { game: game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.do('tables.join', { table: id });
  const lines = await Promise.all([host, guest].map(each => each.socket()));
  await Promise.all(lines.map(line => line.watch(id)));
  const [row] = await house.db.rows<{ seed: string }>('SELECT seed FROM tables', []);
  const way = wayToBattle(row!.seed);
  await play(lines, id, way);

  const visitors = await Promise.all([
    visit(browser, house.address, { language: 'it', cookie: host.cookie }),
    visit(browser, house.address, { language: 'de', cookie: guest.cookie, width: 390 }),
    visit(browser, house.address, { language: 'en', width: 820 }),
  ]);
  const pages = visitors.map(({ page }) => page);
  const traffic = pages.map(page => new Traffic(page));
  const followed = pages.map(page => new Followed(page));
  await Promise.all(pages.map(page => page.goto(`/table/${id}`)));
  const now = () => lines[0]!.tables.get(id)!;
  const seen = () => now().view as unknown as View;
  const { area } = seen().battle!;
  for (const [i, language] of (['it', 'de', 'en'] as const).entries()) {
    const { board } = await text[language]();
    await pages[i]!.locator(`.rw .arena[aria-label^="${board.battleIn(area)}"]`).waitFor({ state: 'attached' });
  }
  assert.equal(await glowing(pages[2]!).count(), 0, 'who watches is asked nothing');

  const asked = new Set<Seat>();
  let decisions = 0;
  for (; seen().battle?.area === area; decisions++) {
    const { n, asked: seats } = now();
    await Promise.all(followed.map(each => each.reaches(n)));
    if (decisions === RELOAD_AFTER) await Promise.all([reloaded(pages[0]!), reloaded(pages[1]!)]);
    const [seat] = seats;
    asked.add(seat!);
    await followed[seat!]!.answers(
      () => clickOne(pages[seat!]!, decisions),
      () => pages[seat!]!.locator(YES).click(),
    );
    await lines[0]!.until(() => now().n > n, 'the answer');
  }
  t.diagnostic(`${way.length} decisions to the battle, ${decisions} in it`);
  assert.deepEqual([...asked].sort(), [0, 1], 'both had a word in it');
  assert.ok(decisions > RELOAD_AFTER, 'the reload was in its middle');
  await Promise.all(followed.map(each => each.reaches(now().n)));
  for (const page of pages) assert.equal(await page.locator('.rw .arena').count(), 0, 'the battle is over');

  await seesAgain(pages[0]!);
  const told = await Promise.all(traffic.map(each => each.whole()));
  const viewers = [0, 1, null].map((seat, i) => ({ seat, messages: told[i]! }));
  await assertNothingHiddenIsTold(house, game, SEATS, viewers, { hidden, sees });
  for (const line of lines) line.close();
  for (const { complaints } of visitors.slice(0, SEATS)) assert.deepEqual(complaints, []);
});

/** Whoever comes back is asked the same, and sees the same battle. */
async function reloaded(page: Page): Promise<void> {
  const battle = () => page.locator('.rw .arena').textContent();
  const before = [await whatIsAsked(page), await battle()];
  await page.reload();
  await page.locator('.rw .arena').waitFor({ state: 'attached' });
  assert.deepEqual([await whatIsAsked(page), await battle()], before);
}

/** The chronicle opens the battle again: whole for whoever wants no motion, and then as slowly or fast as one likes. */
async function seesAgain(page: Page): Promise<void> {
  const { board } = await text.it();
  const { turning, map } = board;
  const press = (name: string): Promise<void> => page.locator('.again').getByRole('button', { name }).click();
  const cards = page.locator('.again .fate');
  // The season may have ended with the fight: the short chronicle folds it.
  await page.locator('.tools .btn').last().click();
  await page.getByRole('radiogroup', { name: 'Cronaca' }).getByRole('radio', { name: 'Completa' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.see-again').last().click();
  await cards.first().waitFor();
  const all = await cards.count();
  await press(turning.start);
  await cards.first().waitFor({ state: 'detached' });
  await press(turning.play);
  await cards.first().waitFor();
  await press(turning.pause);
  await press(turning.skip);
  await until(page, `document.querySelectorAll('.again .fate').length === ${all}`);
  await press(turning.back);
  await press(turning.step);
  assert.equal(await cards.count(), all);
  await press(map);
  await page.locator('.rw .map-pane').waitFor();
}

/** The cards a viewer must not know: hands, objectives and decks, but for those of which a copy lies open. */
function hidden(g: Table, viewer: Seat | null): string[] {
  const open = new Set<string>([
    ...g.tacticDiscard,
    ...g.questDiscard,
    ...g.questBox,
    ...g.rewardDiscard,
    ...g.objectivesClaimed,
  ]);
  const closed: string[] = [...g.tacticDeck, ...g.questDeck, ...g.rewardDeck];
  closed.push(...g.objectiveDecks.good, ...g.objectiveDecks.evil);
  for (const [seat, { tactics, quests, objective, heroes }] of g.players.entries()) {
    for (const { card, known } of [...tactics, ...quests, ...heroes.flatMap(({ rewards }) => rewards)]) {
      if (seat === viewer || knows(known, viewer)) open.add(card);
      else closed.push(card);
    }
    if (seat === viewer && objective !== null) open.add(objective);
    else if (objective !== null) closed.push(objective);
  }
  return closed.filter(card => !open.has(card));
}

/** A rune is genuine or false only for those who looked at it. */
function sees({ areas }: View, g: Table, viewer: Seat | null): void {
  for (const [i, { id, rune }] of areas.entries()) {
    const real = g.areas[i]!.rune;
    if (real === null || knows(real.known, viewer)) continue;
    assert.equal(rune?.genuine ?? null, null, `the rune in ${id} for ${viewer ?? 'watchers'}`);
  }
}
