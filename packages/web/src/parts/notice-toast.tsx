import { useSignal } from '@preact/signals';
import type { Notice } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call, connection } from '../api.ts';
import { titleOf } from '../games.ts';
import { sentence } from '../refused.ts';
import { route, toTable } from '../router.ts';
import { language, t } from '../words.ts';
import { Icon } from './icon.tsx';

/** A word from a table that is not on the screen: my turn there, a request, its end. */
export function NoticeToast() {
  const notice = useSignal<Notice | null>(null);
  const here = route.value;
  useEffect(
    () =>
      connection.onNews(news => {
        if (news.news === 'notice') notice.value = news.notice;
      }),
    [notice],
  );
  const told = notice.value;
  if (told === null || ('id' in here && here.id === told.table)) return null;
  const seen = (): void => {
    notice.value = null;
    call('notices.seen', {}).catch((error: unknown) => console.info(sentence(error, t())));
  };
  return (
    <div class="toast" role="status">
      <Icon name="ui-bell" />
      <p>{t().notices[told.kind](titleOf(told.game, language.value))}</p>
      <a class="btn turn" href={toTable('table', told.table)} onClick={seen}>
        {t().notices.go}
      </a>
      <button type="button" class="btn quiet icon" aria-label={t().common.close} onClick={seen}>
        <Icon name="ui-close" />
      </button>
    </div>
  );
}
