import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connection } from '../api.ts';
import { Banner } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Venue } from '../router.ts';
import { t } from '../words.ts';

/** How long until the line is tried again. */
export function LostHelp({ retryAt }: { retryAt: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [now]);
  return <>{t().connection.lostHelp(Math.max(0, Math.ceil((retryAt - now.value) / 1000)))}</>;
}

/** Lost, and trying; nothing while all is well. A practice table needs no line. */
export function ConnectionBanner({ venue }: { venue: Venue }) {
  const state = connection.state.value;
  if (venue !== 'table' || state.is !== 'lost') return null;
  return (
    <Banner
      kind="warn"
      icon={<Icon name="ui-offline" />}
      title={t().connection.lost}
      action={
        <button type="button" class="btn" onClick={() => connection.retry()}>
          {t().connection.now}
        </button>
      }
    >
      <LostHelp retryAt={state.retryAt} />
    </Banner>
  );
}
