// The code of the house as text: its files, and what they import.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly found: string;
  readonly rule: string;
}

/** An import as written; `module` is undefined when it is computed at run time. */
interface Import {
  readonly module: string | undefined;
  readonly line: number;
  /** The file cannot run before that one has: not so for `import type`, which is erased, nor for `import(...)`. */
  readonly waits: boolean;
}

/** Every TypeScript file that git tracks, or would track, where code lives. */
export function readTree(root: string): SourceFile[] {
  const listing = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', 'packages', 'scripts', 'e2e'],
    { cwd: root, encoding: 'utf8' },
  );
  return listing
    .split('\0')
    .filter(path => /\.tsx?$/.test(path) && !path.startsWith('packages/bench/anchors/'))
    .filter(path => existsSync(join(root, path)))
    .map(path => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}

/** The source with its comments blanked, every line and column where it was. */
export function withoutComments(source: string): string {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^\\`])*`|\/\/[^\n]*|\/\*.*?\*\//gs;
  return source.replace(token, text => (/^\/[/*]/.test(text) ? text.replace(/[^\n]/g, ' ') : text));
}

export function importsIn(code: string): Import[] {
  const fixed =
    /^[ \t]*(?:import|export)\b(?<type>\s+type\b(?!\s*,|\s+from\b))?(?:[^'"`;]*?\bfrom)?\s*(['"])(?<module>[^'"\n]+)\2/gm;
  const lazy = /\bimport\s*\((?:\s*(['"`])(?<module>[^'"`$\n]+)\1\s*[,)])?/g;
  const globbed = /\bimport\.meta\.glob\b[^'"]*(['"])(?<module>[^'"\n]+)\1/g;
  const found = (pattern: RegExp, waits: (match: RegExpExecArray) => boolean): Import[] =>
    [...code.matchAll(pattern)].map(match => ({
      module: match.groups?.module,
      line: lineAt(code, match.index),
      waits: waits(match),
    }));
  const later = (): boolean => false;
  return [...found(fixed, match => match.groups?.type === undefined), ...found(lazy, later), ...found(globbed, later)];
}

export function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}
