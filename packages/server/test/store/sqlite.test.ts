import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { Conflict, statement } from '../../src/store/db.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';

/** A store with one table of numbers, where each can be kept once; `kept` is what was said to be kept, in order. */
async function aStore() {
  const db = new SqliteDb(':memory:');
  await db.write([statement('CREATE TABLE numbers (n INTEGER PRIMARY KEY)')]);
  const kept: number[] = [];
  const keep = async (n: number): Promise<void> => {
    await db.write([statement('INSERT INTO numbers VALUES ($1)', [n])]);
    kept.push(n);
  };
  return { db, kept, keep };
}

test('a write that comes alone waits for nobody', async () => {
  const { db, kept, keep } = await aStore();
  void keep(1);
  await turn();
  assert.deepEqual(kept, [1]);
  await db.close();
});

test('as long as every turn of the event loop brings more, writes wait for each other', async () => {
  const { db, kept, keep } = await aStore();
  for (const n of [1, 2]) void keep(n);
  await turn();
  void keep(3);
  await turn();
  assert.deepEqual(kept, [], 'more has come in both turns');
  assert.deepEqual(await db.rows('SELECT n FROM numbers'), []);
  await turn();
  assert.deepEqual(kept, [1, 2, 3], 'one turn without more is enough');
  await db.close();
});

test('but not for ever', async () => {
  const { db, kept, keep } = await aStore();
  let n = 0;
  for (const _ of [1, 2]) void keep(++n);
  while (kept.length === 0) {
    void keep(++n);
    await turn();
    assert.ok(n < 20, 'the first are still waiting');
  }
  assert.equal(kept.length, n);
  await db.close();
});

test('what waits when the store is closed is kept', async () => {
  const { db, kept, keep } = await aStore();
  const waiting = [1, 2].map(keep);
  await db.close();
  await Promise.all(waiting);
  assert.deepEqual(kept, [1, 2]);
});

test('of writes that share a commit, one that cannot be is refused alone', async () => {
  const { db, kept, keep } = await aStore();
  await keep(1);
  const again = assert.rejects(keep(1), Conflict);
  await Promise.all([keep(2), again, keep(3)]);
  assert.deepEqual(kept, [1, 2, 3]);
  assert.deepEqual(
    (await db.rows('SELECT n FROM numbers ORDER BY n')).map(row => row.n),
    [1, 2, 3],
  );
  await db.close();
});

test('a fraction is refused here as PostgreSQL would refuse it, and nothing of the write is kept', async () => {
  const { db } = await aStore();
  await db.write([statement('CREATE TABLE times (due BIGINT)')]);
  const add = (due: number) => statement('INSERT INTO times VALUES ($1)', [due]);
  await assert.rejects(db.write([add(1), add(3.5)]), /only whole numbers are kept, not 3\.5/);
  assert.deepEqual(await db.rows('SELECT due FROM times'), []);
  await db.close();
});
