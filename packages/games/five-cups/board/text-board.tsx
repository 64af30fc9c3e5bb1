import { InWords } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { preview } from './preview.ts';
import { byStrength, coinsOf, count } from './reading.ts';
import { useTable, withTable } from './table.ts';

/** The whole position in words, with the same answers. */
export const TextBoard = withTable(() => {
  const { seen, text, words, question } = useTable();
  return (
    <InWords when={words.cup(seen.cup, seen.cups)} preview={answer => preview(seen, question!, answer, text)}>
      <section>
        <h2>{words.waiting}</h2>
        {seen.present.length === 0 && <p>{words.nobody}</p>}
        <ul>
          {seen.present.map(id => (
            <li key={id} data-at={id}>
              {text.answer(id)}
            </li>
          ))}
        </ul>
        <p>
          {words.teas} {seen.teaDeck}, {words.guests} {seen.guestDeck}, {words.favours} {seen.favourDeck}
        </p>
      </section>
      {seen.masters.map((_, seat) => (
        <MasterInWords key={seat} seat={seat} />
      ))}
    </InWords>
  );
});

function MasterInWords({ seat }: { seat: Seat }) {
  const { seen, text, words, nameOf } = useTable();
  const master = seen.masters[seat]!;
  const { hand, favours, guests } = master;
  const named = (ids: readonly string[]): string => ids.map(id => text.answer(id)).join('; ') || '–';
  return (
    <section>
      <h2>
        {nameOf(seat)}: {words.coins(coinsOf(master))}
      </h2>
      <ul>
        <li>
          {words.tea}: {master.tea === null ? '–' : text.answer(master.tea)}
        </li>
        <li>
          {words.guests}: {named(guests)}
        </li>
        <li>
          {words.teas}: {typeof hand === 'number' ? words.cards(count(hand)) : named(byStrength(hand))}
        </li>
        <li>
          {words.favours}: {typeof favours === 'number' ? words.cards(count(favours)) : named(favours)}
        </li>
      </ul>
    </section>
  );
}
