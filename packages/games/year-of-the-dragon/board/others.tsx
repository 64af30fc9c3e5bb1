import type { Seat } from '@teahouse/kernel';
import { Emblem } from './art.tsx';
import { Palaces } from './court.tsx';
import { at } from './flight.ts';
import { Goods, Points, Strength } from './goods.tsx';
import { useTable } from './table.tsx';

/** The other courts, in the order of play after one's own. */
export function Others({ seats }: { seats: readonly Seat[] }) {
  const { words } = useTable();
  return (
    <aside class={`col opps of-${seats.length}`} data-pane="players" aria-label={words.others}>
      {seats.map(seat => (
        <Court key={seat} seat={seat} />
      ))}
    </aside>
  );
}

function Court({ seat }: { seat: Seat }) {
  const { seen, nameOf, colourOf } = useTable();
  const ruler = seen.rulers[seat]!;
  return (
    <article class={`panel opp p-${colourOf(seat)}`} data-at={at.court(seat)} aria-label={nameOf(seat)}>
      <div class="ribbon" />
      <header>
        <Emblem seat={seat} />
        <h3>{nameOf(seat)}</h3>
        <Points seat={seat} ruler={ruler} />
      </header>
      <div class="row">
        <Goods seat={seat} ruler={ruler} after={ruler} />
        <Strength seat={seat} ruler={ruler} />
      </div>
      <Palaces seat={seat} ruler={ruler} isMine={false} />
    </article>
  );
}
