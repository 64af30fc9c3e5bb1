import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readTree, type SourceFile } from '../sources.ts';
import { affectedTests, changesIn, resolveIn } from '../testing/affected.ts';
import { testFiles } from '../testing/stages.ts';

const root = join(import.meta.dirname, '..', '..');
const file = (path: string, ...modules: string[]): SourceFile => ({
  path,
  source: modules.map(module => `import { a } from '${module}';\n`).join(''),
});

const tree = [
  file('packages/kernel/src/index.ts', './step.ts'),
  file('packages/kernel/src/step.ts'),
  file('packages/kernel/test/step.test.ts', '../src/step.ts'),
  file('packages/kernel/test/index.test.ts', '../src/index.ts'),
  file('packages/games/go/src/rules.ts', '@teahouse/kernel'),
  file('packages/games/go/test/position.ts', '../src/rules.ts'),
  file('packages/games/go/test/rules.test.ts', './position.ts'),
  file('packages/games/go/test/lazy.test.ts'),
  file('packages/games/chess/test/rules.test.ts', 'node:assert'),
  file('scripts/test/docs.test.ts', 'node:fs'),
];
const tests = tree.map(({ path }) => path).filter(path => path.endsWith('.test.ts'));
const resolve = resolveIn('/house', module => `file:///house/packages/${module.split('/')[1]}/src/index.ts`);
const affected = (...changed: string[]) => affectedTests(tests, tree, changed, resolve);

test('tests are affected by what they import at any remove, the nearest first', () => {
  assert.deepEqual(affected('packages/games/go/src/rules.ts'), ['packages/games/go/test/rules.test.ts']);
  assert.deepEqual(affected('packages/kernel/src/step.ts'), [
    'packages/kernel/test/step.test.ts',
    'packages/kernel/test/index.test.ts',
    'packages/games/go/test/rules.test.ts',
  ]);
});

test('a test is affected by its own change, and by that of what it shares', () => {
  assert.deepEqual(affected('packages/games/chess/test/rules.test.ts'), ['packages/games/chess/test/rules.test.ts']);
  assert.deepEqual(affected('packages/games/go/test/position.ts'), ['packages/games/go/test/rules.test.ts']);
});

test('what no test imports affects the tests of its package, and outside of packages those of the scripts', () => {
  const ofGo = ['packages/games/go/test/lazy.test.ts', 'packages/games/go/test/rules.test.ts'];
  assert.deepEqual(affected('packages/games/go/test/golden/first.json'), ofGo);
  assert.deepEqual(affected('packages/games/go/src/gone.ts'), ofGo);
  for (const path of ['docs/api.md', 'package.json', 'scripts/fuzz.ts']) {
    assert.deepEqual(affected(path), ['scripts/test/docs.test.ts']);
  }
});

test('nothing changed, nothing affected', () => {
  assert.deepEqual(affected(), []);
});

test('in this house, a rule of a game affects its own tests and those who play it, and no other game', () => {
  const all = [...testFiles().values()].flat();
  const change = ['packages/games/five-cups/src/index.ts'];
  const found = affectedTests(all, readTree(root), change, resolveIn(root, import.meta.resolve));
  const has = (start: string): boolean => found.some(path => path.startsWith(start));
  assert.deepEqual(
    ['packages/games/five-cups/', 'packages/server/', 'packages/games/great-wall/', 'packages/kernel/'].map(has),
    [true, true, false, false],
  );
});

test('changes are counted from where the branch left main: committed, uncommitted and new', t => {
  const folder = scratch(t);
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Mei', '-c', 'user.email=mei@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const commit = (path: string): void => {
    write(path, path);
    git('add', '.');
    git('commit', '--quiet', '--message', path);
  };
  git('init', '--quiet', '--initial-branch=main');
  commit('old.ts');
  write('old.ts', 'uncommitted');
  assert.deepEqual(changesIn(folder).files, ['old.ts'], 'on main, what is uncommitted');
  git('checkout', '--quiet', '.');
  git('branch', 'feature');
  commit('of-main.ts');
  git('checkout', '--quiet', 'feature');
  commit('a name with blanks.ts');
  write('old.ts', 'changed');
  write('src/new.ts', 'new');
  const { since, files } = changesIn(folder);
  assert.equal(since, git('rev-parse', 'main~1').trim());
  assert.deepEqual(files.toSorted(), ['a name with blanks.ts', 'old.ts', 'src/new.ts']);
});

function scratch(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'affected-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}
