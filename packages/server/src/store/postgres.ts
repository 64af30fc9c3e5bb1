import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Conflict, type Db, type Row, type Statement, StoreTrouble, type Value } from './db.ts';

/** The one channel on which the processes of a house tell each other what happened. */
const CHANNEL = 'teahouse';
const NOTIFY = 'SELECT pg_notify($1, $2)';
const CONNECT_MS = 5000;
const RECONNECT_MS = 500;
/** How long an answer is waited for: then the line is dead. The database itself ends a statement sooner. */
const ANSWER_MS = 10_000;
/** A line on which we only listen can be dead without a sign: so it is asked now and then whether it lives. */
const WATCH_MS = 10_000;

// Counts and times come as numbers: all of ours are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A PostgreSQL database. Any number of processes may share it. */
export class PostgresDb implements Db {
  readonly skipLocked = 'FOR UPDATE SKIP LOCKED';
  readonly shared = true;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #watchMs: number;
  #listener: pg.Client | null = null;
  #hears = false;
  #closed = false;

  readonly #lines = new Set<pg.PoolClient>();

  constructor(url: string, { connections = 10, watchMs = WATCH_MS, answerMs = ANSWER_MS } = {}) {
    this.#url = url;
    this.#watchMs = watchMs;
    const statementMs = Math.round(answerMs * 0.8);
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      query_timeout: answerMs,
      statement_timeout: statementMs,
      // What a process that stands still has locked is free for the others again.
      idle_in_transaction_session_timeout: statementMs,
    });
    // An idle connection that breaks is replaced by the pool when it is needed next.
    this.#pool.on('error', () => {});
    // One that breaks in use fails its query, which is where we act; unheard, it would end the process.
    this.#pool.on('connect', client => {
      this.#lines.add(client);
      client.on('error', () => {});
    });
    this.#pool.on('remove', client => this.#lines.delete(client));
  }

  get hears(): boolean {
    return this.#hears;
  }

  async rows<T extends Row>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    try {
      return (await this.#pool.query<T>(sql, [...values])).rows;
    } catch (error) {
      throw this.#trouble(error);
    }
  }

  async write(statements: readonly Statement[], news?: string): Promise<void> {
    let client: pg.PoolClient | null = null;
    try {
      client = await this.#pool.connect();
      await client.query('BEGIN');
      for (const { sql, values, must } of statements) {
        const { rowCount } = await client.query(sql, [...values]);
        if (must !== undefined && rowCount !== must) {
          throw new Conflict(`${rowCount} rows changed, not ${must}: ${sql}`);
        }
      }
      // PostgreSQL holds it back until the commit, and forgets it with whatever is rolled back.
      if (news !== undefined) await client.query(NOTIFY, [CHANNEL, news]);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      // A connection that does not even roll back is of no use any more.
      const broken =
        isUnanswered(error) ||
        (await client?.query('ROLLBACK').then(
          () => false,
          () => true,
        ));
      client?.release(broken);
      throw this.#trouble(error);
    }
  }

  /**
   * The database itself gives up sooner than we do: where we had to, the line is dead, and so are the others that were
   * opened before. Who comes next is not to try them one after another.
   */
  #trouble(error: unknown): unknown {
    if (isUnanswered(error)) for (const { connection } of this.#lines) connection.stream.destroy();
    return trouble(error);
  }

  async tell(news: string): Promise<void> {
    await this.rows(NOTIFY, [CHANNEL, news]);
  }

  /**
   * Dead rows stay in the pages until they are vacuumed, and their bytes until something is written over them, or all
   * pages anew. What the server's own log of writes keeps is its operator's.
   */
  async scrub(wholly = false): Promise<void> {
    const how = wholly ? 'VACUUM (FULL)' : 'VACUUM';
    await this.rows(`${how} people, chat, reports, account_log, sessions, tokens, channels, passkeys, notices`);
  }

  async listen(heard: (news: string) => void, missed: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: this.#watchMs,
    });
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    // `error` is always followed by `end`, which is where we act.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    const watch = setInterval(() => {
      client.query('SELECT 1').catch(() => client.connection.stream.destroy());
    }, this.#watchMs).unref();
    client.once('end', () => {
      clearInterval(watch);
      this.#hears = false;
      void this.#listenAgain(heard, missed);
    });
    this.#listener = client;
    this.#hears = true;
    if (this.#closed) await client.end();
  }

  /** One try after another, and never two for one failure: they would soon be thousands. */
  async #listenAgain(heard: (news: string) => void, missed: () => void): Promise<void> {
    while (!this.#closed) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      try {
        await this.listen(heard, missed);
        missed();
        return;
      } catch {
        // Not back yet.
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#listener?.end();
    await this.#pool.end();
  }
}

/** By the words of `pg`: there is no other sign. */
const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

function trouble(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Conflict) return error;
  const code = 'code' in error ? String(error.code) : '';
  // 23: a constraint; 40: two transactions in each other's way.
  if (code.startsWith('23') || code.startsWith('40')) return new Conflict(error.message, { cause: error });
  // 08: connection, 53: resources, 57: shut down, 58: system; without a SQLSTATE: the network.
  if (/^(08|53|57|58)/.test(code) || !/^[0-9A-Z]{5}$/.test(code)) {
    return new StoreTrouble(error.message, { cause: error });
  }
  return error;
}
