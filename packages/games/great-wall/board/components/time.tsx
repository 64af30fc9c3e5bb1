import { Count } from '@teahouse/boardkit';
import { SECTIONS } from '../../src/ids.ts';
import { timeTrack } from '../../src/printed/board.ts';
import { at } from '../model/flight.ts';
import { moreHordes, phaseOf } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art } from './art.tsx';

/** Ornament: the season as a seal. */
const SEASON_SEAL = { 'set-up': '始', spring: '春', summer: '夏', autumn: '秋', winter: '冬', over: '终' } as const;

/** The years: how many hordes each brings and how many soldiers die; and what is left of the supply. */
export function Time() {
  const { seen, text, words } = useTable();
  const discarded = seen.tacticDiscard.map(id => text.answer(id));
  const phase = phaseOf(seen);
  const { points, cards } = seen.hordeDeck;
  const next = SECTIONS[points];
  return (
    <section class="panel time" data-pane="town" aria-label={words.time}>
      <div class="season" data-at={at.time}>
        <i aria-hidden="true">{SEASON_SEAL[phase]}</i>
        <h2>{words.phases[phase]}</h2>
      </div>
      <ol>
        {timeTrack(seen.seats).map(({ hordes: printed, lethality }, n) => {
          const year = n + 1;
          const hordes = printed + moreHordes(seen, year);
          const state = year < seen.year ? 'past' : year === seen.year ? 'now' : '';
          return (
            <li
              key={year}
              class={state}
              title={words.yearHelp(year, hordes, lethality)}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <b>{year}</b>
              <span class="n" aria-hidden="true">
                <Art id="horde-outriders" />
                {hordes}
              </span>
              <span class="n" aria-hidden="true">
                <Art id="res-wound" />
                {lethality}
              </span>
              <span class="vh">{words.yearHelp(year, hordes, lethality)}</span>
            </li>
          );
        })}
      </ol>
      <p class="decks">
        <span data-at={at.hordes}>
          {next === undefined ? words.noHordes : words.nextHorde(words.sections[next], cards)}
        </span>
        <Count label={words.tacticPiles(seen.tacticDeck, discarded)}>
          <Art id="res-tactic" />
          {seen.tacticDeck}
        </Count>
        <Count label={words.shameSupply(seen.shame)} at={at.shame}>
          <Art id="res-shame" />
          {seen.shame}
        </Count>
      </p>
    </section>
  );
}
