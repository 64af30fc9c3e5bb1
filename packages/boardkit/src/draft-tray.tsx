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
  useKeys(isEmpty ? {} : { Backspace: back });
  return (
    <section class="draft" aria-label={words.title}>
      <ol>
        {answers.map((answer, n) => (
          <li key={`${n} ${answer}`}>{nameOf(answer)}</li>
        ))}
      </ol>
      <p class="vh" role="status">
        {words.steps(answers.length)}
      </p>
      <button type="button" class="btn" disabled={isEmpty} aria-keyshortcuts="Backspace" onClick={back}>
        <Icon name="ui-undo" />
        {words.back}
      </button>
      <button type="button" class="btn quiet" disabled={isEmpty} onClick={clear}>
        {words.clear}
      </button>
      <button type="button" class="btn primary" disabled={!canCommit} onClick={commit}>
        {words.give}
      </button>
    </section>
  );
}
