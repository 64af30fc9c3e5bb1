import type { BoardProps } from '@teahouse/boardkit';
import type { AnyBoard } from '../loaded-game.ts';

/** For a game whose board is not drawn yet: the position as it is told, the answers as buttons. */
function PlainBoard({ seen, question, text, choose, aimed, aim }: BoardProps<object>) {
  return (
    <div class="plain-board panel">
      {question === null ? null : (
        <ul class="answers">
          {question.options.map(answer => (
            <li key={answer}>
              <button
                type="button"
                data-opt={answer}
                data-at={answer}
                class={answer === aimed ? 'can on' : 'can'}
                onClick={() => choose(answer)}
                onMouseEnter={() => aim(answer)}
                onMouseLeave={() => aim(null)}
              >
                {text.answer(answer)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {Object.entries(seen)
          .filter(([name]) => name !== 'stack')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

const board: AnyBoard = {
  Board: PlainBoard,
  TextBoard: PlainBoard,
  drawsSlots: false,
  preview: () => ({ lines: [], warning: null }),
  flight: () => null,
  sprite: '',
  scores: () => ({ rows: [] }),
};
export default board;
