import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from '@teahouse/bots/levels';
import { LANGUAGES } from '@teahouse/kernel';
import { LONG_GONE_MS as DAYS, SCOPES as THEIR_SCOPES, COLOURS as THEIRS } from '@teahouse/protocol';
import { LONG_GONE_MS, SCOPES } from '../src/agreed.ts';
import { COLOURS } from '../src/colours.ts';
import { text as de } from '../text/de.ts';
import { text as en, type Text } from '../text/en.ts';
import { text as es } from '../text/es.ts';
import { text as it } from '../text/it.ts';
import { people as dePeople } from '../text/people/de.ts';
import { people as enPeople, type PeopleText } from '../text/people/en.ts';
import { people as esPeople } from '../text/people/es.ts';
import { people as itPeople } from '../text/people/it.ts';
import { puzzle as puzzleDe } from '../text/puzzle/de.ts';
import { puzzle as puzzleEn } from '../text/puzzle/en.ts';
import { puzzle as puzzleEs } from '../text/puzzle/es.ts';
import { puzzle as puzzleIt } from '../text/puzzle/it.ts';

/** Some words come later: they are not part of the first load. */
const english = { ...en, people: enPeople, puzzle: puzzleEn };
const all: Readonly<Record<string, Text & { people: PeopleText; puzzle: typeof puzzleEn }>> = {
  en: english,
  it: { ...it, people: itPeople, puzzle: puzzleIt },
  es: { ...es, people: esPeople, puzzle: puzzleEs },
  de: { ...de, people: dePeople, puzzle: puzzleDe },
};

/** Every sentence of a catalogue, by its path; functions are asked with plain arguments. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 4))]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

test('every language says everything', () => {
  assert.deepEqual(Object.keys(all), [...LANGUAGES]);
  const keys = sentences(english).map(([path]) => path);
  for (const name of LANGUAGES) {
    const said = sentences(all[name]);
    assert.deepEqual(
      said.map(([path]) => path),
      keys,
      name,
    );
    for (const [path, words] of said) assert.notEqual(words.trim(), '', `${name}${path}`);
  }
});

test('no sentence is left in English elsewhere', () => {
  const known = new Map(sentences(english).filter(([, words]) => words.split(' ').length > 3));
  for (const name of ['it', 'es', 'de']) {
    for (const [path, words] of sentences(all[name])) assert.notEqual(words, known.get(path), `${name}${path}`);
  }
});

test('one is not many', () => {
  assert.equal(en.home.waiting(1), 'one is waiting for you');
  assert.equal(de.home.waiting(3), '3 warten auf dich');
  assert.equal(it.table.watchers(1), '1 spettatore');
  assert.equal(es.pace.slow(48), '2 días por decisión');
});

test('the site and the protocol agree', () => {
  assert.deepEqual(SCOPES, THEIR_SCOPES);
  assert.equal(LONG_GONE_MS, DAYS);
});

test('levels and colours have names', () => {
  for (const text of Object.values(all)) {
    assert.deepEqual(Object.keys(text.levels), [...LEVELS]);
    assert.deepEqual(Object.keys(text.colours), [...COLOURS]);
  }
  assert.deepEqual(COLOURS, THEIRS);
});
