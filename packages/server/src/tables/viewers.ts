import type { Seat } from '@teahouse/kernel';
import type { News } from '@teahouse/protocol';
import { mayWatch } from './may-watch.ts';
import type { LaidTable } from './rows.ts';

/** Where news is sent to: a socket. */
export interface Subscriber {
  readonly person: string | null;
  /** Takes one message, already as JSON: it is made once for all who see the same. */
  send(json: string): void;
}

/** Somebody who watches a table: through the eyes of a seat, or null for a spectator. */
interface Viewer {
  readonly seat: Seat | null;
  /** Of the link they came by. */
  readonly secret: string | null;
}

/** Who watches a table through this process. Whether they may is asked again before they are told anything. */
export class Viewers {
  readonly #table: string;
  readonly #viewers = new Map<Subscriber, Viewer>();

  constructor(table: string) {
    this.#table = table;
  }

  get size(): number {
    return this.#viewers.size;
  }

  has(subscriber: Subscriber): boolean {
    return this.#viewers.has(subscriber);
  }

  add(subscriber: Subscriber, secret: string | null, laid: LaidTable): void {
    this.#viewers.set(subscriber, { seat: seatAt(laid, subscriber.person), secret });
  }

  /** False if they did not watch. */
  remove(subscriber: Subscriber): boolean {
    return this.#viewers.delete(subscriber);
  }

  /** The table is like this now: seats may have changed hands, and whoever may not watch any longer is told so. */
  follow(laid: LaidTable): void {
    for (const [subscriber, { seat, secret }] of this.#viewers) {
      if (!this.#stays(subscriber, secret, laid)) continue;
      const now = seatAt(laid, subscriber.person);
      if (now !== seat) this.#viewers.set(subscriber, { seat: now, secret });
    }
  }

  /** Those who may watch the table as it is. */
  *admitted(laid: LaidTable): Generator<readonly [Subscriber, Seat | null]> {
    for (const [subscriber, { seat, secret }] of this.#viewers) {
      if (this.#stays(subscriber, secret, laid)) yield [subscriber, seat];
    }
  }

  /** Through whose eyes the table is watched. */
  *seats(): Generator<Seat | null> {
    for (const { seat } of this.#viewers.values()) yield seat;
  }

  /** The people who sit at the table, and how many others. */
  present(): { here: Set<string>; watchers: number } {
    const here = new Set<string>();
    let watchers = 0;
    for (const [{ person }, { seat }] of this.#viewers) {
      if (seat === null) watchers++;
      else here.add(person!);
    }
    return { here, watchers };
  }

  isHere(person: string): boolean {
    for (const [subscriber, { seat }] of this.#viewers) if (seat !== null && subscriber.person === person) return true;
    return false;
  }

  #stays(subscriber: Subscriber, secret: string | null, laid: LaidTable): boolean {
    if (mayWatch(laid, subscriber.person, secret)) return true;
    this.#viewers.delete(subscriber);
    const news: News = { news: 'unwatched', table: this.#table };
    subscriber.send(JSON.stringify(news));
    return false;
  }
}

export const seatAt = ({ seats }: LaidTable, person: string | null): Seat | null =>
  person === null ? null : (seats.find(seat => seat.person === person)?.seat ?? null);
