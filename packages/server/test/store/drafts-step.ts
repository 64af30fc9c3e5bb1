import assert from 'node:assert/strict';
import { type Db, statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';
import { addHistory, readHistory } from '../../src/tables/rows.ts';

/** A store of the fourth version becomes one of today: its decisions have one answer each, and new ones may have more. */
export async function assertDraftsStep(db: Db): Promise<void> {
  await migrate(db, 4);
  const old = `INSERT INTO history (table_id, n, kind, seat, ask, answer, revises, at, hash, mark, asked, journal, patch)
    VALUES ('old', $1, $2, 0, 'brew', 'green', 0, 1, 'hash', 0, '[0]', '[]', '[]')`;
  await db.write([statement(old, [1, 'deal']), statement(old, [2, 'answer'])]);
  const before = await db.rows('SELECT * FROM history ORDER BY n', []);

  await migrate(db);

  const after = await db.rows('SELECT * FROM history ORDER BY n', []);
  assert.deepEqual(
    after.map(({ rest: _, ...row }) => row),
    before.map(row => ({ ...row })),
    'old rows stay as they are',
  );
  const [, answered] = await readHistory(db, 'old', 0);
  assert.deepEqual([answered!.answer, answered!.rest], ['green', []]);
  const rest = [
    ['brew', 'black'],
    ['pour', 'two\nfull cups'],
  ] as const;
  await db.write([addHistory('old', { ...answered!, n: 3, rest }), addHistory('old', { ...answered!, n: 4 })]);
  const found = await readHistory(db, 'old', 1);
  assert.deepEqual(
    found.map(({ n, rest: further }) => [n, further]),
    [
      [2, []],
      [3, rest],
      [4, []],
    ],
  );
}
