import type { Db } from '../store/db.ts';
import { isParked } from './damaged.ts';
import type { Lifecycle } from './lifecycle.ts';
import { keep } from './moves.ts';
import type { RoomRegistry } from './registry.ts';
import type { Room } from './room.ts';
import { readTables } from './rows.ts';

/** A guest becomes an account: where both sit at a running table, a bot keeps the guest's seat, which nobody has any more. */
export async function leaveTo(db: Db, rooms: RoomRegistry, guest: string, account: string): Promise<void> {
  const both = await db.rows<{ table_id: string }>(
    `SELECT table_id FROM seats JOIN tables ON tables.id = table_id WHERE person = $1 AND status = 'playing'
     AND table_id IN (SELECT table_id FROM seats WHERE person = $2)`,
    [guest, account],
  );
  for (const { table_id } of both) await keepSeat(rooms, table_id, guest);
}

/** A bot keeps the seat that somebody has at a running table. */
export async function keepSeat(rooms: RoomRegistry, table: string, person: string): Promise<void> {
  try {
    const room = await rooms.current(table);
    const seat = room.seatOf(person);
    if (seat !== null && room.laid.table.status === 'playing') await keep(room, seat);
  } catch (error) {
    // A table that rests holds nobody back.
    if (!isParked(error)) throw error;
  }
}

/** Whoever goes for good leaves the tables that have not started; at the others a bot keeps the seat. */
export async function leaveTables(db: Db, rooms: RoomRegistry, lifecycle: Lifecycle, person: string): Promise<void> {
  const sql = `SELECT * FROM laid_tables WHERE status IN ('open', 'playing')
    AND (host = $1 AND status = 'open' OR id IN (SELECT table_id FROM seats WHERE person = $1))`;
  for (const { table } of await readTables(db, sql, [person], damaged => rooms.park(damaged))) {
    try {
      await leaveRoom(lifecycle, await rooms.open(table.id), person);
    } catch (error) {
      // A table that cannot be opened holds nobody back.
      if (!isParked(error)) throw error;
    }
  }
}

async function leaveRoom(lifecycle: Lifecycle, room: Room, person: string): Promise<void> {
  for (;;) {
    const { status } = room.laid.table;
    const seat = room.seatOf(person);
    try {
      if (status === 'open') await lifecycle.leave(room, person);
      else if (status === 'playing' && seat !== null) await keep(room, seat);
      return;
    } catch (error) {
      // It has started meanwhile, or is over: then there is something else to do, or nothing.
      if (room.laid.table.status === status) throw error;
    }
  }
}
