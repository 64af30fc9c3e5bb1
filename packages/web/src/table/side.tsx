import type { Signal } from '@preact/signals';
import { Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';
import { Log } from './log.tsx';
import type { TableModel } from './model.ts';
import { Seats } from './seats.tsx';
import { Since } from './since.tsx';
import { Talk } from './talk.tsx';

interface Props {
  model: TableModel;
  tab: Signal<'log' | 'talk'>;
  unread: number;
  /** Where the moves so far are seen again; null where that would lead away from something. */
  back: string | null;
  /** Where a moment is seen again; null where that would lead away from something. */
  at: ((n: number) => string) | null;
}

/** Beside the board: who plays, what happened, what was said. */
export function Side({ model, tab, unread, back, at }: Props) {
  return (
    <aside class="side" aria-label={t().table.players}>
      <Seats model={model} />
      <div class="panel told">
        <div class="side-head">
          <div class="side-tabs" role="tablist">
            {(['log', 'talk'] as const).map(each => (
              <button
                type="button"
                key={each}
                role="tab"
                id={`tab-${each}`}
                aria-controls="told"
                aria-selected={tab.value === each}
                onClick={() => {
                  tab.value = each;
                }}
              >
                {each === 'log' ? t().table.log : t().table.talk}
                {each === 'talk' && unread > 0 ? <b class="unread">{unread}</b> : null}
              </button>
            ))}
          </div>
          {back === null ? null : (
            <a class="btn quiet look-back" href={back} title={t().table.lookBackHelp}>
              <Icon name="ui-first" />
              {t().table.lookBack}
            </a>
          )}
        </div>
        <div class="told-in" role="tabpanel" id="told" aria-labelledby={`tab-${tab.value}`}>
          {tab.value === 'log' ? <Since model={model} /> : null}
          {tab.value === 'log' ? <Log model={model} at={at} /> : <Talk model={model} />}
        </div>
      </div>
    </aside>
  );
}
