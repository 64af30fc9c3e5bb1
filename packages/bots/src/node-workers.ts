import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkerHandle } from './pool.ts';
import type { Priority } from './priority.ts';

export { knowsIdle, stepBack } from './priority.ts';

/** What one may hold: else it is given as much room as the machine allows, and tidies up only when that is full. */
const LIMITS = ['--max-old-space-size=256', '--max-semi-space-size=8'];
const PROGRAM = fileURLToPath(new URL('./node-worker.ts', import.meta.url));

/**
 * Starts processes of Node, not threads: the threads that tidy up after V8 belong to the whole process, and those of the
 * process that serves must not be busy for bots. Idle workers do not keep their parent alive; a decision does, by the
 * timer of its limit. They end with it.
 */
export function nodeWorkers(priority: Priority = 'low'): () => WorkerHandle {
  return () => {
    // What the parent was told to import, evaluate or inspect is not for its workers.
    const { NODE_OPTIONS: _, ...env } = process.env;
    const worker = fork(PROGRAM, [priority], { execArgv: LIMITS, env, serialization: 'advanced' });
    worker.unref();
    return {
      post: message => void worker.send(message),
      onMessage: listener => {
        worker.on('message', listener);
        // Listening holds the process, so this comes after it.
        worker.channel?.unref();
      },
      onFailure: listener => {
        worker.on('error', error => listener(String(error)));
        worker.on('exit', (code, signal) => listener(`the worker ended with ${signal ?? `code ${code}`}`));
      },
      // It may be thinking, and would not hear of anything milder.
      terminate: () => void worker.kill('SIGKILL'),
    };
  };
}
