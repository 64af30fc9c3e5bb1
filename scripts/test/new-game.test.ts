import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { copyOfTheHouse } from './copy.ts';

const house = copyOfTheHouse();
const read = (path: string): string => readFileSync(join(house, path), 'utf8');

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const LIST = /^export const games: readonly Folder\[\] = \[([^\]]*)\];$/m;

function run(...args: string[]): { status: number | null; out: string } {
  // What the test runner tells its own children would turn the tests of the copy into a part of this one.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', env });
  return { status, out: stdout + stderr };
}
const newGame = (...args: string[]) => run('scripts/new-game.ts', ...args);
const passes = (...args: string[]): void => {
  const { status, out } = run(...args);
  assert.equal(status, 0, out);
};

describe('what cannot be made is refused with a sentence, and nothing is written', () => {
  for (const [args, sentence] of [
    [[], /how is the game to be called/],
    [['five-cups'], /there is a folder packages\/games\/five-cups already/],
    [['test'], /there is a folder packages\/games\/test already/],
    [['Tea Race'], /'Tea Race' cannot be an id: small letters and digits, words joined by '-'/],
    [['../tea'], /'\.\.\/tea' cannot be an id/],
    [['2048'], /'2048' cannot be an id/],
    [['a'.repeat(41)], /cannot be an id.*at most 40/],
    [['tea', 'race'], /one id, please, not 2/],
    [['tea-race', '--title', ' '], /a title has between 1 and 60 characters/],
    [['tea-race', '--title', 'Tea\nRace'], /a title is one line of plain text/],
    [['tea-race', '--name', 'Tea'], /Unknown option '--name'/],
  ] as const) {
    test(`'${args.join(' ')}'`, () => {
      const before = [globSync('packages/games/*', { cwd: house }).sort(), read('packages/games/index.ts')];
      const { status, out } = newGame(...args);
      assert.equal(status, 2, out);
      assert.match(out, sentence);
      assert.deepEqual([globSync('packages/games/*', { cwd: house }).sort(), read('packages/games/index.ts')], before);
    });
  }
});

describe('a new game', () => {
  // An apostrophe, words of the model, initials that Five Cups has: all of it must come out right.
  const TITLE = "Foxes' PL-Camp with Paper Lanterns";

  test('is a folder, and a place in the list', () => {
    const [, before] = LIST.exec(read('packages/games/index.ts'))!;
    const { status, out } = newGame('fox-camp', '--title', TITLE);
    assert.equal(status, 0, out);
    assert.match(out, /its folder is packages\/games\/fox-camp, and its rules are called FO-/);
    assert.match(read('packages/games/index.ts'), /^import \* as foxCamp from '\.\/fox-camp\/src\/index\.ts';$/m);
    assert.equal(LIST.exec(read('packages/games/index.ts'))![1], `${before}, foxCamp`);
    assert.ok(read('packages/games/fox-camp/text/it.ts').includes(`title: ${JSON.stringify(TITLE)}`));
    assert.ok(existsSync(join(house, 'packages/games/fox-camp/cover.svg')));
    const traces = globSync('packages/games/fox-camp/**/*.{ts,tsx,css,json,txt}', { cwd: house }).filter(path =>
      /paper-lanterns|\bPL-(?!Camp)|\bpl\b/.test(read(path)),
    );
    assert.deepEqual(traces, [], 'nothing is left of the model');
  });

  test('gets along with others, whose ids are a word of the language, and nearly the same', () => {
    assert.match(newGame('class').out, /Class is on the shelf; .* its rules are called CL-/);
    assert.match(read('packages/games/index.ts'), /import \* as classGame from '\.\/class\/src\/index\.ts';/);
    assert.equal(newGame('class-game').status, 0);
    assert.match(LIST.exec(read('packages/games/index.ts'))![1]!, /foxCamp,\s+classGame,\s+classGame2,?\s*$/);
    assert.match(newGame('class').out, /there is a folder packages\/games\/class already/);
  });

  test('passes its tests, and those of the shelf', () => {
    passes('--test', 'packages/games/fox-camp/test/**/*.test.ts', 'packages/games/test/*.test.ts');
  });

  test('has no corpus of games before one is played', () => {
    const { status, out } = run('scripts/corpus.ts', 'fox-camp');
    assert.equal(status, 2);
    assert.match(out, /^corpus: fox-camp has no corpus yet: npm run corpus -- fox-camp --record plays one$/m);
  });

  test('passes the checks of the house', () => {
    passes(BIOME, 'check', '--error-on-warnings', 'packages/games');
    passes('scripts/test.ts', 'types', 'pages', 'architecture', 'rules', 'clones');
  });
});
