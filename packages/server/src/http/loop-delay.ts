import { monitorEventLoopDelay } from 'node:perf_hooks';

const MINUTE_MS = 60_000;
const RESOLUTION_MS = 10;
const NS = 1e9;

/** How late the event loop was in the last minute or two: what everybody who is served has waited for nothing. */
export class LoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #last: ReadonlyMap<string, number> = new Map();

  constructor() {
    this.#histogram.enable();
    this.#timer = setInterval(() => {
      this.#last = this.#now();
      this.#histogram.reset();
    }, MINUTE_MS).unref();
  }

  /** In seconds, by quantile: the worse of this minute so far and the one before. */
  read(): ReadonlyMap<string, number> {
    return new Map(
      [...this.#now()].map(([quantile, seconds]) => [quantile, Math.max(seconds, this.#last.get(quantile) ?? 0)]),
    );
  }

  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  /** A timer is late by its own resolution even where nothing holds it up. */
  #now(): ReadonlyMap<string, number> {
    const seconds = (ns: number): number => Math.max(0, ns / NS - RESOLUTION_MS / 1000);
    if (this.#histogram.count === 0) return new Map(['0.5', '0.99', '1'].map(quantile => [quantile, 0]));
    return new Map([
      ['0.5', seconds(this.#histogram.percentile(50))],
      ['0.99', seconds(this.#histogram.percentile(99))],
      ['1', seconds(this.#histogram.max)],
    ]);
  }
}
