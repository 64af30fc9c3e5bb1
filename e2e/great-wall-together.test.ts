import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { text } from '@teahouse/games/great-wall';
import type { Language } from '@teahouse/kernel';
import type { Browser, Page } from 'playwright-core';
import { Guest } from '../packages/server/test/guest.ts';
import { aHouse, type TestHouse } from '../packages/server/test/house.ts';
import { faultsOf } from './barriers.ts';
import { launchBrowser, until } from './browser.ts';
import { answerOne, scoreLink, YES } from './glow.ts';
import { sitAt } from './great-wall.ts';
import { clickOne } from './playing.ts';
import { visit } from './visit.ts';

let browser: Browser;
let house: TestHouse;
before(async () => {
  [browser, house] = await Promise.all([launchBrowser(), aHouse()]);
});
after(() => browser?.close());

const talks = (page: Page) => page.locator('.agree');
const proposed = (page: Page): Promise<string[]> => page.locator('.order-of .name').allInnerTexts();
const PROPOSE = '.say-so .can';

/** Two people, in Italian at a desk and in German on a phone, a bot, and somebody who watches. */
async function company(): Promise<{ ada: Page; bo: Page; fan: Page; complaints: () => string[] }> {
  const [ada, bo] = await Promise.all(
    ['Ada', 'Bo'].map(async name => {
      const guest = await Guest.enter(house.address);
      await guest.do('me.change', { name });
      return guest;
    }),
  );
  const { id } = await ada!.do('tables.create', {
    game: 'great-wall',
    options: { mode: 'together' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
    chat: 'everyone',
  });
  await bo!.do('tables.join', { table: id });
  const visitors = await Promise.all([
    visit(browser, house.address, { cookie: ada!.cookie, language: 'it' }),
    visit(browser, house.address, { cookie: bo!.cookie, language: 'de', width: 390 }),
    visit(browser, house.address),
  ]);
  const pages = visitors.map(({ page }) => page);
  await Promise.all(
    pages.map(async page => {
      await page.goto(`/table/${id}`);
      await page.locator('.gw.partners').waitFor();
    }),
  );
  const [first, second, third] = pages;
  return { ada: first!, bo: second!, fan: third!, complaints: () => visitors.flatMap(each => each.complaints) };
}

/** Whoever is asked clicks what glows, until something is there; clicks are counted. */
async function playUntil(pages: readonly Page[], there: () => Promise<boolean>, most: number): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    await Promise.any(pages.map(page => until(page, `document.querySelector('.ask.mine, .agree, .result') !== null`)));
    if (await there()) return clicks;
    for (const page of pages) if (await page.locator('.ask.mine').isVisible()) await answerOne(page, clicks);
  }
  throw new Error(`Not there after ${most} clicks.`);
}

