import { SCOPES, type Scope } from '@teahouse/protocol';
import type { Ban, Handlers } from '../house.ts';
import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow, type Row, StoreTrouble, statement } from '../store/db.ts';
import { type BanRow, banOf } from './bans.ts';
import { personOf } from './callers.ts';
import type { PeopleDeps } from './deps.ts';
import { mustBeProved } from './proof.ts';
import { Recent } from './recent.ts';

const MOST_TOKENS = 20;
const NOTE_USE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So that a token is known for one wherever it leaks to. */
const TOKEN = /^th_[A-Za-z0-9_-]{32}$/;

interface TokenRow extends Row, BanRow {
  id: string;
  person: string;
  used_at: number | null;
  scopes: string;
  until: number | null;
}

/** Whose token it is, and what it is for. */
interface Holder {
  readonly person: string;
  readonly scopes: readonly Scope[];
  readonly ban: Ban | null;
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

  /** Null for a token that is nobody's, or has ended. */
  async whoIs(token: string): Promise<Holder | null> {
    if (!TOKEN.test(token)) return null;
    const hash = hashOfSecret(token);
    const kept = await this.#recent.get(hash, () =>
      oneRow<TokenRow>(
        this.#db,
        `SELECT tokens.id, tokens.person, tokens.used_at, tokens.scopes, tokens.until, people.banned_until,
           people.banned_why FROM tokens JOIN people ON people.id = tokens.person
         WHERE tokens.hash = $1 AND people.deleted_at IS NULL`,
        [hash],
      ),
    );
    const now = this.#now();
    if (kept === null || (kept.until !== null && kept.until <= now)) return null;
    if (kept.used_at === null || kept.used_at <= now - NOTE_USE_MS) await this.#noteUse(hash);
    return { person: kept.person, scopes: scopesIn(kept.scopes), ban: banOf(kept, now) };
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

const scopesIn = (kept: string): Scope[] => SCOPES.filter(scope => kept.split(' ').includes(scope));

interface ListedRow extends Row {
  id: string;
  name: string;
  scopes: string;
  since: number;
  used_at: number | null;
  until: number | null;
}

export const tokenHandlers = (deps: PeopleDeps): Pick<Handlers, 'tokens.list' | 'tokens.create' | 'tokens.revoke'> => {
  const { db, now } = deps;
  return {
    'tokens.list': async caller => {
      const rows = await db.rows<ListedRow>(
        'SELECT id, name, scopes, since, used_at, until FROM tokens WHERE person = $1 ORDER BY since, id',
        [personOf(caller)],
      );
      return {
        tokens: rows.map(({ scopes, since, used_at, ...row }) => ({
          ...row,
          scopes: scopesIn(scopes),
          createdAt: since,
          usedAt: used_at,
        })),
      };
    },

    'tokens.create': async (caller, { name, scopes, days }) => {
      const person = personOf(caller);
      await mustBeProved(deps, caller);
      const kept = await db.rows('SELECT id FROM tokens WHERE person = $1', [person]);
      if (kept.length >= MOST_TOKENS) {
        throw new Refused('not-now', `you have ${MOST_TOKENS} tokens: revoke one first`, { most: MOST_TOKENS });
      }
      const secret = `th_${newSecret()}`;
      const at = now();
      const wanted = SCOPES.filter(scope => scopes.includes(scope));
      const token = { id: newId(), name, scopes: wanted, createdAt: at, usedAt: null, until: at + days * DAY_MS };
      await db.write([
        statement(
          'INSERT INTO tokens (id, person, name, hash, since, scopes, until) VALUES ($1, $2, $3, $4, $5, $6, $7)',
          [token.id, person, name, hashOfSecret(secret), at, wanted.join(' '), token.until],
        ),
      ]);
      await deps.account.note(caller, person, 'token-made', name);
      return { token, secret };
    },

    'tokens.revoke': async (caller, { token }) => {
      const person = personOf(caller);
      const sql = 'DELETE FROM tokens WHERE id = $1 AND person = $2 RETURNING name';
      const [revoked] = await db.rows<{ name: string }>(sql, [token, person]);
      if (revoked === undefined) throw new Refused('not-found', 'you have no such token');
      await deps.sessionEnded(person);
      await deps.account.note(caller, person, 'token-revoked', revoked.name);
      return {};
    },
  };
};
