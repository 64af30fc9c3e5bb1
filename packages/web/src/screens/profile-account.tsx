import { useSignal } from '@preact/signals';
import type { Me } from '@teahouse/protocol';
import { call } from '../api.ts';
import { becomes, enter, me } from '../me.ts';
import { Field } from '../parts/controls.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { byBrowser, NoPasskey } from '../parts/passkey.ts';
import { withProof } from '../parts/prove.tsx';
import { sentence } from '../refused.ts';
import { go } from '../router.ts';
import { t } from '../words.ts';

/** A guest becomes an account, an account changes its password; passkeys for both. */
export function Account({ person }: { person: Me }) {
  const words = t().me;
  const login = useSignal('');
  const password = useSignal('');
  const old = useSignal('');
  const known = useSignal(false);
  const deleting = useSignal(false);
  const says = useSignal<string | null>(null);
  const attempt = async (does: () => Promise<string | null>): Promise<void> => {
    says.value = null;
    try {
      says.value = await does();
      password.value = '';
      old.value = '';
    } catch (error) {
      says.value = error instanceof NoPasskey ? error.message : sentence(error, t());
    }
  };
  const makeAccount = () =>
    attempt(async () => {
      const name = person.login ?? login.value;
      const oldPassword = person.hasPassword ? { oldPassword: old.value } : {};
      const wanted = { login: name, password: password.value, ...oldPassword };
      becomes(await withProof(() => call('me.account', wanted)));
      return t().common.saved;
    });
  const logIn = () =>
    attempt(async () => {
      becomes(await call('me.login', { login: login.value, password: password.value }));
      return null;
    });
  const logOut = () =>
    attempt(async () => {
      await call('me.logout', {});
      becomes(await enter());
      return null;
    });
  const passkey = () =>
    attempt(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const wanted = person.login === null ? { login: login.value } : {};
      const offer = await withProof(() => call('passkeys.offer', wanted));
      const response = await byBrowser(() => startRegistration({ optionsJSON: offer as never }));
      if (response === null) return null;
      becomes(await call('passkeys.add', { name: words.passkeyName, response: { ...response } }));
      return t().common.saved;
    });
  const passkeyLogin = () =>
    attempt(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const asked = await call('passkeys.ask', {});
      const response = await byBrowser(() => startAuthentication({ optionsJSON: asked as never }));
      if (response === null) return null;
      becomes(await call('passkeys.login', { response: { ...response } }));
      return null;
    });
  const remove = () =>
    attempt(async () => {
      await withProof(() => call('me.delete', {}));
      me.value = null;
      becomes(await enter());
      go('/');
      return null;
    });
  const forgot = () =>
    attempt(async () => {
      const { email } = await call('me.forgot', { login: login.value });
      return email ? t().house.forgot.sent : t().house.forgot.none;
    });
  const guest = person.login === null;
  return (
    <>
      <h2>{words.account}</h2>
      <p>{guest ? words.guestHelp : words.accountHelp(person.login ?? '')}</p>
      <form
        class="account"
        onSubmit={event => {
          event.preventDefault();
          void (guest && known.value ? logIn() : makeAccount());
        }}
      >
        {guest ? (
          <Field
            label={words.login}
            help={known.value ? undefined : words.loginHelp}
            value={login.value}
            autocomplete="username"
            onInput={value => {
              login.value = value;
            }}
          />
        ) : person.hasPassword ? (
          <Field
            label={words.oldPassword}
            secret
            value={old.value}
            autocomplete="current-password"
            onInput={value => {
              old.value = value;
            }}
          />
        ) : null}
        <Field
          label={words.password}
          help={known.value ? undefined : words.passwordHelp}
          secret
          value={password.value}
          autocomplete={known.value ? 'current-password' : 'new-password'}
          onInput={value => {
            password.value = value;
          }}
        />
        <p role="status" class="refused">
          {says.value}
        </p>
        <div class="acts">
          <button type="submit" class="btn">
            {guest ? (known.value ? words.logIn : words.makeAccount) : words.changePassword}
          </button>
          <button type="button" class="btn" onClick={() => void (guest && known.value ? passkeyLogin() : passkey())}>
            <Icon name="ui-key" />
            {guest && known.value ? words.passkeyLogin : words.passkey}
          </button>
          {guest ? (
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                known.value = !known.value;
              }}
            >
              {known.value ? words.makeAccount : words.haveAccount}
            </button>
          ) : (
            <button type="button" class="btn quiet" onClick={() => void logOut()}>
              {words.logOut}
            </button>
          )}
          {guest && known.value ? (
            <button type="button" class="btn quiet" disabled={login.value.trim() === ''} onClick={() => void forgot()}>
              {t().house.forgot.ask}
            </button>
          ) : null}
        </div>
      </form>
      <Passkeys person={person} attempt={attempt} />
      <button
        type="button"
        class="btn quiet"
        onClick={() => {
          deleting.value = true;
        }}
      >
        <Icon name="ui-trash" />
        {words.delete}
      </button>
      {deleting.value ? (
        <Confirm
          title={words.deleteTitle}
          no={t().common.cancel}
          yes={words.deleteDo}
          onNo={() => {
            deleting.value = false;
          }}
          onYes={() => {
            deleting.value = false;
            void remove();
          }}
        >
          <p>{words.deleteText}</p>
        </Confirm>
      ) : null}
    </>
  );
}

function Passkeys({ person, attempt }: { person: Me; attempt(does: () => Promise<string | null>): Promise<void> }) {
  const words = t().me;
  if (person.passkeys.length === 0) return null;
  const remove = (passkey: string) =>
    attempt(async () => {
      me.value = await withProof(() => call('passkeys.remove', { passkey }));
      return null;
    });
  return (
    <ul class="toks" aria-label={words.passkeys}>
      {person.passkeys.map(({ id, name }) => (
        <li key={id}>
          <Icon name="ui-key" />
          <div>
            <b>{name}</b>
          </div>
          <button type="button" class="btn quiet icon" aria-label={words.remove(name)} onClick={() => void remove(id)}>
            <Icon name="ui-trash" />
          </button>
        </li>
      ))}
    </ul>
  );
}
