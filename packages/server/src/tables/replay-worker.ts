import { parentPort } from 'node:worker_threads';
import { stepBack } from '@teahouse/bots/node';
import { games } from '@teahouse/games';
import { Refused } from '../refused.ts';
import { carryOut, type ReplayReply, type ReplayRequest } from './replay-jobs.ts';

stepBack();
const shelf = new Map(games.map(({ game }) => [game.id, game]));

/** Plays games again in a thread of its own; see replayer.ts. */
parentPort!.on('message', ({ id, job }: ReplayRequest) => {
  let reply: ReplayReply;
  try {
    reply = { id, done: carryOut(shelf, job) };
  } catch (error) {
    reply = error instanceof Refused ? { id, no: error.no } : { id, fault: String(error) };
  }
  parentPort!.postMessage(reply);
});
