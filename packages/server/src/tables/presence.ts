/** Who has a table open: the people who sit at it, and how many others. */
export interface Present {
  readonly here: ReadonlySet<string>;
  readonly watchers: number;
}

/** What a process tells of who has which tables open there. Without tables it says that it lives. */
export interface PresenceMessage {
  readonly tables: readonly (readonly [table: string, here: readonly string[], watchers: number])[];
  /** Begins, and ends, all that it has to tell: a table that was not named between the two is open there no more. */
  readonly first?: boolean;
  readonly last?: boolean;
  /** It knows nothing of the others, or may have missed some: they shall tell all of theirs. */
  readonly asks?: boolean;
  /** It closes. */
  readonly leaves?: boolean;
}

interface PresenceDeps {
  /** Milliseconds that only ever grow. */
  steady(): number;
  tell(news: PresenceMessage): Promise<void>;
  /** Who has the table open elsewhere has changed. */
  changed(table: string): void;
  /** A process has died: what it did last it may not have told. */
  died(): void;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/** What is known of another process. */
interface Other {
  readonly tables: Map<string, Present>;
  /** Of the tables known of it, those it has not named since it began to tell all. */
  unnamed: Set<string>;
  heardAt: number;
}

const BEAT_MS = 5000;
/** A process that was not heard for so long is dead, and who came in through it is gone. */
export const LIFE_MS = 4 * BEAT_MS;
/** Tables in one message: PostgreSQL takes no message of 8000 bytes, and a full table needs less than 250. */
export const AT_ONCE = 25;
const NOBODY: Present = { here: new Set(), watchers: 0 };

/**
 * Who has which tables open in the other processes that share the store. Each process tells what changes as it changes,
 * and all of it when another one starts or a line was broken.
 */
export class Presence {
  readonly #deps: PresenceDeps;
  readonly #mine = new Map<string, Present>();
  readonly #others = new Map<string, Other>();
  /** What others have to be told: all that is open here; or some tables, or no more than that this process lives. */
  #tellsAll = false;
  #asks = false;
  #tellsSome = false;
  #leaves = false;
  readonly #untold = new Set<string>();
  #isTelling = false;
  #told: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
  }

  /** Others may be there from now on. */
  start(): void {
    this.meet();
    this.#timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /** Says good-bye. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#tellsSome = true;
    this.#leaves = true;
    this.#tell();
    await this.#told;
  }

  /** Who has a table open in all processes, `mine` being those of this one. */
  around(table: string, mine: Present): Present {
    let all = mine;
    for (const { tables } of this.#living()) {
      const there = tables.get(table);
      if (there === undefined) continue;
      all = { here: new Set([...all.here, ...there.here]), watchers: all.watchers + there.watchers };
    }
    return all;
  }

  /** Whether a person has a table open, seated, in another process. */
  isHere(table: string, person: string): boolean {
    return this.#living().some(({ tables }) => tables.get(table)?.here.has(person));
  }

  /** Who has a table open in this process. */
  show(table: string, present: Present): void {
    if (isSame(present, this.#mine.get(table) ?? NOBODY)) return;
    put(this.#mine, table, present);
    this.#untold.add(table);
    this.#tellsSome = true;
    this.#tell();
  }

  /** Tells all of it, and asks for what the others have: one of us may have missed something. */
  meet(): void {
    this.#tellsAll = true;
    this.#asks = true;
    this.#tell();
  }

  /** To be called now and then: says that this process lives, and forgets those that do not. */
  beat(): void {
    this.#tellsSome = true;
    this.#tell();
    for (const [process, other] of this.#others) {
      if (this.#isAlive(other)) continue;
      this.#forget(process, other);
      this.#deps.died();
    }
  }

  /** What another process tells. */
  hear(process: string, { tables, first, last, asks, leaves }: PresenceMessage): void {
    if (asks) {
      this.#tellsAll = true;
      this.#tell();
    }
    const other = this.#others.get(process) ?? { tables: new Map(), unnamed: new Set(), heardAt: 0 };
    // In the middle of what it has to tell: it was taken for dead, or began before we listened.
    if (!first && !this.#others.has(process)) this.meet();
    this.#others.set(process, other);
    other.heardAt = this.#deps.steady();
    if (first) other.unnamed = new Set(other.tables.keys());
    const told = tables.map(([table, here, watchers]) => [table, { here: new Set(here), watchers }] as const);
    for (const [table] of told) other.unnamed.delete(table);
    const closed = last ? [...other.unnamed].map(table => [table, NOBODY] as const) : [];
    for (const [table, present] of [...told, ...closed]) {
      if (isSame(present, other.tables.get(table) ?? NOBODY)) continue;
      put(other.tables, table, present);
      this.#deps.changed(table);
    }
    if (leaves) this.#forget(process, other);
  }

  #forget(process: string, { tables }: Other): void {
    this.#others.delete(process);
    for (const table of tables.keys()) this.#deps.changed(table);
  }

  #isAlive({ heardAt }: Other): boolean {
    return this.#deps.steady() - heardAt < LIFE_MS;
  }

  #living(): Other[] {
    return [...this.#others.values()].filter(other => this.#isAlive(other));
  }

  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.#told = this.#tellOn();
  }

  /** One message after another, so that what is newer is heard later. */
  async #tellOn(): Promise<void> {
    try {
      while (this.#tellsAll || this.#tellsSome) await (this.#tellsAll ? this.#tellAll() : this.#tellSome());
    } catch (error) {
      this.#deps.log('presence-not-told', { error: String(error) });
      // Tried again with the next beat.
      this.#tellsAll = true;
      this.#asks = true;
    } finally {
      this.#isTelling = false;
    }
  }

  async #tellAll(): Promise<void> {
    const asks = this.#asks;
    this.#tellsAll = false;
    this.#asks = false;
    this.#tellsSome = false;
    this.#untold.clear();
    const open = [...this.#mine.keys()];
    for (let i = 0; i === 0 || i < open.length; i += AT_ONCE) {
      const tables = this.#rows(open.slice(i, i + AT_ONCE));
      await this.#deps.tell({ tables, first: i === 0, last: i + AT_ONCE >= open.length, asks: i === 0 && asks });
    }
  }

  async #tellSome(): Promise<void> {
    const some = [...this.#untold].slice(0, AT_ONCE);
    for (const table of some) this.#untold.delete(table);
    this.#tellsSome = this.#untold.size > 0;
    await this.#deps.tell({ tables: this.#rows(some), leaves: this.#leaves && !this.#tellsSome });
  }

  #rows(tables: readonly string[]): PresenceMessage['tables'] {
    return tables.map(table => {
      const { here, watchers } = this.#mine.get(table) ?? NOBODY;
      return [table, [...here], watchers];
    });
  }
}

function put(tables: Map<string, Present>, table: string, there: Present): void {
  if (there.here.size === 0 && there.watchers === 0) tables.delete(table);
  else tables.set(table, there);
}

const isSame = (a: Present, b: Present): boolean =>
  a.watchers === b.watchers && a.here.size === b.here.size && [...a.here].every(person => b.here.has(person));
