import type { Caller } from '../house.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow, type Row } from '../store/db.ts';

const PROOF_MS = 5 * 60_000;

interface ProofRow extends Row {
  login: string | null;
  proved_at: number;
}

/**
 * Before what cannot be undone: the password or a passkey, given in this session within five minutes. A guest has
 * neither, and is known by the cookie alone.
 */
export async function mustBeProved({ db, now }: { db: Db; now(): number }, caller: Caller): Promise<void> {
  const row = await oneRow<ProofRow>(
    db,
    `SELECT people.login, sessions.proved_at FROM sessions JOIN people ON people.id = sessions.person
     WHERE sessions.hash = $1`,
    [caller.session],
  );
  if (row === null) throw new Refused('who-are-you', 'this session has ended');
  if (row.login !== null && row.proved_at <= now() - PROOF_MS) {
    throw new Refused('prove-yourself', 'this needs your password or a passkey once more: me.prove');
  }
}
