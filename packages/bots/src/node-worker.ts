// Where a worker process of Node begins.
import { type Priority, stepBackWhole } from './priority.ts';
import { serve, type WorkerRequest } from './worker.ts';

if (process.send === undefined) throw new Error('This file is run by a worker; start one with nodeWorkers().');
stepBackWhole(process.argv[2] as Priority);

// Whoever stops the house may tell all its processes at once; the house then sees to its decisions, and this ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

serve({
  post: message =>
    void process.send!(message, undefined, undefined, error => {
      // Nobody is left to be told.
      if (error !== null) process.exit();
    }),
  onMessage: listener => process.on('message', message => listener(message as WorkerRequest)),
});
