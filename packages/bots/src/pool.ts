import { choose } from './choose.ts';
import type { Choice, Job } from './job.ts';
import { gameOf } from './learned.ts';
import { type LevelName, levels } from './levels.ts';
import { Queue, type Waiting } from './queue.ts';
import type { WorkerReply, WorkerRequest } from './worker.ts';

/** A worker of any kind: `nodeWorkers` and `webWorkers` start them. */
export interface WorkerHandle {
  post(message: WorkerRequest): void;
  onMessage(listener: (message: WorkerReply) => void): void;
  /** It threw, could not be loaded, or ended; may be told more than once. */
  onFailure(listener: (message: string) => void): void;
  terminate(): void;
}

/** Why a level did not make its own decision. */
export interface Report {
  reason: 'stalled' | 'failed';
  message: string;
  game: string;
  level: LevelName;
  ask: string;
}

type Decision = Choice & {
  /** The level that made it: the one asked for, or greedy, and then `report` says why. */
  by: LevelName;
  report: null | Report;
  /** How long it took, without waiting for a worker: the time between being asked and this depends on all who ask. */
  thoughtMs: number;
};

export interface PoolSettings {
  start: () => WorkerHandle;
  /** How many at most; they are started when they are needed. */
  workers: number;
  onReport?: (report: Report) => void;
}

interface Asking {
  /** Tables take turns. */
  table: string;
  /** Counted from when the worker begins; after it, greedy decides. */
  limitMs?: number;
  signal?: AbortSignal | undefined;
}

interface Task extends Waiting {
  id: number;
  job: Job;
  limitMs: number;
  /** When a worker began with it. */
  begun: number;
  resolve(decision: Decision): void;
  reject(reason: unknown): void;
}

interface Member {
  handle: WorkerHandle;
  /** Its code is loaded; until then the limit of a decision does not run. */
  ready: boolean;
  task: Task | null;
  /** The table whose story it was told last. */
  last: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** How long a worker may take to load its code, over a slow line too. */
const LOADING_MS = 15_000;
/** Longer delays make a timer fire at once. */
const LONGEST_DELAY = 2 ** 31 - 1;
/** What a decision costs in the queue, even without thinking, and however long it may think. */
const LEAST_MS = 10;
const MOST_MS = 60_000;

/** Bots think in workers, one decision per worker at a time. A worker that stalls or fails is ended, and greedy decides. */
export class Pool {
  readonly #settings: PoolSettings;
  readonly #queue = new Queue<Task>();
  readonly #members = new Set<Member>();
  #lastId = 0;
  #closed = false;

  constructor(settings: PoolSettings) {
    if (!Number.isInteger(settings.workers) || settings.workers < 1) {
      throw new Error(`A pool has one worker or more, not ${settings.workers}.`);
    }
    this.#settings = settings;
  }

