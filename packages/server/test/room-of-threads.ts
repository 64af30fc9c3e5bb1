// Loaded before the program by main.test.ts: when told so, starts a thread and prints how much room it was given.
import { isMainThread, Worker } from 'node:worker_threads';

const churning = `
  const { parentPort } = require('node:worker_threads');
  const { getHeapSpaceStatistics } = require('node:v8');
  let kept = [];
  for (let i = 0; i < 3_000_000; i++) if (kept.push([i]) > 10_000) kept = [];
  parentPort.postMessage(getHeapSpaceStatistics().find(space => space.space_name === 'new_space').space_size);
`;

if (isMainThread) {
  process.on('SIGUSR2', () => {
    const thread = new Worker(churning, { eval: true, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 16 } });
    thread.on('message', (bytes: number) => console.log(`young: ${bytes / 2 ** 20} MB`));
  });
}
