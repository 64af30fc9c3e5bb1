import type { AnyGame } from '@teahouse/kernel';
import { choose } from './choose.ts';
import type { Choice, Job } from './job.ts';
import { learnedGame } from './learned.ts';
import { Trees } from './trees.ts';
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
  port.onMessage(async ({ id, job }) => port.post(await answer(id, job)));
  port.post({ ready: true });
}

async function answer(id: number, job: Job): Promise<WorkerReply> {
  try {
    return { id, choice: decide(await learnedGame(job.game, job.seen.seats), job) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** A decision that was made is weighed, and any other question is answered. */
const memory = new Trees();
function decide(game: AnyGame, job: Job): Choice {
  const { given, budget } = job;
  return given === undefined || budget === undefined
    ? choose(game, job, memory)
    : weigh(game, { ...job, given, budget });
}
