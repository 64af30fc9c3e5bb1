import type { Handlers } from '../house.ts';
import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow, type Row, StoreTrouble, statement } from '../store/db.ts';
import { ownerOf } from './callers.ts';
import type { PeopleDeps } from './deps.ts';
import { Recent } from './recent.ts';

const MOST_TOKENS = 20;
const NOTE_USE_MS = 60_000;
/** So that a token is known for one wherever it leaks to. */
const TOKEN = /^th_[A-Za-z0-9_-]{32}$/;

interface TokenRow extends Row {
  id: string;
  person: string;
  used_at: number | null;
}

/** Who holds which token: programs come in by it. */
export class Tokens {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #recent: Recent<TokenRow>;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#recent = new Recent(now);
  }

  /** Whose token it is; null if nobody's. */
  async whoIs(token: string): Promise<string | null> {
    if (!TOKEN.test(token)) return null;
    const hash = hashOfSecret(token);
    const kept = await this.#recent.get(hash, () =>
      oneRow<TokenRow>(
        this.#db,
        `SELECT tokens.id, tokens.person, tokens.used_at FROM tokens JOIN people ON people.id = tokens.person
         WHERE tokens.hash = $1 AND people.deleted_at IS NULL`,
        [hash],
      ),
    );
    if (kept === null) return null;
    if (kept.used_at === null || kept.used_at <= this.#now() - NOTE_USE_MS) await this.#noteUse(hash);
    return kept.person;
  }

  forgetAll(person: string): void {
    this.#recent.forgetWhere(token => token.person === person);
  }

  async #noteUse(hash: string): Promise<void> {
    try {
      await this.#db.write([statement('UPDATE tokens SET used_at = $1 WHERE hash = $2', [this.#now(), hash])]);
    } catch (error) {
      // A store that cannot write can still be read: the use is noted another time.
      if (error instanceof StoreTrouble) return;
      throw error;
    }
    this.#recent.forget(hash);
  }
}

export const tokenHandlers = ({
  db,
  now,
  sessionEnded,
}: PeopleDeps): Pick<Handlers, 'tokens.list' | 'tokens.create' | 'tokens.revoke'> => ({
  'tokens.list': async caller => {
    const rows = await db.rows<{ id: string; name: string; since: number; used_at: number | null }>(
      'SELECT id, name, since, used_at FROM tokens WHERE person = $1 ORDER BY since, id',
      [ownerOf(caller)],
    );
    return { tokens: rows.map(({ id, name, since, used_at }) => ({ id, name, createdAt: since, usedAt: used_at })) };
  },

  'tokens.create': async (caller, { name }) => {
    const person = ownerOf(caller);
    const kept = await db.rows('SELECT id FROM tokens WHERE person = $1', [person]);
    if (kept.length >= MOST_TOKENS) {
      throw new Refused('not-now', `you have ${MOST_TOKENS} tokens: revoke one first`, { most: MOST_TOKENS });
    }
    const secret = `th_${newSecret()}`;
    const token = { id: newId(), name, createdAt: now(), usedAt: null };
    await db.write([
      statement('INSERT INTO tokens (id, person, name, hash, since) VALUES ($1, $2, $3, $4, $5)', [
        token.id,
        person,
        name,
        hashOfSecret(secret),
        token.createdAt,
      ]),
    ]);
    return { token, secret };
  },

  'tokens.revoke': async (caller, { token }) => {
    const person = ownerOf(caller);
    const revoked = await db.rows('DELETE FROM tokens WHERE id = $1 AND person = $2 RETURNING id', [token, person]);
    if (revoked.length === 0) throw new Refused('not-found', 'you have no such token');
    await sessionEnded(person);
    return {};
  },
});
