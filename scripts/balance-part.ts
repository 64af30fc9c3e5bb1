// One thread of `npm run balance`.
import { parentPort, workerData } from 'node:worker_threads';
import { type PartWanted, playGames } from './balance-games.ts';

for (const played of playGames(workerData as PartWanted)) parentPort!.postMessage(played);
