import { FATE } from '../../src/printed/fate.ts';
import { drawerOf, nameOf } from '../components/again.tsx';
import { fightEndedBy } from '../model/fights.ts';
import { type Draw, drawsBy, passesOf } from '../model/passes.ts';
import { useTable } from '../table.ts';

/** A battle, a duel or a diplomacy test that is over, in words. */
export function AgainInWords({ at }: { at: number }) {
  const table = useTable();
  const { journal, words, text, tell } = table;
  const fight = fightEndedBy(journal.entries, at);
  if (fight === null) return null;
  const { destinies, result } = text.words;
  const cardInWords = ({ card, shapes: [shape] }: Draw): string =>
    `${card} (${shape === undefined ? destinies[FATE[card]!.destiny] : result(FATE[card]![shape])})`;
  return (
    <section>
      <h2>{nameOf(table, fight)}</h2>
      <button type="button" class="btn" onClick={() => journal.open(null)}>
        {words.closeAgain}
      </button>
      <ol>
        {passesOf(fight).map(({ row, draws, told }, n) => (
          <li key={n}>
            {row > 0 && `${words.initiative(row)}. `}
            {drawsBy(draws)
              .map(together => `${drawerOf(table, together)}: ${together.map(cardInWords).join(', ')}. `)
              .join('')}
            {told.map(tell).join(' ')}
          </li>
        ))}
      </ol>
    </section>
  );
}
