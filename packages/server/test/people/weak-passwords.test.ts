import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mustBeStrong } from '../../src/people/weak-passwords.ts';
import { refused } from './support.ts';

test('what everybody tries first is refused, however it is dressed up', () => {
  for (const password of [
    ...['password123', 'Password1!', 'P@ssw0rd2024!', 'passwordpassword', 'contraseña1', 'Passwort2025', 'qwertyuiop'],
    ...['1234567890', '0987654321', '1q2w3e4r5t', 'qwertz12345', 'asdfghjkl123', 'abcdefghij', 'zxcvbnm12345'],
    ...['iloveyou123', 'Juventus1897', 'liverpool2005', 'michael1985', 'correcthorsebatterystaple', 'Dragon12345!'],
    ...['aaaaaaaaaa', 'abcabcabcabc', '1111122222', 'hahahahahaha', 'letmein12345', 'welcome2024!', 'teahouse2026'],
  ]) {
    assert.throws(() => mustBeStrong(password, 'mei'), refused('weak-password'), password);
  }
  for (const [password, login] of [
    ['wanda.vanishes1', 'wanda.vanishes'],
    ['WandaVanishes', 'wanda.vanishes'],
    ['xiaoping12345', 'xiaoping'],
  ] as const) {
    assert.throws(() => mustBeStrong(password, login), refused('weak-password'), password);
  }
});

test('a good password is taken', () => {
  for (const password of [
    ...[
      'first flush of spring',
      'second flush of summer',
      'correct horse battery staple',
      'kT7#vq2Lm9xP',
      'dreizehn Tassen Regen',
    ],
    ...['tre tazze di nebbia', 'xiaoping likes rain', 'Ein Kranich im Schnee', 'qhzkvtwpbj'],
  ]) {
    mustBeStrong(password, 'xiaoping');
  }
});
