import type { ComponentChildren, CSSProperties } from 'preact';
import type { AskLabel } from '../text/en.ts';
import { useTable } from './table.tsx';

interface PickProps {
  /** The answer this thing stands for; null where it stands for none now. */
  answer: string | null;
  /** The questions it can answer: while one of them is open and it is not offered, it is shown as not allowed. */
  asks: readonly AskLabel[];
  class: string;
  title?: string | undefined;
  /** The name of this place for things that fly. */
  at?: string | undefined;
  style?: CSSProperties | undefined;
  /** Told of a choice just before it is given; false where this spot of the thing does not stand for it. */
  onPick?: ((event: MouseEvent) => boolean) | undefined;
  children: ComponentChildren;
}

/** A thing on the table that may be an answer: a button when it is offered, and a plain thing when not. */
export function Pick({ answer, asks, class: name, title, at, style, onPick, children }: PickProps) {
  const { question, aimed, aim, choose } = useTable();
  const common = { title, style, 'data-opt': answer ?? undefined, 'data-at': at };

  if (answer === null || question === null || !question.options.includes(answer)) {
    const isRefused = question !== null && asks.includes(question.ask as AskLabel);
    return (
      <span {...common} class={isRefused ? `${name} cannot` : name}>
        {children}
      </span>
    );
  }
  return (
    <button
      {...common}
      type="button"
      class={aimed === answer ? `${name} can on` : `${name} can`}
      onPointerEnter={event => event.pointerType === 'mouse' && aim(answer)}
      onPointerLeave={event => event.pointerType === 'mouse' && aim(null)}
      onFocus={() => aim(answer)}
      onBlur={() => aim(null)}
      onClick={event => {
        if (onPick === undefined || onPick(event)) choose(answer);
      }}
    >
      {children}
    </button>
  );
}
