import type { Seat } from '@teahouse/kernel';
import { foreseeActivation } from '../../src/foresight/activation.ts';
import { MATERIALS } from '../../src/ids.ts';
import { LOCATIONS, PLACE } from '../../src/printed/board.ts';
import { qinCardId } from '../../src/printed/ids.ts';
import { isQin } from '../../src/table.ts';
import { CommandForesight } from '../components/foresight.tsx';
import { HiringInWords } from '../components/hiring.tsx';
import { automataAt, isPending, worthOf } from '../model/reading.ts';
import { useTable } from '../table.ts';

/** Ten locations: what they do, who works there, what is missing, and who would carry what home. */
export function LocationTable() {
  const { seen, text, words, nameOf } = useTable();
  return (
    <section>
      <h2>{words.locations}</h2>
      <ul>
        {LOCATIONS.map(id => {
          const { missing, clerks, collects, lonely } = foreseeActivation(seen, id);
          const there = clerks.flatMap((n, seat) => (n === 0 ? [] : [`${nameOf(seat)} ${n}`]));
          const automata = automataAt(seen, id);
          for (const clan of new Set(automata))
            there.push(`${nameOf(clan)} ${automata.filter(each => each === clan).length}`);
          const { gives } = PLACE[id];
          const home = collects.flatMap((n, seat) =>
            gives === null || n === 0 ? [] : [words.gets(nameOf(seat), words.amount(gives, n))],
          );
          return (
            <li key={id}>
              <b>{text.locations[id]}</b>. {words.locationHelp[id]}{' '}
              {words.clerksThere(there.join(', ') || words.nobody)};{' '}
              {missing <= 0 ? words.activates : words.missing(missing)}.{home.length > 0 && ` ${home.join(', ')}.`}
              {lonely >= 0 && ` ${nameOf(lonely)}: ${words.lonely}.`}
            </li>
          );
        })}
      </ul>
      <p>
        {words.warehouse}: {MATERIALS.map(material => words.amount(material, seen.warehouse[material])).join(', ')}.{' '}
        {words.warehouseHelp}.
      </p>
    </section>
  );
}

export function TrackInWords() {
  const { seen, me, text, words, common, nameOf } = useTable();
  const revealed = me === null ? null : seen.players[me]!.revealed;
  return (
    <section>
      <h2>{words.track}</h2>
      <p>{words.trackHelp}.</p>
      <ol>
        {seen.track.map((order, n) => {
          if (order === null) return <li key={n}>{words.free}</li>;
          const { clan, command } = order;
          const card = command !== 'reed' && isQin(seen, clan) ? qinCardId(command) : command;
          return (
            <li key={n}>
              {`${nameOf(clan)}: ${text.cards[card].join('. ')}${seen.active === clan ? ` (${common.now})` : ''}`}
              {isPending(seen, n) && card === command && <CommandForesight clan={clan} command={command} />}
            </li>
          );
        })}
      </ol>
      {revealed !== null && (
        <>
          <p>
            {words.placing}: {text.cards[revealed][0]}.
          </p>
          <CommandForesight clan={me!} command={revealed} />
        </>
      )}
    </section>
  );
}

export function QueueInWords() {
  const { seen, text, words } = useTable();
  return (
    <section>
      <h2>{words.queue}</h2>
      <p>
        {words.queueHelp}.{' '}
        {words.advisorPiles(
          seen.advisorDeck,
          seen.advisorDiscard.map(id => text.cards[id][0]),
        )}
        .{' '}
        {words.tacticPiles(
          seen.tacticDeck,
          seen.tacticDiscard.map(id => text.answer(id)),
        )}
        .
      </p>
      <HiringInWords />
      <ol>
        {seen.queue.map(id => (
          <li key={id}>{text.cards[id].join('. ')}</li>
        ))}
      </ol>
    </section>
  );
}

export function Artifacts({ seat }: { seat: Seat }) {
  const { seen, text, words } = useTable();
  return (
    <section>
      <h2>{words.artifacts}</h2>
      <ul>
        {seen.artifacts.map(id => (
          <li key={id}>
            {text.cards[id].join('. ')} {words.worthNow(worthOf(seen, id, seat))}
          </li>
        ))}
      </ul>
    </section>
  );
}
