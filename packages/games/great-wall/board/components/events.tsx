import { EVENT } from '../../src/cards/events.ts';
import type { EventId } from '../../src/printed/ids.ts';
import { at } from '../model/flight.ts';
import { useTable } from '../table.ts';
import { Portrait } from './art.tsx';
import { Reads } from './pick.tsx';

export const isLasting = (id: EventId): boolean => EVENT[id].lasting !== undefined;

/** GW-COOP-26: all events so far; what lasts is bright, what is over is spent. */
export function Events() {
  const { seen, words, text } = useTable();
  const events = seen.together?.events ?? [];
  if (events.length === 0) return null;
  const said = words.partners;
  return (
    <section class="panel events" data-pane="town" aria-label={said.events} data-at={at.events}>
      <ul>
        {events.map(id => {
          const [name, help] = text.cards[id];
          const state = isLasting(id) ? said.lasting : said.atOnce;
          return (
            <li key={id} class={isLasting(id) ? '' : 'spent'}>
              <Reads card={id} class="event" title={`${name}: ${help} (${state})`}>
                <Portrait id={`evt-${id}`} class="pic" />
                <span class="nm">{name}</span>
                <small>{state}</small>
              </Reads>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
