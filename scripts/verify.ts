// npm run verify [-- --data DIR]: replays every live table on this build. Run it before switching builds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@teahouse/games';
import { openStore } from '../packages/server/src/layers/store.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { migrate } from '../packages/server/src/store/schema.ts';
import { verify } from '../packages/server/src/tables/verify.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const env = values.data === undefined ? process.env : { ...process.env, DATA_DIR: values.data };
const settings = readSettings(env);
if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'teahouse.db'))) {
  console.error(`verify: there is no store in ${settings.dataDir}`);
  process.exit(2);
}
const db = openStore(settings);
await migrate(db);
let tables = 0;
let differences = 0;
await verify(db, new Map(games.map(({ game }) => [game.id, game])), (table, difference) => {
  tables++;
  if (difference === null) return;
  differences++;
  console.log(`${table} (${difference.game}), entry ${difference.n}: ${difference.what}`);
});
await db.close();
console.log(`verify: ${tables} live tables, ${differences} that differ on this build`);
process.exitCode = differences === 0 ? 0 : 1;
