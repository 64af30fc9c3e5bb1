import type { Seat } from '@teahouse/kernel';
import type { Caller } from '../house.ts';
import { personOf } from '../people/callers.ts';
import { Refused } from '../refused.ts';
import { mayWatch } from './may-watch.ts';
import type { RoomRegistry } from './registry.ts';
import type { Room } from './room.ts';

/** A table that this caller may look at. */
export async function watchedRoom(
  rooms: RoomRegistry,
  caller: Caller,
  { table, secret }: { table: string; secret?: string | undefined },
): Promise<Room> {
  const room = await rooms.current(table);
  mustSee(room, caller, secret);
  return room;
}

/** A table where this caller has a seat. */
export async function playedRoom(
  rooms: RoomRegistry,
  caller: Caller,
  table: string,
): Promise<{ room: Room; seat: Seat; person: string }> {
  const person = personOf(caller);
  const room = await rooms.current(table);
  const seat = room.seatOf(person);
  if (seat !== null) return { room, seat, person };
  mustSee(room, caller, undefined);
  throw new Refused('not-allowed', 'you have no seat at this table');
}

export function mustSee({ laid }: Room, { person }: Caller, secret: string | undefined): void {
  if (!mayWatch(laid, person, secret ?? null)) throw new Refused('not-found', 'there is no such table');
}
