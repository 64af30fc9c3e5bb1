import { useEffect, useRef } from 'preact/hooks';

/** Where a key is a letter, or chooses; at a switch it is neither. */
const WRITING = 'input:not([type="checkbox"]), textarea, select';

/** What single keys do, except while somebody writes or a dialog is open; `Shift+` goes before keys that write nothing. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      if (event.target instanceof Element && event.target.closest(WRITING) !== null) return;
      const does = current.current[nameOf(event)];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** A letter is the same when Caps Lock is on. */
const nameOf = ({ key, shiftKey }: KeyboardEvent): string =>
  key.length === 1 ? key.toLowerCase() : shiftKey ? `Shift+${key}` : key;

/** Arrows go from one button of a row to the next. */
export function stepAlong(event: KeyboardEvent): void {
  const by =
    event.key === 'ArrowRight' ? 'nextElementSibling' : event.key === 'ArrowLeft' ? 'previousElementSibling' : null;
  if (by === null || !(event.currentTarget instanceof HTMLElement)) return;
  const next = event.currentTarget[by];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}
