import { type AnyMatch, commitment, type Seat } from '@teahouse/kernel';
import type { News, Person, Table } from '@teahouse/protocol';
import { describe } from './describe.ts';
import { dealNews } from './move-news.ts';
import type { Presence } from './presence.ts';
import type { HistoryRow, LaidTable } from './rows.ts';
import { type Subscriber, seatAt, Viewers } from './viewers.ts';

/** A table as it is now. */
interface Current {
  readonly id: string;
  readonly laid: LaidTable;
  readonly people: ReadonlyMap<string, Person>;
}

/** Tells those who watch a table, each as they may know it, what happens at it. */
export class Broadcast {
  readonly #table: Current;
  readonly #presence: Pick<Presence, 'around' | 'isHere' | 'show'>;
  /** Whether other processes may change the table, and serve others who watch it. */
  readonly #isShared: boolean;
  readonly #viewers: Viewers;
  readonly #commitment: string;
  /** What everybody was told of the table last, where other processes may change it. */
  #told = '';

  constructor(table: Current, presence: Pick<Presence, 'around' | 'isHere' | 'show'>, isShared: boolean) {
    this.#table = table;
    this.#presence = presence;
    this.#isShared = isShared;
    this.#viewers = new Viewers(table.id);
    this.#commitment = commitment(table.laid.table.seed);
  }

  /** Whether nobody watches. */
  get isIdle(): boolean {
    return this.#viewers.size === 0;
  }

  /** Through whose eyes the table is watched. */
  viewers(): Iterable<Seat | null> {
    return this.#viewers.seats();
  }

  /** The newcomer sees the table in the answer; the others are told. */
  add(subscriber: Subscriber, secret: string | null): void {
    const isNew = !this.#viewers.has(subscriber);
    this.#viewers.add(subscriber, secret, this.#table.laid);
    if (isNew) this.table({ but: subscriber });
  }

  remove(subscriber: Subscriber): void {
    if (this.#viewers.remove(subscriber)) this.table();
  }

  /** Whether a person has the table open, seated, here or through another process. */
  isHere(person: string): boolean {
    return this.#viewers.isHere(person) || this.#presence.isHere(this.#table.id, person);
  }

  /** Seats may have changed hands; whoever may not watch any longer is told so. */
  follow(): void {
    this.#viewers.follow(this.#table.laid);
  }

  /** The table as one viewer is told of it. */
  describe(person: string | null): Table {
    const { id, laid, people } = this.#table;
    const { here, watchers } = this.#presence.around(id, this.#viewers.present());
    return describe(laid, people, { person, mySeat: seatAt(laid, person), here, watchers }, this.#commitment);
  }

  /** Tells of the table. `onlyTo`: one seat. `but`: who has heard it already, or is about to. */
  table({ onlyTo, but }: { onlyTo?: Seat | undefined; but?: Subscriber } = {}): void {
    this.follow();
    if (this.#isShared && onlyTo === undefined) {
      this.#presence.show(this.#table.id, this.#viewers.present());
      this.#told = this.#fingerprint();
    }
    const byPerson = new Map<string | null, string>();
    for (const [subscriber, seat] of this.#viewers.admitted(this.#table.laid)) {
      if (subscriber === but || (onlyTo !== undefined && seat !== onlyTo)) continue;
      let json = byPerson.get(subscriber.person);
      if (json === undefined) {
        const news: News = { news: 'table', table: this.describe(subscriber.person) };
        json = JSON.stringify(news);
        byPerson.set(subscriber.person, json);
      }
      subscriber.send(json);
    }
  }

  /**
   * Tells of the table unless only its history has grown: what another process does is told as what this one does, so
   * that nobody can see where, and so by whose hand, it was done.
   */
  tableIfChanged(): void {
    if (!this.#isShared || this.#fingerprint() !== this.#told) this.table();
  }

  /** Somebody has come or gone through another process: told where it makes a difference. */
  presence(): void {
    if (this.#fingerprint() !== this.#told) this.table();
  }

  /** Whoever waited at the table now sees what was dealt. */
  deal(match: AnyMatch, entry: HistoryRow): void {
    for (const [subscriber, seat] of this.#viewers.admitted(this.#table.laid)) {
      subscriber.send(JSON.stringify(dealNews(this.#table.id, match, entry, seat)));
    }
  }

  /** `news`: what the viewers of each seat are told of a move. */
  moved(news: ReadonlyMap<Seat | null, string>): void {
    for (const [subscriber, seat] of this.#viewers.admitted(this.#table.laid)) {
      const json = news.get(seat);
      if (json !== undefined) subscriber.send(json);
    }
  }

  /** The same for all whom it concerns. */
  all(news: News, concerns: (viewer: Seat | null) => boolean): void {
    const json = JSON.stringify(news);
    for (const [subscriber, seat] of this.#viewers.admitted(this.#table.laid))
      if (concerns(seat)) subscriber.send(json);
  }

  /** All there is to tell of the table apart from its history. */
  #fingerprint(): string {
    return JSON.stringify({ ...this.describe(null), n: 0, asked: [] });
  }
}
