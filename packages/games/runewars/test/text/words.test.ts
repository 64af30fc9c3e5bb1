import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { asked } from '@teahouse/kernel';
import { readLedger } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { text } from '../../text/en.ts';

const ledger = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');

test('every question has a sentence, also without a view, and no sentence waits for a question', () => {
  assert.deepEqual(Object.keys(text.asks).sort(), [...game.machine.asks()].sort());
  for (const ask of game.machine.asks()) assert.match(asked(text, ask, null), /^[A-Z].*[.?]$/, ask);
});

test('every rule of the ledger has a sentence, and every chapter a title', () => {
  assert.deepEqual(Object.keys(text.rules).sort(), readLedger(ledger).rules.toSorted());
  const chapters = new Set(Object.keys(text.rules).map(id => id.replace(/-\d+$/, '')));
  assert.deepEqual(Object.keys(text.chapters), [...chapters]);
});

/** Every fixed sentence of the game, with where it stands. */
function* sentences(of: object, where: string): Generator<readonly [where: string, said: string]> {
  for (const [key, said] of Object.entries(of)) {
    if (typeof said === 'string') yield [`${where}.${key}`, said];
    else if (typeof said === 'object' && said !== null) yield* sentences(said, `${where}.${key}`);
  }
}
const { rules, words, asks, options, chapters } = text;
const all = [...sentences({ rules, words, asks, options, chapters }, 'text')];

test('players read no talk of designers, no straight quotes and no British spelling', () => {
  const talk = /\b(gap|recommend(ed)?|decided|designed|bible|seed|W\d+|RW-[A-Z]+)\b|\[|\]/;
  const british = /\b(grey|armou?ry|armour|colour|honour|defence|centre|neighbour|towards|afterwards|cancelled)/i;
  for (const [where, said] of all) {
    assert.doesNotMatch(said, talk, where);
    assert.doesNotMatch(said, british, where);
    assert.doesNotMatch(said, /["'`]|\.\.\.| {2}|^ | $/, where);
  }
});

test('rules are whole sentences, each with at most one colon', () => {
  for (const [id, said] of Object.entries(rules)) {
    assert.match(said, /^[A-Z].*\.$/, id);
    for (const sentence of said.split(/[.;] /)) assert.ok(sentence.split(': ').length <= 2, `${id}: ${sentence}`);
  }
});
