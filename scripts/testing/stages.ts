import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Job, Lane } from './lanes.ts';
import { script, testFile } from './processes.ts';

/** What Node runs for each check that is no test. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  pages: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.web.json'],
  parts: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.parts.json'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  architecture: ['scripts/architecture.ts'],
  rules: ['scripts/rules.ts', '--check'],
  clones: ['scripts/clones.ts', '--check'],
};

/** Test files by the lane they run in; the first lane that matches has them. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  e2e: ['e2e/**/*.test.ts'],
  laws: ['packages/games/*/test/laws/**/*.test.ts', 'packages/testkit/test/laws.test.ts'],
  // Each starts servers and databases of its own: never two at a time.
  trouble: ['packages/server/test/trouble/**/*.test.ts', 'packages/bench/test/load.test.ts'],
  unit: ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
};

/** What can be asked for by name, and the lanes it stands for. */
const LANES_OF: Readonly<Record<string, readonly string[]>> = {
  unit: ['laws', 'trouble', 'unit'],
  e2e: ['site', 'e2e'],
};
const STAGES = [...Object.keys(SCRIPTS), 'unit', 'site', 'e2e'];

/** Every test file of the house, by lane. */
export function testFiles(): Map<string, readonly string[]> {
  const taken = new Set<string>();
  const lanes = Object.entries(TESTS).map(([lane, patterns]): [string, string[]] => {
    // Node's test runner is content with no tests at all; we are not.
    const missing = patterns.find(pattern => globSync(pattern).length === 0);
    if (missing !== undefined) throw new Error(`No test file matches ${missing}.`);
    const files = globSync([...patterns])
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => !taken.has(path));
    for (const file of files) taken.add(file);
    return [lane, files.sort()];
  });
  return new Map(lanes);
}

interface Wanted {
  /** None means all. */
  readonly stages: readonly string[];
  /** Only these test files; none means all. */
  readonly files: readonly string[];
}

/** Sorts the words of a command line; throws a sentence about one that is neither a stage nor a test file. */
export function wanted(words: readonly string[]): Wanted {
  const all = [...testFiles().values()].flat();
  const isStage = (word: string): boolean => STAGES.includes(word);
  const files = words.filter(word => !isStage(word)).map(word => word.replace(/^\.\//, ''));
  const unknown = files.find(word => !all.includes(word));
  if (unknown !== undefined) {
    throw new Error(
      `'${unknown}' is neither a stage (${STAGES.join(', ')}) nor a test file from the root of the house.`,
    );
  }
  return { stages: words.filter(isStage), files };
}

export const checks = (has: (name: string) => boolean = () => true): Job[] =>
  Object.entries(SCRIPTS).flatMap(([name, args]) => (has(name) ? [script(name, args)] : []));

/** Compiles once what each of some two hundred processes would compile again. */
export function shareCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules', '.cache', 'compile');
}

/** What is to be run, in lanes; `browser` is made ready before the first test that needs one. */
export function lanesOf({ stages, files }: Wanted, browser: () => Promise<void>): Lane[] {
  const has = (stage: string): boolean => (stages.length === 0 && files.length === 0) || stages.includes(stage);
  const tests = testFiles();
  const lanes = new Set(STAGES.flatMap(stage => (has(stage) ? (LANES_OF[stage] ?? [stage]) : [])));
  const chosen = (lane: string): readonly string[] => {
    if (files.length === 0) return lanes.has(lane) ? tests.get(lane)! : [];
    return tests.get(lane)!.filter(file => files.includes(file));
  };
  const jobs = (lane: string) => chosen(lane).map(path => testFile(path, lane === 'e2e' ? browser : undefined));
  const e2e = jobs('e2e');
  const site = lanes.has('site') || e2e.length > 0 ? [script('site', ['scripts/site.ts'])] : [];
  const all: Lane[] = [
    { name: 'checks', jobs: checks(has), most: 1 },
    { name: 'site', jobs: site },
    { name: 'e2e', jobs: e2e, after: 'site', most: availableParallelism(), twice: true },
    { name: 'laws', jobs: jobs('laws') },
    { name: 'trouble', jobs: jobs('trouble'), most: 1, twice: true },
    { name: 'unit', jobs: jobs('unit') },
  ];
  return all.filter(lane => lane.jobs.length > 0);
}
