import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseSecrets } from '../../src/people/secrets.ts';
import { statement } from '../../src/store/db.ts';
import { emptyStore } from './support.ts';

test('the secrets are made once and kept', async t => {
  const db = await emptyStore(t);
  const first = await houseSecrets(db);
  assert.equal(Buffer.from(first.signingKey, 'base64url').length, 32);
  assert.equal(Buffer.from(first.mailKey, 'base64url').length, 32);
  assert.equal(Buffer.from(first.vapid.publicKey, 'base64url').length, 65);
  assert.deepEqual(await houseSecrets(db), first);
});

test('a house of before gets what it lacks, and keeps what it has', async t => {
  const db = await emptyStore(t);
  const first = await houseSecrets(db);
  await db.write([statement("DELETE FROM secrets WHERE name = 'mail-links'", [], 1)]);
  const { mailKey, ...kept } = await houseSecrets(db);
  assert.deepEqual(kept, { signingKey: first.signingKey, vapid: first.vapid });
  assert.notEqual(mailKey, first.mailKey);
});

test('processes that start at once agree', async t => {
  const db = await emptyStore(t);
  const all = await Promise.all(Array.from({ length: 5 }, () => houseSecrets(db)));
  for (const one of all) assert.deepEqual(one, all[0]);
});

test('houses have different secrets', async t => {
  const [one, other] = [await houseSecrets(await emptyStore(t)), await houseSecrets(await emptyStore(t))];
  assert.notEqual(one.signingKey, other.signingKey);
  assert.notEqual(one.mailKey, other.mailKey);
  assert.notEqual(one.vapid.privateKey, other.vapid.privateKey);
});
