import { setFlagsFromString } from 'node:v8';
import { games } from '@teahouse/games';
import { openLog } from './log.ts';
import { openHouse } from './open.ts';
import { readSettings, StartError } from './settings.ts';
import { listen, prepareDataDir } from './start.ts';
import { StoreTrouble } from './store/db.ts';

const GRACE_MS = 10_000;
const PARENT_CHECK_MS = 500;
const parent = process.ppid;

// The room that `npm start` asks of V8 is for this thread. Each that starts later would be given as much: it says itself
// what it needs.
for (const room of ['min-semi-space-size', 'max-semi-space-size', 'initial-old-space-size']) {
  setFlagsFromString(`--${room}=0`);
}

try {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null) prepareDataDir(settings.dataDir);
  const log = openLog(settings.logLevel);
  const house = await openHouse(settings, games, log);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    log.info('closing', {});
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    house.close().then(
      () => log.info('closed', {}),
      error => {
        log.error('close-failed', { error: String(error) });
        process.exitCode = 1;
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const address = await listen(house.app.server, settings);
  console.log(`Teahouse is open at ${address}`);
  const store = settings.databaseUrl === null ? settings.dataDir : settings.databaseUrl.host;
  log.info('open', { address, store, games: games.length, node: process.version, pid: process.pid });
  if (process.env.npm_lifecycle_event === 'start') onceOrphaned(stop);
} catch (error) {
  if (!(error instanceof StartError || error instanceof StoreTrouble)) throw error;
  console.error(error instanceof StoreTrouble ? `The store cannot be opened: ${error.message}.` : error.message);
  process.exit(1);
}

/** A signal to `npm start` may end the shell between npm and us without reaching us: then our parent changes. */
function onceOrphaned(then: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, PARENT_CHECK_MS).unref();
}
