import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connection } from '../api.ts';
import { Banner } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Venue } from '../router.ts';
import { t } from '../words.ts';

/** Lost, and trying; nothing while all is well. A practice table needs no line. */
export function ConnectionBanner({ venue }: { venue: Venue }) {
  const now = useSignal(Date.now());
  const state = connection.state.value;
  const lost = venue === 'table' && state.is === 'lost';
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [lost, now]);
  if (!lost) return null;
  const seconds = Math.max(0, Math.ceil((state.retryAt - now.value) / 1000));
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
      {t().connection.lostHelp(seconds)}
    </Banner>
  );
}
