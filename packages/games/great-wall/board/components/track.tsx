import { type CommandId, qinCardId } from '../../src/printed/ids.ts';
import { isQin, type Order } from '../../src/table.ts';
import { at } from '../model/flight.ts';
import { isPending } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Emblem, Portrait } from './art.tsx';
import { CommandForesight } from './foresight.tsx';
import { Pick, Reads } from './pick.tsx';

/** The command track: who does what, in this order. */
export function Track() {
  const { seen, words } = useTable();
  return (
    <section class="panel track" data-pane="town" aria-label={words.track}>
      <h2 title={words.trackHelp}>{words.track}</h2>
      <ol>
        {seen.track.map((order, n) => (
          <li key={n} data-at={at.space(n + 1)}>
            {order === null ? <Space n={n + 1} /> : <OrderOf order={order} n={n + 1} />}
          </li>
        ))}
      </ol>
      <Placing />
    </section>
  );
}

/** My command, as long as it is turned up and has no space. */
function Placing() {
  const { seen, me, text, words, colourOf } = useTable();
  const command = me === null ? null : seen.players[me]!.revealed;
  if (me === null || command === null) return null;
  return (
    <div class="placing">
      <Reads card={command} clan={me} class={`order p-${colourOf(me)}`} title={words.placing}>
        <i class="ribbon" />
        <Portrait id={`cmd-${command}`} class="pic" />
        <Emblem clan={me} />
        <span class="vh">{words.placing}: </span>
        <span class="nm">{text.cards[command][0]}</span>
      </Reads>
      <CommandForesight clan={me} command={command} />
    </div>
  );
}

function Space({ n }: { n: number }) {
  const { text } = useTable();
  return (
    <Pick answer={`space-${n}`} where="track" class="order free" label={text.answer(`space-${n}`)}>
      <b>{n}</b>
    </Pick>
  );
}

function OrderOf({ order: { clan, command }, n }: { order: Order; n: number }) {
  const { seen, text, nameOf, colourOf } = useTable();
  const card = command !== 'reed' && isQin(seen, clan) ? qinCardId(command) : command;
  const [name, help] = text.cards[card];
  const isNow = seen.active === clan;
  return (
    <Pick
      answer={command}
      where="track"
      class={`order p-${colourOf(clan)}${isNow ? ' now' : ''}`}
      reads={card}
      clan={isPending(seen, n - 1) && card === command ? clan : undefined}
      title={`${nameOf(clan)}: ${name}. ${help}`}
    >
      <i class="ribbon" />
      {command !== 'reed' && <Portrait id={`cmd-${command as CommandId}`} class="pic" />}
      <b>{n}</b>
      <Emblem clan={clan} />
      <span class="nm">{name}</span>
    </Pick>
  );
}
