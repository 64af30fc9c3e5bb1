import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels: whoever is no farther from the end sees it. */
const CLOSE = 8;

/** A list that grows at its end: the newest is in sight, and the keyboard can scroll it in every browser. */
export function useScroller(count: number): RefObject<HTMLOListElement | null> {
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = box.current;
    if (list === null || count === 0) return;
    list.tabIndex = 0;
    list.scrollTo({ top: list.scrollHeight });
  }, [count]);
  useEffect(() => {
    const list = box.current;
    if (list === null) return;
    // What grew while it was hidden, as on a phone, could not be scrolled; and whoever saw the end goes on seeing it.
    let sawEnd = true;
    const look = (): void => {
      sawEnd = list.clientHeight === 0 || list.scrollHeight - list.scrollTop - list.clientHeight < CLOSE;
    };
    const watch = new ResizeObserver(() => {
      if (sawEnd) list.scrollTo({ top: list.scrollHeight });
      look();
    });
    list.addEventListener('scroll', look, { passive: true });
    watch.observe(list);
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);
  return box;
}
