import { useSignal } from '@preact/signals';
import { type ComponentChildren, type RefObject, render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Places that a board keeps free for the shell, where its picture wants them; null where it keeps none. */
export type Slots = Readonly<Record<(typeof NAMES)[number], Element | null>>;
const NAMES = ['question', 'lesson', 'log'] as const;

/** Looks for the slots of a board whenever it may have been drawn anew. */
export function useSlots(board: RefObject<HTMLElement | null>): Slots {
  const slots = useSignal<Slots>({ question: null, lesson: null, log: null });
  useLayoutEffect(() => {
    const find = (name: string): Element | null => board.current?.querySelector(`[data-slot="${name}"]`) ?? null;
    const found = { question: find('question'), lesson: find('lesson'), log: find('log') };
    const known = slots.peek();
    if (NAMES.some(name => found[name] !== known[name])) slots.value = found;
  });
  return slots.value;
}

/** Draws its children in a slot of the board; here, where there is none. */
export function Into({ slot, children }: { slot: Element | null; children: ComponentChildren }) {
  useLayoutEffect(() => {
    if (slot !== null) render(children, slot);
  });
  useLayoutEffect(() => () => void (slot === null || render(null, slot)), [slot]);
  return slot === null ? children : null;
}
