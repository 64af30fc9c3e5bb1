import { useSignal } from '@preact/signals';
import { type LessonScript, type LessonStep, stepDue } from '@teahouse/boardkit';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Guide } from '../practice/lessons.ts';
import { t } from '../words.ts';
import type { TableModel } from './model.ts';

/** A lesson that somebody is in, in their language. */
export interface GuidedLesson {
  script: LessonScript;
  guide: Guide;
}

/**
 * The bubble of a guided game. It points, it never blocks: every answer stays possible, and the lesson goes on when a
 * move is made. There is no Next.
 */
export function Lesson({
  lesson: { script, guide },
  model,
  board,
}: {
  lesson: GuidedLesson;
  model: TableModel;
  board: RefObject<HTMLElement | null>;
}) {
  const ended = useSignal(false);
  const current = useRef<string | null>(null);
  const { table } = model.shown.value!;
  const view = model.seen.value;
  const ask = table.status === 'over' ? null : (model.question.value?.ask ?? '');
  const { steps } = script;
  const due = view === null ? undefined : stepDue(steps, guide.told, ask, view, current.current);
  const step = ended.value ? undefined : due;
  const id = step?.id ?? null;
  // What was said once is not said again when the same question comes back.
  if (current.current !== id) {
    if (current.current !== null) guide.tell(current.current);
    current.current = id;
  }
  const isLast = step !== undefined && step === steps.at(-1);
  useEffect(() => {
    if (isLast) guide.end();
  }, [isLast, guide]);
  usePointing(step, board);
  const card = useRef<HTMLElement>(null);
  useRoomFor(card, id);
  if (step === undefined) return null;
  const words = script.words[step.id];
  if (words === undefined) return null;
  // Steps may be told in another order than they are listed; they are counted as they are told.
  const before = guide.told.size;
  const label = t().lesson.label(before + 1, steps.length);
  return (
    <aside ref={card} class="bubble" aria-label={label} aria-live="polite">
      <p class="mm">{label}</p>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <div class="prog" aria-hidden="true">
        {steps.map(({ id }, i) => (
          <i key={id} class={i < before ? 'd' : i === before ? 'c' : ''} />
        ))}
      </div>
      <div class="acts">
        <button type="button" class="btn quiet" onClick={() => model.openRules()}>
          {t().lesson.why}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            ended.value = true;
            guide.end();
          }}
        >
          {t().lesson.skip}
        </button>
      </div>
    </aside>
  );
}

/** Marks what a step is about, dims the rest, and leads the eye to the first of it. */
function usePointing(step: LessonStep | undefined, board: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = board.current;
    if (box === null || step === undefined) return;
    let marked: Element[] = [];
    const mark = (): void => {
      const meant = step.points.flatMap(id => [
        ...box.querySelectorAll(`[data-opt="${CSS.escape(id)}"], [data-at="${CSS.escape(id)}"]`),
      ]);
      for (const element of marked) if (!meant.includes(element)) unmark(element);
      // A class that is added again would count as a change: whoever is marked stays untouched.
      for (const element of meant) {
        if (element.classList.contains('pointed')) continue;
        element.classList.add('pointed');
        // It has to lie above the veil, and must not move for it.
        if (getComputedStyle(element).position === 'static') element.classList.add('lifted');
      }
      if (box.classList.contains('veiled') !== meant.length > 0) box.classList.toggle('veiled');
      marked = meant;
    };
    mark();
    // What is drawn anew, because it is aimed at or a part of the move is made, is marked again.
    const observer = new MutationObserver(mark);
    observer.observe(box, { subtree: true, childList: true, attributeFilter: ['class', 'data-opt', 'data-at'] });
    let isOver = false;
    // All before it is painted: a new question has led to where it is answered, and this leads on.
    queueMicrotask(() => {
      // The question with its answers is always in sight.
      const onBoard = marked.filter(element => element.closest('.ask') === null);
      const [subject] = onBoard;
      if (isOver || subject === undefined) return;
      openPaneOf(subject, box);
      queueMicrotask(() => {
        // As much of it as there is room for, and the first in any case.
        if (!isOver) for (const element of onBoard.toReversed()) element.scrollIntoView({ block: 'nearest' });
      });
    });
    return () => {
      isOver = true;
      observer.disconnect();
      for (const element of marked) unmark(element);
      box.classList.remove('veiled');
    };
  }, [step, board]);
}

const unmark = (element: Element): void => element.classList.remove('pointed', 'lifted');

/** On a phone it may lie behind another tab. */
function openPaneOf(subject: Element, box: HTMLElement): void {
  const pane = subject.closest<HTMLElement>('[data-pane]');
  if (pane === null || !box.contains(pane) || subject.checkVisibility()) return;
  box.querySelector<HTMLElement>(`[data-tab="${CSS.escape(pane.dataset.pane!)}"]`)?.click();
}

/** Where the card lies at the lower edge, the page keeps as much room free below what it scrolls to. */
function useRoomFor(card: RefObject<HTMLElement | null>, step: string | null): void {
  useLayoutEffect(() => {
    const { current: element } = card;
    if (element === null) return;
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty('--card', `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--card');
    };
  }, [card, step]);
}
