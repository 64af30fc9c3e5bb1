import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '@teahouse/games/great-wall';
import type { Outcome } from '@teahouse/kernel';
import { bestResults } from '../../src/tables/records.ts';
import { Guest, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse();

test('whoever plays alone starts at once, is told how it ended, and finds it among the best results', async () => {
  const anna = await Guest.enter(house.address);
  assert.deepEqual(await anna.do('tables.records', {}), { records: [] });
  const options = { mode: 'alone', qinHonor: 50 };
  const created = await anna.do('tables.create', { game: game.id, options, seats: [{ kind: 'me' }] });
  assert.equal(created.status, 'playing', 'nobody else is waited for');
  const line = await anna.socket();
  await line.watch(created.id);
  await playOn([line], created.id);
  const { table } = await anna.do('tables.get', { table: created.id });
  assert.ok(table.outcome?.kind === 'automaton');
  const { won, by } = table.outcome;
  const { records } = await anna.do('tables.records', {});
  assert.deepEqual(
    records.map(({ at, ...record }) => record),
    [{ game: game.id, options: table.options, table: created.id, won, by, played: 1, wins: won ? 1 : 0 }],
  );
  assert.equal(records[0]!.options.qinHonor, 50);
  // Nobody else has it.
  const bert = await Guest.enter(house.address);
  assert.deepEqual(await bert.do('tables.records', {}), { records: [] });
});

test('a table for one without its mode is refused with a sentence, and none is laid', async () => {
  const anna = await Guest.enter(house.address);
  const { no } = await anna.ask('tables.create', { game: game.id, seats: [{ kind: 'me' }] });
  assert.equal(no?.reason, 'options-clash');
  assert.deepEqual((await anna.do('tables.list', { which: 'mine' })).tables, []);
});

test('a win before a defeat, then by points; by options; not what was played on from another table', async () => {
  const ended = async (id: string, options: object, outcome: Outcome, at: number, from: string | null = null) => {
    await house.db.rows(
      `INSERT INTO tables (id, game, rules, status, options, settings, seed, created_at, ended_at, changed_at, outcome,
        branched_from, watch_secret) VALUES ($1, 'toy', '1', 'over', $2, '{}', 's', 1, $3, 1, $4, $5, '')`,
      [id, JSON.stringify(options), at, JSON.stringify(outcome), from],
    );
    await house.db.rows(`INSERT INTO seats (table_id, seat, person) VALUES ($1, 0, 'carla')`, [id]);
  };
  const against = (won: boolean, by: number): Outcome => ({ kind: 'automaton', won, why: 'more', by });
  await ended('t-1', { a: 1, b: 2 }, against(false, 30), 1);
  await ended('t-2', { b: 2, a: 1 }, against(true, 4), 2);
  await ended('t-3', { a: 1, b: 2 }, against(true, 9), 3);
  await ended('t-4', { a: 1, b: 2 }, against(true, 9), 4);
  await ended('t-5', { a: 1, b: 2 }, against(true, 99), 5, 't-1');
  await ended('t-6', { a: 2, b: 2 }, against(false, -7), 6);
  await ended('t-7', { a: 1, b: 2 }, { kind: 'together', won: true, why: 'more' }, 7);
  assert.deepEqual(
    (await bestResults(house.db, 'carla')).map(({ table, by, played, wins }) => [table, by, played, wins]),
    [
      ['t-3', 9, 4, 3],
      ['t-6', -7, 1, 0],
    ],
  );
});
