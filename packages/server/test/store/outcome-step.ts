import assert from 'node:assert/strict';
import { type Db, statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';
import { readTable } from '../../src/tables/rows.ts';

/** A store of the fifth version becomes one of today: the places of its finished games are outcomes. */
export async function assertOutcomeStep(db: Db): Promise<void> {
  await migrate(db, 5);
  const lay = `INSERT INTO tables (id, game, rules, status, options, settings, seed, created_at, changed_at, places,
    watch_secret) VALUES ($1, 'tea', '1', $2, '{}', '{}', '', 1, 1, $3, '')`;
  await db.write([statement(lay, ['ended', 'over', '[2,1,2]']), statement(lay, ['running', 'playing', null])]);

  await migrate(db);

  assert.deepEqual((await readTable(db, 'ended'))!.table.outcome, { kind: 'places', places: [2, 1, 2] });
  assert.equal((await readTable(db, 'running'))!.table.outcome, null);
}
