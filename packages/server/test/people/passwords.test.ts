import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPassword, NOBODYS_PASSWORD } from '../../src/people/passwords.ts';

test('a password is known again, another is not', async () => {
  const kept = await hashPassword('oolong at midnight');
  assert.match(kept, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  assert.equal(await isPassword('oolong at midnight', kept), true);
  assert.equal(await isPassword('oolong at midnighT', kept), false);
  assert.equal(await isPassword('', kept), false);
});

test('the same password is kept differently each time', async () => {
  assert.notEqual(await hashPassword('oolong at midnight'), await hashPassword('oolong at midnight'));
});

test('it does not matter how a system writes a letter', async () => {
  assert.equal(await isPassword('cafe\u0301 con leche', await hashPassword('caf\u00e9 con leche')), true);
});

test('a password kept at other costs is still checked', async () => {
  // The reference implementation's: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  assert.equal(await isPassword('password', reference), true);
  assert.equal(await isPassword('Password', reference), false);
});

test('nobody has nobody’s password, and what is no hash is a fault', async () => {
  assert.equal(await isPassword('', NOBODYS_PASSWORD), false);
  await assert.rejects(isPassword('x', 'plain text'), /not kept in the form/);
});
