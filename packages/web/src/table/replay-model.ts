import { computed, signal } from '@preact/signals';
import type { Seat } from '@teahouse/kernel';
import type { Moment, No, ReviewSoFar, Table } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import type { ReplaySource } from './source.ts';

/** The server gives this many moments at a time. */
const PAGE = 50;

/** A game looked at again: which moment, through whose eyes, and what is known of it so far. */
export class ReplayModel {
  readonly source: ReplaySource;
  readonly table = signal<Table | null>(null);
  readonly failure = signal<No | null>(null);
  readonly n = signal(1);
  readonly viewer = signal<Seat | null>(null);
  readonly review = signal<ReviewSoFar | null>(null);
  readonly playing = signal(false);
  /** Somebody wants to know what a master thinks. */
  readonly wantsReview = signal(false);
  /** By moment, and there by seat. */
  readonly eyes = signal<ReadonlyMap<number, readonly Moment['view'][]>>(new Map());
  readonly #moments = signal<ReadonlyMap<number, Moment>>(new Map());
  #asked = new Set<number>();

  constructor(source: ReplaySource, n: number | null, viewer: Seat | null) {
    this.source = source;
    void this.#start(n, viewer);
  }

  /** Only then may one look through other eyes than one's own. */
  readonly finished = computed(() => ['over', 'abandoned'].includes(this.table.value?.status ?? ''));
  readonly last = computed(() => this.table.value?.n ?? 1);
  readonly moment = computed(() => this.#moments.value.get(this.n.value) ?? null);
  readonly moments = computed(() => [...this.#moments.value.values()].sort((a, b) => a.n - b.n));

  async #start(n: number | null, viewer: Seat | null): Promise<void> {
    await this.#attempt(async () => {
      const table = await this.source.table();
      this.table.value = table;
      // A link to a moment of a running game shows everybody what is theirs to see.
      this.viewer.value = this.finished.value ? (viewer ?? table.mySeat) : table.mySeat;
      this.go(n ?? table.n);
    });
  }

  go(n: number): void {
    this.n.value = Math.min(Math.max(1, n), this.last.value);
    void this.#need(this.n.value);
  }

  look(viewer: Seat | null): void {
    this.viewer.value = viewer;
    this.#moments.value = new Map();
    this.#asked = new Set();
    void this.#need(this.n.peek());
  }

  /** Every moment there is, page by page: for charts. */
  async readAll(): Promise<void> {
    for (let from = 1; from <= this.last.peek(); from += PAGE) await this.#need(from);
  }

  /** What every seat saw at some moments. Only its own eyes know what was secret then. */
  async readEyes(ns: readonly number[]): Promise<void> {
    await this.#attempt(async () => {
      const seats = this.table.peek()!.seats.map((_, seat) => seat);
      const eyes = new Map<number, readonly Moment['view'][]>();
      // One moment after another: the house reads only so many at once for one address.
      for (const n of ns)
        eyes.set(n, await Promise.all(seats.map(async seat => (await this.source.moments(n, n, seat))[0]!.view)));
      this.eyes.value = eyes;
    });
  }

  async #need(n: number): Promise<void> {
    const page = Math.floor((n - 1) / PAGE);
    if (this.#asked.has(page)) return;
    this.#asked.add(page);
    const viewer = this.viewer.peek();
    await this.#attempt(async () => {
      const to = Math.min((page + 1) * PAGE, this.last.peek());
      const found = await this.source.moments(page * PAGE + 1, to, viewer);
      if (viewer !== this.viewer.peek()) return;
      this.#moments.value = new Map([...this.#moments.peek(), ...found.map(moment => [moment.n, moment] as const)]);
    });
  }

  /** Reads the review again and again until it is whole. */
  async readReview(stopped: () => boolean): Promise<void> {
    await this.#attempt(async () => {
      for (;;) {
        const sofar = await this.source.review();
        this.review.value = sofar;
        if (sofar.done >= sofar.of || stopped()) return;
        await new Promise(resolve => setTimeout(resolve, 400));
      }
    });
  }

  async #attempt(does: () => Promise<void>): Promise<void> {
    try {
      await does();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.failure.value = error.no;
    }
  }
}
