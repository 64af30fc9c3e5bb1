import type { CommandId } from '../src/cards/ids.ts';
import type { Order } from '../src/table.ts';
import { Emblem, Portrait } from './art.tsx';
import { at } from './flight.ts';
import { Pick } from './pick.tsx';
import { useTable } from './table.tsx';

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
    </section>
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
  const [name, help] = text.cards[command];
  const isNow = seen.active === clan;
  return (
    <Pick
      answer={command}
      where="track"
      class={`order p-${colourOf(clan)}${isNow ? ' now' : ''}`}
      reads={command}
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
