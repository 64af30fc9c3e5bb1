import { Script } from 'node:vm';

/** How long rules may take for one decision: far beyond any honest one, short enough that others hardly notice. */
const LIMIT_MS = 2000;

/** Rules that ran on and on. The table they belong to is parked; the process is unharmed. */
export class RunawayRules extends Error {}

interface Task {
  run(): void;
  reject(error: unknown): void;
}

/**
 * Runs rules code with a time limit, on this thread. The kernel's fuel stops rules that take too many steps; this stops
 * a step that never ends. A watch costs a fraction of a millisecond, so all that came in one turn of the event loop
 * shares one.
 */
export class Guard {
  readonly #limitMs: number;
  #waiting: Task[] = [];
  #running: Task | null = null;

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
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
    if (this.#waiting.push({ run, reject }) === 1) setImmediate(() => this.#runAll());
    return promise;
  }

  #runAll(): void {
    while (this.#waiting.length > 0) {
      try {
        current = this;
        watched.runInThisContext({ timeout: this.#limitMs });
      } catch (error) {
        if (!isTimeout(error) || this.#running === null) throw error;
        this.#running.reject(new RunawayRules(`the rules took more than ${this.#limitMs} ms`));
      } finally {
        current = null;
        this.#running = null;
      }
    }
  }

  /** Everything that waits, one after another; called under the watch. */
  drain(): void {
    for (let task = this.#waiting.shift(); task !== undefined; task = this.#waiting.shift()) {
      this.#running = task;
      task.run();
    }
  }
}

let current: Guard | null = null;

/** Only code that Node compiles as a script can be watched; this one calls back at once. */
const NAME = Symbol.for('teahouse.guard');
Object.defineProperty(globalThis, NAME, { value: () => current?.drain() });
const watched = new Script(`globalThis[Symbol.for('teahouse.guard')]()`);

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
