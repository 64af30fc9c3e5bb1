import { useSignal } from '@preact/signals';
import type { LessonScript } from '@teahouse/boardkit';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import type { TableModel } from './model.ts';

/**
 * The bubble of a guided game. It points, it never blocks: every answer stays possible, and the lesson goes on when a
 * move is made. There is no Next.
 */
export function Lesson({
  script,
  model,
  board,
}: {
  script: LessonScript;
  model: TableModel;
  board: RefObject<HTMLElement | null>;
}) {
  const ended = useSignal(false);
  const said = useRef(new Set<string>());
  const current = useRef('');
  const { table } = model.shown.value!;
  const view = model.seen.value;
  const ask = table.status === 'over' ? null : (model.question.value?.ask ?? '');
  const at = script.steps.findIndex(({ id, at: holds }) => view !== null && !said.current.has(id) && holds(ask, view));
  const step = ended.value ? undefined : script.steps[at];
  // What was said once is not said again when the same question comes back.
  if (current.current !== (step?.id ?? '')) {
    said.current.add(current.current);
    current.current = step?.id ?? '';
  }
  const points = step?.points.join(' ') ?? '';
  useEffect(() => {
    const box = board.current;
    if (box === null || points === '') return;
    const marked = points
      .split(' ')
      .flatMap(id => [...box.querySelectorAll(`[data-opt="${CSS.escape(id)}"], [data-at="${CSS.escape(id)}"]`)]);
    if (marked.length === 0) return;
    for (const element of marked) {
      element.classList.add('pointed');
      // It has to lie above the veil, and must not move for it.
      if (getComputedStyle(element).position === 'static') element.classList.add('lifted');
    }
    // On a phone it may lie behind another tab: nothing is dimmed for what cannot be seen.
    const seen = marked.find(element => element.checkVisibility());
    seen?.scrollIntoView({ block: 'nearest' });
    box.classList.toggle('veiled', seen !== undefined);
    return () => {
      for (const element of marked) element.classList.remove('pointed', 'lifted');
      box.classList.remove('veiled');
    };
  }, [points, board]);
  if (step === undefined) return null;
  const words = script.words[step.id];
  if (words === undefined) return null;
  return (
    <aside class="bubble" aria-label={t().lesson.label(at + 1, script.steps.length)} aria-live="polite">
      <p class="mm">{t().lesson.label(at + 1, script.steps.length)}</p>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <div class="prog" aria-hidden="true">
        {script.steps.map(({ id }, i) => (
          <i key={id} class={i < at ? 'd' : i === at ? 'c' : ''} />
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
          }}
        >
          {t().lesson.skip}
        </button>
      </div>
    </aside>
  );
}
