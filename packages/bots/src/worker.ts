import { games } from '@teahouse/games';
import { choose } from './choose.ts';
import type { Choice, Job } from './job.ts';

/** What the pool sends to a worker. */
export interface Asked {
  id: number;
  job: Job;
}

/** What a worker sends back: once that it is ready, then one answer for each job. */
export type Told = { ready: true } | { id: number; choice: Choice } | { id: number; error: string };

/** The worker's side of the line to the pool. */
export interface Line {
  post(message: Told): void;
  onMessage(listener: (message: Asked) => void): void;
}

/** What a worker does, whatever kind of worker it is. */
export function serve(line: Line): void {
  line.onMessage(({ id, job }) => line.post(answer(id, job)));
  line.post({ ready: true });
}

function answer(id: number, job: Job): Told {
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
  return choose(folder.game, job);
}
