// Packages, layers and files depend one way only, nothing is exported in vain, and rules code stays deterministic:
// `node scripts/architecture.ts [folder]`.
import { realpathSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { type Cycle, cycles, type Edge, resolved } from './cycles.ts';
import { unusedExports } from './exports.ts';
import { importsIn, lineAt, readTree, type SourceFile, type Violation, withoutComments } from './sources.ts';
import { resolveIn } from './testing/affected.ts';

/** Where a file lives: its package, the folder inside the package, and the row of MAY_IMPORT that binds it. */
interface Home {
  readonly home: string;
  readonly inner: string;
  readonly row: string;
}

const KERNEL = '@teahouse/kernel';
const TESTKIT = '@teahouse/testkit';
const BOARDKIT = '@teahouse/boardkit';
const GAMES = '@teahouse/games';
const BOTS = '@teahouse/bots';
const PROTOCOL = '@teahouse/protocol';
const A_GAME = 'a game';
const EVERY_GAME = 'packages/games/*';
const NODE = 'node:';
const ANY_NPM = 'npm packages';
const ANYTHING = 'anything';

/**
 * What each place may import beside its own files. The list of all games imports the `src` of each besides; the site
 * names none, and takes whatever lies in the folders by `import.meta.glob`.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  'kernel/test': [KERNEL, NODE, 'fast-check'],
  testkit: [KERNEL, NODE, 'fast-check'],
  'testkit/test': [KERNEL, NODE, 'fast-check'],
  boardkit: [KERNEL, 'preact', '@preact/signals'],
  'boardkit/test': [KERNEL, NODE, ANY_NPM],
  'game/src': [KERNEL],
  'game/text': [KERNEL],
  'game/board': [KERNEL, BOARDKIT, 'preact'],
  'game/test': [KERNEL, BOARDKIT, TESTKIT, NODE, 'fast-check'],
  games: [KERNEL],
  'games/test': [KERNEL, NODE],
  bots: [KERNEL, GAMES, NODE],
  'bots/test': [KERNEL, GAMES, A_GAME, TESTKIT, NODE, 'fast-check'],
  protocol: [KERNEL, BOTS, 'valibot'],
  'protocol/test': [KERNEL, BOTS, 'valibot', NODE],
  server: [KERNEL, GAMES, BOTS, PROTOCOL, NODE, ANY_NPM],
  'server/test': [KERNEL, GAMES, A_GAME, BOTS, PROTOCOL, TESTKIT, NODE, ANY_NPM],
  web: [KERNEL, BOARDKIT, GAMES, BOTS, PROTOCOL, ANY_NPM],
  'web/build': [KERNEL, GAMES, PROTOCOL, NODE, ANY_NPM],
  'web/test': [KERNEL, BOARDKIT, GAMES, A_GAME, BOTS, PROTOCOL, TESTKIT, NODE, ANY_NPM],
  bench: [ANYTHING],
  'bench/test': [ANYTHING],
  scripts: [ANYTHING],
  e2e: [ANYTHING],
};

/** A game's folder, and the folder inside: one of the shelf, or the model that new ones are copied from. */
const GAME_FOLDER = /^(packages\/games\/(?!test\/)[^/]+|scripts\/new-game)\/(?:([^/]+)\/)?/;

const DETERMINISTIC = /^(packages\/(kernel|games\/[^/]+)|scripts\/new-game)\/src\//;

const BANNED: readonly { readonly text: RegExp; readonly rule: string }[] = [
  { text: /\bMath\s*\.\s*random\b/g, rule: 'Rules draw chance from the state of the game, through the kernel.' },
  { text: /\bDate\s*\.\s*now\b|\bnew\s+Date\b/g, rule: 'Rules know no clock.' },
  { text: /\.\s*flatMap\b/g, rule: 'flatMap is slow where bots search; write a plain loop.' },
  { text: /\bstructuredClone\b/g, rule: "structuredClone is slow where bots search; use the kernel's copy." },
];

/** A check that saw next to nothing must not pass. */
const FEWEST_FILES = 20;

export function violations(files: readonly SourceFile[]): Violation[] {
  const found: Violation[] = [];
  for (const { path, source } of files) {
    const code = withoutComments(source);
    if (!(homeOf(path).row in MAY_IMPORT)) {
      found.push({ path, line: 1, found: posix.dirname(path), rule: 'No rule covers this folder; add one here.' });
      continue;
    }
    for (const { module, line } of importsIn(code)) {
      const rule = ruleBroken(path, module);
      if (rule !== undefined) found.push({ path, line, found: module ?? 'import(...)', rule });
    }
    if (DETERMINISTIC.test(path)) found.push(...bannedIn(path, code));
  }
  return found;
}

/** Files, and layers, that import each other in a ring. */
export const cyclesIn = (files: readonly SourceFile[]): Violation[] => cycles(edgesOf(files)).map(violationOf);

function violationOf({ of, members, round }: Cycle): Violation {
  const way = round.map(({ from, line, to }) => `${from}:${line} imports ${to}`).join(', ');
  return {
    path: round[0]!.from,
    line: round[0]!.line,
    found: `${members.length} ${of} import each other: ${members.join(' ')}`,
    rule: `${of === 'files' ? 'Files' : 'Layers'} depend one way only. One way round: ${way}.`,
  };
}

/**
 * The imports inside the tree that one file waits for before it runs. Types are erased and may know each other both ways:
 * a table and its view, a rule and the card it asks. Other packages are imported by name and have their rows above.
 */
function edgesOf(files: readonly SourceFile[]): Edge[] {
  const paths = new Set(files.map(({ path }) => path));
  const edges: Edge[] = [];
  for (const { path, source } of files) {
    for (const { module, line, waits } of importsIn(withoutComments(source))) {
      const to = module?.startsWith('.') ? resolved(path, module) : undefined;
      if (to !== undefined && waits && paths.has(to)) edges.push({ from: path, to, line });
    }
  }
  return edges;
}

function bannedIn(path: string, code: string): Violation[] {
  return BANNED.flatMap(({ text, rule }) =>
    [...code.matchAll(text)].map(match => ({ path, line: lineAt(code, match.index), found: match[0], rule })),
  );
}

/** The rule that this import breaks, as a sentence. */
function ruleBroken(path: string, module: string | undefined): string | undefined {
  const home = homeOf(path);
  const may = MAY_IMPORT[home.row]!;
  if (may.includes(ANYTHING)) return undefined;
  if (module === undefined) return 'An import names its module in plain quotes, so that it can be checked.';
  if (module.startsWith('.')) return relativeRuleBroken(path, home, module);
  const target = targetOf(module);
  if (may.includes(target) || (may.includes(ANY_NPM) && isFromNpm(target))) return undefined;
  return `${home.row} may import only ${['its own files', ...may].join(', ')}.`;
}

function relativeRuleBroken(path: string, { home, inner, row }: Home, module: string): string | undefined {
  const target = homeOf(posix.join(posix.dirname(path), module));
  if (row === 'games' && target.row === 'game/src') return undefined;
  if (row === 'web' && target.home === EVERY_GAME) return undefined;
  if (target.home !== home) return 'A relative import stays inside its package; other packages are imported by name.';
  if (inner === 'test' || inner === target.inner) return undefined;
  if (target.inner === 'test') return `${row} must not import tests.`;
  if (target.row === 'game/board') return `${row} must not import the board that draws it.`;
  return undefined;
}

function homeOf(path: string): Home {
  const [, game, part = ''] = GAME_FOLDER.exec(path) ?? [];
  if (game !== undefined) return { home: game, inner: part, row: `game/${part}` };
  const [top = '', name = '', ...rest] = path.split('/');
  if (top !== 'packages') return { home: top, inner: '', row: top };
  const inner = rest.length > 1 ? rest[0]! : '';
  if (name === 'web' && inner === '') return { home: 'packages/web', inner, row: 'web/build' };
  return { home: `packages/${name}`, inner, row: inner === 'test' ? `${name}/test` : name };
}

/** The package a module belongs to, or the word MAY_IMPORT has for its kind. */
function targetOf(module: string): string {
  if (module.startsWith(NODE)) return NODE;
  if (module.startsWith(`${GAMES}/`)) return A_GAME;
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function isFromNpm(target: string): boolean {
  return target !== NODE && target !== A_GAME && !target.startsWith('@teahouse/');
}

function main(root: string): number {
  const files = readTree(root);
  const found = [
    ...violations(files),
    ...cyclesIn(files),
    ...unusedExports(files, resolveIn(root, import.meta.resolve)),
  ];
  for (const { path, line, found: text, rule } of found) console.error(`${path}:${line}  ${text}\n    ${rule}`);
  const imports = files.reduce((sum, file) => sum + importsIn(withoutComments(file.source)).length, 0);
  const seen = `architecture: ${files.length} files, ${imports} imports`;
  if (files.length < FEWEST_FILES || imports === 0) {
    console.error(`${seen}: too few to be the whole tree`);
    return 1;
  }
  console.log(`${seen}, ${found.length === 0 ? 'no' : found.length} violations`);
  return found.length === 0 ? 0 : 1;
}

if (realpathSync(process.argv[1]!) === import.meta.filename) {
  process.exitCode = main(resolve(process.argv[2] ?? join(import.meta.dirname, '..')));
}
