import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../settings.ts';

/**
 * Takes the folder of an embedded store for this process alone; gives how to let go of it. Two servers on one store
 * would each take the other's moves for their own. SQLite locks the file through the operating system, which frees it
 * however the process ends; the store itself stays open to backups.
 */
export function lockFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const reason = `DATA_DIR ${dataDir} is in use by another server: stop it, or choose another folder.`;
    throw new StartError(reason, { cause });
  }
  return () => lock.close();
}
