import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Handlers } from '../house.ts';
import { messageOf } from '../log.ts';
import { Refused } from '../refused.ts';
import { Conflict, oneRow, type Row, type Statement, statement } from '../store/db.ts';
import { ACCOUNTS_FROM_PER_MINUTE, becomeAccount } from './accounts.ts';
import { mustTakeCookies, personOf } from './callers.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { PeopleDeps } from './deps.ts';
import { enterAs } from './login.ts';
import { readMe } from './people.ts';
import { mustBeProved } from './proof.ts';
import { readLogin, readRegistration } from './webauthn.ts';

const MOST_PASSKEYS = 20;
const LOGINS_PER_MINUTE = 30;
const OFFERS_PER_MINUTE = 10;
/** What every authenticator knows one of; the library's own list depends on what is still an experiment in Node. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

interface PasskeyRow extends Row {
  id: string;
  person: string;
  public_key: string;
  counter: number;
}

export const passkeyHandlers = (
  deps: PeopleDeps,
): Pick<Handlers, 'passkeys.offer' | 'passkeys.add' | 'passkeys.remove' | 'passkeys.ask' | 'passkeys.login'> => {
  const { db, now, publicUrl } = deps;
  const expected = expectedOf(deps);

  return {
    'passkeys.offer': async (caller, { login: wished }) => {
      const person = personOf(caller);
      deps.limit(`passkeys:${person}`, OFFERS_PER_MINUTE);
      await mustBeProved(deps, caller);
      const me = await readMe(deps, person);
      if (me.passkeys.length >= MOST_PASSKEYS) {
        throw new Refused('not-now', `you have ${MOST_PASSKEYS} passkeys: remove one first`, { most: MOST_PASSKEYS });
      }
      const login = me.login ?? wished;
      if (login === undefined) throw new Refused('bad-input', 'say which login you want: a guest has none');
      // Whether the login is free is said when the passkey is added: here it could be asked for every name there is.
      const options = await generateRegistrationOptions({
        rpName: 'Teahouse',
        rpID: publicUrl.hostname,
        userName: login,
        userID: Uint8Array.from(Buffer.from(person)),
        userDisplayName: me.name,
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: me.passkeys.map(({ id }) => ({ id })),
        // The passkey is the only thing asked for at the door: it must know its owner by finger, face or PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await db.write(keepChallenge(options.challenge, { person, login }, now()));
      return { ...options };
    },

    'passkeys.add': async (caller, { name, response: sent }) => {
      const person = personOf(caller);
      mustTakeCookies(caller);
      const { response, challenge } = readRegistration(sent);
      const kept = await takeChallenge(db, challenge, now());
      if (kept?.person !== person || kept.login === null) {
        throw new Refused('wrong-login', 'this passkey was not asked for, or too long ago: begin again');
      }
      const passkey = await verified(() => registered(response, { ...expected, expectedChallenge: challenge }));
      if ((await findPasskey(deps, passkey.id)) !== null) {
        throw new Refused('not-allowed', 'this passkey is known already');
      }
      const me = await readMe(deps, person);
      const added = statement(
        `INSERT INTO passkeys (id, person, name, public_key, counter, transports, since)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          passkey.id,
          person,
          name,
          Buffer.from(passkey.publicKey).toString('base64url'),
          passkey.counter,
          JSON.stringify(passkey.transports ?? []),
          now(),
        ],
      );
      if (me.login !== null) {
        await db.write([added]);
        await deps.account.note(caller, person, 'passkey-added', name);
        return readMe(deps, person);
      }
      deps.limit(`account-from:${caller.address}`, ACCOUNTS_FROM_PER_MINUTE);
      const named = statement(
        'UPDATE people SET login = $2 WHERE id = $1 AND login IS NULL AND deleted_at IS NULL',
        [person, kept.login],
        1,
      );
      const account = await becomeAccount(deps, caller, person, kept.login, [added, named]);
      await deps.account.note(caller, person, 'account-made');
      return account;
    },

    'passkeys.remove': async (caller, { passkey }) => {
      const person = personOf(caller);
      const found = (await readMe(deps, person)).passkeys.find(({ id }) => id === passkey);
      if (found === undefined) throw new Refused('not-found', 'you have no such passkey');
      await mustBeProved(deps, caller);
      try {
        await db.write(removal(passkey, person));
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        throw new Refused('not-allowed', 'this is your only way in: set a password or add another passkey first');
      }
      await deps.account.note(caller, person, 'passkey-removed', found.name);
      return readMe(deps, person);
    },

    'passkeys.ask': async caller => {
      mustTakeCookies(caller);
      deps.limit(`login-from:${caller.address}`, LOGINS_PER_MINUTE);
      const options = await generateAuthenticationOptions({ rpID: publicUrl.hostname, userVerification: 'required' });
      await db.write(keepChallenge(options.challenge, { person: null, login: null }, now()));
      return { ...options };
    },

    'passkeys.login': async (caller, { response: sent }) => {
      mustTakeCookies(caller);
      deps.limit(`login-from:${caller.address}`, LOGINS_PER_MINUTE);
      const { person, counted } = await usedPasskey(deps, sent);
      const me = await enterAs(deps, caller, person, [counted]);
      await deps.account.note(caller, person, 'login');
      return me;
    },
  };
};

/** Whose passkey the browser has just used; `counted` is to be written with whatever comes of it. */
export async function usedPasskey(
  deps: PeopleDeps,
  sent: unknown,
): Promise<{ readonly person: string; readonly counted: Statement }> {
  const { response, challenge } = readLogin(sent);
  const kept = await takeChallenge(deps.db, challenge, deps.now());
  if (kept === null || kept.person !== null) {
    throw new Refused('wrong-login', 'this login was not begun here, or too long ago: begin again');
  }
  const passkey = await findPasskey(deps, response.id);
  if (passkey === null) throw new Refused('wrong-login', 'nobody here has this passkey');
  const counter = await verified(() =>
    usedCounter(response, passkey, { ...expectedOf(deps), expectedChallenge: challenge }),
  );
  const counted = statement(
    'UPDATE passkeys SET counter = $3 WHERE id = $1 AND counter = $2',
    [passkey.id, passkey.counter, counter],
    1,
  );
  return { person: passkey.person, counted };
}

