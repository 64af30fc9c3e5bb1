import { createClient } from '@redis/client';
import { messageOf } from '../log.ts';
import { StartError } from '../settings.ts';
import type { Db, Row, Statement, Value } from './db.ts';

const CONNECT_MS = 5000;
const RECONNECT_MS = 500;
/** Told to all when a line is back on which something could not be told: nobody knows any more what they missed. */
const MISSED = '';

/**
 * A shared store whose processes tell each other over Redis what happened. Redis only carries: what is true is in the
 * store, and while Redis is away everything is kept and acknowledged as ever.
 */
export class NewsOverRedis implements Db {
  readonly skipLocked: string;
  readonly shared: boolean;
  readonly #store: Db;
  readonly #channel: string;
  readonly #client;
  readonly #log: (event: string, details: Readonly<Record<string, string>>) => void;
  #isOpen = false;
  /** In an outage that was logged. */
  #isAway = false;
  #hasLost = false;

  constructor(store: Db, url: URL, log: (event: string, details: Readonly<Record<string, string>>) => void) {
    this.skipLocked = store.skipLocked;
    this.shared = store.shared;
    this.#store = store;
    this.#log = log;
    // Messages of Redis know no database numbers; houses that share a Redis do.
    this.#channel = `teahouse:${url.pathname.slice(1) || '0'}`;
    this.#client = createClient({
      url: url.href,
      // What cannot be told now is not told later: by then it is in the store, and everybody looks there.
      disableOfflineQueue: true,
      // Whoever starts the house hears of a wrong address; afterwards we come back as often as it takes.
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => (this.#isOpen ? RECONNECT_MS : false) },
    });
    this.#client.on('error', error => this.#isOpen && this.#away(error));
  }

  get hears(): boolean {
    return this.#client.isReady;
  }

  rows<T extends Row>(sql: string, values?: readonly Value[]): Promise<T[]> {
    return this.#store.rows<T>(sql, values);
  }

  async write(statements: readonly Statement[], news?: string): Promise<void> {
    await this.#store.write(statements);
    if (news !== undefined) void this.#publish(news);
  }

  scrub(wholly?: boolean): Promise<void> {
    return this.#store.scrub(wholly);
  }

  async tell(news: string): Promise<void> {
    void this.#publish(news);
  }

  async listen(heard: (news: string) => void, missed: () => void): Promise<void> {
    try {
      await this.#client.connect();
      await this.#client.subscribe(this.#channel, news => (news === MISSED ? missed() : heard(news)));
    } catch (error) {
      this.#client.destroy();
      throw new StartError(`REDIS_URL names no Redis that answers (${messageOf(error)}).`);
    }
    this.#isOpen = true;
    this.#client.on('ready', () => {
      this.#isAway = false;
      if (this.#hasLost) {
        this.#hasLost = false;
        void this.#publish(MISSED);
      }
      missed();
    });
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    if (this.#client.isReady) await this.#client.close();
    else if (this.#client.isOpen) this.#client.destroy();
    await this.#store.close();
  }

  /** Nobody waits for it: what it tells of has happened. */
  async #publish(news: string): Promise<void> {
    try {
      await this.#client.publish(this.#channel, news);
    } catch (error) {
      this.#hasLost = true;
      this.#away(error);
    }
  }

  #away(error: unknown): void {
    if (!this.#isAway) this.#log('redis-away', { error: messageOf(error) });
    this.#isAway = true;
  }
}
