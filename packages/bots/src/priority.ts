import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** So far behind those that serve people; 0 is the usual, 19 the last. */
const BEHIND = 10;
/** Where Linux tells a thread its number; elsewhere all threads of a process have one priority, and keep it. */
const SELF = '/proc/thread-self';

/** This thread lets others go first where there is not enough processor for all: what it thinks about can wait. */
export function stepBack(): void {
  if (!existsSync(SELF)) return;
  const thread = Number(basename(readlinkSync(SELF)));
  if (getPriority(thread) < BEHIND) setPriority(thread, BEHIND);
}
