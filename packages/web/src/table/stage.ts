import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Move, TableSource, TableState } from './source.ts';

/** Shows what a move does, and returns when it is over. */
type Perform = (move: Move, before: TableState) => Promise<void>;

/** Nobody waits for a play that is long over: with more moves than this to come, one is only shown. */
const MOST_BEHIND = 2;

/**
 * What is on the screen: the table, at most a few moves behind. Moves are shown one after another, each until it is
 * performed; everything else about a table (clocks, seats) is always the newest.
 */
export class Stage {
  readonly #shown = signal<TableState | null>(null);
  readonly #queue: Move[] = [];
  readonly #source: Pick<TableSource, 'state' | 'onMove'>;
  readonly #perform: Perform;
  readonly #stops: (() => void)[];
  readonly busy = signal(false);

  constructor(source: Pick<TableSource, 'state' | 'onMove'>, perform: Perform) {
    this.#source = source;
    this.#perform = perform;
    this.#stops = [
      source.onMove(move => {
        this.#queue.push(move);
        if (!this.busy.peek()) void this.#run();
      }),
      effect(() => {
        const newest = source.state.value;
        const old = this.#shown.peek();
        if (newest === null || old === null || (!this.busy.peek() && this.#queue.length === 0)) this.#settle(newest);
        else this.#shown.value = { ...old, table: { ...newest.table, asked: old.table.asked, n: old.table.n } };
      }),
    ];
  }

  get shown(): ReadonlySignal<TableState | null> {
    return this.#shown;
  }

  /** Straight to how things stand now. */
  skip(): void {
    this.#queue.length = 0;
  }

  close(): void {
    this.skip();
    for (const stop of this.#stops) stop();
  }

  /** Moves are told right after the state: what was on the screen before them is still there. */
  #settle(newest: TableState | null): void {
    queueMicrotask(() => {
      if (!this.busy.peek() && this.#queue.length === 0) this.#shown.value = this.#source.state.peek();
    });
    if (this.#shown.peek() === null) this.#shown.value = newest;
  }

  async #run(): Promise<void> {
    this.busy.value = true;
    for (let move = this.#queue.shift(); move !== undefined; move = this.#queue.shift()) {
      const before = this.#shown.peek();
      this.#shown.value = move.after;
      if (before !== null && this.#queue.length <= MOST_BEHIND) await this.#perform(move, before);
    }
    this.busy.value = false;
    this.#shown.value = this.#source.state.peek();
  }
}
