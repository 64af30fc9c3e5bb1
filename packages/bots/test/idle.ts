// A thread that runs only while nothing else wants the processor, and says how Linux calls that.
import { existsSync, readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { stepBack } from '../src/priority.ts';

stepBack('idle');
const SELF = '/proc/thread-self/stat';
parentPort!.postMessage(existsSync(SELF) ? readFileSync(SELF, 'utf8').split(') ')[1]!.split(' ')[38] : null);
