import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What is not ours and not always there. Without it the bench leaves out the goals that need it.

const ANCHORS = fileURLToPath(new URL('../anchors', import.meta.url));
const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));

/** Installs boardgame.io once; false if that cannot be done, and then `goals` cannot be measured. */
export function hasBoardgameIo(goals: string): boolean {
  if (boardgameIoIsInstalled()) return true;
  console.error('bench: installing boardgame.io, once (npm ci)');
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options: SpawnSyncOptions = { cwd: ANCHORS, stdio: ['ignore', 2, 2], timeout: 300_000 };
  const { status } =
    script && node
      ? spawnSync(node, [script, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status === 0 && boardgameIoIsInstalled()) return true;
  console.error(`bench: boardgame.io cannot be installed here; ${goals} are left out.`);
  return false;
}

export const boardgameIoIsInstalled = (): boolean => installedVersion() === wantedVersion();

const wantedVersion = (): string =>
  JSON.parse(readFileSync(join(ANCHORS, 'package.json'), 'utf8')).dependencies['boardgame.io'];

function installedVersion(): string | null {
  const file = join(ANCHORS, 'node_modules', 'boardgame.io', 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

/** Compiles the C++ port when it has changed; null without a compiler. */
export function nativeProgram(): string | null {
  const source = join(ANCHORS, 'dragon.cpp');
  const program = join(CACHE, 'dragon');
  if (existsSync(program) && statSync(program).mtimeMs > statSync(source).mtimeMs) return program;
  mkdirSync(CACHE, { recursive: true });
  const { status, error } = spawnSync('g++', ['-O3', '-march=native', '-o', program, source], {
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return program;
  console.error(`bench: no C++ anchor (${error?.message ?? `g++ ended with ${status}`}); K5 is left out.`);
  return null;
}
