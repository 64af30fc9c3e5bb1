import { games } from '@teahouse/games';
import { choose } from './choose.ts';
import type { Choice, Job } from './job.ts';
import { weigh } from './weigh.ts';

/** What the pool sends to a worker. */
export interface WorkerRequest {
  id: number;
  job: Job;
}

/** What a worker sends back: once that it is ready, then one answer for each job. */
export type WorkerReply = { ready: true } | { id: number; choice: Choice } | { id: number; error: string };

/** The worker's side of the port to the pool. */
interface WorkerPort {
  post(message: WorkerReply): void;
  onMessage(listener: (message: WorkerRequest) => void): void;
}

/** What a worker does, whatever kind of worker it is. */
export function serve(port: WorkerPort): void {
  port.onMessage(({ id, job }) => port.post(answer(id, job)));
  port.post({ ready: true });
}

function answer(id: number, job: Job): WorkerReply {
  try {
    return { id, choice: decide(job) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Chooses where the game is known only by its id. */
export function decide(job: Job): Choice {
  const folder = games.find(({ game }) => game.id === job.game);
  if (folder === undefined) {
    throw new Error(`There is no game '${job.game}'; there are ${games.map(({ game }) => game.id).join(', ')}.`);
  }
  const { given, budget } = job;
  return given === undefined || budget === undefined
    ? choose(folder.game, job)
    : weigh(folder.game, { ...job, given, budget });
}
