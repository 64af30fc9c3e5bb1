interface Kept<V> {
  readonly value: V;
  readonly since: number;
}

/** Keeps what was read for a moment, so that a busy table does not read the same row for every move. */
export class Recent<V> {
  readonly #now: () => number;
  readonly #keepMs: number;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<V>>();
  #forgotten = 0;

  constructor(now: () => number, keepMs = 10_000, most = 5000) {
    this.#now = now;
    this.#keepMs = keepMs;
    this.#most = most;
  }

  async get(key: string, read: () => Promise<V | null>): Promise<V | null> {
    const kept = this.peek(key);
    if (kept !== null) return kept;
    const keep = this.reading();
    const value = await read();
    if (value !== null) keep(key, value);
    return value;
  }

  peek(key: string): V | null {
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    // Less than nothing where the clock was set back: then nobody knows how long it was.
    const age = this.#now() - kept.since;
    return age >= 0 && age < this.#keepMs ? kept.value : null;
  }

  /** To be called before a read. What is read is kept only if nothing was forgotten meanwhile: it may be old news. */
  reading(): (key: string, value: V) => void {
    const before = this.#forgotten;
    return (key, value) => {
      if (this.#forgotten === before) this.#put(key, value);
    };
  }

  forget(key: string): void {
    this.#forgotten++;
    this.#kept.delete(key);
  }

  forgetWhere(isOne: (value: V) => boolean): void {
    this.#forgotten++;
    for (const [key, { value }] of this.#kept) if (isOne(value)) this.#kept.delete(key);
  }

  #put(key: string, value: V): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, since: this.#now() });
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
