import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';

const INSTALL_MS = 120_000;
export const isRoot = process.getuid?.() === 0;

/**
 * The folder in which these programs are, on the path or in one of `more`. Where they are missing their package is
 * installed, if nobody minds one more package: on a machine of its own, or as root. Null where they cannot be had.
 */
export function folderOf(
  programs: readonly string[],
  aptPackage: string,
  more: () => string[] = () => [],
): string | null {
  const find = (): string | null =>
    [...(process.env.PATH ?? '').split(delimiter), ...more()].find(folder =>
      programs.every(name => canRun(join(folder, name))),
    ) ?? null;
  const found = find();
  if (found !== null || !(process.env.CI === 'true' || isRoot)) return found;
  try {
    // Other tests may be installing something too.
    const command = ['apt-get', 'install', '-y', '-o', `DPkg::Lock::Timeout=${INSTALL_MS / 1000}`, aptPackage];
    const [sudo, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    execFileSync(sudo!, rest, { stdio: 'ignore', timeout: INSTALL_MS });
  } catch {
    return null;
  }
  return find();
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

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
