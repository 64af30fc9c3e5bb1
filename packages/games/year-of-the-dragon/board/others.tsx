import { SeatSlot } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { Emblem } from './art.tsx';
import { Palaces } from './court.tsx';
import { at } from './flight.ts';
import { Goods, Points, Strength } from './goods.tsx';
import { actor, storeysOf } from './reading.ts';
import { useTable } from './table.tsx';

interface OthersProps {
  seats: readonly Seat[];
  /** A spectator may bring any court to the middle; null for players, whose own is there. */
  look: ((seat: Seat) => void) | null;
}

/** The other courts, in the order of seats after the one in the middle. */
export function Others({ seats, look }: OthersProps) {
  const { seen, words } = useTable();
  const storeys = seats.map(seat => Math.max(1, ...seen.rulers[seat]!.palaces.map(storeysOf)));
  return (
    <aside
      class={`col opps of-${seats.length}`}
      style={{ '--courts': seats.length, '--storeys': storeys.reduce((sum, n) => sum + n, 0) }}
      data-pane="players"
      aria-label={words.others}
    >
      <h2 class="vh">{words.others}</h2>
      {seats.map(seat => (
        <Court key={seat} seat={seat} look={look} />
      ))}
    </aside>
  );
}

function Court({ seat, look }: { seat: Seat; look: OthersProps['look'] }) {
  const { seen, nameOf, colourOf } = useTable();
  const ruler = seen.rulers[seat]!;
  return (
    <article
      class={`panel opp p-${colourOf(seat)}${actor(seen) === seat ? ' acting' : ''}`}
      data-at={at.court(seat)}
      aria-label={nameOf(seat)}
      aria-current={actor(seen) === seat ? 'step' : undefined}
    >
      <div class="ribbon" />
      <header>
        <Emblem seat={seat} />
        <h3 title={nameOf(seat)}>
          {look === null ? (
            nameOf(seat)
          ) : (
            <button type="button" class="look" onClick={() => look(seat)}>
              {nameOf(seat)}
            </button>
          )}
        </h3>
        <SeatSlot seat={seat} />
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
