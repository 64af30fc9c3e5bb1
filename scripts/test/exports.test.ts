import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unusedExports } from '../exports.ts';
import type { SourceFile } from '../sources.ts';
import { resolveIn } from '../testing/affected.ts';

const resolve = resolveIn('/house', module => `file:///house/packages/${module.split('/')[1]}/src/index.ts`);
const INDEX = 'packages/kernel/src/index.ts';
const STEP = 'packages/kernel/src/step.ts';

/** The exports found unused, as `file name`. */
const unused = (sources: Readonly<Record<string, string>>): string[] => {
  const files: SourceFile[] = Object.entries(sources).map(([path, source]) => ({ path, source }));
  return unusedExports(files, resolve).map(({ path, found }) => `${path.split('/').at(-1)} ${found}`);
};

const declarations = {
  'export const step = 1;': ['step'],
  'export let step = 1;': ['step'],
  'export function step(): void {}': ['step'],
  'export async function step(): Promise<void> {}': ['step'],
  'export function* step() {}': ['step'],
  'export class Step {}': ['Step'],
  'export abstract class Step {}': ['Step'],
  'export interface Step {}': ['Step'],
  'export type Step = 1;': ['Step'],
  'export default 1;': ['default'],
  'export const { does, asks: ask } = rulebook();': ['does', 'ask'],
  'const step = 1;\nexport { step };': ['step'],
  'const step = 1;\nexport { step as first };': ['first'],
  "export { inner } from './inner.ts';": ['inner'],
};
for (const [source, names] of Object.entries(declarations)) {
  test(`nobody imports what this exports: ${source}`, () => {
    assert.deepEqual(
      unused({ [STEP]: source }),
      names.map(name => `step.ts export ${name}`),
    );
  });
}

const importers = [
  "import { step } from './step.ts';",
  "import { type step } from './step.ts';",
  "import type { step } from './step.ts';",
  "import {\n  other,\n  step as first,\n} from './step.ts';",
  "import whole, { step } from './step.ts';",
  "import * as steps from './step.ts';\nsteps.step();",
  "import * as steps from './step.ts';\nplay(steps);",
  "const { step } = await import('./step.ts');",
  "type Step = import('./step.ts').step;",
  "const steps = import.meta.glob<object>('./*.ts');",
];
for (const source of importers) {
  test(`takes it: ${source}`, () => {
    assert.deepEqual(unused({ [STEP]: 'export const step = 1;', 'packages/kernel/src/a.ts': source }), []);
  });
}

const bystanders = [
  "import { other } from './step.ts';",
  "import step from './step.ts';",
  "import { step } from './other.ts';",
  "import { step } from 'step';",
  "// import { step } from './step.ts';",
  "import * as steps from './step.ts';\nsteps.other();",
  "import * as step from './step.ts';\nstep.other();",
];
for (const source of bystanders) {
  test(`does not take it: ${source}`, () => {
    const found = unused({ [STEP]: 'export const step = 1;', 'packages/kernel/src/a.ts': source });
    assert.deepEqual(found, ['step.ts export step']);
  });
}

test('what an index passes on is used by whoever imports it there, under any name', () => {
  const passed = { [STEP]: 'export const step = 1;', [INDEX]: "export { step as first } from './step.ts';" };
  assert.deepEqual(unused(passed), ['step.ts export step', 'index.ts export first']);
  const taker = { 'packages/bots/src/a.ts': "import { first } from '@teahouse/kernel';" };
  assert.deepEqual(unused({ ...passed, ...taker }), []);
});

test('what an index passes on whole is used name by name', () => {
  const sources = {
    [STEP]: 'export const step = 1;\nexport const other = 2;',
    [INDEX]: "export * from './step.ts';",
    'packages/bots/src/a.ts': "import { step } from '@teahouse/kernel';",
  };
  assert.deepEqual(unused(sources), ['step.ts export other']);
});

test('an index that passes on what all others import elsewhere is told so, with its line', () => {
  const files = [
    { path: STEP, source: 'export const step = 1;' },
    { path: INDEX, source: "// The face.\nexport { step } from './step.ts';" },
    { path: 'packages/kernel/src/a.ts', source: "import { step } from './step.ts';" },
  ];
  const [found, ...more] = unusedExports(files, resolve);
  assert.deepEqual(more, []);
  assert.deepEqual([found!.path, found!.line, found!.found], [INDEX, 2, 'export step']);
  assert.match(found!.rule, /^No other file imports this/);
});
