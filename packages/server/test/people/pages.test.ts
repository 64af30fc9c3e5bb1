import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '@teahouse/kernel';
import { statement } from '../../src/store/db.ts';
import { type House, openHouse, refused } from './support.ts';

interface Ended {
  outcome?: Outcome | null;
  watch?: 'everyone' | 'link' | 'nobody';
  status?: string;
  from?: string | null;
  game?: string;
}

let tables = 0;

/** A table that has ended, with these people. */
async function ended({ db }: House, people: readonly (string | null)[], how: Ended = {}): Promise<void> {
  const { watch = 'everyone', status = 'over', from = null, game = 'tea' } = how;
  const outcome = how.outcome === undefined ? places(people.map((_, seat) => seat + 1)) : how.outcome;
  const id = `table-${++tables}`;
  await db.write([
    statement(
      `INSERT INTO tables (id, game, rules, status, options, settings, seed, created_at, started_at, ended_at,
         changed_at, outcome, branched_from, watch_secret) VALUES ($1, $2, '1', $3, '{}', $4, '', 1, 1, $5, 1, $6, $7, '')`,
      [id, game, status, JSON.stringify({ watch }), tables, outcome && JSON.stringify(outcome), from],
    ),
    ...people.map((person, seat) =>
      statement('INSERT INTO seats (table_id, seat, person, ended_at) VALUES ($1, $2, $3, $4)', [
        ...[id, seat, person, tables],
      ]),
    ),
  ]);
}

const places = (list: number[]): Outcome => ({ kind: 'places', places: list });

async function enters(house: House, name: string) {
  const browser = house.browser();
  const { id } = await house.ask(browser, 'me.enter', {});
  await house.ask(browser, 'me.change', { name });
  return { browser, id };
}

test('a page shows what its owner wishes: nothing, the games, or also the results', async t => {
  const house = await openHouse(t);
  const mei = await enters(house, 'Mei');
  const bo = await enters(house, 'Bo');
  await ended(house, [mei.id, bo.id]);
  await ended(house, [bo.id, mei.id, null]);
  await ended(house, [mei.id], { game: 'wall', outcome: { kind: 'automaton', won: true, why: 'more', by: 3 } });
  const stranger = house.browser();
  const page = () => house.ask(stranger, 'people.page', { person: mei.id });

  await assert.rejects(page(), refused('not-found'), 'nothing, unless somebody wishes so');
  await assert.rejects(house.ask(mei.browser, 'people.page', { person: mei.id }), refused('not-found'), 'for nobody');
  assert.equal((await house.people.person(mei.id))!.page, undefined);

  assert.equal((await house.ask(mei.browser, 'me.change', { shows: 'games' })).shows, 'games');
  assert.deepEqual((await page()).games, [
    { game: 'tea', played: 2, results: null },
    { game: 'wall', played: 1, results: null },
  ]);

  await house.ask(mei.browser, 'me.change', { shows: 'results' });
  const shown = await page();
  assert.deepEqual(shown, {
    person: { id: mei.id, name: 'Mei', colour: (await house.people.person(mei.id))!.colour, page: true },
    games: [
      { game: 'tea', played: 2, results: { won: 1, places: [1, 1] } },
      { game: 'wall', played: 1, results: { won: 1, places: [] } },
    ],
  });
  assert.equal(JSON.stringify(shown).includes('Bo'), false, 'others have not agreed to be named');

  await house.ask(mei.browser, 'me.change', { shows: 'nothing' });
  await assert.rejects(page(), refused('not-found'), 'and can be taken back at once');
});

test('who does not exist, was shut out or has gone is answered like who shows nothing', async t => {
  const house = await openHouse(t);
  const mei = await enters(house, 'Mei');
  await house.ask(mei.browser, 'me.change', { shows: 'results' });
  const page = (person: string) => house.ask(house.browser(), 'people.page', { person });
  const sentence = async (person: string) => page(person).then(() => assert.fail(), String);
  const quiet = await enters(house, 'Quiet');
  assert.equal(await sentence('nobody-at-all'), await sentence(quiet.id));
  await house.db.rows('UPDATE people SET banned_until = $2 WHERE id = $1', [mei.id, house.clock.ms + 1000]);
  assert.equal(await sentence(mei.id), await sentence(quiet.id));
  house.clock.pass(1000);
  assert.equal((await page(mei.id)).person.name, 'Mei', 'until the ban ends');
  await house.ask(mei.browser, 'me.delete', {});
  assert.equal(await sentence(mei.id), await sentence(quiet.id));
});

test('only games that anybody may look at count for everybody; all of them for oneself', async t => {
  const house = await openHouse(t);
  const mei = await enters(house, 'Mei');
  await house.ask(mei.browser, 'me.change', { shows: 'results' });
  await ended(house, [mei.id, null]);
  await ended(house, [mei.id, null], { watch: 'link' });
  await ended(house, [mei.id, null], { watch: 'nobody' });
  await ended(house, [mei.id, null], { from: 'table-1' });
  await ended(house, [mei.id, null], { status: 'abandoned', outcome: null });
  await ended(house, [null, null]);
  const { games } = await house.ask(house.browser(), 'people.page', { person: mei.id });
  assert.deepEqual(games, [{ game: 'tea', played: 1, results: { won: 1, places: [1] } }]);
  assert.deepEqual((await house.ask(mei.browser, 'me.games', {})).games, [
    { game: 'tea', played: 3, results: { won: 3, places: [3] } },
  ]);
  await assert.rejects(house.ask(house.browser(), 'me.games', {}), refused('who-are-you'));
});

test('opponents are listed for those who played with them, the last first, and who has gone is not', async t => {
  const house = await openHouse(t);
  const [mei, bo, li, gone] = [
    await enters(house, 'Mei'),
    await enters(house, 'Bo'),
    await enters(house, 'Li'),
    await enters(house, 'Gone'),
  ];
  await ended(house, [mei.id, bo.id]);
  await ended(house, [gone.id, mei.id]);
  await ended(house, [li.id, mei.id], { game: 'wall' });
  await ended(house, [bo.id, li.id], { game: 'secret' });
  await ended(house, [mei.id, bo.id], { game: 'wall', status: 'abandoned', outcome: null });
  await house.ask(gone.browser, 'me.delete', {});
  const { opponents } = await house.ask(mei.browser, 'me.opponents', {});
  assert.deepEqual(
    opponents.map(({ person, game, games }) => [person.name, game, games]),
    [
      ['Bo', 'wall', 2],
      ['Li', 'wall', 1],
    ],
  );
  assert.deepEqual((await house.ask((await enters(house, 'New')).browser, 'me.opponents', {})).opponents, []);
});

test('pages are not read by the thousand', async t => {
  const house = await openHouse(t);
  const mei = await enters(house, 'Mei');
  await house.ask(mei.browser, 'me.change', { shows: 'games' });
  const stranger = house.browser();
  for (let i = 0; i < 60; i++) await house.ask(stranger, 'people.page', { person: mei.id });
  await assert.rejects(house.ask(stranger, 'people.page', { person: mei.id }), refused('slow-down'));
});
