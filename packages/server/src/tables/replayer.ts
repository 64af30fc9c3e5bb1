import { Worker } from 'node:worker_threads';
import { games as registered } from '@teahouse/games';
import type { AnyGame } from '@teahouse/kernel';
import type { No, ServerReason } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import type { Guard } from './guard.ts';
import { carryOut, type Done, type ReplayJob, type ReplayReply, type ReplayRequest } from './replay-jobs.ts';

/** How long one game may take, loading the thread's code included: a long one takes half a second. */
const LONGEST_MS = 20_000;
/** Who comes when so many wait of their address, or of all, is sent away. */
const MOST_WAITING = { from: 20, all: 400 };
/**
 * What the thread may hold. Without limits of its own it would be given as much room as the machine allows, and tidy up
 * only when that is full. The longest games take a tenth of it.
 */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

interface Task extends ReplayRequest {
  resolve(done: Done<ReplayJob>): void;
  reject(error: unknown): void;
}

/**
 * Plays games again and looks at their past, which takes up to half a second: too long for the thread that serves. One after
 * another, in a thread of its own, which is started when it is first needed; addresses take turns. It knows the
 * registered games; others, as tests have them, are played here.
 */
export class Replayer {
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #guard: Guard;
  /** By address; the first address is the next. */
  readonly #waiting = new Map<string, Task[]>();
  #worker: Worker | null = null;
  #running: Task | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(games: ReadonlyMap<string, AnyGame>, guard: Guard) {
    this.#games = games;
    this.#guard = guard;
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** `address`: whoever asks for it comes from there. */
  async run<J extends ReplayJob>(job: J, address: string): Promise<Done<J>> {
    // What comes of a job is of the job's kind; TypeScript cannot follow that through a union.
    return (await this.#done(job, address)) as Done<J>;
  }

  #done(job: ReplayJob, address: string): Promise<Done<ReplayJob>> {
    const isRegistered = registered.some(({ game }) => game === this.#games.get(job.game));
    if (!isRegistered) return this.#guard.run(() => carryOut(this.#games, job));
    const mine = this.#waiting.get(address) ?? [];
    if (mine.length >= MOST_WAITING.from || this.waiting >= MOST_WAITING.all) {
      throw new Refused('slow-down', 'too many games are being read: come back in a minute', { seconds: 60 });
    }
    const { promise, resolve, reject } = Promise.withResolvers<Done<ReplayJob>>();
    this.#waiting.set(address, [...mine, { id: ++this.#lastId, job, resolve, reject }]);
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const { reject } of all) reject(new Error('The house closes.'));
    await this.#dismiss(new Error('The house closes.'));
  }

  #next(): void {
    if (this.#running !== null) return;
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [address, [task, ...others]] = first as [string, [Task, ...Task[]]];
    this.#waiting.delete(address);
    if (others.length > 0) this.#waiting.set(address, others);
    this.#running = task;
    this.#worker ??= this.#hire();
    const tooLong = new Refused('bad-input', 'this game takes too long to be played again');
    this.#timer = setTimeout(() => void this.#dismiss(tooLong), LONGEST_MS);
    this.#worker.postMessage({ id: task.id, job: task.job } satisfies ReplayRequest);
  }

  #hire(): Worker {
    // What the process was told to import, evaluate or inspect is not for its workers.
    const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: LIMITS,
    });
    worker.on('message', reply => this.#receive(reply as ReplayReply));
    worker.on('error', error => void this.#dismiss(error));
    worker.on('exit', () => this.#worker === worker && void this.#dismiss(new Error('the thread has ended')));
    worker.unref();
    return worker;
  }

  #receive(reply: ReplayReply): void {
    const task = this.#running;
    if (task?.id !== reply.id) return;
    this.#end();
    if ('done' in reply) task.resolve(reply.done);
    else if ('no' in reply) task.reject(refusedThere(reply.no));
    else task.reject(new Error(reply.fault));
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#running = null;
  }

  /** The thread is of no use any more; whoever waits gets another one. */
  async #dismiss(reason: unknown): Promise<void> {
    const [worker, task] = [this.#worker, this.#running];
    this.#worker = null;
    this.#end();
    task?.reject(reason);
    await worker?.terminate();
    this.#next();
  }
}

/** What was refused in the thread is refused here: its reason was one of ours there. */
const refusedThere = ({ reason, message, details }: No): Refused =>
  new Refused(reason as ServerReason, message, details);
