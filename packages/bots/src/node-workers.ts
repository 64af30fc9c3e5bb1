import { Worker } from 'node:worker_threads';
import type { WorkerHandle } from './pool.ts';
import type { Priority } from './priority.ts';

export { knowsIdle, stepBack } from './priority.ts';

/** What one may hold: else it is given as much room as the machine allows, and tidies up only when that is full. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Starts worker threads of Node. Idle ones do not keep the process alive; a decision does, by the timer of its limit. */
export function nodeWorkers(priority: Priority = 'low'): () => WorkerHandle {
  return () => {
    // What the process was told to import, evaluate or inspect is not for its workers.
    const worker = new Worker(new URL('./node-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: priority,
      resourceLimits: LIMITS,
    });
    return {
      post: message => worker.postMessage(message),
      onMessage: listener => {
        worker.on('message', listener);
        // Listening holds the process, so this comes after it.
        worker.unref();
      },
      onFailure: listener => {
        worker.on('error', error => listener(String(error)));
        worker.on('messageerror', error => listener(String(error)));
        worker.on('exit', code => listener(`the worker ended with code ${code}`));
      },
      terminate: () => worker.terminate(),
    };
  };
}
