import { useSignal } from '@preact/signals';
import { type ComponentChildren, type RefObject, render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Places that a board keeps free for the shell, where its picture wants them; null where it keeps none. */
export interface Slots {
  readonly question: Element | null;
  readonly lesson: Element | null;
  readonly log: Element | null;
  /** Where it is said of a seat whether its person is here, and how long they have; not in order. */
  readonly seats: readonly HTMLElement[];
}

/** Looks for the slots of a board whenever it may have been drawn anew. */
export function useSlots(board: RefObject<HTMLElement | null>): Slots {
  const slots = useSignal<Slots>({ question: null, lesson: null, log: null, seats: [] });
  useLayoutEffect(() => {
    const find = (name: string): Element | null => board.current?.querySelector(`[data-slot="${name}"]`) ?? null;
    const seats = [...(board.current?.querySelectorAll<HTMLElement>('[data-slot="seat"]') ?? [])];
    const found: Slots = { question: find('question'), lesson: find('lesson'), log: find('log'), seats };
    const known = all(slots.peek());
    const now = all(found);
    if (now.length !== known.length || now.some((slot, i) => slot !== known[i])) slots.value = found;
  });
  return slots.value;
}

const all = ({ question, lesson, log, seats }: Slots): readonly (Element | null)[] => [question, lesson, log, ...seats];

/** Draws its children in a slot of the board; here, where there is none. */
export function Into({ slot, children }: { slot: Element | null; children: ComponentChildren }) {
  useLayoutEffect(() => {
    if (slot !== null) render(children, slot);
  });
  useLayoutEffect(() => () => void (slot === null || render(null, slot)), [slot]);
  return slot === null ? children : null;
}
