import { foreseeDemand } from '../../src/foresight/demands.ts';
import { demandsNeeded } from '../../src/rules/together/end.ts';
import { SHAME_PER_SEAT } from '../../src/setup.ts';
import { wishInWords } from '../components/agreement.tsx';
import { needInWords, stateInWords } from '../components/demands.tsx';
import { isLasting } from '../components/events.tsx';
import { duesOf, isOrder, pledgesFor, talksIn } from '../model/council.ts';
import { useTable } from '../table.ts';

/** What only partners have: the agreement under way, demands, events, and the supply that they share. */
export function TogetherInWords() {
  const { seen, me, words, threats } = useTable();
  const said = words.partners;
  const { demands, breaches } = duesOf(seen, me, threats);
  return (
    <>
      <TalksInWords />
      <DemandsInWords />
      <EventsInWords />
      <section>
        <h2>{words.shame}</h2>
        <p>
          {said.supply(seen.shame, SHAME_PER_SEAT * seen.seats)}; {said.dues(breaches, demands)}. {said.lose}
        </p>
      </section>
    </>
  );
}

function TalksInWords() {
  const table = useTable();
  const { seen, me, words, text, nameOf } = table;
  const talks = talksIn(seen);
  if (talks === null) return null;
  const said = words.partners;
  return (
    <section>
      <h2>{said.agreement}</h2>
      <p>
        {said.leading(text.answer(talks.leading, seen))} {said.round(talks.round, talks.rounds)}{' '}
        {isOrder(talks) ? said.elseTea : said.elseFirst}
      </p>
      <ul>
        {talks.seats.map(seat => (
          <li key={seat}>
            {seat === me ? words.you : nameOf(seat)}: {wishInWords(table, talks, seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DemandsInWords() {
  const table = useTable();
  const { seen, me, words, text, nameOf } = table;
  const said = words.partners;
  const { demands, fulfilled } = seen.together!;
  const pledges = pledgesFor(seen);
  return (
    <section>
      <h2>
        {said.demands}: {said.fulfilled(fulfilled.length, demandsNeeded(seen))}
      </h2>
      <p>{said.demandHelp}</p>
      <ul>
        {demands.map(id => {
          const now = foreseeDemand(seen, me, id);
          return (
            <li key={id}>
              <b>{text.cards[id][0]}</b>. {text.cards[id][1]} {stateInWords(table, now)}.{' '}
              {now.needs.map(need => needInWords(table, need)).join('; ')}.
              {pledges?.demand === id &&
                pledges.by.map((given, seat) =>
                  given === null ? '' : ` ${nameOf(seat)}: ${given.length > 0 ? said.gives : said.keeps}.`,
                )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function EventsInWords() {
  const { seen, words, text } = useTable();
  const said = words.partners;
  const { events } = seen.together!;
  return (
    <section>
      <h2>{said.events}</h2>
      {events.length === 0 && <p>{words.none}</p>}
      <ul>
        {events.map(id => (
          <li key={id}>
            {text.cards[id].join('. ')} ({isLasting(id) ? said.lasting : said.atOnce})
          </li>
        ))}
      </ul>
    </section>
  );
}
