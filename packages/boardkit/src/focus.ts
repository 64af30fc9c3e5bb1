import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Whether the last thing that was pressed was a key. */
let isByKeys = false;
const notice = ({ type }: Event): void => {
  isByKeys = type === 'keydown';
};

/** To be called when a page begins: whoever comes to a first table by keys pressed them before boards were loaded. */
export function noticeKeys(): void {
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, notice, true);
}

/** Nothing has the focus, or the page as a whole, as after a walk within the site. */
const isNowhere = (each: Element | null): boolean => each === null || each.matches('body, main');

/**
 * Whoever comes by keyboard begins at the first answer of the first question, where `isFirst`, and goes on where they
 * answered: when what had the focus is gone with its question, the focus goes to the first answer of the next one in
 * this box. A mouse or a finger is not followed.
 */
export function useFocusStays(box: RefObject<HTMLElement | null>, question: unknown, isFirst = false): void {
  const answered = useRef(isFirst && isByKeys);
  useEffect(() => {
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || isNowhere(target)) return;
      const isAnswer = target.matches('[data-opt]') && target.matches(':focus-visible');
      answered.current = isAnswer && (box.current?.contains(target) ?? false);
    };
    const forget = (): void => {
      answered.current = false;
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', forget);
    };
  }, [box]);
  useEffect(() => {
    if (!answered.current || !isNowhere(document.activeElement)) return;
    box.current?.querySelector<HTMLElement>('button[data-opt], [role="button"][data-opt]')?.focus();
  }, [box, question]);
}

/** A list that is longer than its place can be scrolled with the keyboard in every browser. */
export const scrollsByKeys = (list: HTMLElement | null): void => {
  if (list !== null) list.tabIndex = 0;
};
