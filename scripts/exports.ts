// Exports that no other file imports.
import { matchesGlob } from 'node:path';
import { lineAt, type SourceFile, type Violation, withoutComments } from './sources.ts';
import type { Resolve } from './testing/affected.ts';

/** A name that a file offers, and where it comes from if the file only passes it on. */
interface Offer {
  readonly name: string;
  readonly line: number;
  readonly origin?: { readonly path: string; readonly name: string };
}

/** What one file takes from another: a name, or with `*` whatever there is. */
interface Use {
  readonly path: string;
  readonly name: string;
}

const ALL = '*';

/** Files whose exports are taken by somebody who cannot be seen in the imports. */
const TAKEN_UNSEEN: Readonly<Record<string, string>> = {
  'packages/web/vite.config.ts': 'by Vite',
  'scripts/new-game/board/index.tsx': 'by the site, once it is copied to a game',
};

/** Every export that nobody takes, whether declared there or passed on. Tests are somebody. */
export function unusedExports(files: readonly SourceFile[], resolve: Resolve): Violation[] {
  const sources = files.map(({ path, source }) => ({ path, code: withoutComments(source) }));
  const offers = new Map(sources.map(({ path, code }) => [path, offersIn(path, code, resolve)]));
  const used = new Set<string>();
  const use = ({ path, name }: Use): void => {
    const key = `${path} ${name}`;
    if (used.has(key)) return;
    used.add(key);
    for (const offer of offers.get(path) ?? []) {
      if (name !== ALL && offer.name !== name && offer.name !== ALL) continue;
      if (offer.name !== ALL) used.add(`${path} ${offer.name}`);
      if (offer.origin === undefined) continue;
      use({ path: offer.origin.path, name: offer.name === ALL ? name : offer.origin.name });
    }
  };
  for (const { path, code } of sources) for (const each of usesIn(path, code, resolve, [...offers.keys()])) use(each);
  const seen = files.filter(({ path }) => !(path in TAKEN_UNSEEN));
  return seen.flatMap(({ path }) =>
    offers
      .get(path)!
      .filter(({ name }) => name !== ALL && !used.has(`${path} ${name}`))
      .map(({ name, line }) => ({
        path,
        line,
        found: `export ${name}`,
        rule: 'No other file imports this: it needs no export, or it is not needed at all.',
      })),
  );
}

function offersIn(path: string, code: string, resolve: Resolve): Offer[] {
  const declared =
    /^export\s+(?:declare\s+)?(?:default\b|(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum|namespace)\s+(?:(?<name>[\w$]+)|\{(?<parts>[^}]*)\}\s*=))/gm;
  const listed =
    /^export\s+(?:type\s+)?(?:\{(?<names>[^}]*)\}|\*(?:\s*as\s+(?<whole>\w+))?)(?:\s*from\s*(['"])(?<module>[^'"]+)\3)?/gm;
  const found: Offer[] = [];
  for (const { groups, index } of code.matchAll(declared)) {
    const names =
      groups!.parts === undefined ? [groups!.name ?? 'default'] : namesIn(groups!.parts).map(({ as }) => as);
    for (const name of names) found.push({ name, line: lineAt(code, index) });
  }
  for (const { groups, index } of code.matchAll(listed)) {
    const line = lineAt(code, index);
    const from = groups!.module === undefined ? undefined : resolve(path, groups!.module);
    const offer = (as: string, name: string): Offer =>
      from === undefined ? { name: as, line } : { name: as, line, origin: { path: from, name } };
    if (groups!.names === undefined) found.push(offer(groups!.whole ?? ALL, ALL));
    else for (const { name, as } of namesIn(groups!.names)) found.push(offer(as, name));
  }
  return found;
}

function usesIn(path: string, code: string, resolve: Resolve, paths: readonly string[]): Use[] {
  const fixed = /^[ \t]*import\s+(?:type\s+)?(?<clause>[^'"`;]*?)\s*\bfrom\s*(['"])(?<module>[^'"\n]+)\2/gm;
  const lazy = /\bimport\s*\(\s*(['"`])(?<module>[^'"`$\n]+)\1/g;
  const globbed = /\bimport\.meta\.glob\b[^'"]*(['"])(?<module>[^'"\n]+)\1/g;
  const found: Use[] = [];
  for (const { groups } of code.matchAll(fixed)) {
    const from = resolve(path, groups!.module!);
    if (from !== undefined) for (const name of takenBy(groups!.clause!, code)) found.push({ path: from, name });
  }
  for (const { groups } of code.matchAll(lazy)) {
    const from = resolve(path, groups!.module!);
    if (from !== undefined) found.push({ path: from, name: ALL });
  }
  for (const { groups } of code.matchAll(globbed)) {
    const pattern = resolve(path, groups!.module!);
    if (pattern === undefined) continue;
    for (const each of paths) if (matchesGlob(each, pattern)) found.push({ path: each, name: ALL });
  }
  return found;
}

/** The names an import takes. Of a namespace, what is read from it, or all where it is passed on whole. */
function takenBy(clause: string, code: string): string[] {
  const names = namesIn(/\{([^}]*)\}/.exec(clause)?.[1] ?? '').map(({ name }) => name);
  const namespace = /\*\s*as\s+([\w$]+)/.exec(clause)?.[1];
  if (namespace !== undefined) {
    const mentions = code.matchAll(new RegExp(`(?<!\\bas\\s+|[\\w$./'"-])${namespace}\\b(?:\\.([\\w$]+))?`, 'g'));
    for (const [, member] of mentions) names.push(member ?? ALL);
  }
  if (/^[\w$]+(?=\s*(?:,|$))/.test(clause)) names.push('default');
  return names;
}

/** The parts of a list in braces: `a`, `type a`, `a as b`, and of a pattern `a: b`. */
function namesIn(list: string): { name: string; as: string }[] {
  return list
    .split(',')
    .map(part => part.trim().replace(/^type\s+(?!as\b)/, ''))
    .filter(part => part !== '')
    .map(part => {
      const [name, as] = part.split(/\s+as\s+|\s*:\s*/);
      return { name: name!, as: as ?? name! };
    });
}
