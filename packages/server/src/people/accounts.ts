import { randomInt } from 'node:crypto';
import { COLOURS, type Me, nameKey } from '@teahouse/protocol';
import type { Caller, Handlers } from '../house.ts';
import { newId } from '../ids.ts';
import { chooseLanguage } from '../language.ts';
import { Refused } from '../refused.ts';
import { Conflict, type Db, oneRow, type Row, type Statement, statement, type Value } from '../store/db.ts';
import { mustTakeCookies, personOf, takeCookieAway } from './callers.ts';
import type { PeopleDeps } from './deps.ts';
import { enterAs } from './login.ts';
import { guestName, mustBeReadable } from './names.ts';
import { hashPassword, isPassword, NOBODYS_PASSWORD } from './passwords.ts';
import { readMe } from './people.ts';
import { mustBeProved } from './proof.ts';
import { mustBeStrong } from './weak-passwords.ts';

const PER_MINUTE = { guestsFrom: 30, loginsFrom: 30, failuresOf: 10, passwordsOf: 10 };
/** Whether a login is taken has to be said to who wants it; not to whoever asks for thousands. */
export const ACCOUNTS_FROM_PER_MINUTE = 10;

interface AccountRow extends Row {
  id: string;
  login: string | null;
  password: string | null;
}

export const accountHandlers = (
  deps: PeopleDeps,
): Pick<Handlers, 'me.enter' | 'me.change' | 'me.delete' | 'me.account' | 'me.login' | 'me.logout'> => {
  const { db, people, sessions } = deps;
  return {
    'me.enter': async (caller, { language, timeZone }) => {
      if (caller.person !== null) {
        const me = await readMe(deps, caller.person);
        // As a guest one may be shut out together with the address.
        return { ...me, banned: me.banned ?? caller.ban };
      }
      mustTakeCookies(caller);
      deps.limit(`enter-from:${caller.address}`, PER_MINUTE.guestsFrom);
      return enterAsGuest(deps, caller, language ?? null, timeZone ?? '');
    },

    'me.change': async (caller, { name, colour, language, timeZone, quiet, shows }) => {
      const person = personOf(caller);
      if (timeZone !== undefined && !isTimeZone(timeZone)) {
        throw new Refused('bad-input', `${timeZone} is not a time zone; it is written like Europe/Rome`, { timeZone });
      }
      if (name !== undefined) mustBeReadable(name);
      await change(deps, person, [
        ['name', name],
        ['name_key', name === undefined ? undefined : nameKey(name)],
        ['colour', colour],
        ['language', language],
        ['time_zone', timeZone],
        ['quiet', quiet && JSON.stringify(quiet)],
        ['shows', shows],
      ]);
      return readMe(deps, person);
    },

    'me.account': async (caller, { login, password, oldPassword }) => {
      const person = personOf(caller);
      mustTakeCookies(caller);
      deps.limit(`password:${person}`, PER_MINUTE.passwordsOf);
      mustBeStrong(password, login);
      const account = await oneRow<AccountRow>(
        db,
        'SELECT id, login, password FROM people WHERE id = $1 AND deleted_at IS NULL',
        [person],
      );
      if (account === null) throw new Refused('who-are-you', 'there is no such person any more');
      if (account.password !== null && !(await isPassword(oldPassword ?? '', account.password))) {
        throw new Refused('wrong-login', 'to change a password, give the old one');
      }
      if (account.password === null) await mustBeProved(deps, caller);
      if (account.login === null) deps.limit(`account-from:${caller.address}`, ACCOUNTS_FROM_PER_MINUTE);
      const changed = statement(
        "UPDATE people SET login = $2, password = $3 WHERE id = $1 AND COALESCE(password, '') = $4",
        [person, login, await hashPassword(password), account.password ?? ''],
        1,
      );
      const me = await becomeAccount(deps, caller, person, login, [changed]);
      await deps.account.note(caller, person, account.login === null ? 'account-made' : 'password-changed');
      return me;
    },

    'me.login': async (caller, { login: typed, password }) => {
      mustTakeCookies(caller);
      const login = typed.trim().toLowerCase();
      deps.limit(`login-from:${caller.address}`, PER_MINUTE.loginsFrom);
      // By login and address: who guesses from elsewhere does not keep the owner out.
      const failures = `login-failed:${login}:${caller.address}`;
      deps.mustHave(failures, PER_MINUTE.failuresOf);
      const account = await oneRow<AccountRow>(db, 'SELECT id, login, password FROM people WHERE login = $1', [login]);
      // The same work for a login that there is not, and the same answer: nobody learns who has an account.
      const right = await isPassword(password, account?.password ?? NOBODYS_PASSWORD);
      if (account === null || account.password === null || !right) {
        deps.limit(failures, PER_MINUTE.failuresOf);
        if (account !== null) await deps.account.note(caller, account.id, 'login-failed');
        throw new Refused('wrong-login', 'login and password do not belong together');
      }
      const me = await enterAs(deps, caller, account.id);
      await deps.account.note(caller, account.id, 'login');
      return me;
    },

    'me.logout': async caller => {
      const person = personOf(caller);
      if (caller.session === null) throw new Refused('not-allowed', 'a token has no session: revoke it instead');
      await db.write([sessions.closing(caller.session)]);
      takeCookieAway(caller);
      await deps.sessionEnded(person);
      return {};
    },

    'me.delete': async caller => {
      const person = personOf(caller);
      await mustBeProved(deps, caller);
      await deps.leaveTables(person);
      await db.write(erase(person, deps.now()));
      await deps.scrub();
      people.forget(person);
      takeCookieAway(caller);
      await deps.sessionEnded(person);
      // They may have sat down somewhere while they went: nobody would ever come back to that seat.
      await deps.leaveTables(person);
      return {};
    },
  };
};

