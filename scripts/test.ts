// Every check of the house, in order, stopping at the first that fails: `node scripts/test.ts [stage...]`.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));

const STAGE_MINUTES = 20;

/** What Node runs in each stage. */
const stages: Record<string, readonly string[]> = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  pages: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.web.json'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  architecture: ['scripts/architecture.ts'],
  rules: ['scripts/rules.ts', '--check'],
  clones: ['scripts/clones.ts', '--check'],
  unit: tests(
    availableParallelism(),
    'packages/*/test/**/*.test.ts',
    'packages/games/*/test/**/*.test.ts',
    'scripts/test/**/*.test.ts',
  ),
  site: ['scripts/site.ts'],
  e2e: tests(1, 'e2e/**/*.test.ts'),
};

/** Node's test runner is content with no tests at all; we are not. */
function tests(processes: number, ...patterns: string[]): string[] {
  const missing = patterns.find(pattern => globSync(pattern).length === 0);
  if (missing !== undefined) throw new Error(`No test file matches ${missing}.`);
  return ['--test', '--test-reporter=spec', `--test-concurrency=${processes}`, ...patterns];
}

function run(stage: string, args: readonly string[]): void {
  console.log(`\n── ${stage} ${'─'.repeat(60 - stage.length)}`);
  const started = performance.now();
  const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit', timeout: STAGE_MINUTES * 60_000 });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`── ${stage} failed after ${seconds} s (${error?.message ?? `exit code ${status}`})`);
    process.exit(1);
  }
  console.log(`── ${stage} passed in ${seconds} s`);
}

const chosen = process.argv.slice(2);
for (const stage of chosen.length > 0 ? chosen : Object.keys(stages)) {
  const args = stages[stage];
  if (args === undefined) {
    console.error(`There is no stage '${stage}'; there are ${Object.keys(stages).join(', ')}.`);
    process.exit(1);
  }
  run(stage, args);
}
