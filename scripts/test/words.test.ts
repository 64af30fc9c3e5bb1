import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readTree, type SourceFile, withoutComments } from '../sources.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs/words.md'), 'utf8');
const [, ...parts] = page.split(/^## /m);
const files = readTree(root);

interface Word {
  readonly word: string;
  readonly meaning: string;
}
const wordsIn = (part: string): Word[] =>
  [...part.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].map(([, word, meaning]) => ({ word: word!, meaning: meaning! }));

/** The packages whose types the whole house shares. Games are one here: each names its parts like the others. */
const SHARED = /^packages\/(kernel|boardkit|bots|games|protocol|server|testkit|web)\/(?!.*\btest\/)/;

/** Exported types that more than one package declares, or one package twice, with these packages. */
function sharedNames(sources: readonly SourceFile[]): Map<string, string> {
  const homes = new Map<string, string[]>();
  for (const { path, source } of sources) {
    const home = SHARED.exec(path)?.[1];
    if (home === undefined) continue;
    const declared = /^export (?:abstract )?(?:class|interface|type) (\w+)/gm;
    for (const [, name] of withoutComments(source).matchAll(declared)) {
      const known = homes.get(name!) ?? [];
      if (home !== 'games' || !known.includes(home)) homes.set(name!, [...known, home]);
    }
  }
  const several = [...homes].filter(([, where]) => where.length > 1);
  return new Map(several.map(([name, where]) => [name, where.sort().join(', ')]));
}

describe('docs/words.md', () => {
  const lists = parts.slice(0, 3).map(wordsIn);

  test('has three lists of words, in the order of the alphabet, each word once in a list', () => {
    assert.equal(parts.length, 4);
    for (const list of lists) {
      const words = list.map(({ word }) => word);
      assert.ok(words.length >= 20, `only ${words.length} words`);
      assert.deepEqual(words, [...new Set(words)].sort());
    }
  });

  test('says of each word what it means, in one sentence', () => {
    for (const { word, meaning } of lists.flat()) assert.match(meaning, /^[^.]+(?:\.[^ .][^.]*)*\.$/, word);
  });

  test('names only what the code has', () => {
    const code = files.map(({ source }) => source).join('\n');
    const names = [...page.matchAll(/`([A-Za-z]\w+)`/g)].map(([, name]) => name!);
    assert.ok(names.length >= 50, `only ${names.length} names`);
    for (const name of names) assert.match(code, new RegExp(`\\b${name}\\b`), `nothing is called ${name}`);
  });

  test('gives a reason for every type that two packages declare, and for no other', () => {
    const rows = [...parts[3]!.matchAll(/^\| `(\w+)` \| (.+?) \| (.+) \|$/gm)];
    for (const [, name, , reason] of rows) assert.match(reason!, /^[A-Z].{15,}\.$/, name);
    assert.deepEqual(
      rows.map(([, name, where]) => `${name}: ${where}`),
      [...sharedNames(files)].map(([name, where]) => `${name}: ${where}`).sort(),
    );
  });
});

describe('types that share a name', () => {
  const file = (path: string, source: string): SourceFile => ({ path, source });
  const kernel = file('packages/kernel/src/patch.ts', 'export type Patch = 1;');

  test('in two packages are found, however they are declared', () => {
    for (const declaration of ['interface Patch {}', 'class Patch {}', 'abstract class Patch {}', 'type Patch = 2;']) {
      const found = sharedNames([kernel, file('packages/server/src/a.ts', `export ${declaration}`)]);
      assert.deepEqual([...found], [['Patch', 'kernel, server']]);
    }
  });

  test('in one package are found too, but not in two games', () => {
    assert.equal(sharedNames([kernel, file('packages/kernel/src/b.ts', 'export type Patch = 2;')]).size, 1);
    const games = ['go', 'chess'].map(game => file(`packages/games/${game}/src/view.ts`, 'export type View = 1;'));
    assert.equal(sharedNames(games).size, 0);
    assert.equal(sharedNames([...games, file('packages/web/src/a.ts', 'export type View = 2;')]).size, 1);
  });

  test('are nobody’s business where they are not exported, only tested, or measured', () => {
    const others = [
      file('packages/server/src/a.ts', 'type Patch = 2;\n// export type Patch = 3;'),
      file('packages/server/test/a.ts', 'export type Patch = 2;'),
      file('packages/bench/src/a.ts', 'export type Patch = 2;'),
    ];
    assert.equal(sharedNames([kernel, ...others]).size, 0);
  });
});
