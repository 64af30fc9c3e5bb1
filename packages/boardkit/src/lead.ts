import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Whoever is asked something sees where it is answered: what glows is scrolled to, as much of it as there is room for,
 * and the first in any case. Only a new question moves the page, or a window of another size.
 */
export function useLeadToAnswers(box: RefObject<HTMLElement | null>, question: string | null): void {
  useLayoutEffect(() => {
    if (question === null) return;
    const lead = (): void => {
      // A lesson leads to what it speaks of.
      if (box.current?.querySelector('.pointed') != null) return;
      const things = [...(box.current?.querySelectorAll('.can[data-opt]') ?? [])];
      // The answers beside the question are in sight, and a map shows itself around.
      const onBoard = things.filter(thing => thing.closest('.ask, .map') === null && thing.checkVisibility());
      const before = scrollY;
      // What declines is answered beside the question as well: the page need not show it.
      const declining = onBoard.filter(thing => thing.classList.contains('quiet'));
      const doing = onBoard.filter(thing => !declining.includes(thing));
      for (const thing of [...declining, ...doing.toReversed()])
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // Never at the price of the question.
      const question = box.current?.closest('.table')?.querySelector('.ask');
      if (question != null && question.getBoundingClientRect().top < 0) scrollTo(scrollX, before);
    };
    // A board may open the part of it that is asked about first.
    queueMicrotask(() => queueMicrotask(lead));
    addEventListener('resize', lead);
    return () => removeEventListener('resize', lead);
  }, [box, question]);
}
