// npm run verify [-- --all] [--data DIR]: replays every live table on this build, or with --all every finished one too.
// Run it before switching builds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@teahouse/games';
import { openStore } from '../packages/server/src/layers/store.ts';
import { readSettings, type Settings, StartError } from '../packages/server/src/settings.ts';
import { type Db, StoreTrouble } from '../packages/server/src/store/db.ts';
import { lockFolder } from '../packages/server/src/store/lock.ts';
import { isUpToDate, migrate, mustBeUpToDate } from '../packages/server/src/store/schema.ts';
import { Guard } from '../packages/server/src/tables/guard.ts';
import { verify } from '../packages/server/src/tables/verify.ts';

try {
  const { values } = parseArgs({ options: { data: { type: 'string' }, all: { type: 'boolean', default: false } } });
  const env = values.data === undefined ? process.env : { ...process.env, DATA_DIR: values.data };
  const settings = readSettings(env);
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'teahouse.db'))) {
    throw new StartError(`there is no store in ${settings.dataDir}`);
  }
  const db = openStore(settings);
  await bringUpToDate(db, settings);
  const guard = new Guard();
  let tables = 0;
  let differences = 0;
  const shelf = new Map(games.map(({ game }) => [game.id, game]));
  await verify({ db, games: shelf, guard }, values, (table, difference) => {
    tables++;
    if (difference === null) return;
    differences++;
    console.log(`${table} (${difference.game}), entry ${difference.n}: ${difference.what}`);
  });
  await guard.close();
  await db.close();
  console.log(`verify: ${tables} ${values.all ? '' : 'live '}tables, ${differences} that differ on this build`);
  process.exitCode = differences === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError || error instanceof StoreTrouble || isUsage(error))) throw error;
  console.error(`verify: ${error.message}`);
  process.exitCode = 2;
}

/** What an earlier build has left: never under an open house, and not at all where others share the store. */
async function bringUpToDate(db: Db, { databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl !== null) return mustBeUpToDate(db);
  if (await isUpToDate(db)) return;
  const unlock = lockFolder(dataDir);
  await migrate(db).finally(unlock);
}

/** An option that there is not. */
function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
