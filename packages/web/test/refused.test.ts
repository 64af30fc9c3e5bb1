import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refused, sentence } from '../src/refused.ts';
import { text as de } from '../text/de.ts';
import { text as en } from '../text/en.ts';

const no = (reason: string, details = {}): Refused => new Refused({ reason, message: '', rule: '', details });

test('bad input is answered with the field and what it needs', () => {
  assert.match(sentence(no('bad-input', { field: 'login' }), en), /^A login has 3 to 32/);
  assert.match(sentence(no('bad-input', { field: 'channel.url' }), en), /web address.*https/);
  assert.match(sentence(no('bad-input', { field: 'file.answers.3' }), en), /^This file isn’t a game/);
  assert.match(sentence(no('bad-input', { field: 'password' }), de), /^Das Passwort braucht 10/);
});

test('what is not known is said plainly, and a fault is not a refusal', () => {
  assert.equal(sentence(no('bad-input', { field: 'seat' }), en), en.no['bad-input']);
  assert.equal(sentence(no('bad-input'), en), en.no['bad-input']);
  assert.equal(sentence(no('seat-taken', { field: 'login' }), en), en.no['seat-taken']);
  assert.match(sentence(no('never-heard'), en), /never-heard/);
  assert.throws(() => sentence(new Error('broken'), en), /broken/);
});
