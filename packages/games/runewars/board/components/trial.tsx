import { envoysOf } from '../../src/foresight/march.ts';
import { FATE } from '../../src/printed/fate.ts';
import { areaName } from '../model/areas.ts';
import type { Trial } from '../model/trials.ts';
import { useTable } from '../table.ts';
import { Art, Face } from './art.tsx';

/** A quest with its hero, or envoys: how likely each destiny is, or which cards were drawn, and what each would bring. */
export function TrialCard({ trial: { seat, hero, area, cards, drawn } }: { trial: Trial }) {
  const table = useTable();
  const { seen, text, words } = table;
  const { cards: printed, destinies } = text.words;
  const quest = hero?.quest ?? null;
  // A season card may send envoys too.
  const card = seen.card === null ? '' : printed.seasons[seen.card][0];
  const title = quest !== null ? printed.quests[quest] : area === null ? card : words.envoysIn(areaName(table, area));
  const { gold, grey, red } = envoysOf(seen, cards);
  const open = drawn.map(card => FATE[card]!.destiny);
  return (
    <section class={`panel tray trial p-${table.colourOf(seat)}`} aria-label={title}>
      <header>
        {hero !== null && <Face hero={hero.id} seat={seat} />}
        <div>
          <h3>{title}</h3>
          <p class="note">
            {hero !== null && (
              <>
                {printed.heroes[hero.id][0]} <Art id={`stat-${hero.attribute}`} class="uic" />
              </>
            )}{' '}
            {words.trialCards(cards)}
          </p>
        </div>
      </header>
      {drawn.length === 0 ? (
        <p>{words.destinyOdds(gold, grey, red)}</p>
      ) : (
        <ul class="omens">
          {drawn.map(card => (
            <li key={card}>
              <b>{card}</b>
              <Art id={`destiny-${FATE[card]!.destiny}`} />
              <span class="vh"> {destinies[FATE[card]!.destiny]} </span>
            </li>
          ))}
        </ul>
      )}
      {quest !== null && (
        <ul class="quest-lines">
          {text.quest(quest).lines.map(({ destiny, text: line }) => (
            <li key={destiny} class={open.includes(destiny as 'gold') ? 'open' : ''}>
              {destiny !== 'win' && <Art id={`destiny-${destiny}`} />} {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
