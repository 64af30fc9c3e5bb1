import type { Language } from '@teahouse/kernel';
import type { Colour, Me, Person, QuietHours } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import { type Db, oneRow, type Row } from '../store/db.ts';
import { type BanRow, banOf } from './bans.ts';
import { Recent } from './recent.ts';

/** What the house needs to know of a person while a game goes on. */
interface Profile {
  readonly id: string;
  /** Empty for somebody who has left for good. */
  readonly name: string;
  readonly colour: Colour;
  readonly language: Language | null;
  readonly timeZone: string;
  readonly quiet: QuietHours | null;
  /** Null for a guest. */
  readonly login: string | null;
  readonly since: number;
  readonly role: 'admin' | null;
  readonly mutedUntil: number | null;
  readonly shows: Me['shows'];
  /** Shows something. */
  readonly page?: true;
  /** The name looks like that of an account. */
  readonly alike?: true;
}

interface ProfileRow extends Row, BanRow {
  id: string;
  name: string;
  colour: Colour;
  language: Language | null;
  time_zone: string;
  quiet: string | null;
  login: string | null;
  since: number;
  role: 'admin' | null;
  muted_until: number | null;
  shows: Me['shows'];
  /** 1 where an account has a name that looks like this one. */
  alike: number;
}

/** Of two accounts with names that look alike, the older one is not marked. */
const ALIKE = `CASE WHEN EXISTS (SELECT 1 FROM people AS other WHERE other.name_key = people.name_key
  AND other.login IS NOT NULL AND other.id <> people.id
  AND (people.login IS NULL OR other.since < people.since)) THEN 1 ELSE 0 END AS alike`;
const COLUMNS = `id, name, colour, language, time_zone, quiet, login, since, role, banned_until, banned_why, muted_until, shows, ${ALIKE}`;
/** How many people one query asks for. Shorter lists are filled up, so that there is one text to prepare. */
const AT_ONCE = 32;
const BY_IDS = `SELECT ${COLUMNS} FROM people WHERE id IN (${Array.from({ length: AT_ONCE }, (_, i) => `$${i + 1}`)})`;

/** The people of the house, as others see them. Changes made by other processes are seen within seconds. */
export class People {
  readonly #db: Db;
  readonly #recent: Recent<Profile>;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#recent = new Recent(now);
  }

  profile(id: string): Promise<Profile | null> {
    return this.#recent.get(id, async () => {
      const row = await oneRow<ProfileRow>(this.#db, `SELECT ${COLUMNS} FROM people WHERE id = $1`, [id]);
      return row && profileOf(row);
    });
  }

  /** What is remembered of a person at the moment. */
  remembered(id: string): Profile | null {
    return this.#recent.peek(id);
  }

  /** A person as everybody sees one. */
  async person(id: string): Promise<Person | null> {
    const profile = await this.profile(id);
    return profile && asSeen(profile);
  }

  /** Those of them that there are, by id. A profile holds more than others may see: whoever shows it chooses. */
  async byIds(ids: Iterable<string>): Promise<Map<string, Profile>> {
    const found = new Map<string, Profile>();
    const unknown: string[] = [];
    for (const id of new Set(ids)) {
      const profile = this.#recent.peek(id);
      if (profile === null) unknown.push(id);
      else found.set(id, profile);
    }
    const keep = this.#recent.reading();
    for (let from = 0; from < unknown.length; from += AT_ONCE) {
      const asked = Array.from({ length: AT_ONCE }, (_, i) => unknown[from + i] ?? unknown[from]!);
      for (const row of await this.#db.rows<ProfileRow>(BY_IDS, asked)) {
        keep(row.id, profileOf(row));
        found.set(row.id, profileOf(row));
      }
    }
    return found;
  }

  /** Something about this person has changed. */
  forget(id: string): void {
    this.#recent.forget(id);
  }
}

/** What one sees of oneself, fresh from the store. */
export async function readMe({ db, now: clock }: { db: Db; now(): number }, id: string): Promise<Me> {
  const now = clock();
  const row = await oneRow<ProfileRow>(db, `SELECT ${COLUMNS} FROM people WHERE id = $1 AND deleted_at IS NULL`, [id]);
  if (row === null) throw new Refused('who-are-you', 'there is no such person any more');
  const passkeys = await db.rows<{ id: string; name: string; since: number }>(
    'SELECT id, name, since FROM passkeys WHERE person = $1 ORDER BY since, id',
    [id],
  );
  const { since, login, language, timeZone, quiet, role, mutedUntil, shows, ...seen } = profileOf(row);
  const [secret] = await db.rows<{ has: number }>(
    'SELECT CASE WHEN password IS NULL THEN 0 ELSE 1 END AS has FROM people WHERE id = $1',
    [id],
  );
  return {
    ...seen,
    language,
    timeZone,
    quiet,
    login,
    role,
    mutedUntil: mutedUntil !== null && mutedUntil > now ? mutedUntil : null,
    banned: banOf(row, now),
    shows,
    hasPassword: secret?.has === 1,
    passkeys: passkeys.map(({ id, name, since }) => ({ id, name, createdAt: since })),
    since,
  };
}

const profileOf = ({ id, name, colour, language, login, since, role, shows, ...row }: ProfileRow): Profile => ({
  ...{ id, name, colour, language, login, since, role, shows },
  timeZone: row.time_zone,
  quiet: row.quiet === null ? null : JSON.parse(row.quiet),
  mutedUntil: row.muted_until,
  ...(shows === 'nothing' ? {} : { page: true }),
  ...(row.alike === 1 ? { alike: true } : {}),
});

/** Of what is known of somebody, what everybody may see. */
export const asSeen = ({ id, name, colour, page, alike }: Person): Person => ({
  ...{ id, name, colour },
  ...(page ? { page } : {}),
  ...(alike ? { alike } : {}),
});
