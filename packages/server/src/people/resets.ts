import type { Handlers } from '../house.ts';
import { hashOfSecret, newSecret } from '../ids.ts';
import { Refused } from '../refused.ts';
import { oneRow, type Row, statement } from '../store/db.ts';
import { becomeAccount } from './accounts.ts';
import { mustTakeCookies } from './callers.ts';
import type { PeopleDeps } from './deps.ts';
import { hashPassword } from './passwords.ts';
import { mustBeStrong } from './weak-passwords.ts';

const LIFE_MS = 60 * 60_000;
const PER_MINUTE = { askedFrom: 5, usedFrom: 10 };
/** Links that lie in mailboxes, for one account. */
const MOST_LINKS = 3;

interface ResetRow extends Row {
  person: string;
  login: string;
}

/** Who has forgotten the password gets in by e-mail. Whether there is such an account, or an address, is not said. */
export const resetHandlers = (deps: PeopleDeps): Pick<Handlers, 'me.forgot' | 'me.reset'> => ({
  'me.forgot': async (caller, { login }) => {
    const { db, now } = deps;
    deps.limit(`forgot-from:${caller.address}`, PER_MINUTE.askedFrom);
    const email = deps.mail.isSetUp;
    if (!email) return { email };
    const account = await oneRow<{ id: string }>(
      db,
      `SELECT id FROM people WHERE login = $1 AND
         EXISTS (SELECT 1 FROM channels WHERE channels.person = people.id AND kind = 'email' AND confirmed = 1)`,
      [login.trim().toLowerCase()],
    );
    if (account === null) return { email };
    const secret = newSecret();
    await db.write([statement('DELETE FROM resets WHERE until <= $1', [now()])]);
    const [noted] = await db.rows(
      `INSERT INTO resets (hash, person, until) SELECT $1, $2, CAST($3 AS BIGINT)
       WHERE (SELECT COUNT(*) FROM resets WHERE person = $2) < ${MOST_LINKS} RETURNING hash`,
      [hashOfSecret(secret), account.id, now() + LIFE_MS],
    );
    if (noted === undefined) return { email };
    await deps.account.note(caller, account.id, 'reset-asked');
    deps.mail.reset(account.id, secret);
    return { email };
  },

  'me.reset': async (caller, { secret, password }) => {
    const { db, now } = deps;
    mustTakeCookies(caller);
    deps.limit(`reset-from:${caller.address}`, PER_MINUTE.usedFrom);
    const reset = await oneRow<ResetRow>(
      db,
      `SELECT resets.person, people.login FROM resets JOIN people ON people.id = resets.person
       WHERE resets.hash = $1 AND resets.until > $2 AND people.login IS NOT NULL`,
      [hashOfSecret(secret), now()],
    );
    if (reset === null) throw new Refused('old-link', 'this link is not complete, was used, or is older than an hour');
    const { person, login } = reset;
    mustBeStrong(password, login);
    const me = await becomeAccount(deps, caller, person, login, [
      statement('DELETE FROM resets WHERE hash = $1', [hashOfSecret(secret)], 1),
      statement('DELETE FROM resets WHERE person = $1', [person]),
      statement('UPDATE people SET password = $2 WHERE id = $1', [person, await hashPassword(password)], 1),
    ]);
    await deps.account.note(caller, person, 'password-changed');
    return me;
  },
});
