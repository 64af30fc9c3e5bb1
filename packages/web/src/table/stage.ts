import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Move, TableSource, TableState } from './source.ts';

/** Shows what a move does, and returns when it is over. */
type Perform = (move: Move, before: TableState) => Promise<void>;

/** Nobody waits for a play that is long over: with more moves than this to come, one is only shown. */
const MOST_BEHIND = 2;
/** How far one can step back on the board; the replay goes all the way. */
const MOST_BACK = 60;

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
  /** How the table was before each of the moves that came while it was looked at. */
  readonly #past = signal<readonly TableState[]>([]);
  readonly #back = signal(0);
  readonly #patience: () => number;

  /** `patience`: how many times as many moves as usual may wait to be shown. */
  constructor(source: Pick<TableSource, 'state' | 'onMove'>, perform: Perform, patience: () => number = () => 1) {
    this.#source = source;
    this.#perform = perform;
    this.#patience = patience;
    this.#stops = [
      source.onMove(move => {
        this.#queue.push(move);
        if (!this.busy.peek()) void this.#run();
      }),
      effect(() => {
        const newest = source.state.value;
        const old = this.#shown.peek();
        if (newest === null || old === null || (!this.busy.peek() && this.#queue.length === 0)) this.#settle(newest);
        else
          this.#shown.value = {
            ...old,
            table: {
              ...newest.table,
              status: old.table.status,
              outcome: old.table.outcome,
              asked: old.table.asked,
              n: old.table.n,
            },
          };
      }),
    ];
  }

  /** What is on the screen: how things stand, or stood some moves ago, when nothing can be answered. */
  readonly shown: ReadonlySignal<TableState | null> = computed(() => {
    const now = this.#shown.value;
    const then = this.#past.value.at(-this.#back.value);
    if (now === null || this.#back.value === 0 || then === undefined) return now;
    const { n, asked } = then.table;
    return { ...then, questions: [], table: { ...now.table, n, asked } };
  });

  /** How many moves ago the screen is, and how many it could be. */
  readonly back = computed(() => ({ n: this.#back.value, of: this.#past.value.length }));

  stepBack(): void {
    if (!this.busy.peek()) this.#back.value = Math.min(this.#back.peek() + 1, this.#past.peek().length);
  }

  stepOn(): void {
    this.#back.value = Math.max(0, this.#back.peek() - 1);
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
    this.#back.value = 0;
    for (let move = this.#queue.shift(); move !== undefined; move = this.#queue.shift()) {
      const before = this.#shown.peek();
      this.#shown.value = move.after;
      if (before !== null) this.#past.value = [...this.#past.peek(), before].slice(-MOST_BACK);
      if (before !== null && this.#queue.length <= MOST_BEHIND * this.#patience()) await this.#perform(move, before);
    }
    this.busy.value = false;
    this.#shown.value = this.#source.state.peek();
  }
}
