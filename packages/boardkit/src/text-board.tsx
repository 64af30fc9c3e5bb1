import { asked } from '@teahouse/kernel';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Preview } from './board.ts';
import { useOffer } from './pick.tsx';
import { useAnyTable } from './table.tsx';

/** The whole position in words: what a screen reader gets, and whoever prefers reading. The question comes first. */
export function InWords({ when, preview, children }: DecisionProps) {
  return (
    <div class="text-board panel">
      <Decision when={when} preview={preview} />
      <div>{children}</div>
    </div>
  );
}

interface DecisionProps {
  /** How far the game is, and what else explains the question. */
  when: ComponentChildren;
  preview(answer: string): Preview;
  children?: ComponentChildren;
}

/** Each answer says what it costs and brings. */
function Decision({ when, preview }: DecisionProps) {
  const { question, text, common, seen } = useAnyTable();
  return (
    <section>
      <h2>{common.question}</h2>
      <p>{when}</p>
      {question === null ? (
        <p>{common.notAsked}</p>
      ) : (
        <>
          <p>
            <strong>{asked(text, question.ask, seen)}</strong>
          </p>
          <ul class="answers">
            {question.options.map(answer => (
              <li key={answer}>
                <Said answer={answer} preview={preview(answer)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Said({ answer, preview: { lines, warning } }: { answer: string; preview: Preview }) {
  const { text, seen } = useAnyTable();
  const element = useRef<HTMLButtonElement>(null);
  const { choose, glow, ...points } = useOffer(answer, element);
  return (
    <button {...points} ref={element} type="button" class={glow} data-opt={answer} onClick={() => choose()}>
      <b>{text.answer(answer, seen)}</b> {lines.join(' ')} {warning}
    </button>
  );
}

/** Seats in the order of play, beginning with one. */
export const seatsFrom = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, n) => (first + n) % seats);
