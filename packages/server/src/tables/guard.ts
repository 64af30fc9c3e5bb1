import { MessageChannel, Worker } from 'node:worker_threads';
import { type WatchdogData, watchdogText } from './watchdog.ts';

/** How long rules may take for one decision: far beyond any honest one, short enough that others hardly notice. */
const LIMIT_MS = 2000;
const MOST_RUNS = 2 ** 30;

/** Rules that ran on and on. The table they belong to is parked; the process is unharmed. */
export class RunawayRules extends Error {}

interface Task {
  run(): void;
  reject(error: unknown): void;
}

/**
 * Runs rules code with a time limit, on this thread. The kernel's fuel stops rules that take too many steps; this stops
 * a step that never ends.
 *
 * A second thread watches a number in shared memory, which says what run is under way; one that stays there for too long
 * it ends from outside, as a debugger would. So a run costs two writes to memory, and no thread of its own.
 *
 * What is ended from outside never gets to tidy up after itself. Therefore rules are run straight from a message, where
 * no code of Node's waits to do that, as it does around timers and immediates; all that came meanwhile shares one message.
 */
export class Guard {
  readonly #limitMs: number;
  readonly #underWay = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #bell = new MessageChannel();
  readonly #watchdog: Worker;
  #waiting: Task[] = [];
  #running: Task | null = null;
  #runs = 0;

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
    this.#bell.port2.on('message', () => this.#runAll());
    this.#bell.port2.unref();
    const workerData: WatchdogData = { underWay: this.#underWay, limitMs };
    this.#watchdog = new Worker(watchdogText, { eval: true, workerData });
    this.#watchdog.on('message', () => this.#resume());
    this.#watchdog.unref();
  }

  run<T>(rules: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const run = (): void => {
      try {
        resolve(rules());
      } catch (error) {
        reject(error);
      }
    };
    if (this.#waiting.push({ run, reject }) === 1) this.#ring();
    return promise;
  }

  async close(): Promise<void> {
    this.#bell.port1.close();
    await this.#watchdog.terminate();
  }

  #ring(): void {
    this.#bell.port2.ref();
    this.#bell.port1.postMessage(null);
  }

  #runAll(): void {
    this.#rejectEnded();
    for (let task = this.#waiting.shift(); task !== undefined; task = this.#waiting.shift()) {
      this.#runs = (this.#runs % MOST_RUNS) + 1;
      this.#running = task;
      Atomics.store(this.#underWay, 0, this.#runs);
      task.run();
      // Given up in the last moment: its end is on the way, and must find it here.
      if (Atomics.compareExchange(this.#underWay, 0, this.#runs, 0) !== this.#runs) for (;;);
      this.#running = null;
    }
    this.#bell.port2.unref();
  }

  /** The watchdog has ended a run; whoever waits behind it is not to wait longer. */
  #resume(): void {
    this.#rejectEnded();
    if (this.#waiting.length > 0) this.#ring();
    else this.#bell.port2.unref();
  }

  /** A run that is over, but did not come to its end, was ended. */
  #rejectEnded(): void {
    this.#running?.reject(new RunawayRules(`the rules took more than ${this.#limitMs} ms`));
    this.#running = null;
  }
}
