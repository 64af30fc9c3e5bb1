// npm run new-game -- <id> [--title "…"]: a folder with a small game that can be played at once, to be made into another.
//
// The model is the game in scripts/new-game, a whole one under all checks of the house. A new game is a copy of it with
// its own id, title and prefix (of its rules and of its styles), and a place in the list of packages/games/index.ts.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLedger } from '@teahouse/testkit';
import { type Fail, failOf, readArguments } from './arguments.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const MODEL = { folder: 'scripts/new-game', id: 'paper-lanterns', title: 'Paper Lanterns', prefix: 'PL' };
const REGISTRY = 'packages/games/index.ts';
const LIST = /^(export const games: readonly Folder\[\] = \[)([^\]]*?),?(\s*\];)$/m;

process.chdir(join(import.meta.dirname, '..'));
const fail: Fail = failOf('new-game', 'npm run new-game -- <id> [--title "…"]');
const { values, positionals } = readArguments(
  () => parseArgs({ allowPositionals: true, options: { title: { type: 'string' } } }),
  fail,
);
const id = readId(positionals);
const folder = `packages/games/${id}`;
const title = readTitle(values.title ?? titleOf(id));
const registered = registeredWith(id, readFileSync(REGISTRY, 'utf8'));
const prefix = freePrefix(id);

cpSync(MODEL.folder, folder, { recursive: true });
for (const file of globSync('**/*', { cwd: folder })) {
  const path = join(folder, file);
  if (statSync(path).isFile() && !path.endsWith('.svg')) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
}
writeFileSync(REGISTRY, registered);
execFileSync(process.execPath, [BIOME, 'check', '--write', folder, REGISTRY], { stdio: ['ignore', 'ignore', 2] });
console.log(`${title} is on the shelf; its folder is ${folder}, and its rules are called ${prefix}-….
  npm start                                      play it
  node --test '${folder}/test/**/*.test.ts'   test it
  docs/add-a-game.md                             make it yours`);

function readId([wanted, ...more]: readonly string[]): string {
  if (wanted === undefined) fail('how is the game to be called? An id such as tea-race names its folder');
  if (more.length > 0) fail(`one id, please, not ${more.length + 1}; a title of several words goes in quotes`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted) || wanted.length > 40) {
    fail(`'${wanted}' cannot be an id: small letters and digits, words joined by '-', such as tea-race; at most 40`);
  }
  if (existsSync(`packages/games/${wanted}`)) fail(`there is a folder packages/games/${wanted} already`);
  return wanted;
}

function readTitle(wanted: string): string {
  const trimmed = wanted.trim();
  if (trimmed === '' || trimmed.length > 60) fail('a title has between 1 and 60 characters');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(trimmed)) fail('a title is one line of plain text');
  return trimmed;
}

function titleOf(wanted: string): string {
  return wanted.replace(/(^|-)(.)/g, (_, dash: string, first: string) => (dash && ' ') + first.toUpperCase());
}

/** The list of all games with one more at its end. */
function registeredWith(wanted: string, list: string): string {
  if (!LIST.test(list)) fail(`${REGISTRY} has no list 'games' that a game could be added to`);
  const name = freeName(wanted, list);
  const longer = list.replace(LIST, (_, before: string, names: string, after: string) => {
    return `${before}${names}, ${name}${after}`;
  });
  return `import * as ${name} from './${wanted}/src/index.ts';\n${longer}`;
}

/** One word alone might be a word of the language, so it gets company; 'tea' must not meet 'tea-game' either. */
function freeName(wanted: string, list: string): string {
  const camel = wanted.replace(/-(.)/g, (_, first: string) => first.toUpperCase());
  const name = /[A-Z]/.test(camel) ? camel : `${camel}Game`;
  const isTaken = (each: string): boolean => list.includes(`import * as ${each} from`);
  let free = name;
  for (let n = 2; isTaken(free); n++) free = `${name}${n}`;
  return free;
}

/** Initials, or as many letters of the id as it takes until no other game has them. */
function freePrefix(wanted: string): string {
  const taken = new Set(['T', 'EX']);
  for (const ledger of globSync('packages/games/*/rules.md')) {
    for (const rule of readLedger(readFileSync(ledger, 'utf8')).rules) taken.add(rule.slice(0, rule.indexOf('-')));
  }
  const words = wanted
    .replaceAll(/[0-9]/g, '')
    .split('-')
    .filter(word => word !== '');
  const letters = words.join('').toUpperCase();
  const candidates = [
    words
      .map(word => word[0])
      .join('')
      .toUpperCase(),
  ];
  for (let n = 2; n <= letters.length; n++) candidates.push(letters.slice(0, n));
  for (let n = 1; n <= taken.size; n++) candidates.push(letters + 'X'.repeat(n));
  return candidates.find(each => each.length > 1 && !taken.has(each))!;
}

/** The model's words in the words of the new game, all in one go: a title may well contain another of them. */
function renamed(text: string): string {
  const words: Record<string, string> = {
    [`'${MODEL.title}'`]: JSON.stringify(title),
    [MODEL.title]: title,
    [MODEL.id]: id,
    [MODEL.prefix]: prefix,
    [MODEL.prefix.toLowerCase()]: prefix.toLowerCase(),
  };
  return text.replace(new RegExp(`(?<!\\w)(${Object.keys(words).join('|')})(?!\\w)`, 'g'), word => words[word]!);
}
