import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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
    // What grew while it was hidden, as on a phone, could not be scrolled.
    let wasHidden = list.clientHeight === 0;
    const watch = new ResizeObserver(() => {
      if (wasHidden) list.scrollTo({ top: list.scrollHeight });
      wasHidden = list.clientHeight === 0;
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  return box;
}
