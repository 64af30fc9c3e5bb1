import type { Seat } from '@teahouse/kernel';
import { timeTrack } from '../src/cards/board.ts';
import { SECTIONS } from '../src/ids.ts';
import { sectionsOf } from '../src/rules/vocabulary.ts';
import './board.css';
import type { AskedMoment } from '../text/board/words.ts';
import { preview } from './preview.ts';
import { momentOf, phaseOf } from './reading.ts';
import { type Props, TableProvider, tableOf, useTable } from './table.tsx';
import { ClanInWords, ReedInWords } from './text-clans.tsx';
import { SectionInWords } from './text-section.tsx';
import { Artifacts, LocationTable, QueueInWords, TrackInWords } from './text-town.tsx';

/** The whole position in words: what a screen reader gets, and whoever prefers reading. */
export function TextBoard(props: Props) {
  const { seen, me } = props;
  // Everything is in words already: there is nothing to open.
  const table = tableOf(props, () => {});
  const main = me ?? 0;
  const others = seen.players.map((_, n): Seat => (main + n) % seen.seats).slice(1);
  return (
    <TableProvider value={table}>
      <div class="gw-text">
        <Decision />
        <Years />
        {sectionsOf(seen).map(section => (
          <SectionInWords key={section} section={section} />
        ))}
        <LocationTable />
        <TrackInWords />
        <QueueInWords />
        <Artifacts seat={main} />
        <ClanInWords seat={main} />
        {others.map(seat => (
          <ClanInWords key={seat} seat={seat} />
        ))}
        {seen.reed !== null && <ReedInWords />}
      </div>
    </TableProvider>
  );
}

/** The question first; each option says what it costs and brings. */
function Decision() {
  const { seen, question, text, words, language, choose, aim, aimed, nameOf } = useTable();
  const moment = momentOf(seen);
  return (
    <section>
      <h2>{words.question}</h2>
      <p>
        {words.yearOf(seen.year, timeTrack(seen.seats).length)}, {words.phases[phaseOf(seen)]}
      </p>
      {question === null ? (
        <p>{words.notAsked}</p>
      ) : (
        <>
          {moment !== null && (
            <p>
              {words.moments[moment.type as AskedMoment]}
              {moment.seat >= 0 && ` (${nameOf(moment.seat)})`}.
            </p>
          )}
          <p>
            <strong>{text.asks[question.ask as keyof typeof text.asks]}</strong>
          </p>
          <ul>
            {question.options.map(answer => {
              const { lines, warning } = preview(seen, question, answer, text, language);
              return (
                <li key={answer}>
                  <button
                    type="button"
                    class={aimed === answer ? 'can on' : 'can'}
                    data-opt={answer}
                    onFocus={() => aim(answer)}
                    onBlur={() => aim(null)}
                    onClick={() => choose(answer)}
                  >
                    <b>{text.answer(answer)}</b> {lines.join(' ')} {warning}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

function Years() {
  const { seen, words } = useTable();
  const next = SECTIONS[seen.hordeDeck.points];
  return (
    <section>
      <h2>{words.time}</h2>
      <ol>
        {timeTrack(seen.seats).map(({ hordes, lethality }, n) => (
          <li key={n} aria-current={n + 1 === seen.year ? 'step' : undefined}>
            {words.yearHelp(n + 1, hordes, lethality)}
            {n + 1 === seen.year && ` (${words.now})`}
            {n + 1 < seen.year && ` (${words.past})`}
          </li>
        ))}
      </ol>
      <p>
        {next === undefined ? words.noHordes : words.nextHorde(words.sections[next], seen.hordeDeck.cards)}.{' '}
        {words.shameSupply(seen.shame)}.
      </p>
    </section>
  );
}