  /** Rejects with the signal's reason, when the pool is closed, or when even greedy finds no answer. */
  choose(job: Job, { table, limitMs, signal }: Asking): Promise<Decision> {
    if (this.#closed) return Promise.reject(closed());
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<Decision>();
    const thinking = thinkingMs(job);
    const task: Task = {
      id: ++this.#lastId,
      table,
      job,
      ms: Math.min(Math.max(thinking, LEAST_MS), MOST_MS),
      limitMs: limitMs ?? thinking * 2 + 1000,
      begun: Number.NaN,
      resolve: decision => {
        signal?.removeEventListener('abort', cancel);
        resolve(decision);
      },
      reject: reason => {
        signal?.removeEventListener('abort', cancel);
        reject(reason);
      },
    };
    const cancel = () => this.#cancel(task, signal?.reason);
    signal?.addEventListener('abort', cancel);
    this.#queue.add(task);
    this.#dispatch();
    return promise;
  }

  /** Ends the workers and rejects whatever is not decided yet. */
  close(): void {
    this.#closed = true;
    for (const task of this.#queue.clear()) task.reject(closed());
    for (const member of [...this.#members]) this.#dismiss(member)?.reject(closed());
  }

  #dispatch(): void {
    while (this.#queue.size > 0) {
      const idle = [...this.#members].filter(({ task }) => task === null);
      if (idle.length === 0 && this.#members.size >= this.#settings.workers) return;
      const task = this.#queue.take(table => this.#runningAt(table))!;
      try {
        // Who has thought at this table before may remember it.
        const knows = idle.find(({ last }) => last !== '' && last === task.job.story?.table);
        this.#give(task, knows ?? idle[0] ?? this.#hire());
      } catch (error) {
        this.#fallBack(task, 'failed', String(error));
      }
    }
  }

  #runningAt(table: string): number {
    return [...this.#members].filter(({ task }) => task?.table === table).length;
  }

  #hire(): Member {
    const member: Member = { handle: this.#settings.start(), ready: false, task: null, last: '', timer: undefined };
    this.#members.add(member);
    member.handle.onMessage(reply => this.#receive(member, reply));
    member.handle.onFailure(message => this.#giveUp(member, 'failed', message));
    return member;
  }

  #give(task: Task, member: Member): void {
    member.handle.post({ id: task.id, job: task.job });
    member.task = task;
    member.last = task.job.story?.table ?? member.last;
    this.#startTimer(member, task);
  }

  /** From when the task is given to a worker, and again when that has loaded its code. */
  #startTimer(member: Member, task: Task): void {
    clearTimeout(member.timer);
    task.begun = performance.now();
    const ms = member.ready ? task.limitMs : LOADING_MS;
    const message = member.ready ? `no answer after ${ms} ms` : `the worker was not ready after ${ms} ms`;
    member.timer = setTimeout(() => this.#giveUp(member, 'stalled', message), Math.min(ms, LONGEST_DELAY));
  }

  #receive(member: Member, reply: WorkerReply): void {
    const { task } = member;
    if ('ready' in reply) {
      member.ready = true;
      if (task !== null) this.#startTimer(member, task);
      return;
    }
    // Told twice, or by a worker that has been dismissed since.
    if (task === null || task.id !== reply.id) return;
    if ('error' in reply) {
      this.#giveUp(member, 'failed', reply.error);
      return;
    }
    clearTimeout(member.timer);
    member.task = null;
    task.resolve({ ...reply.choice, by: task.job.level, report: null, thoughtMs: performance.now() - task.begun });
    this.#dispatch();
  }

  /** Another worker takes its place when there is something to do; one that dies idle is no loss worth a report. */
  #giveUp(member: Member, reason: Report['reason'], message: string): void {
    const task = this.#dismiss(member);
    this.#dispatch();
    if (task !== null) this.#fallBack(task, reason, message);
  }

  /** Ends a worker, and gives back what it was thinking about. */
  #dismiss(member: Member): Task | null {
    const { task } = member;
    clearTimeout(member.timer);
    member.task = null;
    if (this.#members.delete(member)) member.handle.terminate();
    return task;
  }

  #fallBack(task: Task, reason: Report['reason'], message: string): void {
    // Greedy answers at once; it weighs nothing.
    const { given: _, ...job } = task.job;
    const { game, level, question } = job;
    const report: Report = { reason, message, game, level, ask: question.ask };
    try {
      const choice = choose(gameOf(game), { ...job, level: 'greedy' });
      task.resolve({ ...choice, by: 'greedy', report, thoughtMs: performance.now() - task.begun });
    } catch (cause) {
      const what = `No decision at ${question.ask} of ${game}`;
      task.reject(new Error(`${what}: ${level} ${reason} (${message}), and greedy failed (${cause}).`, { cause }));
    }
    this.#settings.onReport?.(report);
  }

  #cancel(task: Task, reason: unknown): void {
    if (!this.#queue.remove(task)) {
      for (const member of [...this.#members]) if (member.task === task) this.#dismiss(member);
    }
    task.reject(reason);
    this.#dispatch();
  }
}

const closed = (): Error => new Error('The pool is closed.');

function thinkingMs({ level, budget }: Job): number {
  const { search } = levels[level];
  return search === null ? 0 : (budget ?? search.budget).ms;
}
