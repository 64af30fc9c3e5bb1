import assert from 'node:assert/strict';
import { channelsOf } from '../../src/notify/channels.ts';
import { type Db, statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';

/** A store of the third version becomes one of today: e-mail addresses must agree first, other channels go on. */
export async function assertMailStep(db: Db): Promise<void> {
  await migrate(db, 3);
  const add = `INSERT INTO channels (id, person, kind, target, failures) VALUES ($1, 'anna', $1, 'somewhere', 2)`;
  await db.write(['email', 'push', 'webhook'].map(kind => statement(add, [kind])));

  await migrate(db);

  const kept = { target: 'somewhere', failures: 2, link_until: null };
  assert.deepEqual(
    (await channelsOf(db, 'anna')).map(row => ({ ...row })),
    [
      { id: 'email', kind: 'email', confirmed: 0, ...kept },
      { id: 'push', kind: 'push', confirmed: 1, ...kept },
      { id: 'webhook', kind: 'webhook', confirmed: 1, ...kept },
    ],
  );
  await db.write([statement(add.replaceAll('$1', `'later'`))]);
  const later = (await channelsOf(db, 'anna')).find(({ id }) => id === 'later');
  assert.equal(later?.confirmed, 0, 'what nobody has said to be confirmed is not');
}
