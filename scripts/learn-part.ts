// One thread of `npm run learn`.
import { parentPort, workerData } from 'node:worker_threads';
import { type PartWanted, playGames } from './learn-games.ts';

for (const says of playGames(workerData as PartWanted)) parentPort!.postMessage(says);
