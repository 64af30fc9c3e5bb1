import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the code in docs/add-a-game.md is the code in the repository', () => {
  const guide = read('docs/add-a-game.md');
  const pieces = [...guide.matchAll(/<!-- from (\S+) -->\n```\w+\n([\s\S]*?)```/g)];
  assert.ok(pieces.length >= 15, `only ${pieces.length} pieces found`);
  for (const [, path, code] of pieces) assert.ok(read(path!).includes(code!), `this is not in ${path}:\n${code}`);
});

test('links between pages lead somewhere', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'STYLE.md',
    ...globSync('docs/**/*.md', { cwd: root }),
    ...globSync('packages/*/README.md', { cwd: root }),
  ];
  for (const page of pages) {
    for (const [, target] of read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      assert.ok(existsSync(join(root, dirname(page), target!)), `${page} links to ${target}, which does not exist`);
    }
  }
});
