import assert from 'node:assert/strict';
import { hashOfSecret } from '../../src/ids.ts';
import { keyNames } from '../../src/people/names.ts';
import { readMe } from '../../src/people/people.ts';
import { Tokens } from '../../src/people/tokens.ts';
import { type Db, statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A store of the seventh version becomes one of today. */
export async function assertPeopleStep(db: Db): Promise<void> {
  await migrate(db, 7);
  const now = 1000 * DAY_MS;
  const secret = `th_${'a'.repeat(32)}`;
  const person =
    "INSERT INTO people (id, name, colour, time_zone, login, since) VALUES ($1, $2, 'jade', 'UTC', $3, $4)";
  await db.write([
    statement(person, ['mei', 'Mei Lin', 'mei', 1]),
    statement(person, ['other', 'Mei Iin', null, 2]),
    statement("INSERT INTO sessions (hash, person, since, until) VALUES ('h', 'mei', 0, $1)", [now + 400 * DAY_MS]),
    statement("INSERT INTO tokens (id, person, name, hash, since) VALUES ('t', 'mei', 'bot', $1, 0)", [
      hashOfSecret(secret),
    ]),
  ]);

  await migrate(db);

  const at = { db, now: () => now };
  const { role, banned, mutedUntil, hasPassword } = await readMe(at, 'mei');
  assert.deepEqual([role, banned, mutedUntil, hasPassword], [null, null, null, false]);
  const [session] = await db.rows('SELECT until, proved_at FROM sessions');
  assert.deepEqual({ ...session }, { until: now + 90 * DAY_MS, proved_at: 0 }, 'used now, it lasts 90 days');
  const holder = await new Tokens(db, () => now).whoIs(secret);
  assert.deepEqual(
    holder,
    { person: 'mei', scopes: ['read', 'play', 'talk'], ban: null },
    'it may what it could, for ever',
  );
  assert.equal((await readMe(at, 'other')).alike, undefined);
  await keyNames(db);
  assert.equal((await readMe(at, 'other')).alike, true, 'names of before are compared too');
  assert.equal((await readMe(at, 'mei')).alike, undefined);
}
