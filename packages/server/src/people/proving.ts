import type { Handlers } from '../house.ts';
import { Refused } from '../refused.ts';
import { oneRow, statement } from '../store/db.ts';
import { personOf } from './callers.ts';
import type { PeopleDeps } from './deps.ts';
import { usedPasskey } from './passkeys.ts';
import { isPassword, NOBODYS_PASSWORD } from './passwords.ts';

const PER_MINUTE = 10;

/** How a session proves that it is still its person who uses it. */
export const proofHandlers = (deps: PeopleDeps): Pick<Handlers, 'me.prove'> => ({
  'me.prove': async (caller, { password, response }) => {
    const { db, now } = deps;
    const person = personOf(caller);
    deps.limit(`password:${person}`, PER_MINUTE);
    const proved = statement('UPDATE sessions SET proved_at = $2 WHERE hash = $1', [caller.session, now()], 1);
    if (response !== undefined) {
      const used = await usedPasskey(deps, response);
      if (used.person !== person) throw new Refused('wrong-login', 'this passkey belongs to another account');
      await db.write([used.counted, proved]);
      return {};
    }
    const kept = await oneRow<{ password: string | null }>(db, 'SELECT password FROM people WHERE id = $1', [person]);
    const right = await isPassword(password ?? '', kept?.password ?? NOBODYS_PASSWORD);
    if (kept?.password == null || !right) throw new Refused('wrong-login', 'this is not the password');
    await db.write([proved]);
    return {};
  },
});
