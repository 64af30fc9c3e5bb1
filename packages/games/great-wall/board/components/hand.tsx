import type { Seat } from '@teahouse/kernel';
import { boostPrice } from '../../src/foresight/prices.ts';
import { COMMANDS, type CommandId, faceOf, type TacticId } from '../../src/printed/ids.ts';
import type { AskLabel } from '../../text/en.ts';
import { at } from '../model/flight.ts';
import { countTactics, mySealed } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Portrait } from './art.tsx';
import { CommandForesight } from './foresight.tsx';
import { Pick } from './pick.tsx';

/** More cards than this lie in two rows; and fewer, where the longest word has no room on so narrow a card. */
const MANY = 7;
/** Letters that fit on all cards of a row together, and on the widest one. */
const LETTERS = 70;
const WIDEST = 13;

const CHOOSE = 'autumn.chooseCommands' satisfies AskLabel;

/** Commands in hand and in the pile, which everybody may see, and tactics, which only their owner may. */
export function Hand({ seat }: { seat: Seat }) {
  const { seen, me, text, words, question, aimed } = useTable();
  const { hand, tactics, pile } = seen.players[seat]!;
  const cards = hand.length + pile.length + countTactics(seen.players[seat]!);
  const faces = [...hand, ...pile, ...(typeof tactics === 'number' ? [] : tactics.map(faceOf))];
  const longest = Math.max(0, ...faces.flatMap(id => text.cards[id][0].split(/[\s-]/).map(word => word.length)));
  const isMany = cards > MANY || longest > Math.min(WIDEST, LETTERS / cards);
  const isAimed = seat === me && question?.ask === CHOOSE && question.options.some(option => option === aimed);
  return (
    <div class={isMany ? 'hand many' : 'hand'} data-at={at.hand(seat)}>
      {isAimed && <Aimed seat={seat} command={aimed as CommandId} />}
      <ul>
        {COMMANDS.filter(id => hand.includes(id) || pile.includes(id)).map(id => (
          <li key={id}>
            <Command id={id} seat={seat} isSpent={!hand.includes(id)} />
          </li>
        ))}
        {typeof tactics === 'number' ? (
          <li class="note">
            {countTactics(seen.players[seat]!)} {words.tactics}
          </li>
        ) : (
          tactics.map(id => (
            <li key={id}>
              <Tactic id={id} seat={seat} />
            </li>
          ))
        )}
      </ul>
    </div>
  );
}

/** What the command that is pointed at would do now. The sentence under the question says it in short. */
function Aimed({ seat, command }: { seat: Seat; command: CommandId }) {
  const { text } = useTable();
  return (
    <div class="aimed panel" aria-hidden="true">
      <b>{text.cards[command][0]}</b>
      <CommandForesight clan={seat} command={command} />
    </div>
  );
}

function Command({ id, seat, isSpent }: { id: CommandId; seat: Seat; isSpent: boolean }) {
  const { seen, me, text, words } = useTable();
  const [name, help] = text.cards[id];
  const isChosen = mySealed(seen, me) === id;
  return (
    <Pick
      answer={id}
      where="commands"
      class={`card cmd${isSpent ? ' spent' : ''}${isChosen ? ' chosen' : ''}`}
      reads={id}
      clan={isSpent ? undefined : seat}
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

/** With the price of its boosted effect, as I would pay it. */
function Tactic({ id, seat }: { id: TacticId; seat: Seat }) {
  const { seen, text, words } = useTable();
  const face = faceOf(id);
  const [name, help] = text.cards[face];
  const { chi, have } = boostPrice(seen, seat, face)!;
  const boost = words.boost(chi, have);
  return (
    <Pick answer={id} where="tactics" class="card tac" reads={face} title={`${name}: ${help} ${boost}`}>
      <Portrait id={`tac-${face}`} class="pic" />
      <span class="nm">{name}</span>
      <span class={have < chi ? 'boost dear' : 'boost'}>
        <span class="n" aria-hidden="true">
          {chi}
          <Art id="res-chi" />
        </span>
        <span class="vh"> {boost}</span>
      </span>
    </Pick>
  );
}
