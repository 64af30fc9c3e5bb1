import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@teahouse/kernel';
import type { Settings } from '../settings.ts';
import { SqliteDb } from '../store/sqlite.ts';
import { Guard } from '../tables/guard.ts';
import { verify } from '../tables/verify.ts';
import { type Backup, backUp, restore } from './backup.ts';

/** How a rehearsed restore went. */
interface Drill extends Omit<Backup, 'file'> {
  /** The backup; null for one that was made for this drill, and is gone. */
  readonly file: string | null;
  /** Tables that were played again, from the first card. */
  readonly verified: number;
  /** Those that are not what they should be, each with a sentence. */
  readonly differ: readonly string[];
}

/** Restores a backup into a folder that is gone afterwards, and plays every table again. Without a file one is made first. */
export async function drill(
  settings: Settings,
  games: ReadonlyMap<string, AnyGame>,
  file: string | null,
  now: number,
): Promise<Drill> {
  const scratch = mkdtempSync(join(tmpdir(), 'teahouse-drill-'));
  try {
    const backup = file ?? (await backUp(settings, join(scratch, 'backup.db'))).file;
    const dataDir = join(scratch, 'restored');
    const restored = await restore({ ...settings, databaseUrl: null, dataDir }, backup, false, now);
    const db = new SqliteDb(join(dataDir, 'teahouse.db'), 'NORMAL');
    const guard = new Guard();
    let verified = 0;
    const differ: string[] = [];
    await verify({ db, games, guard }, { all: true }, (table, difference) => {
      verified++;
      if (difference !== null) differ.push(`${table} (${difference.game}), entry ${difference.n}: ${difference.what}`);
    });
    await guard.close();
    await db.close();
    return { ...restored, file, verified, differ };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
