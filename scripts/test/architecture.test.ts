import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { cyclesIn, violations } from '../architecture.ts';
import type { SourceFile } from '../sources.ts';

const script = join(import.meta.dirname, '..', 'architecture.ts');

const file = (path: string, source: string): SourceFile => ({ path, source });
const imports = (path: string, module: string) => file(path, `import { a } from '${module}';\n`);

const globs = (path: string, module: string) =>
  file(path, `const a = import.meta.glob<{ a: () => void }>('${module}');\n`);

const clean = [
  imports('packages/kernel/src/index.ts', './step.ts'),
  imports('packages/kernel/test/step.test.ts', 'fast-check'),
  imports('packages/kernel/test/step.test.ts', '../src/step.ts'),
  imports('packages/testkit/src/laws.ts', 'node:assert/strict'),
  imports('packages/games/go/src/rules/board.ts', '@teahouse/kernel'),
  imports('packages/games/go/src/rules/board.ts', '../table.ts'),
  imports('packages/games/go/text/en.ts', '../src/table.ts'),
  imports('packages/games/go/board/stones.tsx', 'preact/hooks'),
  imports('packages/games/go/board/stones.tsx', '@teahouse/boardkit'),
  imports('packages/boardkit/src/pick.tsx', '@preact/signals'),
  imports('packages/games/go/test/board.test.ts', '@teahouse/testkit'),
  imports('packages/games/go/test/board.test.ts', '../board/stones.tsx'),
  imports('packages/games/index.ts', './go/src/index.ts'),
  imports('packages/bots/src/search.ts', '@teahouse/games'),
  imports('packages/server/src/main.ts', 'ws'),
  imports('packages/server/test/app.test.ts', '@teahouse/games/go'),
  imports('packages/web/src/main.tsx', '@teahouse/bots'),
  globs('packages/web/src/games.ts', '../../games/*/board/index.tsx'),
  imports('packages/bench/src/main.ts', '@teahouse/games/go'),
  imports('scripts/fuzz.ts', '../packages/games/index.ts'),
  imports('e2e/home.test.ts', 'playwright-core'),
];

const forbidden: readonly (readonly [path: string, module: string])[] = [
  ['packages/kernel/src/index.ts', 'node:fs'],
  ['packages/kernel/src/index.ts', 'fast-check'],
  ['packages/kernel/src/index.ts', '@teahouse/games/go'],
  ['packages/kernel/src/index.ts', '../../testkit/src/index.ts'],
  ['packages/kernel/src/index.ts', '../test/step.test.ts'],
  ['packages/kernel/test/step.test.ts', '@teahouse/testkit'],
  ['packages/testkit/src/laws.ts', '@teahouse/games'],
  ['packages/games/go/src/table.ts', 'node:crypto'],
  ['packages/games/go/src/table.ts', '@teahouse/games/chess'],
  ['packages/games/go/src/table.ts', '../../chess/src/table.ts'],
  ['packages/games/go/src/table.ts', '../../index.ts'],
  ['packages/games/go/src/table.ts', '../board/stones.tsx'],
  ['packages/games/go/src/table.ts', '@teahouse/testkit'],
  ['packages/games/go/text/en.ts', 'preact'],
  ['packages/games/go/board/stones.tsx', '@teahouse/web'],
  ['packages/games/go/board/stones.tsx', 'react'],
  ['packages/games/go/src/table.ts', '@teahouse/boardkit'],
  ['packages/kernel/src/index.ts', '@teahouse/boardkit'],
  ['packages/boardkit/src/pick.tsx', '@teahouse/games/go'],
  ['packages/boardkit/src/pick.tsx', '@teahouse/web'],
  ['packages/games/go/test/board.test.ts', '@teahouse/games/chess'],
  ['scripts/new-game/src/table.ts', '../../../packages/games/go/src/table.ts'],
  ['scripts/new-game/src/table.ts', 'node:fs'],
  ['packages/games/index.ts', '@teahouse/server'],
  ['packages/games/index.ts', './go/board/stones.tsx'],
  ['packages/games/go/src/table.ts', '@teahouse/games'],
  ['packages/bots/src/search.ts', '@teahouse/server'],
  ['packages/bots/src/search.ts', 'ws'],
  ['packages/server/src/main.ts', '@teahouse/web'],
  ['packages/server/src/main.ts', '@teahouse/games/go'],
  ['packages/web/src/main.tsx', 'node:fs'],
  ['packages/web/src/main.tsx', '@teahouse/games/go'],
  ['packages/web/src/main.tsx', '../../games/go/board/stones.tsx'],
  ['packages/web/src/main.tsx', '@teahouse/server'],
];

