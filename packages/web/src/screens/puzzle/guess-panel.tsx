import { asked, sentence } from '@teahouse/kernel';
import type { PuzzleText } from '../../../text/puzzle/en.ts';
import type { PuzzlePosition } from './position.ts';

interface Props {
  position: PuzzlePosition;
  words: PuzzleText;
  selected: { answer: string | null; choose(answer: string): void };
  give(answer: string): void;
}

/** All answers with what they would do, and one that is given. */
export function GuessPanel({ position, words, selected: { answer, choose }, give }: Props) {
  const { loaded, question, seen } = position;
  const { board, text, language } = loaded;
  const nameOf = (id: string): string => sentence(text.answer(id, seen));
  return (
    <section class="panel qz" aria-label={words.ask}>
      <h2>{words.ask}</h2>
      <p>{asked(text, question.ask, seen)}</p>
      <div class="guess">
        {question.options.map(id => (
          <button type="button" key={id} aria-pressed={id === answer} onClick={() => choose(id)}>
            <b>{nameOf(id)}</b>
            <small>{board.preview(seen, question, id, text, language)?.lines[0] ?? ''}</small>
          </button>
        ))}
      </div>
      <div class="go">
        <button
          type="button"
          class="btn primary"
          disabled={answer === null}
          onClick={() => {
            if (answer !== null) give(answer);
          }}
        >
          {answer === null ? words.choose : words.mine(nameOf(answer))}
        </button>
      </div>
      <p class="note">
        {words.lead} {words.help}
      </p>
    </section>
  );
}
