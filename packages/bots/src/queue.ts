export interface Waiting {
  table: string;
  /** How long it will think. */
  ms: number;
}

/** Where a job stands in the queue. Its times are on the queue's own clock. */
interface Queued<T> {
  item: T;
  came: number;
  /** When its table was last served while it waited. */
  served: number;
}

/**
 * Who thinks next. The queue's clock counts thinking, not time: it goes on when a job is taken, to the moment that was
 * due, so what waits grows older than what comes.
 *
 * - Inside a table the first is who would be done first had it begun when it came. Short thinking overtakes long,
 *   but only what came before the long would have been done.
 * - Between tables, those go first that have fewer jobs running, then those whose first job is due first. A job is due
 *   its own thinking after it came, or after its table was last served: who floods the queue waits behind the others.
 */
export class Queue<T extends Waiting> {
  #clock = 0;
  /** In the order of coming. */
  readonly #queued = new Map<T, Queued<T>>();

  get size(): number {
    return this.#queued.size;
  }

  add(item: T): void {
    this.#queued.set(item, { item, came: this.#clock, served: 0 });
  }

  remove(item: T): boolean {
    return this.#queued.delete(item);
  }

  /** Takes out the next one; `running` tells how many jobs of a table are being thought about. */
  take(running: (table: string) => number): T | null {
    const next = this.#firsts().reduce<Queued<T> | null>((a, b) => (a === null || before(b, a, running) ? b : a), null);
    if (next === null) return null;
    const { item } = next;
    this.#queued.delete(item);
    this.#clock = Math.max(this.#clock, due(next));
    for (const other of this.#queued.values()) {
      if (other.item.table === item.table) other.served = due(next);
    }
    return item;
  }

  /** Everything that waits, in the order of coming. */
  clear(): T[] {
    const items = [...this.#queued.keys()];
    this.#queued.clear();
    return items;
  }

  #firsts(): Queued<T>[] {
    const firsts = new Map<string, Queued<T>>();
    for (const other of this.#queued.values()) {
      const first = firsts.get(other.item.table);
      if (first === undefined || other.came + other.item.ms < first.came + first.item.ms) {
        firsts.set(other.item.table, other);
      }
    }
    return [...firsts.values()];
  }
}

const due = ({ item, came, served }: Queued<Waiting>): number => Math.max(came, served) + item.ms;

/** Of two that are due together, the one whose table was not served. */
function before(a: Queued<Waiting>, b: Queued<Waiting>, running: (table: string) => number): boolean {
  const order = running(a.item.table) - running(b.item.table) || due(a) - due(b) || a.served - b.served;
  return order < 0;
}
