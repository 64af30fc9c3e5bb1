import { InWords } from '@teahouse/boardkit';
import { handSize, preview } from './model.ts';
import { useTable, withTable } from './table.ts';

/** The whole position in words, with the same answers. */
export const TextBoard = withTable(() => {
  const { seen, text, words, question, nameOf } = useTable();
  return (
    <InWords
      when={`${words.round(seen.round, seen.rounds)}. ${words.deck(seen.deck)}`}
      preview={answer => preview(seen, question!, answer, text)}
    >
      {seen.players.map(({ hand, shown, row }, seat) => (
        <section key={seat}>
          <h2>{nameOf(seat)}</h2>
          <ul>
            <li>
              {words.row}: {row.map(id => text.answer(id)).join(', ') || words.empty}
            </li>
            {shown !== null && (
              <li>
                {words.shown}: {text.answer(shown)}
              </li>
            )}
            <li>
              {typeof hand === 'number'
                ? words.handOf(handSize(hand))
                : `${words.hand}: ${hand.map(id => text.answer(id)).join(', ')}`}
            </li>
          </ul>
        </section>
      ))}
    </InWords>
  );
});
