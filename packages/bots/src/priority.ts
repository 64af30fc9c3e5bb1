import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** `idle`: only where nothing else on the machine wants the processor. */
export type Priority = 'low' | 'idle';

/** So far behind those that serve people; 0 is the usual, 19 the last. */
const BEHIND = 10;
/** Where Linux tells a thread its number; elsewhere all threads of a process have one priority, and keep it. */
const SELF = '/proc/thread-self';

/** This thread lets others go first where there is not enough processor for all: what it thinks about can wait. */
export function stepBack(priority: Priority = 'low'): void {
  if (!existsSync(SELF)) return;
  const thread = Number(basename(readlinkSync(SELF)));
  if (getPriority(thread) < BEHIND) setPriority(thread, BEHIND);
  if (priority === 'idle') makeIdle(thread);
}

/** Node has no way of its own to it. */
function makeIdle(thread: number): void {
  execFileSync('chrt', ['--idle', '--pid', '0', String(thread)]);
}

/** Whether this machine knows threads that are idle. */
export const knowsIdle = (): boolean => existsSync(SELF) && spawnSync('chrt', ['--version']).error === undefined;
