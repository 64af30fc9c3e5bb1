import type { Seat } from '@teahouse/kernel';
import { useAnyTable } from './table.tsx';

interface SlotProps {
  of: 'question' | 'lesson' | 'log';
  /** The part of the table it belongs to on a phone. */
  'data-pane'?: string;
}

/** Where the board wants a part of the shell. An empty one may take no room. */
export function Slot({ of, ...rest }: SlotProps) {
  const { slots } = useAnyTable();
  return (
    <div {...rest} class={`slot-${of}`}>
      {slots[of]}
    </div>
  );
}

/** Beside a player: whether they are here, and how long they have. */
export function SeatSlot({ seat }: { seat: Seat }) {
  const { slots } = useAnyTable();
  return <span class="slot-seat">{slots.seat(seat)}</span>;
}
