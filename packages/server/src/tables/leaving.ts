import type { Db } from '../store/db.ts';
import { isParked } from './damaged.ts';
import type { Lifecycle } from './lifecycle.ts';
import { keep } from './moves.ts';
import type { RoomRegistry } from './registry.ts';
import { readTables } from './rows.ts';

/** Whoever goes for good leaves the tables that have not started; at the others a bot keeps the seat. */
export async function leaveTables(db: Db, rooms: RoomRegistry, lifecycle: Lifecycle, person: string): Promise<void> {
  const sql = `SELECT * FROM laid_tables WHERE status IN ('open', 'playing')
    AND (host = $1 AND status = 'open' OR id IN (SELECT table_id FROM seats WHERE person = $1))`;
  for (const { table } of await readTables(db, sql, [person], damaged => rooms.park(damaged))) {
    try {
      const room = await rooms.open(table.id);
      if (table.status === 'open') await lifecycle.leave(room, person);
      else await keep(room, room.seatOf(person)!);
    } catch (error) {
      // A table that cannot be opened holds nobody back.
      if (!isParked(error)) throw error;
    }
  }
}