const expectedOf = ({ publicUrl }: PeopleDeps) => ({
  expectedOrigin: publicUrl.origin,
  expectedRPID: publicUrl.hostname,
});

const findPasskey = ({ db }: PeopleDeps, id: string): Promise<PasskeyRow | null> =>
  oneRow<PasskeyRow>(db, 'SELECT id, person, public_key, counter FROM passkeys WHERE id = $1', [id]);

interface Expected {
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly expectedChallenge: string;
}

async function registered(response: RegistrationResponseJSON, expected: Expected) {
  const format = decodeAttestationObject(Buffer.from(response.response.attestationObject, 'base64url')).get('fmt');
  // Others name certificates, and checking those would send requests to addresses a stranger chose. We asked for none.
  if (format !== 'none' && format !== 'packed') throw new Error(`attestation ${format} was not asked for`);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected,
    response,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('it is not signed as it should be');
  return registrationInfo.credential;
}

async function usedCounter(
  response: AuthenticationResponseJSON,
  passkey: PasskeyRow,
  expected: Expected,
): Promise<number> {
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.person) {
    throw new Error('it was made for somebody else');
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected,
    response,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  });
  if (!verified) throw new Error('it is not signed as it should be');
  return authenticationInfo.newCounter;
}

/** The library throws plain errors for whatever is wrong with what a browser sent. None of our own are thrown in there. */
async function verified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw new Refused('wrong-login', `this passkey is not accepted: ${messageOf(error)}`);
  }
}

const removal = (passkey: string, person: string): Statement[] => [
  // Holds the person's row: of two removals at once, the second sees what the first has done.
  statement('UPDATE people SET login = login WHERE id = $1', [person]),
  statement(
    `DELETE FROM passkeys WHERE id = $1 AND person = $2
     AND (EXISTS (SELECT 1 FROM people WHERE people.id = $2 AND people.password IS NOT NULL)
       OR EXISTS (SELECT 1 FROM passkeys AS others WHERE others.person = $2 AND others.id <> $1))`,
    [passkey, person],
    1,
  ),
];