test('two people and a bot, in Italian and German: they agree, point, and come back; somebody watches', async t => {
  const { ada, bo, fan, complaints } = await company();
  const clicks = await playUntil([ada, bo], () => talks(ada).isVisible(), 30);
  t.diagnostic(`${clicks} clicks to the first agreement`);
  assert.match(await ada.locator('#asked').innerText(), /In che ordine agiscono i vostri Comandi/);
  assert.match(await bo.locator('#asked').innerText(), /In welcher Reihenfolge kommen eure Befehle/);

  // What is proposed changes when the bot has said what it would like.
  const wishOf = (page: Page, name: string) =>
    page.locator('.talks li', { hasText: name }).locator('.wish :is(.emblem, .uic)').first();
  await wishOf(ada, 'Gazza').waitFor();

  // Ada moves the first command to the end, and proposes that; the others see it, also after a reload.
  const usual = await proposed(ada);
  await ada.locator('.order-of .later').first().click();
  await ada.locator('.order-of .later').nth(1).click();
  const order = await proposed(ada);
  assert.deepEqual(order, [...usual.slice(1), usual[0]]);
  await ada.locator(PROPOSE).click();
  await ada.locator('.agreed').waitFor();
  for (const page of [bo, fan]) await wishOf(page, 'Ada').waitFor();
  await bo.reload();
  await talks(bo).waitFor();
  await wishOf(bo, 'Ada').waitFor();
  assert.equal(await fan.locator('.agree .can').count(), 0, 'who watches decides nothing');

  // She changes her mind: as long as Bo has not spoken she may.
  await ada.locator('.order-of .later').first().click();
  await ada.locator(PROPOSE).click();
  await ada.locator('.agreed').waitFor();

  // She points at the left section; everybody sees where, in their own words.
  await ada.locator('.sec .point').first().click();
  await ada.getByRole('button', { name: 'Aiuto qui' }).click();
  const words = {
    ada: 'Ada: Aiuto qui (Sinistra)',
    bo: 'Ada: Hier bitte helfen (Links)',
    fan: 'Ada: Help here (Left)',
  };
  await Promise.all([
    ada.locator('.pinged li', { hasText: words.ada }).waitFor(),
    bo.locator('.pinged li', { hasText: words.bo }).waitFor(),
    fan.locator('.pinged li', { hasText: words.fan }).waitFor(),
  ]);
  assert.equal(await fan.locator('[data-ping="section-left"]').count(), 1);

  // Bo goes along; whatever the bot wants, it ends with an order on the track, the same for all.
  const agreed = async (): Promise<boolean> => (await ada.locator('.track .order:not(.free)').count()) === 3;
  await playUntil([ada, bo], agreed, 12);
  await until(fan, `document.querySelectorAll('.track .order:not(.free)').length === 3`);
  const track = (page: Page): Promise<string[]> => page.locator('.track .order .emblem use').evaluateAll(EMBLEMS);
  assert.deepEqual(await track(fan), await track(ada));
  await fan.locator('.pinged li').first().waitFor({ state: 'detached' });

  // Hands stay hidden, stores are shown to partners and to nobody else.
  assert.equal(await ada.locator('.clans .stores').count(), 2);
  assert.equal(await fan.locator('.clans .stores').count(), 0);
  assert.equal(await fan.locator('.hand .tac').count(), 0);
  assert.deepEqual(complaints(), []);
});
const EMBLEMS = (things: Element[]): string[] => things.map(each => each.getAttribute('href') ?? '');

/** The same question may come twice in a row: whatever is asked now is answered, without looking for a change. */
async function playToTheEnd(page: Page): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await until(page, `document.querySelector('.ask.mine, .result') !== null`);
    if (await scoreLink(page).isVisible()) return clicks;
    await clickOne(page, clicks);
    if (await page.locator(YES).isVisible()) await page.locator(YES).click();
  }
}

/** Won or lost, with the reason, in the words of the game. */
async function resultOf(page: Page, language: Language): Promise<string> {
  const said = await page.locator('.result .q').innerText();
  const reason = Object.values((await text[language]()).outcomes!).find(each => said.includes(each));
  assert.ok(reason !== undefined, `no reason in: ${said}`);
  return reason;
}

test('a game that hangs by few tokens is lost together, and says why', async t => {
  const { page, complaints } = await visit(browser, house.address, { language: 'es' });
  await sitAt(page, {
    ask: 'autumn.chooseCommands',
    seats: 3,
    options: { mode: 'together' },
    holds: ({ shame }) => shame <= 4,
  });
  assert.match(await page.locator('.supply').innerText(), /Deshonra: quedan [0-4] de 30/);
  t.diagnostic(`${await playToTheEnd(page)} clicks`);
  const result = await resultOf(page, 'es');
  assert.match(result, /Habéis (perdido|ganado) juntos/);
  const laurels = result.includes('ganado') ? 1 : 0;
  assert.equal(await page.locator('.result .laurel use[href$="#ui-laurel"]').count(), laurels);
  await scoreLink(page).click();
  await page.locator('table.sheet').waitFor();
  assert.equal(await page.locator('.win .laurel use[href$="#ui-laurel"]').count(), laurels);
  assert.match(
    await page.locator('.shared').innerText(),
    /Demandas\s+\d \/ 7\s+Fichas de Deshonra restantes\s+\d+ \/ 30/,
  );
  assert.equal(await page.locator('table.sheet .w').count(), 0, 'nobody is ranked');
  assert.deepEqual(complaints, []);
});

test('the table of partners is without barriers and overflow at every width, in both themes', async () => {
  const { page, complaints } = await visit(browser, house.address);
  await sitAt(page, {
    ask: 'together/wish.choose',
    seats: 4,
    options: { mode: 'together' },
    holds: ({ year }) => year === 2,
  });
  assert.deepEqual([...(await faultsOf(page, 'great-wall-together')), ...complaints], []);
});
