import { foreseeQin } from '../../src/foresight/qin.ts';
import { SECTIONS } from '../../src/ids.ts';
import { type LocationId, PLACE } from '../../src/printed/board.ts';
import { target } from '../../src/printed/hordes.ts';
import { qinCardId } from '../../src/printed/ids.ts';
import { commanderOf } from '../../src/rules/vocabulary.ts';
import { SHAME_PER_SEAT } from '../../src/setup.ts';
import { clanOf, isQin, qinHonorOf } from '../../src/table.ts';
import type { SeenQin } from '../../src/view.ts';
import { sectionOf } from '../model/reading.ts';
import { useTable } from '../table.ts';

/** Qin Jiushao, with all that is known of what he does next. */
export function QinInWords({ qin }: { qin: SeenQin }) {
  const { seen, text, words } = useTable();
  const said = words.alone;
  const { goes, gains, strikes, builds, atEnd, toCome } = foreseeQin(seen, qin);
  const section = strikes === null ? null : sectionOf(seen, target(strikes).horde);
  const names = (commands: readonly (typeof toCome)[number][]): string =>
    commands.map(command => text.cards[qinCardId(command)].join('. ')).join(' ') || words.none;
  return (
    <section>
      <h2>{words.qin}</h2>
      <p>
        {said.difficulty(qin.honor['head-start'])}. {words.teaPlace(seen.tea.indexOf(clanOf(seen, 'qin')) + 1)}.{' '}
        {words.amount('honor', qinHonorOf(qin))}
        {!seen.over && `, ${said.atEnd(atEnd)}`}. {words.supporters(qin.supporters.length)}. {said.reserve}:{' '}
        {qin.reserve.spearman} × {words.figures.spearman}, {qin.reserve.archer} × {words.figures.archer}.{' '}
        {words.trophies}: {qin.claimed.map(horde => text.answer(horde)).join(', ') || words.none}.
      </p>
      <h3>
        {said.track}: {said.highest} → {said.lowest}
      </h3>
      <ol>
        {qin.ranking.map(location => (
          <li key={location}>
            {text.locations[location]}: {levelAt(qin, location, said)}
          </li>
        ))}
      </ol>
      {!seen.over && (
        <>
          <h3>{said.next}</h3>
          <ul>
            <li>
              {goes.length === 0
                ? said.sendsNobody
                : said.sends(goes.map(location => text.locations[location]).join(', '))}
            </li>
            {(Object.entries(gains) as [LocationId, number][]).map(([location, n]) => (
              <li key={location}>{said.gains(location, n)}</li>
            ))}
            <li>
              {strikes === null || section === null
                ? said.strikesNobody
                : said.strikes(text.answer(strikes), words.sections[section])}
            </li>
            {builds !== null && <li>{said.builds(words.sections[SECTIONS[builds]!])}</li>}
            <li>
              {said.supply(seen.shame, SHAME_PER_SEAT)}. {said.lose}
            </li>
            <li>
              {isQin(seen, commanderOf(seen)) ? said.qinCommands : said.youCommand}. {said.commandHelp}
            </li>
          </ul>
        </>
      )}
      <h3>{said.deck}</h3>
      <p>
        {words.pile}: {names(qin.pile)}
      </p>
      {!seen.over && (
        <p>
          {said.toCome(toCome.length)}: {names(toCome)}
        </p>
      )}
    </section>
  );
}

function levelAt(
  { overseers }: SeenQin,
  location: LocationId,
  said: { overseer: (n: number) => string; recruits: string },
): string {
  const { gives } = PLACE[location];
  return gives === null ? said.recruits : said.overseer(overseers[gives].level);
}
