import assert from 'node:assert/strict';
import { type Db, statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';
import { addSeat, readTable } from '../../src/tables/rows.ts';

/** A store of the second version becomes one of today: nobody has wished yet that the house passes, and now they can. */
export async function assertPassesStep(db: Db): Promise<void> {
  await migrate(db, 2);
  await db.write([
    statement(`INSERT INTO tables (id, game, rules, status, options, settings, seed, created_at, changed_at, watch_secret)
      VALUES ('old', 'tea', '1', 'playing', '{}', '{}', '', 1, 1, '')`),
    statement(`INSERT INTO seats (table_id, seat, person, bank_ms) VALUES ('old', 0, 'anna', 5000)`),
  ]);

  await migrate(db);

  const [before] = (await readTable(db, 'old'))!.seats;
  assert.deepEqual([before!.person, before!.bankMs, before!.passes], ['anna', 5000, false]);
  await db.write([
    statement(`UPDATE seats SET passes = 1 WHERE table_id = 'old'`, [], 1),
    addSeat('old', { ...before!, seat: 1, person: 'bert', passes: true }, null),
    addSeat('old', { ...before!, seat: 2, person: 'cleo' }, null),
  ]);
  const { seats } = (await readTable(db, 'old'))!;
  assert.deepEqual(
    seats.map(({ person, passes }) => [person, passes]),
    [
      ['anna', true],
      ['bert', true],
      ['cleo', false],
    ],
  );
}
