// One thread of `npm run fuzz`.
import { parentPort, workerData } from 'node:worker_threads';
import { games } from '@teahouse/games';
import { fuzz } from '@teahouse/testkit';
import type { PartSays, PartWanted } from './fuzz-parts.ts';

const { id, ...wanted } = workerData as PartWanted;
const say = (says: PartSays): void => parentPort!.postMessage(says);
const { game } = games.find(folder => folder.game.id === id)!;
const { reach, violation } = fuzz(game, {
  ...wanted,
  onGame: (games, decisions, n) => say({ is: 'played', n, games, decisions }),
  onViolation: (raw, n) => say({ is: 'broken', n, raw }),
});
say({ is: 'done', reached: reach.all, violation });
