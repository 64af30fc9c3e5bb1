import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { Icon } from '../parts/icon.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { Refused, sentence } from '../refused.ts';
import { addressOf, type Route } from '../router.ts';
import { t } from '../words.ts';

/** Where the links of e-mails lead. Programs that look into mail open links: only the button does anything. */
export default function MailScreen({ route: { page, secret } }: { route: Extract<Route, { screen: 'mail' }> }) {
  const words = t().mail[page];
  const stands = useSignal<'asking' | 'sending' | 'done' | 'old'>('asking');
  const refused = useSignal<string | null>(null);
  const agree = async (): Promise<void> => {
    stands.value = 'sending';
    refused.value = null;
    try {
      await call(`mail.${page}`, { secret });
      stands.value = 'done';
    } catch (error) {
      const old = error instanceof Refused && (error.no.reason === 'old-link' || error.no.reason === 'bad-input');
      stands.value = old ? 'old' : 'asking';
      if (!old) refused.value = sentence(error, t());
    }
  };
  const asking = stands.value === 'asking' || stands.value === 'sending';
  const [icon, title, text] =
    stands.value === 'done'
      ? ['ui-check', words.done, words.doneText]
      : stands.value === 'old'
        ? ['ui-help', words.old, words.oldText]
        : ['ui-mail', words.title, words.text];
  return (
    <div class="shell">
      <TopBar />
      <main id="main" class="letter">
        <div class="panel dlg">
          <div role="status">
            <div class="dh">
              <Icon name={icon} />
              <h1>{title}</h1>
            </div>
            <p>{text}</p>
          </div>
          <div class="acts">
            <a class="btn quiet" href="/">
              {t().common.back}
            </a>
            {asking ? (
              <button
                type="button"
                class="btn primary"
                disabled={stands.value === 'sending'}
                onClick={() => void agree()}
              >
                {words.button}
              </button>
            ) : (
              <a class="btn" href={addressOf({ screen: 'me' })}>
                {t().mail.toProfile}
              </a>
            )}
          </div>
          {refused.value === null ? null : (
            <p class="refused" role="alert">
              {refused.value}
            </p>
          )}
        </div>
      </main>
    </div>
  );
}
