import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '@teahouse/kernel';
import { readLedger } from '@teahouse/testkit';
import { text } from '../../src/index.ts';
import { rules as english, type Rule } from '../../text/rules/en.ts';

const ledger = readLedger(readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')).rules;
const chapterOf = (id: string): string => id.replace(/-\d+$/, '');
const words = (said: string): number => said.split(/\s+/).length;
/** Parts of a rule that stand for themselves. */
const parts = (said: string): number => said.split(/[.;] /).length;
const numbers = (said: string): string[] => [...new Set(said.match(/\d+/g))].toSorted();

/** A translation shorter than this share of the English has lost something. */
const LEAST = 0.6;

for (const language of LANGUAGES) {
  test(`${language}: every rule is there, as whole sentences with one colon at most`, async () => {
    const { rules } = await text[language]();
    assert.deepEqual(Object.keys(rules).toSorted(), ledger.toSorted());
    for (const [id, said] of Object.entries(rules)) {
      assert.match(said, /^(?:\(\d\) )?[“«„]?\p{Lu}.*\.$/u, `${id} is no sentence: ${said}`);
      assert.doesNotMatch(said, /['"]| {2}|\bGW-/, `${id}: ${said}`);
      for (const sentence of said.split(/[.;] /)) {
        assert.ok(sentence.split(': ').length <= 2, `${id} has too many colons: ${sentence}`);
      }
    }
  });

  test(`${language}: every chapter has a title, in the order of the rules`, async () => {
    const { rules, chapters } = await text[language]();
    assert.deepEqual(Object.keys(chapters ?? {}), [...new Set(Object.keys(rules).map(chapterOf))]);
    for (const title of Object.values(chapters ?? {})) assert.match(title, /^\p{Lu}[\p{Ll}’]/u);
  });

  test(`${language}: no rule is poorer than in English`, async () => {
    const { rules } = await text[language]();
    for (const [id, original] of Object.entries(english) as [Rule, string][]) {
      const said = rules[id]!;
      assert.ok(words(said) >= LEAST * words(original), `${id} is short: ${said} / ${original}`);
      assert.ok(parts(said) >= parts(original), `${id} has lost a sentence: ${said} / ${original}`);
      assert.deepEqual(numbers(said), numbers(original), `${id}: ${said} / ${original}`);
    }
  });
}

test('no two rules say the same, so that each can be found', async () => {
  for (const language of LANGUAGES) {
    const { rules } = await text[language]();
    const seen = new Map<string, string>();
    for (const [id, said] of Object.entries(rules)) {
      assert.equal(seen.get(said), undefined, `${language} ${id} repeats ${seen.get(said)}`);
      seen.set(said, id);
    }
  }
});
