// Where a worker thread of Node begins.
import { parentPort, workerData } from 'node:worker_threads';
import { type Priority, stepBack } from './priority.ts';
import { serve } from './worker.ts';

if (parentPort === null) throw new Error('This file is run by a worker thread; start one with nodeWorkers().');
const port = parentPort;
stepBack(workerData as Priority);

serve({
  post: message => port.postMessage(message),
  onMessage: listener => port.on('message', listener),
});
