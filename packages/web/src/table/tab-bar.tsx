import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';

type Pane = 'board' | 'players' | 'log' | 'talk';

/** Which part of the page is in sight on a phone, and which of chronicle and talk beside the board. */
export class Panes {
  readonly shown: Signal<Pane>;
  readonly side: Signal<'log' | 'talk'>;

  constructor(shown: Signal<Pane>, side: Signal<'log' | 'talk'>) {
    this.shown = shown;
    this.side = side;
  }

  show(pane: Pane): void {
    this.shown.value = pane;
    if (pane === 'log' || pane === 'talk') this.side.value = pane;
  }
}

export function usePanes(): Panes {
  return new Panes(useSignal<Pane>('board'), useSignal<'log' | 'talk'>('log'));
}

/** How much of the talk was said since it was last looked at. */
export function useUnread({ shown, side }: Panes, said: ReadonlySignal<number>): number {
  const read = useSignal(0);
  const unread = side.value === 'talk' || shown.value === 'talk' ? 0 : said.value - read.value;
  if (unread === 0 && read.peek() !== said.value) read.value = said.value;
  return unread;
}

/** The tabs of a phone. */
export function TabBar({ panes, unread }: { panes: Panes; unread: number }) {
  const tabs: readonly { id: Pane; icon: string; name: string }[] = [
    { id: 'board', icon: 'ui-table', name: t().table.board },
    { id: 'players', icon: 'ui-people', name: t().table.players },
    { id: 'log', icon: 'ui-log', name: t().table.log },
    { id: 'talk', icon: 'ui-chat', name: t().table.talk },
  ];
  return (
    <nav class="tab-bar" aria-label={t().table.menu}>
      {tabs.map(({ id, icon, name }) => (
        <button
          type="button"
          key={id}
          aria-current={panes.shown.value === id ? 'page' : undefined}
          onClick={() => {
            panes.show(id);
            scrollTo(0, 0);
          }}
        >
          <Icon name={icon} />
          {name}
          {id === 'talk' && unread > 0 ? <b class="unread">{unread}</b> : null}
        </button>
      ))}
    </nav>
  );
}
