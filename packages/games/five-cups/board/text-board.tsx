import type { BoardProps } from '@teahouse/boardkit';
import { tea } from '../src/cards/teas.ts';
import { coinsOf, preview, type Seen } from './preview.ts';
import { words } from './words.ts';

/** The whole position in words, with the same answers. */
export function TextBoard({ seen, me, players, text, language, question, choose, aimed, aim }: BoardProps<Seen>) {
  const say = words[language];
  return (
    <div class="tb panel">
      <div class="tbg">
        <div>
          <section>
            <h3>{question === null ? say.cup(seen.cup, seen.cups) : text.asks[question.ask]}</h3>
            {question === null ? null : (
              <ul class="ob">
                {question.options.map(answer => (
                  <li key={answer}>
                    <button
                      type="button"
                      data-opt={answer}
                      class={aimed === answer ? 'on' : ''}
                      onClick={() => choose(answer)}
                      onFocus={() => aim(answer)}
                      onBlur={() => aim(null)}
                      onMouseEnter={() => aim(answer)}
                      onMouseLeave={() => aim(null)}
                    >
                      <b>{text.answer(answer)}</b> {preview(seen, question, answer, language).lines.join(' ')}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <div>
          <section>
            <h3>{say.waiting}</h3>
            {seen.present.length === 0 ? <p>{say.nobody}</p> : null}
            <ul>
              {seen.present.map(id => (
                <li key={id} data-at={id}>
                  {text.answer(id)}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{say.cup(seen.cup, seen.cups)}</h3>
            <p>
              {say.teas} {seen.teaDeck}, {say.guests} {seen.guestDeck}, {say.favours} {seen.favourDeck}
            </p>
          </section>
        </div>
        <div>
          {seen.masters.map((master, seat) => {
            const { hand, favours, guests } = master;
            const mine = seat === me && typeof hand !== 'number' && typeof favours !== 'number';
            return (
              <section key={players[seat]!.seat} data-at={`master-${seat}`}>
                <h3>
                  {players[seat]!.name}: {say.coins(coinsOf(master))}
                </h3>
                <ul>
                  <li>
                    {say.tea}: {master.tea === null ? '–' : text.answer(master.tea)}
                  </li>
                  <li>
                    {say.guests}: {guests.length === 0 ? '–' : guests.map(id => text.answer(id)).join('; ')}
                  </li>
                  <li>
                    {say.teas}:{' '}
                    {mine
                      ? hand
                          .toSorted((a, b) => tea(a).strength - tea(b).strength)
                          .map(id => text.answer(id))
                          .join('; ')
                      : say.cards(typeof hand === 'number' ? hand : hand.length)}
                  </li>
                  <li>
                    {say.favours}:{' '}
                    {mine
                      ? favours.map(id => text.answer(id)).join(', ') || '–'
                      : say.cards(typeof favours === 'number' ? favours : favours.length)}
                  </li>
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
}