/** A person gets a login, or another password: every session of before ends, and a fresh one begins. */
export async function becomeAccount(
  deps: PeopleDeps,
  caller: Caller,
  person: string,
  login: string,
  changes: readonly Statement[],
): Promise<Me> {
  try {
    const me = await enterAs(deps, caller, person, [...changes, deps.sessions.closingAll(person)]);
    deps.people.forget(person);
    return me;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await mustBeFree(deps.db, login, person);
    throw new Refused('not-now', 'the account was changed elsewhere at the same moment: try again');
  }
}

/** Refuses a login that somebody else has. */
async function mustBeFree(db: Db, login: string, person: string): Promise<void> {
  const holder = await oneRow<{ id: string }>(db, 'SELECT id FROM people WHERE login = $1', [login]);
  if (holder !== null && holder.id !== person) {
    throw new Refused('login-taken', `somebody else has the login ${login}`, { login });
  }
}

async function enterAsGuest(deps: PeopleDeps, caller: Caller, asked: string | null, timeZone: string): Promise<Me> {
  const language = chooseLanguage(asked, caller.acceptLanguage);
  const id = newId();
  const name = guestName(language);
  const born = statement(
    'INSERT INTO people (id, name, colour, language, time_zone, since, name_key) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [
      id,
      name,
      COLOURS[randomInt(COLOURS.length)]!,
      language,
      isTimeZone(timeZone) ? timeZone : 'UTC',
      deps.now(),
      nameKey(name),
    ],
  );
  return enterAs(deps, caller, id, [born]);
}

async function change(
  { db, people }: PeopleDeps,
  person: string,
  wished: readonly (readonly [column: string, value: Value | undefined])[],
): Promise<void> {
  const sets: string[] = [];
  const values: Value[] = [person];
  for (const [column, value] of wished) {
    if (value !== undefined) sets.push(`${column} = $${values.push(value)}`);
  }
  if (sets.length === 0) return;
  await db.write([statement(`UPDATE people SET ${sets.join(', ')} WHERE id = $1 AND deleted_at IS NULL`, values)]);
  people.forget(person);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What a person was called, wrote and could do is gone; that somebody sat in a seat stays, for the others' games. */
const erase = (person: string, now: number): Statement[] => [
  statement(
    `UPDATE people SET name = '', name_key = NULL, login = NULL, password = NULL, language = NULL, time_zone = 'UTC',
       quiet = NULL, role = NULL, shows = 'nothing', deleted_at = $2 WHERE id = $1`,
    [person, now],
  ),
  ...[
    ...['sessions', 'passkeys', 'challenges', 'tokens', 'channels', 'notices', 'resets', 'account_log'].map(
      table => `DELETE FROM ${table} WHERE person = $1`,
    ),
    "UPDATE chat SET text = '' WHERE person = $1",
    "UPDATE reports SET said = '' WHERE person = $1",
    "UPDATE reports SET why = '' WHERE reporter = $1",
    'UPDATE seats SET expected = NULL WHERE expected = $1',
    "UPDATE seats SET person = NULL WHERE person = $1 AND table_id IN (SELECT id FROM tables WHERE status = 'open')",
  ].map(sql => statement(sql, [person])),
];
