import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@teahouse/kernel';
import { xorshift } from '../plain/rules.ts';

/** A table with two people, each with a socket of their own. */
export interface Played {
  /** Whose turn it is, once both have heard of the last move; null when the game is over. */
  asked(): Seat | null;
  /** That seat makes one of its moves; `luck` says which. */
  move(luck: number): void;
  /** The same two people begin another game. */
  again(): Promise<void>;
  close(): void;
}

/** What a table tells the load: a seat has received the table after the last move, or something went wrong. */
export interface Hears {
  moved(seat: Seat): void;
  received(bytes: number): void;
  failed(error: unknown): void;
}

/** Seats two people at a new table, each by the server at an address: the same, or two that serve the same tables. */
export type Sit = (addresses: readonly [string, string], hears: Hears) => Promise<Played>;

export interface Measured {
  seconds: number;
  moves: number;
  /** From the move sent to the move received by the other person, in ms. */
  p50: number;
  p99: number;
  /** Received by both people together. */
  bytesPerMove: number;
}

/** So many tables are set up at the same time. */
const AT_ONCE = 100;
/** A move that takes longer has failed. */
const PATIENCE_MS = 30_000;

/** Two people at each of many tables, who play random moves. */
export class Load {
  /** All moves that both people have received since the start. */
  moves = 0;
  games = 0;
  readonly #tables: Table[] = [];
  readonly #luck = xorshift(4242);
  readonly #paceMs: number;
  #bytes = 0;
  #delays: number[] = [];
  #failure: { error: unknown } | null = null;
  #goal: { readonly moves: number; resolve(): void } | null = null;
  #playing = false;

  /** @param paceMs the time between two moves at a table, on average; 0: the next move follows at once */
  constructor(paceMs: number) {
    this.#paceMs = paceMs;
  }

  /** Of those who share a table, one comes in by each address in turn, the other by the same or the next. */
  async seat(sit: Sit, addresses: readonly string[], tables: number): Promise<void> {
    let seated = 0;
    const door = (i: number): string => addresses[i % addresses.length]!;
    const some = async (): Promise<void> => {
      while (seated < tables) {
        const i = seated++;
        this.#tables.push(await this.#newTable(sit, [door(i), door(i + Math.floor(i / addresses.length))]));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  }

  start(): void {
    this.#playing = true;
    for (const table of this.#tables) this.#later(table, this.#paceMs * this.#fraction());
  }

  /** What happens within so many seconds, or until so many moves are made. Throws if anything has gone wrong. */
  async measure(enough: { seconds: number } | { moves: number }): Promise<Measured> {
    this.#delays = [];
    const { moves, bytes } = { moves: this.moves, bytes: this.#bytes };
    const began = performance.now();
    await ('moves' in enough ? this.#until(this.moves + enough.moves) : sleep(enough.seconds * 1000));
    const took = (performance.now() - began) / 1000;
    this.#mustBeFine();
    const made = this.moves - moves;
    const delays = Float64Array.from(this.#delays).sort();
    const share = (part: number): number => delays[Math.floor(part * delays.length)] ?? Number.NaN;
    return {
      seconds: took,
      moves: made,
      p50: share(0.5),
      p99: share(0.99),
      bytesPerMove: (this.#bytes - bytes) / made,
    };
  }

  /** No more moves; waits for those that are under way. */
  async stop(): Promise<void> {
    this.#playing = false;
    const deadline = performance.now() + PATIENCE_MS;
    while (this.#failure === null && this.#tables.some(table => table.busy)) {
      if (performance.now() > deadline) throw new Error('a move was never received');
      await sleep(20);
    }
    this.#mustBeFine();
  }

  close(): void {
    this.#playing = false;
    for (const { played } of this.#tables) played.close();
  }

  async #until(moves: number): Promise<void> {
    if (this.#failure !== null) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#goal = { moves, resolve };
    let last = this.moves;
    const look = setInterval(() => {
      if (this.moves === last) reject(new Error(`no move for ${PATIENCE_MS / 1000} s`));
      last = this.moves;
    }, PATIENCE_MS);
    await promise.finally(() => clearInterval(look));
  }

  async #newTable(sit: Sit, addresses: readonly [string, string]): Promise<Table> {
    const hears: Hears = {
      moved: seat => this.#moved(table, seat),
      received: bytes => {
        this.#bytes += bytes;
      },
      failed: error => this.#fail(error),
    };
    const table: Table = { played: await sit(addresses, hears), busy: false, mover: 0, sentAt: 0, missing: 0 };
    return table;
  }

  #later(table: Table, ms: number): void {
    if (this.#paceMs === 0) this.#move(table);
    else setTimeout(() => this.#move(table), ms);
  }

  #move(table: Table): void {
    if (!this.#playing) return;
    table.mover = table.played.asked()!;
    table.missing = 2;
    table.busy = true;
    table.sentAt = performance.now();
    table.played.move(this.#luck());
  }

  #moved(table: Table, seat: Seat): void {
    if (seat !== table.mover) this.#delays.push(performance.now() - table.sentAt);
    if (--table.missing > 0) return;
    this.moves++;
    if (this.moves === this.#goal?.moves) this.#goal.resolve();
    if (table.played.asked() === null) void this.#again(table);
    else this.#next(table);
  }

  async #again(table: Table): Promise<void> {
    this.games++;
    try {
      await table.played.again();
      this.#next(table);
    } catch (error) {
      this.#fail(error);
    }
  }

  #next(table: Table): void {
    table.busy = false;
    this.#later(table, this.#paceMs * (0.5 + this.#fraction()));
  }

  #fraction(): number {
    return this.#luck() / 2 ** 32;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#goal?.resolve();
  }

  #mustBeFine(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }
}

interface Table {
  readonly played: Played;
  /** From a move until both have heard of it, and of the new game if that was the last. */
  busy: boolean;
  mover: Seat;
  sentAt: number;
  /** How many of the two have not heard of the move yet. */
  missing: number;
}
