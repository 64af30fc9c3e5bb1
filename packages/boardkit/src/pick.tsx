import type { ComponentChildren, CSSProperties, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useAnyTable } from './table.tsx';

interface Answer {
  /** The answer this thing stands for; null where it stands for none now. */
  answer: string | null;
  class: string;
  /** False where the answer means another thing: the same id may lie elsewhere. */
  here?: boolean;
  /** Whether it is shown as not allowed while it is not offered. */
  cannot?: boolean;
  /** Its name, where what stands on it does not say it; what does stand on it is a part of the name. */
  label?: string | undefined;
  /** The name of this place for things that fly. */
  at?: string | undefined;
  children?: ComponentChildren;
}

interface PickProps extends Answer {
  title?: string | undefined;
  style?: CSSProperties | undefined;
  /** Opens what there is to read while it is not an answer. */
  onRead?: ((beside: Element) => void) | undefined;
  /** What a press here means after the answer; null where this spot of the thing does not stand for it. */
  means?: ((event: MouseEvent) => readonly string[] | null) | undefined;
}

/** A thing on the table that may be an answer: a button when it is offered, and a plain or readable thing when not. */
export function Pick({
  answer,
  class: name,
  here,
  cannot,
  label,
  title,
  at,
  style,
  onRead,
  means,
  children,
}: PickProps) {
  const isOffered = useIsOffered(answer, here);
  const common = { title: title ?? label, style, 'data-opt': answer ?? undefined, 'data-at': at };
  if (isOffered) {
    return (
      <Offered {...common} answer={answer!} class={name} label={label} means={means}>
        {children}
      </Offered>
    );
  }
  if (onRead !== undefined) {
    return (
      <Reads {...common} class={name} label={label} onRead={onRead}>
        {children}
      </Reads>
    );
  }
  return (
    <span {...common} class={cannot ? `${name} cannot` : name}>
      <Named label={label}>{children}</Named>
    </span>
  );
}

/** What is drawn; where it has a name, readers get that instead. */
function Named({ label, children }: { label: string | undefined; children: ComponentChildren }) {
  if (label === undefined) return <>{children}</>;
  return (
    <>
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
      <span class="vh"> {label} </span>
    </>
  );
}

interface ReadsProps {
  class: string;
  label?: string | undefined;
  title?: string | undefined;
  at?: string | undefined;
  onRead: (beside: Element) => void;
  children: ComponentChildren;
}

/** A name or a picture that opens what there is to read about it. */
export function Reads({ class: name, label, at, onRead, children, ...rest }: ReadsProps) {
  return (
    <button data-at={at} {...rest} type="button" class={`${name} reads`} onClick={event => onRead(event.currentTarget)}>
      <Named label={label}>{children}</Named>
    </button>
  );
}

interface OfferedProps {
  answer: string;
  class: string;
  label: string | undefined;
  means: PickProps['means'];
  children: ComponentChildren;
}

function Offered({ answer, class: name, label, means, children, ...rest }: OfferedProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { choose, glow, ...points } = useOffer(answer, element);
  return (
    <button
      {...rest}
      {...points}
      ref={element}
      type="button"
      class={`${name} ${glow}`}
      onClick={event => {
        const more = means === undefined ? [] : means(event);
        if (more !== null) choose(...more);
      }}
    >
      <Named label={label}>{children}</Named>
    </button>
  );
}

/** The same for a group of shapes within a drawing. */
export function PickShape({ answer, class: name, here, cannot, label, at, children }: Answer) {
  const isOffered = useIsOffered(answer, here);
  const common = { 'data-opt': answer ?? undefined, 'data-at': at };
  if (isOffered) {
    return (
      <OfferedShape {...common} answer={answer!} class={name} label={label}>
        {children}
      </OfferedShape>
    );
  }
  return (
    <g {...common} class={cannot ? `${name} cannot` : name}>
      {label !== undefined && <title>{label}</title>}
      {children}
    </g>
  );
}

/** A drawing has no buttons of its own: this makes one, for keyboards and readers. */
const asButton = (choose: () => void) => ({
  role: 'button' as const,
  tabindex: 0,
  onClick: () => choose(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  },
});

function OfferedShape({ answer, class: name, label, children, ...rest }: Omit<OfferedProps, 'means'>) {
  const element = useRef<SVGGElement>(null);
  const { choose, glow, ...points } = useOffer(answer, element);
  return (
    <g {...rest} {...points} {...asButton(choose)} ref={element} class={`${name} ${glow}`} aria-label={label}>
      {label !== undefined && <title>{label}</title>}
      {children}
    </g>
  );
}

function useIsOffered(answer: string | null, here = true): boolean {
  const { question } = useAnyTable();
  return here && answer !== null && (question?.options.includes(answer) ?? false);
}

/** How an offered answer is pointed at, on the board and in words. Whether one tap gives it is for the shell to say. */
export function useOffer(answer: string, element: RefObject<Element | null>) {
  const { aimed, aim, choose, lies } = useAnyTable();
  useLayoutEffect(() => lies(answer, element.current!), [answer, lies, element]);
  return {
    choose: (...then: readonly string[]) => choose(answer, ...then),
    /** A vermilion line says that it may be chosen, a stronger one that it is pointed at. */
    glow: aimed === answer ? 'can on' : 'can',
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && aim(answer),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && aim(null),
    onFocus: () => aim(answer),
    onBlur: () => aim(null),
  };
}
