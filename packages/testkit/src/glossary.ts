import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@teahouse/kernel';

/** What people read, as it is written: every string of the texts of one language, a number for what is put into it. */
function strings(home: URL, language: Language): string[] {
  const folders = ['text', 'board/lessons', 'board/primer'].map(folder => new URL(`${folder}/`, home));
  const files = folders
    .filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith(`${language}.ts`))
        .map(file => readFileSync(new URL(file, folder), 'utf8')),
    );
  return files
    .join('\n')
    .replace(/^import .*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)!
    .map(said =>
      said
        .slice(1, -1)
        .replaceAll('\\u00ad', '')
        .replace(/\$\{[^}]*\}|#/g, '7'),
    )
    .filter(said => / |^\p{Lu}/u.test(said) && !/^\S+\/\S+\.\w+/.test(said));
}

/**
 * Holds `text/glossary.md` of a game's folder: every term of its table is read in its language, where a cell may hold
 * several, and behind a colon how one occurs; and nothing that its list 'Never' names is.
 */
export function glossaryHolds(home: URL): void {
  const page = readFileSync(new URL('text/glossary.md', home), 'utf8');
  const rows = page
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(1)
    .map(line => line.split('|').slice(1, -1));
  const never = [...page.matchAll(/^- (\w\w): `(.+)` → (.+)$/gm)];

  for (const language of LANGUAGES) {
    const all = strings(home, language);

    test(`${language}: every term of the glossary is in use`, () => {
      assert.ok(rows.length >= 8 && all.length >= 60, `${rows.length} terms, ${all.length} strings`);
      const text = all.join('\n').toLowerCase();
      for (const row of language === 'en' ? [] : rows) {
        for (const term of row[LANGUAGES.indexOf(language)]!.replace(/ \([^)]*\)/g, '').split(', ')) {
          const occurs = term.split(': ').at(-1)!.trim().toLowerCase();
          assert.ok(text.includes(occurs), `nobody reads '${occurs}' (${row[0]!.trim()})`);
        }
      }
    });

    test(`${language}: no variant of a term occurs`, () => {
      const own = never.filter(([, of]) => of === language);
      assert.ok(own.length >= 1, 'the glossary says of every language what is not said');
      for (const [, , pattern, instead] of own) {
        for (const said of all) assert.doesNotMatch(said, new RegExp(pattern!, 'u'), `say '${instead}': ${said}`);
      }
    });
  }
}
