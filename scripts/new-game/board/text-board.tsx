import type { BoardProps } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import { handSize, preview, type Seen } from './model.ts';

/** The whole position in words, with the same answers. */
export function TextBoard({ seen, me, players, text, question, choose, aimed, aim }: BoardProps<Seen, Text>) {
  const say = text.board;
  return (
    <div class="tb panel">
      <section>
        <h3>{question === null ? say.round(seen.round, seen.rounds) : text.asks[question.ask]}</h3>
        {question === null ? null : (
          <ul class="ob">
            {question.options.map(answer => (
              <li key={answer}>
                <button
                  type="button"
                  data-opt={answer}
                  class={aimed === answer ? 'on' : ''}
                  onClick={() => choose(answer)}
                  onMouseEnter={() => aim(answer)}
                  onMouseLeave={() => aim(null)}
                  onFocus={() => aim(answer)}
                  onBlur={() => aim(null)}
                >
                  <b>{text.answer(answer)}</b> {preview(seen, question.seat, answer, say).lines.join(' ')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {seen.players.map(({ hand, shown, row }, seat) => (
        <section key={players[seat]!.seat} data-at={`player-${seat}`}>
          <h3>{players[seat]!.name}</h3>
          <ul>
            <li>
              {say.row}: {row.map(text.answer).join(', ') || say.empty}
            </li>
            {shown === null ? null : (
              <li>
                {say.shown}: {text.answer(shown)}
              </li>
            )}
            <li>
              {seat === me && typeof hand !== 'number'
                ? `${say.hand}: ${hand.map(text.answer).join(', ')}`
                : say.handOf(handSize(hand))}
            </li>
          </ul>
        </section>
      ))}
      <p>
        {say.round(seen.round, seen.rounds)}. {say.deck(seen.deck)}
      </p>
    </div>
  );
}
