import { artOf } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import type { HeroId, OrderId, UnitId } from '../../src/printed/ids.ts';
import sprite from '../art/sprite.svg?url';
import { type SpriteId, seatArt } from '../art/sprite.ts';
import { isNeutral } from '../model/reading.ts';
import { NEUTRAL, useTable } from '../table.ts';

export const Art = artOf<SpriteId>(sprite);

interface SpotProps {
  id: SpriteId;
  x: number;
  y: number;
  width: number;
  height?: number;
  class?: string;
}

/** A picture within a drawing. */
export const Spot = ({ id, x, y, width, height = width, class: name }: SpotProps) => (
  <use href={`${sprite}#${id}`} x={x} y={y} width={width} height={height} class={name} />
);

/** A seat's shape with the sign of its faction. */
export function Standard({ seat, class: name = 'fem' }: { seat: Seat; class?: string }) {
  const { seen, colourOf } = useTable();
  const faction = seen.players[seat]!.faction;
  return (
    <svg class={`${name} p-${colourOf(seat)}`} viewBox="0 0 32 32" aria-hidden="true">
      <Spot id={seatArt(colourOf(seat))} x={0} y={0} width={32} />
      {faction !== null && <Spot id={`faction-${faction}`} x={0} y={0} width={32} />}
    </svg>
  );
}

interface PieceProps {
  unit: UnitId;
  seat: Seat;
  n?: number;
  class?: string;
}

/** Units of a kind: one piece, and how many. */
export function Piece({ unit, seat, n = 1, class: name = '' }: PieceProps) {
  const { seen, colourOf, text } = useTable();
  const colour = isNeutral(seen, unit) ? NEUTRAL : colourOf(seat);
  const { name: one, many } = text.words.forms.units[unit];
  return (
    <span class={`pc p-${colour} ${name}`} title={n === 1 ? one : `${n} ${many}`}>
      <Art id={`unit-${unit}`} class="piece" box={[-1, -1, 50, 52]} />
      {n !== 1 && <b>{n}</b>}
    </span>
  );
}

export function Face({ hero, seat, class: name = 'hp' }: { hero: HeroId; seat: Seat; class?: string }) {
  const { colourOf } = useTable();
  return (
    <span class={`${name} p-${colourOf(seat)}`}>
      <svg viewBox="10 4 80 80" aria-hidden="true">
        <Spot id={`hero-${hero}`} x={0} y={0} width={100} />
      </svg>
    </span>
  );
}

export const RuneArt = ({ face }: { face: 'back' | 'dragon' | 'false' }) => (
  <Art id={`rune-${face}`} class="rn" box={[-1, -1, 50, 52]} />
);

export const OrderArt = ({ order }: { order: OrderId }) => (
  <Art id={`order-${order}`} class="oart" box={[0, 0, 72, 60]} />
);
