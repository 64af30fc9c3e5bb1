import { useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from './art.tsx';
import { useAnyTable } from './table.tsx';

/**
 * On a phone one part of the table is shown at a time. `asked` are those where the open question can be answered: when
 * that is only elsewhere, one is led there.
 */
export function usePane<Pane extends string>(first: Pane, asked: readonly Pane[]): [Pane, (pane: Pane) => void] {
  const { question } = useAnyTable();
  const [pane, show] = useState(first);
  const options = question?.options.join();
  useLayoutEffect(() => {
    const [where] = asked;
    if (where !== undefined && !asked.includes(pane)) show(where);
    // Only a new question moves the eye: whoever looks elsewhere meanwhile is left alone.
  }, [question?.ask, options]);
  return [pane, show];
}

interface TabsProps<Pane extends string> {
  panes: readonly { id: Pane; name: string; icon: string }[];
  pane: Pane;
  show(pane: Pane): void;
  asked: readonly Pane[];
}

/** The tabs of a phone. A dot says where the open question can be answered, a bright one that it is only there. */
export function Tabs<Pane extends string>({ panes, pane, show, asked }: TabsProps<Pane>) {
  const { common } = useAnyTable();
  const first = asked.includes(pane) ? undefined : asked[0];
  return (
    <nav class="tab-bar" aria-label={common.panes}>
      {panes.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          class={id === first ? 'asked' : asked.includes(id) ? 'also' : ''}
          data-tab={id}
          aria-pressed={id === pane}
          onClick={() => show(id)}
        >
          <Icon name={icon} />
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