describe('imports', () => {
  test('a clean tree has no violations', () => {
    assert.deepEqual(violations(clean), []);
  });

  for (const [path, module] of forbidden) {
    test(`${path} must not import ${module}`, () => {
      const found = violations([imports(path, module)]);
      assert.equal(found.length, 1);
      assert.equal(found[0]!.found, module);
      assert.match(found[0]!.rule, /\.$/);
    });
  }

  for (const [path, module] of [
    ['packages/web/src/games.ts', '../../games/go/cover.svg'],
    ['packages/web/src/games.ts', '../../server/src/*.ts'],
    ['packages/games/go/board/stones.tsx', '../../*/board/index.tsx'],
  ] as const) {
    test(`${path} must not gather ${module}`, () => {
      assert.deepEqual(
        violations([globs(path, module)]).map(({ found }) => found),
        [module],
      );
    });
  }

  const ways = {
    'import type': "import type { A } from 'node:fs';",
    'side effect': "import 'node:fs';",
    're-export': "export * from 'node:fs';",
    'named re-export': 'export { a } from "node:fs";',
    'several lines': "import {\n  a, // it's `quoted`\n  b,\n} from 'node:fs';",
    'after a comment': "/* first */ import a from 'node:fs';",
    lazy: "const a = () => import('node:fs');",
    'lazy, broken over lines': "const a = import(\n  'node:fs'\n);",
  };
  for (const [way, source] of Object.entries(ways)) {
    test(`sees an import written as: ${way}`, () => {
      const found = violations([file('packages/kernel/src/a.ts', `const x = 1;\n${source}\n`)]);
      assert.deepEqual(
        found.map(({ line, found }) => ({ line, found })),
        [{ line: 2, found: 'node:fs' }],
      );
    });
  }

  test('refuses an import whose module is computed', () => {
    for (const argument of ['name', `\`./text/\${name}.ts\``, "'./text/' + name"]) {
      const found = violations([file('packages/games/go/src/a.ts', `await import(${argument});`)]);
      assert.match(found[0]?.rule ?? '', /plain quotes/);
    }
  });

  test('reads past comments', () => {
    const source = "// import a from 'node:fs';\n/*\nimport b from 'node:fs';\n*/\nconst url = 'https://go';\n";
    assert.deepEqual(violations([file('packages/kernel/src/a.ts', source)]), []);
  });

  test('refuses a folder that no rule covers', () => {
    const strays = ['packages/casino/src/a.ts', 'packages/games/go/extra/a.ts', 'packages/games/go/a.ts'];
    for (const path of strays) assert.match(violations([file(path, '')])[0]?.rule ?? '', /No rule covers/);
  });
});

