import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** `idle`: only where nothing else on the machine wants the processor. */
export type Priority = 'low' | 'idle';

/** So far behind those that serve people; 0 is the usual, 19 the last. */
const BEHIND = 10;
/** Where Linux tells the numbers of threads, each of which has a priority; elsewhere they have that of their process. */
const THREAD = '/proc/thread-self';
const THREADS = '/proc/self/task';

/** This thread lets others go first where there is not enough processor for all: what it does can wait. */
export function stepBack(): void {
  if (existsSync(THREAD)) yieldTo(Number(basename(readlinkSync(THREAD))));
}

/** All threads of this process do, those of V8 too. */
export function stepBackWhole(priority: Priority): void {
  if (!existsSync(THREADS)) yieldTo(process.pid);
  else for (const thread of readdirSync(THREADS)) yieldTo(Number(thread));
  // Node has no way of its own to it.
  if (priority === 'idle') execFileSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)]);
}

function yieldTo(id: number): void {
  try {
    if (getPriority(id) < BEHIND) setPriority(id, BEHIND);
  } catch (error) {
    // It has ended since.
    if ((error as NodeJS.ErrnoException).errno !== -constants.errno.ESRCH) throw error;
  }
}

/** Whether this machine knows threads that are idle. */
export const knowsIdle = (): boolean => existsSync(THREAD) && spawnSync('chrt', ['--version']).error === undefined;
