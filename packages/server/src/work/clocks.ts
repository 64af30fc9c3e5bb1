import type { NoticeKind } from '@teahouse/protocol';
import type { Db, Statement } from '../store/db.ts';
import { keep } from '../tables/moves.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Laid } from '../tables/rows.ts';
import { claimWork, dropWork, laterWork, nextWork } from './queue.ts';

const LEASE_MS = 30_000;
/** With several processes, deadlines that others have set are looked for this often. */
const LOOK_MS = 5000;
const AGAIN_MS = 5000;
/** A parked table goes on one day; until then its clocks stand still. */
const PARKED_MS = 60_000;

export interface ClockNeeds {
  readonly db: Db;
  readonly rooms: Rooms;
  now(): number;
  notice(person: string, kind: NoticeKind, laid: Laid, key: string): Statement[];
  wake(): void;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/** Deadlines: first a warning, then a bot keeps the seat. Kept in the store, so that a restart forgets none. */
export class Clocks {
  readonly #needs: ClockNeeds;
  #timer: NodeJS.Timeout | undefined;
  #nextLook = Number.POSITIVE_INFINITY;
  #looking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(needs: ClockNeeds) {
    this.#needs = needs;
  }

  /** Something is due at this time, perhaps earlier than was known. */
  wake(at: number): void {
    if (at < this.#nextLook) this.#lookIn(Math.max(0, at - this.#needs.now()));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #lookIn(ms: number): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#nextLook = this.#needs.now() + ms;
    this.#timer = setTimeout(() => {
      this.#nextLook = Number.POSITIVE_INFINITY;
      this.#looking = this.#looking.then(() => this.#look()).then(next => this.wake(this.#needs.now() + next));
    }, ms).unref();
  }

  /** Does what is due; gives how long to wait until the next look. */
  async #look(): Promise<number> {
    const { db, now, log } = this.#needs;
    try {
      for (const { key } of await claimWork(db, 'clock', { now: now(), leaseMs: LEASE_MS, limit: 50 })) {
        await this.#ring(key).catch(async error => {
          log('clock-failed', { key, error: String(error) });
          await db.write([laterWork('clock', key, now() + AGAIN_MS)]);
        });
      }
      const next = await nextWork(db, 'clock');
      return next === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(0, next - now()));
    } catch (error) {
      log('clocks-look-failed', { error: String(error) });
      return AGAIN_MS;
    }
  }

  async #ring(key: string): Promise<void> {
    const { db, rooms, now, notice } = this.#needs;
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
      this.#needs.wake();
    }
  }

  async #dueAt(room: Room, seat: number): Promise<number | null> {
    if (this.#needs.db.shared) await room.catchUp();
    const { table, seats } = room.laid;
    return table.status === 'playing' ? (seats[seat]?.due ?? null) : null;
  }
}
