import { hashOfSecret } from '../ids.ts';
import { type Db, type Row, type Statement, statement } from '../store/db.ts';

const LIFE_MS = 5 * 60_000;

/** For whom a challenge was made: a person who adds a passkey, or somebody who logs in and is nobody yet. */
interface Challenge {
  readonly person: string | null;
  readonly login: string | null;
}

interface ChallengeRow extends Row {
  person: string | null;
  login: string | null;
  until: number;
}

/** Keeps a challenge for five minutes; older ones are swept out. */
export const keepChallenge = (challenge: string, { person, login }: Challenge, now: number): Statement[] => [
  statement('DELETE FROM challenges WHERE until <= $1', [now]),
  statement('INSERT INTO challenges (hash, person, login, until) VALUES ($1, $2, $3, $4)', [
    hashOfSecret(challenge),
    person,
    login,
    now + LIFE_MS,
  ]),
];

/** Takes a challenge out: whatever comes of it, nobody answers it again. */
export async function takeChallenge(db: Db, challenge: string, now: number): Promise<Challenge | null> {
  const [row] = await db.rows<ChallengeRow>('DELETE FROM challenges WHERE hash = $1 RETURNING person, login, until', [
    hashOfSecret(challenge),
  ]);
  return row !== undefined && row.until > now ? { person: row.person, login: row.login } : null;
}
