import type { Seat } from '@teahouse/kernel';
import { LONG_GONE_MS } from '@teahouse/protocol';
import type { Room } from './room.ts';

/** Whether an untimed table has waited for a seat for days, and its person is not even there. */
export function isLongGone(room: Room, seat: Seat): boolean {
  const { table, seats } = room.laid;
  const { person, keeper } = seats[seat]!;
  if (table.status !== 'playing' || table.settings.pace.kind !== 'untimed') return false;
  if (person === null || keeper !== null || !table.asked.includes(seat)) return false;
  return room.now() - table.changedAt >= LONG_GONE_MS && !room.tell.isHere(person);
}
