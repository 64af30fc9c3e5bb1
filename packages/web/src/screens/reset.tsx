import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { becomes } from '../me.ts';
import { Field } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { Refused, sentence } from '../refused.ts';
import { addressOf, go, type Route } from '../router.ts';
import { t } from '../words.ts';

/** Where the link of a forgotten password leads. */
export default function ResetScreen({ route: { secret } }: { route: Extract<Route, { screen: 'reset' }> }) {
  const words = t().house.forgot;
  const password = useSignal('');
  const says = useSignal<string | null>(null);
  const set = async (): Promise<void> => {
    says.value = null;
    try {
      becomes(await call('me.reset', { secret, password: password.value }));
      go(addressOf({ screen: 'me' }), { replace: true });
    } catch (error) {
      const old = error instanceof Refused && error.no.reason === 'old-link';
      says.value = old ? words.old : sentence(error, t());
    }
  };
  return (
    <div class="shell">
      <TopBar />
      <main id="main" class="letter">
        <form
          class="panel dlg"
          onSubmit={event => {
            event.preventDefault();
            void set();
          }}
        >
          <div class="dh">
            <Icon name="ui-key" />
            <h1>{words.title}</h1>
          </div>
          <p>{words.text}</p>
          <Field
            label={t().me.password}
            help={t().me.passwordHelp}
            secret
            value={password.value}
            autocomplete="new-password"
            onInput={value => {
              password.value = value;
            }}
          />
          <p role="status" class="refused">
            {says.value}
          </p>
          <div class="acts">
            <a class="btn quiet" href="/">
              {t().common.back}
            </a>
            <button type="submit" class="btn primary">
              {words.button}
            </button>
          </div>
        </form>
      </main>
    </div>
  );
}
