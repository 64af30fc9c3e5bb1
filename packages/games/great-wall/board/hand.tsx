import type { Seat } from '@teahouse/kernel';
import { COMMANDS, type CommandId, faceOf, type TacticId } from '../src/cards/ids.ts';
import { Portrait } from './art.tsx';
import { at } from './flight.ts';
import { Pick } from './pick.tsx';
import { countTactics, mySealed } from './reading.ts';
import { useTable } from './table.tsx';

/** More cards than this lie in two rows. */
const MANY = 7;

/** Commands in hand and in the pile, which everybody may see, and tactics, which only their owner may. */
export function Hand({ seat }: { seat: Seat }) {
  const { seen, words } = useTable();
  const { hand, tactics, pile } = seen.players[seat]!;
  const cards = hand.length + pile.length + countTactics(seen.players[seat]!);
  return (
    <div class={cards > MANY ? 'hand many' : 'hand'} data-at={at.hand(seat)}>
      <ul>
        {COMMANDS.filter(id => hand.includes(id) || pile.includes(id)).map(id => (
          <li key={id}>
            <Command id={id} isSpent={!hand.includes(id)} />
          </li>
        ))}
        {typeof tactics === 'number' ? (
          <li class="note">
            {countTactics(seen.players[seat]!)} {words.tactics}
          </li>
        ) : (
          tactics.map(id => (
            <li key={id}>
              <Tactic id={id} />
            </li>
          ))
        )}
      </ul>
    </div>
  );
}

function Command({ id, isSpent }: { id: CommandId; isSpent: boolean }) {
  const { seen, me, text, words } = useTable();
  const [name, help] = text.cards[id];
  const isChosen = mySealed(seen, me) === id;
  return (
    <Pick
      answer={id}
      where="commands"
      class={`card cmd${isSpent ? ' spent' : ''}${isChosen ? ' chosen' : ''}`}
      reads={id}
      title={`${name}: ${help}${isSpent ? ` (${words.inPile})` : ''}`}
    >
      <i class="ribbon" />
      <Portrait id={`cmd-${id}`} class="pic" />
      <span class="nm">{name}</span>
      {isSpent && <small>{words.inPile}</small>}
      {isChosen && <small>{words.faceDown}</small>}
    </Pick>
  );
}

function Tactic({ id }: { id: TacticId }) {
  const { text } = useTable();
  const face = faceOf(id);
  const [name, help] = text.cards[face];
  return (
    <Pick answer={id} where="tactics" class="card tac" reads={face} title={`${name}: ${help}`}>
      <Portrait id={`tac-${face}`} class="pic" />
      <span class="nm">{name}</span>
    </Pick>
  );
}
