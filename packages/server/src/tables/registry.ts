import type { AnyGame } from '@teahouse/kernel';
import { messageOf } from '../log.ts';
import { Damaged } from './damaged.ts';
import { Room, type RoomDeps } from './room.ts';
import { type LaidTable, readTable } from './rows.ts';
import { become, isFinished } from './status.ts';

/** A table that nobody watches and nothing happens at leaves memory after so long; the store has it all. */
const IDLE_MS = 5 * 60_000;
/** One that is over, sooner: nothing will happen there, and who leafs through many is not to fill the memory. */
const OVER_MS = 30_000;
const SWEEP_MS = 30_000;

/** The tables in memory: each is read when it is first needed. */
export class RoomRegistry {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly #deps: RoomDeps;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** Tables that could not be read. */
  readonly #damaged = new Set<string>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(deps: RoomDeps, games: ReadonlyMap<string, AnyGame>) {
    this.#deps = deps;
    this.games = games;
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_MS).unref();
  }

  get size(): number {
    return this.#rooms.size;
  }

  open(id: string): Promise<Room> {
    return this.#rooms.get(id) ?? this.#opening(id, Room.open(this.#deps, this.games, id));
  }

  /** The room of a table that has just been laid. */
  lay(laid: LaidTable): Promise<Room> {
    return this.#opening(laid.table.id, Room.at(this.#deps, this.games, laid));
  }

  #opening(id: string, room: Promise<Room>): Promise<Room> {
    this.#rooms.set(id, room);
    // What could not be read now is tried again when it is asked for again.
    room.then(
      () => this.#damaged.delete(id),
      error => {
        this.#rooms.delete(id);
        if (error instanceof Damaged) this.park(error);
      },
    );
    return room;
  }

  /** Puts a table aside that cannot be read. It is logged once, however often it is asked for. */
  park(damaged: Damaged): void {
    const { table, what, sentence } = damaged;
    if (this.#damaged.has(table)) return;
    this.#damaged.add(table);
    const { db, now, process, report } = this.#deps;
    report(table, sentence);
    const parked = become(table, 'playing', 'parked', { report: what, changed_at: now() });
    db.write([parked], JSON.stringify({ process, table })).catch(error => {
      this.#damaged.delete(table);
      report(table, `it could not be put aside: ${messageOf(error)}`);
    });
  }

  /** The room as the store has it: the news of what another process did there may still be on its way. */
  async current(id: string): Promise<Room> {
    const room = await this.open(id);
    if (this.#deps.db.shared) await room.inTurn(() => room.catchUp());
    return room;
  }

  /** The room, if it is in memory. */
  known(id: string): Promise<Room> | null {
    return this.#rooms.get(id) ?? null;
  }

  /** Leaves it to the store: whoever asks for it next reads it again. */
  forget({ id }: Room): void {
    this.#rooms.delete(id);
  }

  /** Tables that were deleted leave memory too. */
  async forgetGone(): Promise<void> {
    for (const room of await this.all()) if ((await readTable(this.#deps.db, room.id)) === null) this.forget(room);
  }

  /** All that are in memory. */
  async all(): Promise<Room[]> {
    const rooms = await Promise.all([...this.#rooms.values()].map(opening => opening.catch(() => null)));
    return rooms.filter(room => room !== null);
  }

  /** Waits for whatever is under way at any table, well or badly as it may end. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.allSettled((await this.all()).map(room => room.inTurn(async () => {})));
  }

  async #sweep(): Promise<void> {
    const now = this.#deps.steady();
    for (const room of await this.all()) {
      const longest = isFinished(room.laid.table.status) ? OVER_MS : IDLE_MS;
      if (room.tell.isIdle && now - room.usedAt > longest) this.forget(room);
    }
  }
}
