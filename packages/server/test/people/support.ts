import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type CommandName, commands, type Input, type Output } from '@teahouse/protocol';
import * as v from 'valibot';
import type { Caller, Handlers } from '../../src/house.ts';
import { AccountMail } from '../../src/notify/account-mail.ts';
import type { Mail } from '../../src/notify/mail.ts';
import { AccountLog } from '../../src/people/account-log.ts';
import { mustBeInScope } from '../../src/people/callers.ts';
import type { PeopleDeps } from '../../src/people/deps.ts';
import { peopleHandlers } from '../../src/people/handlers.ts';
import { People } from '../../src/people/people.ts';
import { houseSecrets } from '../../src/people/secrets.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { Tokens } from '../../src/people/tokens.ts';
import { Refused } from '../../src/refused.ts';
import type { Db } from '../../src/store/db.ts';
import { PostgresDb } from '../../src/store/postgres.ts';
import { migrate } from '../../src/store/schema.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * An empty store, gone after the test: a file of its own, or with TEST_DATABASE_URL a schema of its own in a PostgreSQL
 * database. The same statements must run on both.
 */
export async function emptyStore(t: TestContext): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL;
  const db = url === undefined ? emptyFile(t) : await emptySchema(t, new URL(url));
  await migrate(db);
  return db;
}

function emptyFile(t: TestContext): Db {
  const folder = mkdtempSync(join(tmpdir(), 'teahouse-'));
  const db = new SqliteDb(join(folder, 'teahouse.db'), 'NORMAL');
  t.after(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });
  return db;
}

async function emptySchema(t: TestContext, url: URL): Promise<Db> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  url.searchParams.set('options', `-c search_path=${name}`);
  const db = new PostgresDb(url.href);
  t.after(async () => {
    await db.rows(`DROP SCHEMA ${name} CASCADE`);
    await db.close();
  });
  await db.rows(`CREATE SCHEMA ${name}`);
  return db;
}

/** A clock that stands until it is moved. */
export class Clock {
  ms = Date.UTC(2026, 0, 1);
  readonly now = (): number => this.ms;
  pass(ms: number): void {
    this.ms += ms;
  }
}

/** Commands with the input as clients send it: checked first, as the server does. */
type Ask<K extends CommandName> = <N extends K>(browser: Browser, name: N, input: Input<N>) => Promise<Output<N>>;

export function asking<K extends CommandName>(handlers: Pick<Handlers, K>): Ask<K> {
  return async (browser, name, input) => {
    const checked = v.parse(commands[name].input, input) as never;
    const caller = await browser.caller();
    mustBeInScope(caller, name);
    const output = await handlers[name](caller, checked);
    v.parse(commands[name].output, output);
    return output as never;
  };
}

/** A browser with its cookie jar, in front of a house. */
export class Browser {
  cookie: string | null = null;
  acceptLanguage = 'en';
  token: string | null = null;
  address = '192.0.2.1';
  agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
  socket: Caller['socket'] = null;
  readonly #house: Pick<House, 'sessions' | 'tokens'>;

  constructor(house: Pick<House, 'sessions' | 'tokens'>) {
    this.#house = house;
  }

  async caller(): Promise<Caller> {
    const session = this.cookie === null ? null : await this.#house.sessions.find(this.cookie);
    const holder = this.token === null ? null : await this.#house.tokens.whoIs(this.token);
    const { scopes = null } = holder ?? {};
    if (session?.cookie) this.cookie = session.cookie;
    return {
      person: holder?.person ?? session?.person ?? null,
      by: holder !== null ? 'token' : session !== null ? 'cookie' : null,
      scopes,
      ban: holder?.ban ?? session?.ban ?? null,
      agent: this.agent,
      session: holder === null ? (session?.hash ?? null) : null,
      address: this.address,
      acceptLanguage: this.acceptLanguage,
      socket: this.socket,
      setCookie: secret => {
        this.cookie = secret === null ? null : this.#house.sessions.cookieFor(secret);
      },
    };
  }
}

export interface House {
  readonly db: Db;
  readonly clock: Clock;
  readonly people: People;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly ask: Ask<keyof ReturnType<typeof peopleHandlers>>;
  /** What was asked of the rest of the house, in order. */
  readonly asked: string[];
  readonly limits: Map<string, number>;
  readonly account: AccountLog;
  readonly logged: { event: string; details: Readonly<Record<string, unknown>> }[];
  /** What was mailed about accounts. */
  mailed(): Promise<readonly Mail[]>;
  browser(): Browser;
}

/** A house with people and nothing else. */
export async function openHouse(t: TestContext, publicUrl = 'https://tea.example', store?: Db): Promise<House> {
  const db = store ?? (await emptyStore(t));
  const clock = new Clock();
  const { signingKey } = await houseSecrets(db);
  const people = new People(db, clock.now);
  const sessions = new Sessions({ db, now: clock.now, signingKey, secure: publicUrl.startsWith('https') });
  const tokens = new Tokens(db, clock.now);
  const asked: string[] = [];
  const limits = new Map<string, number>();
  const logged: House['logged'] = [];
  const write = (event: string, details: Readonly<Record<string, unknown>>) => void logged.push({ event, details });
  const mails: Mail[] = [];
  const mail = new AccountMail({
    db,
    people,
    mailer: async one => void mails.push(one),
    publicUrl: new URL(publicUrl),
    report: () => {},
  });
  const account = new AccountLog({ db, now: clock.now, log: { info: write, error: write }, mail });
  const deps: PeopleDeps = {
    db,
    now: clock.now,
    people,
    sessions,
    tokens,
    publicUrl: new URL(publicUrl),
    limit: (key, perMinute) => {
      const used = (limits.get(key) ?? 0) + 1;
      limits.set(key, used);
      if (used > perMinute) throw new Refused('slow-down', 'too many');
    },
    mustHave: (key, perMinute) => {
      if ((limits.get(key) ?? 0) >= perMinute) throw new Refused('slow-down', 'too many');
    },
    account,
    mail,
    scrub: () => db.scrub(),
    leaveTo: async (guest, to) => {
      asked.push(`leave ${guest} to ${to}`);
    },
    sessionEnded: async person => {
      sessions.forgetAll(person);
      tokens.forgetAll(person);
    },
    leaveTables: async person => {
      asked.push(`leave ${person}`);
    },
    seatsMoved: async (guest, account) => {
      asked.push(`move ${guest} to ${account}`);
    },
  };
  const mailed = async () => {
    await mail.close();
    return mails;
  };
  const known = { db, clock, people, sessions, tokens, asked, limits, account, logged, mailed };
  const house = { ...known, ask: asking(peopleHandlers(deps)) };
  return { ...house, browser: () => new Browser(house) };
}

/** For `assert.rejects`: the server says no, for this reason. */
export const refused =
  (reason: string) =>
  (error: unknown): boolean => {
    if (error instanceof Refused && error.no.reason === reason) return true;
    throw error;
  };
