import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLanguage } from '../src/language.ts';

test('the language asked for, else the best the browser names, else English', () => {
  const cases: readonly [asked: string | null, header: string, language: string][] = [
    ['de', 'it', 'de'],
    ['fr', 'it', 'it'],
    [null, '', 'en'],
    [null, 'de-CH,de;q=0.9,en;q=0.1', 'de'],
    [null, 'fr-FR, fr;q=0.9, it;q=0.5, en;q=0.4', 'it'],
    [null, 'en;q=0.2,es;q=0.8', 'es'],
    [null, 'IT-it', 'it'],
    [null, 'it;q=0, es;q=0.1', 'es'],
    [null, 'fr', 'en'],
    [null, '*', 'en'],
    [null, ';;q=,=,;q=x', 'en'],
    [null, 'x'.repeat(10_000), 'en'],
  ];
  for (const [asked, header, language] of cases) assert.equal(chooseLanguage(asked, header), language, header);
  assert.equal(chooseLanguage(null), 'en');
});
