import type { Seat } from '@teahouse/kernel';
import { STRONGHOLD } from '../../src/printed/developments.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { at } from '../model/flight.ts';
import { progressOf } from '../model/objective.ts';
import { useTable } from '../table.ts';
import { Art, Spot } from './art.tsx';
import { Pick, Reads } from './pick.tsx';

/** The objective with how far it is, quests, and strongholds. */
export function Goals({ seat }: { seat: Seat }) {
  const { seen, text, words, colourOf } = useTable();
  const { objective, quests } = seen.players[seat]!;
  const { cards } = text.words;
  const forts = seen.areas.filter(({ stronghold }) => stronghold?.owner === seat);
  const known = objective === null || objective === 'hidden' ? null : objective;
  const progress = known === null ? null : progressOf(seen, seat, known);
  return (
    <div class="goals">
      {known !== null && (
        <Reads what={{ card: known }} class="obj">
          <small>{words.objective}</small> <b>{cards.objectives[known][0]}</b>{' '}
          <em>{progress === null ? '' : words.progress(Math.min(progress.have, progress.need), progress.need)}</em>
        </Reads>
      )}
      {objective === 'hidden' && <p class="note">{words.hiddenObjective}</p>}
      <ul class="quests" data-at={at.quests(seat)}>
        {quests.map(({ card }, n) =>
          card === null ? (
            <li key={n}>
              <Art id="rw-quest" /> {words.hiddenQuest}
            </li>
          ) : (
            <li key={n}>
              <Pick answer={card} where="quests" class="quest" reads={{ card }}>
                <Art id="rw-quest" />
                <b>{QUEST[card].area}</b> <span>{cards.quests[card]}</span>
                {QUEST[card].attribute !== null && <Art id={`stat-${QUEST[card].attribute}`} class="uic" />}
              </Pick>
            </li>
          ),
        )}
      </ul>
      <ul class="forts">
        {forts.map(({ id, stronghold }) => (
          <li key={id} title={words.stronghold(stronghold!.damaged)}>
            <svg class={`p-${colourOf(seat)}`} viewBox="0 0 64 60" aria-hidden="true">
              <Spot id={stronghold!.damaged ? 'stronghold-damaged' : 'stronghold'} x={0} y={0} width={64} height={60} />
            </svg>
            <b>{id}</b> {stronghold!.damaged ? STRONGHOLD.damaged : STRONGHOLD.strength}
            {stronghold!.development !== null && (
              <Reads what={{ card: stronghold!.development }} class="devname">
                {cards.developments[stronghold!.development][0]}
              </Reads>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
