import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { importsIn, type SourceFile, withoutComments } from '../sources.ts';

/** Where development goes on, in the order in which it is looked for. */
const TRUNKS = ['main', 'origin/main'];

interface Changes {
  /** The commit they are counted from. */
  readonly since: string;
  readonly files: readonly string[];
}

/** What differs from where this branch left main: committed, uncommitted and new files. On main, what is uncommitted. */
export function changesIn(root: string): Changes {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const since = leftAt(git);
  const lists = [
    git('diff', '--name-only', '-z', '--no-renames', since),
    git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
  return { since, files: lists.flatMap(list => list.split('\0').filter(Boolean)) };
}

function leftAt(git: (...args: string[]) => string): string {
  for (const trunk of TRUNKS) {
    try {
      return git('merge-base', 'HEAD', trunk).trim();
    } catch {
      // A clone need not have every branch.
    }
  }
  return git('rev-parse', 'HEAD').trim();
}

/** Gives the file that a module named in an import is, if it is one of the house. */
export type Resolve = (from: string, module: string) => string | undefined;

/**
 * The tests that a change may break, those nearest to it first: all whose imports lead to a changed file. What no test
 * imports, such as a page of text, a style, a recorded game or a program, is read or started by those of its own package.
 */
export function affectedTests(
  tests: readonly string[],
  files: readonly SourceFile[],
  changed: readonly string[],
  resolve: Resolve,
): string[] {
  const importers = importersOf(files, resolve);
  const nearest = new Map<string, number>();
  for (const path of changed) {
    const steps = stepsFrom(path, importers);
    const importing = tests.filter(test => steps.has(test));
    const found = importing.length > 0 ? importing : tests.filter(test => homeOf(test) === homeOf(path));
    for (const test of found) nearest.set(test, Math.min(steps.get(test) ?? 1, nearest.get(test) ?? Infinity));
  }
  return [...nearest.keys()].sort((a, b) => nearest.get(a)! - nearest.get(b)! || a.localeCompare(b));
}

/** How many imports away from a file each of those is that import it, at any remove. */
function stepsFrom(path: string, importers: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const steps = new Map([[path, 0]]);
  for (const [file, step] of steps) {
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  }
  return steps;
}

function importersOf(files: readonly SourceFile[], resolve: Resolve): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    for (const { module } of importsIn(withoutComments(source))) {
      const to = module === undefined ? undefined : resolve(path, module);
      if (to === undefined) continue;
      const known = importers.get(to) ?? new Set();
      importers.set(to, known.add(path));
    }
  }
  return importers;
}

/** A game, a package, or the scripts, which also look after what lies outside of all packages. */
function homeOf(path: string): string {
  return /^packages\/(?:games\/[^/]+(?=\/)|[^/]+)/.exec(path)?.[0] ?? (path.startsWith('e2e/') ? 'e2e' : 'scripts');
}

/** Resolves within the house: relative paths by themselves, packages as Node finds them through `find`. */
export function resolveIn(root: string, find: (module: string) => string): Resolve {
  const inside = `${root}/`;
  const known = new Map<string, string | undefined>();
  const packaged = (module: string): string | undefined => {
    const path = new URL(find(module)).pathname;
    return path.startsWith(inside) ? path.slice(inside.length) : undefined;
  };
  return (from, module) => {
    if (module.startsWith('.')) return posix.join(posix.dirname(from), module);
    if (!module.startsWith('@teahouse/')) return undefined;
    if (!known.has(module)) known.set(module, packaged(module));
    return known.get(module);
  };
}
