import { messageOf } from '../log.ts';
import { type Db, type Row, type Statement, StoreTrouble, statement, type Value } from './db.ts';

interface Observer {
  /** A write was kept. */
  wrote(seconds: number): void;
  /** Something that whoever runs the house should know of. */
  event(name: string, details: Readonly<Record<string, string | number>>): void;
  /** Milliseconds that only ever grow. */
  steady(): number;
}

/** After trouble the store is tried again by whoever asks whether it is well, and not sooner than this. */
const RESTS_MS = 5000;
/** A store that is well is not asked more often than this. */
const PROBE_MS = 2000;
const PROBE = 'INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';

/**
 * A store that is watched: how long it takes to keep something, and whether it does. Trouble is logged once when it
 * begins and once when it is over, however many are refused meanwhile.
 */
export class ObservedDb implements Db {
  readonly skipLocked: string;
  readonly shared: boolean;
  readonly #store: Db;
  readonly #observer: Observer;
  #trouble: StoreTrouble | null = null;
  #troubleAt = 0;
  #refused = 0;
  #probedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Db, observer: Observer) {
    this.skipLocked = store.skipLocked;
    this.shared = store.shared;
    this.#store = store;
    this.#observer = observer;
  }

  get hears(): boolean {
    return this.#store.hears;
  }

  async rows<T extends Row>(sql: string, values?: readonly Value[]): Promise<T[]> {
    try {
      return await this.#store.rows<T>(sql, values);
    } catch (error) {
      throw this.#noted(error);
    }
  }

  async write(statements: readonly Statement[], news?: string): Promise<void> {
    const begun = performance.now();
    try {
      await this.#store.write(statements, news);
    } catch (error) {
      throw this.#noted(error);
    }
    this.#observer.wrote((performance.now() - begun) / 1000);
    if (this.#trouble !== null) this.#isWell();
  }

  async scrub(wholly?: boolean): Promise<void> {
    try {
      await this.#store.scrub(wholly);
    } catch (error) {
      throw this.#noted(error);
    }
  }

  tell(news: string): Promise<void> {
    return this.#store.tell(news);
  }

  listen(heard: (news: string) => void, missed: () => void): Promise<void> {
    return this.#store.listen(heard, missed);
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  /** Throws `StoreTrouble` while nothing can be kept: it looks, unless somebody has just found out. */
  async mustKeep(): Promise<void> {
    const now = this.#observer.steady();
    if (this.#trouble !== null && now - this.#troubleAt < RESTS_MS) throw this.#trouble;
    if (this.#trouble === null && now - this.#probedAt < PROBE_MS) return;
    this.#probedAt = now;
    await this.write([statement(PROBE, [Math.round(now)])]);
  }

  #noted(error: unknown): unknown {
    if (!(error instanceof StoreTrouble)) return error;
    if (this.#trouble === null) this.#observer.event('store-trouble', { error: messageOf(error) });
    this.#trouble = error;
    this.#troubleAt = this.#observer.steady();
    this.#refused++;
    return error;
  }

  #isWell(): void {
    this.#observer.event('store-well', { refused: this.#refused });
    this.#trouble = null;
    this.#refused = 0;
  }
}
