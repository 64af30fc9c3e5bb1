import '../styles/house.css';
import { signal, useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { me } from '../me.ts';
import { Refused, sentence } from '../refused.ts';
import { t } from '../words.ts';
import { Field } from './controls.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { byBrowser, NoPasskey } from './passkey.ts';

/** Whoever waits for the proof. */
const waiting = signal<((proved: boolean) => void) | null>(null);

/** Does something that may need the password once more: then it is asked for, and it is tried again. */
export async function withProof<T>(does: () => Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    if (!(error instanceof Refused) || error.no.reason !== 'prove-yourself') throw error;
    const proved = await new Promise<boolean>(done => {
      waiting.value = done;
    });
    if (!proved) throw error;
    return does();
  }
}

/** Asks for the password, or a passkey, while somebody waits for it. */
export function Prove() {
  const words = t().house.prove;
  const password = useSignal('');
  const says = useSignal<string | null>(null);
  const person = me.value;
  if (waiting.value === null || person === null) return null;
  const end = (proved: boolean): void => {
    waiting.value?.(proved);
    waiting.value = null;
    password.value = '';
    says.value = null;
  };
  const attempt = async (does: () => Promise<boolean>): Promise<void> => {
    says.value = null;
    try {
      if (await does()) end(true);
    } catch (error) {
      says.value = error instanceof NoPasskey ? error.message : sentence(error, t());
    }
  };
  const byPasskey = () =>
    attempt(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const asked = await call('passkeys.ask', {});
      const response = await byBrowser(() => startAuthentication({ optionsJSON: asked as never }));
      if (response === null) return false;
      await call('me.prove', { response: { ...response } });
      return true;
    });
  const byPassword = () =>
    attempt(async () => {
      await call('me.prove', { password: password.value });
      return true;
    });
  return (
    <Dialog label={words.title} class="confirm" onClose={() => end(false)}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void byPassword();
        }}
      >
        <div class="dh">
          <Icon name="ui-key" />
          <h2>{words.title}</h2>
        </div>
        <p>{words.text}</p>
        {person.hasPassword ? (
          <Field
            label={t().me.password}
            secret
            value={password.value}
            autocomplete="current-password"
            onInput={value => {
              password.value = value;
            }}
          />
        ) : null}
        <p role="status" class="refused">
          {says.value}
        </p>
        <div class="acts">
          <button type="button" class="btn" onClick={() => end(false)}>
            {t().common.cancel}
          </button>
          {person.passkeys.length === 0 ? null : (
            <button type="button" class="btn" onClick={() => void byPasskey()}>
              <Icon name="ui-key" />
              {words.passkey}
            </button>
          )}
          {person.hasPassword ? (
            <button type="submit" class="btn primary">
              {words.do}
            </button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
