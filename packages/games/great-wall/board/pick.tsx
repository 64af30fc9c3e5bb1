import type { ComponentChildren, CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import type { Clan } from '../src/table.ts';
import type { ReadKey } from './card.ts';
import { useTable } from './table.tsx';
import { type Where, whereIs } from './where.ts';

interface PickProps {
  /** The answer this thing stands for. */
  answer: string;
  /** Where it lies: the same id may mean another thing elsewhere. */
  where: Where;
  class: string;
  /** Its name, where what stands on it does not say it. */
  label?: string | undefined;
  title?: string | undefined;
  /** The name of this place for things that fly. */
  at?: string | undefined;
  style?: CSSProperties | undefined;
  /** What opens to be read while it is not an answer. */
  reads?: ReadKey | undefined;
  /** Whose command it is, to say what it would do now. */
  clan?: Clan | undefined;
  children?: ComponentChildren;
}

/** A thing on the table that may be an answer: a button when it is offered, and a plain or readable thing when not. */
export function Pick({ answer, where, class: name, label, title, at, style, reads, clan, children }: PickProps) {
  const { seen, question, aimed, aim, choose, read } = useTable();
  /** A finger cannot hover: the first tap aims, the second chooses. Focus comes before the click, so this looks first. */
  const tap = useRef<'none' | 'first' | 'second'>('none');
  const common = { title: title ?? label, style, 'data-opt': answer, 'data-at': at };

  if (question === null || !question.options.includes(answer) || whereIs(seen, question, answer) !== where) {
    if (reads === undefined) {
      return (
        <span {...common} class={name}>
          {children}
        </span>
      );
    }
    return (
      <button
        {...common}
        type="button"
        class={`${name} reads`}
        aria-label={label}
        onClick={event => read(reads, event.currentTarget, clan)}
      >
        {children}
      </button>
    );
  }
  return (
    <button
      {...common}
      type="button"
      class={aimed === answer ? `${name} can on` : `${name} can`}
      aria-label={label}
      onPointerEnter={event => event.pointerType === 'mouse' && aim(answer)}
      onPointerLeave={event => event.pointerType === 'mouse' && aim(null)}
      onFocus={() => aim(answer)}
      onBlur={() => aim(null)}
      onPointerDown={event => {
        tap.current = event.pointerType === 'mouse' ? 'none' : aimed === answer ? 'second' : 'first';
      }}
      onClick={() => {
        const isFirstTap = tap.current === 'first';
        tap.current = 'none';
        if (isFirstTap) aim(answer);
        else choose(answer);
      }}
    >
      {children}
    </button>
  );
}
