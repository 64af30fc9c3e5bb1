import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CommonWords } from '../text/en.ts';
import { Icon } from './art.tsx';
import type { Draft } from './board.ts';
import { useKeys } from './keys.ts';

interface TrayProps {
  draft: Draft;
  /** The name of an answer. */
  nameOf(answer: string): string;
  words: CommonWords['draft'];
}

/** What is composed and not given yet, step by step. Any step can be taken back, and nobody hears of it. */
export function DraftTray({ draft: { answers, canCommit, back, clear, commit }, nameOf, words }: TrayProps) {
  const isEmpty = answers.length === 0;
  const steps = useRef<HTMLOListElement>(null);
  const before = useRef<readonly string[]>([]);
  const taken = before.current.slice(answers.length);
  useLayoutEffect(() => {
    before.current = answers;
    // The last step is the one in sight.
    if (steps.current !== null) steps.current.scrollLeft = steps.current.scrollWidth;
  });
  useKeys(isEmpty ? {} : { Backspace: back });
  return (
    <section class="draft" aria-label={words.title}>
      <p class="vh" role="status">
        {taken.length > 0 ? `${words.tookBack(taken.map(nameOf).join(', '))} ` : ''}
        {isEmpty ? '' : words.steps(answers.length)}
      </p>
      {isEmpty ? null : (
        <>
          <ol ref={steps}>
            {answers.map((answer, n) => (
              <li key={`${n} ${answer}`}>{nameOf(answer)}</li>
            ))}
          </ol>
          <Act icon="ui-undo" name={words.back} keys="Backspace" onClick={back} />
          <Act icon="ui-again" name={words.clear} onClick={clear} />
          {canCommit ? (
            <button type="button" class="btn primary" onClick={commit}>
              {words.give}
            </button>
          ) : null}
        </>
      )}
    </section>
  );
}

/** On a phone its sign alone is in sight. */
function Act({ icon, name, keys, onClick }: { icon: string; name: string; keys?: string; onClick(): void }) {
  return (
    <button type="button" class="btn" title={name} aria-label={name} aria-keyshortcuts={keys} onClick={onClick}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}
