import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What is read, and beside which place of the screen. */
export interface Reading<What> {
  what: What;
  beside: DOMRect;
}

/** What is open to be read, if anything, and how to open and close it. */
export function useReader<What>() {
  const [reading, open] = useState<Reading<What> | null>(null);
  return {
    reading,
    read: (what: What, beside: Element): void => open({ what, beside: beside.getBoundingClientRect() }),
    close: (): void => open(null),
  };
}

const MARGIN = 10;

interface ReaderProps {
  label: string;
  beside: DOMRect;
  close(): void;
  children: ComponentChildren;
}

/** A card, laid open beside the thing that was clicked. The page closes it: by Escape, or a click elsewhere. */
export function Reader({ label, beside, close, children }: ReaderProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = box.current!;
    card.showPopover();
    const { width, height } = card.getBoundingClientRect();
    const isAbove = beside.top > innerHeight - beside.bottom;
    const top = isAbove ? beside.top - height - MARGIN : beside.bottom + MARGIN;
    card.style.left = `${within(beside.left + (beside.width - width) / 2, innerWidth - width)}px`;
    card.style.top = `${within(top, innerHeight - height)}px`;
  }, [beside]);
  return (
    <div
      ref={box}
      popover="auto"
      class="reader panel"
      role="dialog"
      aria-label={label}
      onToggle={event => event.newState === 'closed' && close()}
    >
      {children}
    </div>
  );
}

const within = (n: number, most: number): number => Math.max(MARGIN, Math.min(n, most - MARGIN));
