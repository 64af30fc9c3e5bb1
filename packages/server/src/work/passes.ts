import { randomInt } from 'node:crypto';
import type { Seat } from '@teahouse/kernel';
import { Refused } from '../refused.ts';
import { type Db, oneRow, type Statement, statement } from '../store/db.ts';
import { dropOldWork, dropWork, laterWork, putWorkOnce, type Work } from '../store/queue.ts';
import { forcedAnswers, forcedSeats, isPassedFor } from '../tables/effects.ts';
import { isStale, TRIES } from '../tables/moves.ts';
import type { RoomRegistry } from '../tables/registry.ts';
import type { Room } from '../tables/room.ts';
import { Alarm, PARKED_MS } from './alarm.ts';

/** The longest time to pass, in shortest ones. */
const SLOWEST = 5;
const DRAWS = 5;
const FINE = 2 ** 32;
/** How often a pass is put off while the others are asked whether to take something back, or to give the game up. */
const MOST_PUT_OFF = 10;

interface PassDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  /** The shortest time to pass. */
  readonly paceMs: number;
  now(): number;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/**
 * The house passes for people who wish so and have a single answer. To all others it must look as if they had passed
 * themselves: docs/decisions/passing.md says what that means, and what it cannot hide.
 */
export class Passes {
  readonly #deps: PassDeps;
  readonly #alarm: Alarm;

  constructor(deps: PassDeps) {
    const { db, now, log } = deps;
    this.#deps = deps;
    this.#alarm = new Alarm({
      kind: 'pass',
      db,
      now,
      ring: work => this.#pass(work),
      // Whom the house passes for is not for the log either.
      failed: (_, error) => log('pass-failed', { error: String(error) }),
    });
  }

  /** When to pass for a seat that is asked at a time and has until `due`. */
  at(asked: number, due: number | null): number {
    return Math.round(asked + passDelay(this.#deps.paceMs, due === null ? Number.POSITIVE_INFINITY : due - asked));
  }

  wake(): void {
    this.#alarm.wake(this.#deps.now());
  }

  close(): Promise<void> {
    return this.#alarm.close();
  }

  /** The wish of a seat's own person. Only they are told, and nobody else can notice that anything has changed. */
  async wish(room: Room, seat: Seat, passes: boolean): Promise<void> {
    await room.inTurn(async () => {
      const { table, seats } = room.laid;
      if (table.status !== 'open' && table.status !== 'playing') {
        throw new Refused(
          'not-now',
          `this table is ${table.status}: what the house does for you is wished before or during a game`,
        );
      }
      const sql = 'UPDATE seats SET passes = $3 WHERE table_id = $1 AND seat = $2 AND person = $4';
      const kept = statement(sql, [room.id, seat, passes ? 1 : 0, seats[seat]!.person], 1);
      const work = passes ? await this.#begin(room, seat) : [dropWork('pass', keyOf(room, seat))];
      await room.change([kept, ...work], () => new Refused('not-now', 'the table has changed meanwhile'), {
        onlyTo: seat,
      });
    });
    this.wake();
  }

  /** The seat's wish has changed in another process, while this one may have asked it something. */
  async heard(room: Room, seat: Seat): Promise<void> {
    await room.inTurn(async () => {
      await room.catchUp(seat);
      if (room.laid.seats[seat]!.passes) await this.#deps.db.write(await this.#begin(room, seat));
    });
    this.wake();
  }

  /** The seat passes from now on: also what it is asked already. */
  async #begin(room: Room, seat: Seat): Promise<Statement[]> {
    const { table, seats } = room.laid;
    const row = seats[seat]!;
    if (table.status !== 'playing') return [];
    if (!isPassedFor({ ...row, passes: true }, await room.guarded(forcedSeats))) return [];
    return [putWorkOnce('pass', keyOf(room, seat), this.at(this.#deps.now(), row.due))];
  }

  async #pass(work: Work): Promise<void> {
    const [table, seat] = work.key.split('/');
    const room = await this.#deps.rooms.open(table!);
    await room.inTurn(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await this.#passNow(room, Number(seat), work);
        } catch (error) {
          if (tries === TRIES || !isStale(error)) throw error;
        }
      }
    });
  }

  /** Looks again before it answers: much may have happened since it was put into the queue, and since it was taken out. */
  async #passNow(room: Room, seat: Seat, { key, attempts }: Work): Promise<void> {
    const { db, now } = this.#deps;
    if (db.shared) await room.catchUp(seat);
    const { table, seats } = room.laid;
    const row = seats[seat]!;
    if (table.status === 'parked') return db.write([laterWork('pass', key, now() + PARKED_MS)]);
    const forced = table.status === 'playing' ? await room.guarded(forcedSeats) : [];
    if (!isPassedFor(row, forced)) return db.write([dropOldWork('pass', key, now())]);
    if (!(await this.#isDue(key))) return;
    const othersAreAsked = table.undoRequest !== null || table.abandoning.length > 0;
    if (othersAreAsked && attempts <= MOST_PUT_OFF) return db.write([laterWork('pass', key, this.at(now(), row.due))]);
    const question = room.match.open().find(open => open.seat === seat)!;
    const answers = forcedAnswers(room.match, question)!;
    await room.append({ kind: 'answer', seat }, match => match.answers(seat, answers, question.ask));
  }

  /** False if the seat was asked something else since this pass was taken out of the queue: that has a time of its own. */
  async #isDue(key: string): Promise<boolean> {
    const { db, now } = this.#deps;
    const sql = `SELECT due FROM work WHERE kind = 'pass' AND key = $1 AND due <= $2`;
    return (await oneRow(db, sql, [key, now()])) !== null;
  }
}

const keyOf = (room: Room, seat: Seat): string => `${room.id}/${seat}`;

/**
 * How long the house takes to pass, as a person would who looks up and sees that there is nothing to do: of some draws
 * the second smallest, which is mostly soon, and sometimes late. It depends on luck alone, and where time is short, on
 * the clock that everybody sees: half of what is left must be enough.
 */
export function passDelay(paceMs: number, leftMs: number): number {
  const longest = Math.max(0, Math.min(SLOWEST * paceMs, leftMs / 2));
  const shortest = longest / SLOWEST;
  const draws = Array.from({ length: DRAWS }, () => randomInt(FINE) / FINE).toSorted((a, b) => a - b);
  return shortest + (longest - shortest) * draws[1]!;
}
