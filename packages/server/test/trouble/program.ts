import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, globSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';

export const isRoot = process.getuid?.() === 0;

/** A program that a test starts and that no npm package brings. */
interface Program {
  readonly name: string;
  /** The executables of it that are run. */
  readonly executables: readonly string[];
  /** What it is called by apt and by Homebrew. */
  readonly packages: { readonly apt: string; readonly brew: string };
  /** Where it may be beside the path. */
  readonly folders: string;
}

export const POSTGRES: Program = {
  name: 'PostgreSQL',
  executables: ['initdb', 'postgres'],
  packages: { apt: 'postgresql', brew: 'postgresql' },
  folders: '{/usr/lib/postgresql/*,/opt/homebrew/opt/postgresql*,/usr/local/opt/postgresql*}/bin',
};

export const REDIS: Program = {
  name: 'Redis',
  executables: ['redis-server'],
  packages: { apt: 'redis-server', brew: 'redis' },
  folders: '{/opt/homebrew,/usr/local}/opt/redis/bin',
};

/** The folder in which a program is; the newest, where there are several beside the path. */
export function find({ executables, folders }: Program): string | undefined {
  const beside = globSync(folders).toSorted().toReversed();
  return [...(process.env.PATH ?? '').split(delimiter), ...beside].find(folder =>
    executables.every(name => canRun(join(folder, name))),
  );
}

/** The folder in which a program is, or a sentence about how to come by it: tests are never left out for want of it. */
export function folderOf(program: Program): string {
  const found = find(program);
  if (found !== undefined) return found;
  const { name, executables, packages } = program;
  throw new Error(
    `${name} is missing, and these tests need it. Install it: "sudo apt-get install ${packages.apt}" on Debian and Ubuntu ` +
      `(npm test does so by itself as root), "brew install ${packages.brew}" on macOS; on Windows run the tests within WSL. ` +
      `If it is installed, put the folder of ${executables.join(' and ')} into PATH.`,
  );
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A command that also ends with whoever started it, should the test itself be killed; only Linux can promise that. */
export const tied = (signal: 'KILL' | 'QUIT', command: string, args: readonly string[]): [string, string[]] =>
  process.platform === 'linux' ? ['setpriv', [`--pdeathsig=${signal}`, command, ...args]] : [command, [...args]];

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends a program, if it runs, and waits until it is gone. */
export async function end(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill(signal);
  await gone;
}
