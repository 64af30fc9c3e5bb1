/** So many commands are begun in one turn of the event loop: five milliseconds' worth. One that takes long is as many. */
const PER_TURN = 32;

interface Waiting {
  readonly cost: number;
  begin(): void;
}

/**
 * Whose command is begun next on the one thread. In one turn of the event loop an address may begin some, or all that
 * wait together one that takes long; then everybody has a turn whose wish has come meanwhile. Among those that wait,
 * addresses take turns: so who asks for much at once waits for themselves, and others overtake.
 */
export class Turns {
  /** What waits, by address; the first address is the next. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** What was begun at once in this turn, by address. */
  readonly #begun = new Map<string, number>();
  #isLongBegun = false;
  #isOpen = false;

  /** Null where it may begin at once. */
  take(address: string, isLong: boolean): Promise<void> | null {
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#goOn();
    }
    const begun = this.#begun.get(address) ?? 0;
    const mine = this.#waiting.get(address);
    if (mine === undefined && (isLong ? this.#mayBeginLong : begun < PER_TURN)) {
      if (isLong) this.#isLongBegun = true;
      else this.#begun.set(address, begun + 1);
      return null;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = { cost: isLong ? PER_TURN : 1, begin: resolve };
    if (mine === undefined) this.#waiting.set(address, [waiting]);
    else mine.push(waiting);
    return promise;
  }

  get #mayBeginLong(): boolean {
    return !this.#isLongBegun && this.#waiting.size === 0;
  }

  #goOn(): void {
    // Once round the event loop: whatever has come meanwhile is seen to before.
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#begun.clear();
    this.#isLongBegun = false;
    if (this.#waiting.size === 0) {
      this.#isOpen = false;
      return;
    }
    this.#goOn();
    for (let left = PER_TURN; left > 0; ) {
      const [first] = this.#waiting;
      if (first === undefined) return;
      const [address, mine] = first;
      const { cost, begin } = mine.shift()!;
      this.#waiting.delete(address);
      if (mine.length > 0) this.#waiting.set(address, mine);
      left -= cost;
      begin();
    }
  }
}
