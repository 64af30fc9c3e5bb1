import type { NoticeKind } from '@teahouse/protocol';
import type { Db, Statement } from '../store/db.ts';
import { dropWork, laterWork } from '../store/queue.ts';
import { keep } from '../tables/moves.ts';
import type { RoomRegistry } from '../tables/registry.ts';
import type { Room } from '../tables/room.ts';
import type { LaidTable } from '../tables/rows.ts';
import { Alarm, PARKED_MS } from './alarm.ts';

interface ClockDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  now(): number;
  notice(person: string, kind: NoticeKind, laid: LaidTable, key: string): Statement[];
  wake(): void;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/** Deadlines: first a warning, then a bot keeps the seat. */
export class Clocks {
  readonly #deps: ClockDeps;
  readonly #alarm: Alarm;

  constructor(deps: ClockDeps) {
    const { db, now, log } = deps;
    this.#deps = deps;
    this.#alarm = new Alarm({
      kind: 'clock',
      db,
      now,
      ring: ({ key }) => this.#ring(key),
      failed: (key, error) =>
        key === null
          ? log('clocks-look-failed', { error: String(error) })
          : log('clock-failed', { key, error: String(error) }),
    });
  }

  /** A deadline is at this time, perhaps earlier than was known. */
  wake(at: number): void {
    this.#alarm.wake(at);
  }

  close(): Promise<void> {
    return this.#alarm.close();
  }

  async #ring(key: string): Promise<void> {
    const { db, rooms, now, notice } = this.#deps;
    const [table, number] = key.split('/');
    const room = await rooms.open(table!);
    const seat = Number(number);
    const due = await room.inTurn(() => this.#dueAt(room, seat));
    if (room.laid.table.status === 'parked') await db.write([laterWork('clock', key, now() + PARKED_MS)]);
    else if (due === null) await db.write([dropWork('clock', key)]);
    else if (now() >= due) await keep(room, seat);
    else {
      const { person } = room.laid.seats[seat]!;
      const warning = person === null ? [] : notice(person, 'time-warning', room.laid, `${room.laid.table.n}`);
      await db.write([laterWork('clock', key, due), ...warning]);
      this.#deps.wake();
    }
  }

  async #dueAt(room: Room, seat: number): Promise<number | null> {
    if (this.#deps.db.shared) await room.catchUp();
    const { table, seats } = room.laid;
    return table.status === 'playing' ? (seats[seat]?.due ?? null) : null;
  }
}
