import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ban, Caller } from '../house.ts';
import { hashOfSecret, newSecret } from '../ids.ts';
import { type Db, oneRow, type Row, type Statement, StoreTrouble, statement } from '../store/db.ts';
import { type BanRow, banOf } from './bans.ts';
import { Recent } from './recent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a session outlasts the last visit. */
export const LIFE_MS = 90 * DAY_MS;
const LONGEST_AGENT = 200;

interface SessionDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly signingKey: string;
  /** The site is reached by https: the cookie is never sent without it. */
  readonly secure: boolean;
}

interface Session {
  readonly person: string;
  readonly hash: string;
  readonly ban: Ban | null;
  /** The session was prolonged: the value of a `Set-Cookie` header, so that the browser keeps it longer too. */
  readonly cookie: string | null;
}

interface SessionRow extends Row, BanRow {
  person: string;
  until: number;
}

/** Who sits at which browser. The cookie holds a signed secret; the store only its hash. */
export class Sessions {
  readonly #deps: SessionDeps;
  readonly #cookieName: string;
  readonly #recent: Recent<SessionRow>;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    // With this prefix a browser takes the cookie only from the host itself, never from a neighbour in its domain.
    this.#cookieName = deps.secure ? '__Host-teahouse' : 'teahouse';
    this.#recent = new Recent(deps.now);
  }

  /** A new session, to be part of a write. What ended by itself is swept out with it. */
  opening(
    person: string,
    { agent, address }: Pick<Caller, 'agent' | 'address'>,
  ): { secret: string; statements: Statement[] } {
    const secret = newSecret();
    const now = this.#deps.now();
    return {
      secret,
      statements: [
        statement('DELETE FROM sessions WHERE until <= $1', [now]),
        statement(
          'INSERT INTO sessions (hash, person, since, until, proved_at, agent, network) VALUES ($1, $2, $3, $4, $3, $5, $6)',
          [hashOfSecret(secret), person, now, now + LIFE_MS, agent.slice(0, LONGEST_AGENT), address],
        ),
      ],
    };
  }

  /** Ends a session, as part of a write; `forgetAll` of the person after. */
  closing(hash: string): Statement {
    return statement('DELETE FROM sessions WHERE hash = $1', [hash]);
  }

  /** Ends all sessions of a person, as part of a write; `forgetAll` of them after. */
  closingAll(person: string): Statement {
    return statement('DELETE FROM sessions WHERE person = $1', [person]);
  }

  /** What ended is not taken from memory any more. */
  forgetAll(person: string): void {
    this.#recent.forgetWhere(session => session.person === person);
  }

  /** The session that a `Cookie` header speaks of, if it is one of ours and has not ended. */
  async find(cookies: string | undefined): Promise<Session | null> {
    const secret = this.readCookie(cookies);
    if (secret === null) return null;
    const hash = hashOfSecret(secret);
    const now = this.#deps.now();
    const session = await this.#recent.get(hash, () =>
      oneRow<SessionRow>(
        this.#deps.db,
        `SELECT sessions.person, sessions.until, people.banned_until, people.banned_why FROM sessions JOIN people ON people.id = sessions.person
         WHERE sessions.hash = $1 AND people.deleted_at IS NULL`,
        [hash],
      ),
    );
    if (session === null || session.until <= now) return null;
    const old = session.until <= now + LIFE_MS - DAY_MS;
    const cookie = old && (await this.#prolong(hash)) ? this.cookieFor(secret) : null;
    return { person: session.person, hash, ban: banOf(session, now), cookie };
  }

  /** The value of a `Set-Cookie` header; null takes the cookie away. */
  cookieFor(secret: string | null): string {
    const [value, age] = secret === null ? ['', 0] : [`${secret}.${this.#sign(secret)}`, LIFE_MS / 1000];
    const secure = this.#deps.secure ? '; Secure' : '';
    return `${this.#cookieName}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The secret in a `Cookie` header, if we signed it: a forged one costs no look into the store. */
  readCookie(cookies: string | undefined): string | null {
    const start = `${this.#cookieName}=`;
    const found = cookies?.split(';').find(cookie => cookie.trimStart().startsWith(start));
    if (found === undefined) return null;
    const [secret = '', signature = ''] = found.trim().slice(start.length).split('.');
    return secret !== '' && sameText(signature, this.#sign(secret)) ? secret : null;
  }

  async #prolong(hash: string): Promise<boolean> {
    try {
      await this.#deps.db.write([
        statement('UPDATE sessions SET until = $1 WHERE hash = $2', [this.#deps.now() + LIFE_MS, hash]),
      ]);
    } catch (error) {
      // A store that cannot write can still be read: the session is good, and is prolonged another time.
      if (error instanceof StoreTrouble) return false;
      throw error;
    }
    this.#recent.forget(hash);
    return true;
  }

  #sign(secret: string): string {
    return createHmac('sha256', this.#deps.signingKey).update(secret).digest('base64url');
  }
}

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
