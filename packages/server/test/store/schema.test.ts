import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { appendHistory, type HistoryRow, readTable } from '../../src/tables/rows.ts';
import { assertDraftsStep } from './drafts-step.ts';
import { assertMailStep } from './mail-step.ts';
import { assertOutcomeStep } from './outcome-step.ts';
import { assertPassesStep } from './passes-step.ts';
import { assertPeopleStep } from './people-step.ts';

test('a store of the first version is brought up to date, and its tables stand where they stood', async () => {
  const db = new SqliteDb(':memory:');
  await migrate(db, 1);
  const lay = `INSERT INTO tables (id, game, rules, status, options, settings, seed, created_at, changed_at, n, asked,
    undo_request, abandoning, watch_secret) VALUES ($1, 'tea', '1', $2, '{}', '{}', '', 1, $3, $4, $5, $6, '[]', '')`;
  const add = `INSERT INTO history (table_id, n, kind, revises, at, hash, mark, journal, patch)
    VALUES ('played', $1, 'answer', 0, $2, '', 0, '[]', '[]')`;
  const request = { seat: 0, to: 0, n: 2, waitsFor: [1] };
  await db.write([
    statement(lay, ['waiting', 'open', 5, 0, '[]', null]),
    statement(lay, ['played', 'playing', 20, 2, '[1]', JSON.stringify(request)]),
    statement(add, [1, 10]),
    statement(add, [2, 20]),
  ]);

  await migrate(db);

  const waiting = (await readTable(db, 'waiting'))!.table;
  assert.deepEqual([waiting.n, waiting.asked, waiting.changedAt], [0, [], 5]);
  const played = (await readTable(db, 'played'))!.table;
  assert.deepEqual([played.n, played.asked, played.changedAt], [2, [1], 20]);
  assert.deepEqual([played.undoRequest, played.abandoning], [request, []]);

  await db.write([appendHistory('played', { ...entry, n: 3, at: 30 }, false)]);
  const later = (await readTable(db, 'played'))!.table;
  assert.deepEqual([later.n, later.asked, later.changedAt], [3, [0], 30]);
  assert.equal(later.undoRequest, null, 'a request is void once something has happened');
  for (const shared of [false, true]) {
    const again = appendHistory('played', { ...entry, n: 3 }, shared);
    await assert.rejects(db.write([again]), /UNIQUE/, 'a number is used once');
  }
  await assert.rejects(
    db.write([appendHistory('waiting', { ...entry, n: 1 }, true)]),
    /0 rows/,
    'where others may end a game, only one that runs goes on',
  );
  await db.close();
});

test('a store of the second version is brought up to date: the house passes for nobody, until somebody wishes so', async () => {
  const db = new SqliteDb(':memory:');
  await assertPassesStep(db);
  await db.close();
});

test('a store of the third version is brought up to date: no e-mail goes to who has not agreed to it', async () => {
  const db = new SqliteDb(':memory:');
  await assertMailStep(db);
  await db.close();
});

test('a store of the fourth version is brought up to date: its decisions have one answer each', async () => {
  const db = new SqliteDb(':memory:');
  await assertDraftsStep(db);
  await db.close();
});

test('a store of the fifth version is brought up to date: places become outcomes', async () => {
  const db = new SqliteDb(':memory:');
  await assertOutcomeStep(db);
  await db.close();
});

test('a store of the seventh version is brought up to date: nobody is shut out or an admin, tokens go on, sessions end sooner', async () => {
  const db = new SqliteDb(':memory:');
  await assertPeopleStep(db);
  await db.close();
});

test('a store of a newer version is left alone', async () => {
  const db = new SqliteDb(':memory:');
  await migrate(db);
  await assert.rejects(migrate(db, 1), /newer version/);
  await db.close();
});

const entry: Omit<HistoryRow, 'n'> = {
  kind: 'answer',
  seat: 1,
  ask: 'brew',
  answer: 'green',
  revises: false,
  bot: null,
  backTo: null,
  at: 25,
  hash: '',
  mark: 0,
  asked: [0],
  journal: '[]',
  patch: '[]',
  commandId: null,
  rest: [],
};
