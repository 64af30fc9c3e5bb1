import type { ComponentChildren } from 'preact';
import type { Clan } from '../src/table.ts';
import type { ReadKey } from './card.ts';
import { useTable } from './table.tsx';

interface ReadsProps {
  card: ReadKey;
  /** Whose command it is, to say what it would do now. */
  clan?: Clan | undefined;
  class: string;
  title?: string;
  at?: string;
  children: ComponentChildren;
}

/** A name or a picture that opens its card to be read. */
export function Reads({ card, clan, class: name, title, at, children }: ReadsProps) {
  const { read } = useTable();
  return (
    <button
      type="button"
      class={`${name} reads`}
      title={title}
      data-at={at}
      onClick={event => read(card, event.currentTarget, clan)}
    >
      {children}
    </button>
  );
}
