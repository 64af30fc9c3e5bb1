import { Count, Icon } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { GENERAL } from '../../src/cards/generals.ts';
import { RESOURCES } from '../../src/ids.ts';
import type { AdvisorId, GeneralId } from '../../src/printed/ids.ts';
import { at } from '../model/flight.ts';
import { mySealed } from '../model/reading.ts';
import { type GreatWallTable, useTable } from '../table.ts';
import { Art, Portrait } from './art.tsx';
import { Pick } from './pick.tsx';

/** The general with the supporters, and the active advisors; at the start, whom one may choose. */
export function People({ seat }: { seat: Seat }) {
  const { seen } = useTable();
  const { general, active, dealtGenerals, dealtAdvisors } = seen.players[seat]!;
  const generals = general === null ? (typeof dealtGenerals === 'number' ? [] : dealtGenerals) : [general];
  const advisors = [...active, ...(typeof dealtAdvisors === 'number' ? [] : dealtAdvisors)];
  return (
    <div class="people" data-at={at.people(seat)}>
      {generals.map(id => (
        <GeneralOf key={id} id={id} seat={seat} isDealt={general === null} />
      ))}
      <ul class="advisors">
        {advisors.map(id => (
          <li key={id}>
            <AdvisorOf id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GeneralOf({ id, seat, isDealt }: { id: GeneralId; seat: Seat; isDealt: boolean }) {
  const { seen, me, text, words } = useTable();
  const { supporters } = seen.players[seat]!;
  const { start, tactics, tea } = GENERAL[id];
  const [name, help] = text.cards[id];
  const isChosen = isDealt && mySealed(seen, me) === id;
  return (
    <Pick
      answer={id}
      where="people"
      class={isChosen ? 'general chosen' : 'general'}
      reads={id}
      title={`${name}: ${help}`}
    >
      <Portrait id={`gen-${id}`} />
      <span class="body">
        <b class="nm">{name}</b>
        <span class="help">{help}</span>
        {isDealt ? (
          <span class="start" title={words.startsWith}>
            {RESOURCES.map(resource => (
              <Count key={resource} label={words.amount(resource, start[resource])}>
                {start[resource]}
                <Art id={`res-${resource}`} />
              </Count>
            ))}
            <Count label={words.amount('tactics', tactics)}>
              {tactics}
              <Art id="res-tactic" />
            </Count>
            <Count label={words.teaValue(tea)}>
              <Art id="loc-tea-house" />
              {tea}
            </Count>
          </span>
        ) : (
          <Count class="chip" label={supportersOf(supporters, words, text)}>
            <Icon name="ui-people" />
            {supporters.length}
          </Count>
        )}
      </span>
    </Pick>
  );
}

/** How many, and the names of those one may know. */
function supportersOf(
  supporters: readonly (AdvisorId | null)[],
  words: GreatWallTable['words'],
  { cards }: GreatWallTable['text'],
): string {
  const names = supporters.map(id => (id === null ? '?' : cards[id][0])).join(', ');
  return names === '' ? words.supporters(0) : `${words.supporters(supporters.length)}: ${names}`;
}

function AdvisorOf({ id }: { id: AdvisorId }) {
  const { seen, me, text } = useTable();
  const [name, help] = text.cards[id];
  return (
    <Pick
      answer={id}
      where="people"
      class={mySealed(seen, me) === id ? 'advisor chosen' : 'advisor'}
      reads={id}
      title={`${name}: ${help}`}
    >
      <Portrait id={`adv-${id}`} />
      <span class="body">
        <b>{name}</b>
        <small>{help}</small>
      </span>
    </Pick>
  );
}
