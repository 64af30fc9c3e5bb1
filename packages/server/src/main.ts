import { games } from '@teahouse/games';
import { createApp } from './app.ts';
import { listen, prepareDataDir, readConfig, StartError } from './start.ts';

const GRACE_MS = 5_000;
const PARENT_CHECK_MS = 500;
const parent = process.ppid;

try {
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const server = createApp(games);
  console.log(`Teahouse is open at ${await listen(server, config)}`);

  const stop = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.env.npm_lifecycle_event === 'start') onceOrphaned(stop);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** A signal to `npm start` may end the shell between npm and us without reaching us: then our parent changes. */
function onceOrphaned(then: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, PARENT_CHECK_MS).unref();
}
