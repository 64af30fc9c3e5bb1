import { InWords, seatsFrom } from '@teahouse/boardkit';
import { SECTIONS } from '../../src/ids.ts';
import { timeTrack } from '../../src/printed/board.ts';
import { sectionsOf } from '../../src/rules/vocabulary.ts';
import '../board.css';
import type { AskedMoment } from '../../text/board/words.ts';
import { preview } from '../model/preview.ts';
import { momentOf, moreHordes, phaseOf } from '../model/reading.ts';
import { useTable, withTable } from '../table.ts';
import { AutomatonInWords, ClanInWords } from './clans.tsx';
import { SectionInWords } from './section.tsx';
import { TogetherInWords } from './together.tsx';
import { Artifacts, LocationTable, QueueInWords, TrackInWords } from './town.tsx';

/** The whole position in words: what a screen reader gets, and whoever prefers reading. */
export const TextBoard = withTable(() => {
  const { seen, me, question, text, language } = useTable();
  const [main, ...others] = seatsFrom(me ?? 0, seen.seats);
  return (
    <InWords when={<When />} preview={answer => preview(seen, question!, answer, text, language)}>
      <Years />
      {sectionsOf(seen).map(section => (
        <SectionInWords key={section} section={section} />
      ))}
      <LocationTable />
      <TrackInWords />
      <QueueInWords />
      {seen.together === null ? <Artifacts seat={main!} /> : <TogetherInWords />}
      <ClanInWords seat={main!} />
      {others.map(seat => (
        <ClanInWords key={seat} seat={seat} />
      ))}
      {seen.automata.map(({ name }, i) => (
        <AutomatonInWords key={name} clan={seen.seats + i} />
      ))}
    </InWords>
  );
});

/** Year and season; and what happened, if cards may be played because of it. */
function When() {
  const { seen, words, nameOf } = useTable();
  const moment = momentOf(seen);
  return (
    <>
      {words.yearOf(seen.year, timeTrack(seen.seats).length)}, {words.phases[phaseOf(seen)]}
      {moment !== null && `. ${words.moments[moment.type as AskedMoment]}`}
      {moment !== null && moment.seat >= 0 && ` (${nameOf(moment.seat)})`}
    </>
  );
}

function Years() {
  const { seen, words, common } = useTable();
  const next = SECTIONS[seen.hordeDeck.points];
  return (
    <section>
      <h2>{words.time}</h2>
      <ol>
        {timeTrack(seen.seats).map(({ hordes, lethality }, n) => (
          <li key={n} aria-current={n + 1 === seen.year ? 'step' : undefined}>
            {words.yearHelp(n + 1, hordes + moreHordes(seen, n + 1), lethality)}
            {n + 1 === seen.year && ` (${common.now})`}
            {n + 1 < seen.year && ` (${common.past})`}
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
