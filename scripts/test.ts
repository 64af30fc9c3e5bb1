// Every check of the house, in lanes side by side: `node scripts/test.ts [stage | test file]...`.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ENDPOINT } from '../e2e/browser.ts';
import { runLanes } from './testing/lanes.ts';
import { Report } from './testing/report.ts';
import { SharedBrowser } from './testing/shared-browser.ts';
import { lanesOf, shareCompiled, wanted } from './testing/stages.ts';

process.chdir(join(import.meta.dirname, '..'));
shareCompiled();

/** Some jobs wait more than they compute. */
const room = availableParallelism() + 1;

async function main(words: readonly string[]): Promise<number> {
  const browser = new SharedBrowser();
  const lanes = lanesOf(wanted(words), async () => {
    process.env[BROWSER_ENDPOINT] = await browser.endpoint();
  });
  const report = new Report(lanes);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const undone = await runLanes(lanes, { room, signal: stop.signal, onDone: done => report.add(done) });
  await browser.close();
  const code = report.end(undone);
  return undone.length > 0 ? 1 : code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
