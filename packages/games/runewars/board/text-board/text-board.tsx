import { InWords, seatsFrom } from '@teahouse/boardkit';
import '../board.css';
import { NOBODY, type Seat } from '@teahouse/kernel';
import { TITLES } from '../../src/printed/ids.ts';
import { lastYear } from '../../src/rules/game.ts';
import { preview } from '../model/preview.ts';
import { openTable, phaseOf, playOrder } from '../model/reading.ts';
import { useTable, withTable } from '../table.ts';
import { AgainInWords } from './again.tsx';
import { AreasInWords } from './areas.tsx';
import { BattleInWords } from './battle.tsx';
import { FactionInWords } from './faction.tsx';

/** The whole position in words: what a screen reader gets, and whoever prefers reading. */
export const TextBoard = withTable(() => {
  const { seen, me, question, text, language, journal } = useTable();
  const [main, ...others] = seatsFrom(me ?? 0, seen.seats);
  return (
    <InWords when={<When />} preview={answer => preview(seen, question!, answer, text, language)}>
      {journal.opened !== null && <AgainInWords at={journal.opened} />}
      {seen.battle !== null && <BattleInWords battle={seen.battle} />}
      <YearInWords />
      <FactionInWords seat={main!} />
      {others.map(seat => (
        <FactionInWords key={seat} seat={seat} />
      ))}
      <AreasInWords />
    </InWords>
  );
});

function When() {
  const { seen, words, text } = useTable();
  if (phaseOf(seen) === 'set-up') return <>{words.setUp}</>;
  const card = seen.card === null ? null : text.words.cards.seasons[seen.card];
  return (
    <>
      {words.yearOf(seen.year, lastYear(openTable(seen)))}, {text.words.seasons[seen.season]}
      {card !== null && `. ${card[0]}: ${card[1]}`}
    </>
  );
}

/** Who plays which order when, and who has which title. */
function YearInWords() {
  const { seen, me, words, text, nameOf } = useTable();
  const { orders, titles } = text.words.cards;
  const who = (seat: Seat): string => (seat === me ? words.you : nameOf(seat));
  if (seen.year === 0) return null;
  return (
    <section>
      <h2>{words.orderOfPlay}</h2>
      <ol>
        {playOrder(seen).map(({ seat, order, state, past }) => (
          <li key={seat}>
            {[
              who(seat),
              order === null ? '' : orders[order][0],
              words.playStates[state],
              order !== null && orders[order][2] !== ''
                ? seen.players[seat]!.supreme
                  ? words.bonus
                  : words.noBonusNow
                : '',
              past.length === 0 ? '' : words.pastOrders(past.map(id => orders[id][0]).join(', ')),
            ]
              .filter(part => part !== '')
              .join('. ')}
          </li>
        ))}
      </ol>
      <h3>{words.titles}</h3>
      <ul>
        {TITLES.map(id => {
          const { holder, influence } = seen.titles[id];
          return (
            <li key={id}>
              {titles[id][0]}: {holder === NOBODY ? words.freeTitle : words.titleOf(who(holder), influence)}.{' '}
              {titles[id][1]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