describe('cycles', () => {
  const go = 'packages/games/go/src';
  const ring = [
    imports(`${go}/rules/a.ts`, './b.ts'),
    imports(`${go}/rules/b.ts`, './c.ts'),
    imports(`${go}/rules/c.ts`, './a.ts'),
    imports(`${go}/rules/d.ts`, './a.ts'),
  ];

  test('three files in a ring are found, with the way round and without those that only look on', () => {
    const [found, ...more] = cyclesIn(ring);
    assert.deepEqual(more, []);
    assert.equal([found!.path, found!.line].join(), `${go}/rules/a.ts,1`);
    assert.match(found!.found, /^3 files import each other: \S+a\.ts \S+b\.ts \S+c\.ts$/);
    assert.match(found!.rule, /a\.ts:1 imports \S+b\.ts, \S+b\.ts:1 imports \S+c\.ts, \S+c\.ts:1 imports \S+a\.ts\.$/);
  });

  test('two layers in a ring are found, although no two files are', () => {
    const layers = [
      imports(`${go}/cards/stone.ts`, '../rules/draw.ts'),
      imports(`${go}/rules/turn.ts`, '../cards/stone.ts'),
      file(`${go}/rules/draw.ts`, ''),
    ];
    const [found, ...more] = cyclesIn(layers);
    assert.deepEqual(more, []);
    assert.equal(found!.found, `2 layers import each other: ${go}/cards ${go}/rules`);
    assert.match(found!.rule, /^Layers depend one way only\./);
  });

  test('a single file is a layer of its own, and tests have none', () => {
    const fine = [
      imports(`${go}/index.ts`, './rules/turn.ts'),
      imports(`${go}/rules/turn.ts`, '../table.ts'),
      file(`${go}/table.ts`, ''),
      imports('packages/games/go/test/cards/a.test.ts', '../rules/help.ts'),
      imports('packages/games/go/test/rules/a.test.ts', '../cards/help.ts'),
      file('packages/games/go/test/rules/help.ts', ''),
      file('packages/games/go/test/cards/help.ts', ''),
    ];
    assert.deepEqual(cyclesIn(fine), []);
  });

  const back = {
    "import type { A } from './a.ts';": 0,
    "export type { A } from './a.ts';": 0,
    "const a = () => import('./a.ts');": 0,
    "import type from './a.ts';": 1,
    "import { type A } from './a.ts';": 1,
    "import './a.ts';": 1,
    "export * from './a.ts';": 1,
  };
  for (const [source, rings] of Object.entries(back)) {
    test(`${rings === 0 ? 'is no ring' : 'is a ring'}: ${source}`, () => {
      const files = [imports('packages/kernel/src/a.ts', './b.ts'), file('packages/kernel/src/b.ts', source)];
      assert.deepEqual(
        cyclesIn(files).map(({ found }) => found.split(':')[0]),
        rings === 0 ? [] : ['2 files import each other', '2 layers import each other'],
      );
    });
  }
});

describe('rules code', () => {
  const banned = ['Math.random()', 'Date.now()', 'new Date(0)', 'list.flatMap(f)', 'structuredClone(g)'];
  for (const text of banned) {
    test(`must not say ${text}`, () => {
      const source = `const a = 1;\nconst b = ${text};\n`;
      for (const path of ['packages/kernel/src/chance.ts', 'packages/games/go/src/rules/a.ts']) {
        assert.deepEqual(
          violations([file(path, source)]).map(({ line }) => line),
          [2],
        );
      }
      assert.deepEqual(violations([file('packages/server/src/a.ts', source)]), []);
    });
  }

  test('may mention it in a comment', () => {
    assert.deepEqual(violations([file('packages/kernel/src/a.ts', '// never Math.random\n')]), []);
  });
});

describe('the command', () => {
  const check = (...args: string[]) =>
    spawnSync(process.execPath, ['--no-warnings', script, ...args], { encoding: 'utf8' });

  const planted = (files: readonly SourceFile[]): string => {
    const root = mkdtempSync(join(tmpdir(), 'architecture-'));
    after(() => rmSync(root, { recursive: true }));
    execFileSync('git', ['init', '--quiet', root]);
    for (const { path, source } of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    return root;
  };
  const many = Array.from({ length: 20 }, (_, n) => imports(`scripts/s${n}.ts`, 'node:fs'));

  test('passes on this repository', () => {
    const { status, stdout, stderr } = check();
    assert.equal(stderr, '');
    assert.match(stdout, /^architecture: \d+ files, \d+ imports, no violations$/m);
    assert.equal(status, 0);
  });

  test('passes on a clean planted tree', () => {
    const { status, stdout } = check(planted(many));
    assert.equal(stdout, 'architecture: 20 files, 20 imports, no violations\n');
    assert.equal(status, 0);
  });

  test('names file, line and rule of a planted violation, and fails', () => {
    const { status, stderr } = check(planted([...many, imports('packages/kernel/src/a.ts', 'node:fs')]));
    assert.match(stderr, /^packages\/kernel\/src\/a\.ts:1 {2}node:fs\n {4}kernel may import only its own files\.$/m);
    assert.equal(status, 1);
  });

  test('names a planted ring, and fails', () => {
    const ring = [imports('packages/kernel/src/a.ts', './b.ts'), imports('packages/kernel/src/b.ts', './a.ts')];
    const { status, stderr } = check(planted([...many, ...ring]));
    assert.equal(status, 1);
    assert.match(stderr, /packages\/kernel\/src\/a\.ts:1 {2}2 files import each other/);
  });

  test('fails when it sees too little', () => {
    const { status, stderr } = check(planted([]));
    assert.equal(stderr, 'architecture: 0 files, 0 imports: too few to be the whole tree\n');
    assert.equal(status, 1);
  });
});
