import {
  type AnyGame,
  type AnyMatch,
  type Core,
  Refusal,
  RunningHash,
  type Seat,
  type StateChange,
  trace,
} from '@teahouse/kernel';
import type { NoticeKind, Person, Table } from '@teahouse/protocol';
import { messageOf } from '../log.ts';
import { Refused } from '../refused.ts';
import { Conflict, type Db, type Statement, StoreTrouble } from '../store/db.ts';
import { Broadcast } from './broadcast.ts';
import { type Rest, warnAt } from './clock.ts';
import { noGame } from './damaged.ts';
import { peopleAt } from './describe.ts';
import {
  type EffectContext,
  type EntryResult,
  effects,
  forcedSeats,
  isAskedAnew,
  isBot,
  isPassedFor,
  laidAfter,
} from './effects.ts';
import type { Guard } from './guard.ts';
import { type Cause, dealEntry, entryOf } from './history.ts';
import { moveNews } from './move-news.ts';
import type { Presence } from './presence.ts';
import { repeat } from './replay.ts';
import { type HistoryRow, type LaidTable, readTable } from './rows.ts';
import { become } from './status.ts';
import { TableStore } from './table-store.ts';
import { seatAt } from './viewers.ts';

/** What rooms need from the house. */
export interface RoomDeps {
  readonly db: Db;
  readonly guard: Guard;
  /** Tells this process from the others that share the store. */
  readonly process: string;
  /** Who has tables open in the others. */
  readonly presence: Pick<Presence, 'around' | 'isHere' | 'show'>;
  now(): number;
  /** Milliseconds that only ever grow. */
  steady(): number;
  /** What the cards of a new table are dealt from. */
  newSeed(): string;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person & Rest>>;
  notice(person: string, kind: NoticeKind, laid: LaidTable, key: string): Statement[];
  /** A bot's turn was put into the queue and is held by this process. */
  botTurn(room: Room, seat: Seat): void;
  /** A deadline was set. */
  wakeClock(at: number): void;
  passAt: EffectContext['passAt'];
  /** A pass was put into the queue. */
  wakePasses(): void;
  /** Notices may wait to be sent. */
  wakeNotices(): void;
  report(table: string, sentence: string): void;
  /** Throws `Refused('read-only')` while nothing may change. */
  mustBeWritable(): void;
  /** All who watch here were told of a decision, so many seconds after it was made. */
  told(seconds: number): void;
}

/** An entry that was applied to the game, before it is kept. */
interface Applied extends EntryResult {
  /** What the viewers of each seat are told; made only for those that watch. */
  readonly news: ReadonlyMap<Seat | null, string>;
}

/**
 * One table in memory. All that happens at it happens one after another, through `inTurn`. A decision is applied, then
 * kept, and only then told; if it cannot be kept, the room is read again from the store as if nothing had been.
 */
export class Room {
  readonly id: string;
  readonly game: AnyGame;
  /** Tells those who watch. */
  readonly tell: Broadcast;
  readonly #deps: RoomDeps;
  readonly #store: TableStore;
  readonly #context: EffectContext;
  #laid: LaidTable;
  #people: ReadonlyMap<string, Person & Rest> = new Map();
  #match: AnyMatch | null = null;
  #hash = new RunningHash();
  /** The game in memory may be ahead of what is kept. */
  #isDirty = false;
  #tail: Promise<unknown> = Promise.resolve();
  #usedAt: number;

  static async open(deps: RoomDeps, games: ReadonlyMap<string, AnyGame>, id: string): Promise<Room> {
    const laid = await readTable(deps.db, id);
    if (laid === null) throw new Refused('not-found', 'there is no such table');
    return Room.at(deps, games, laid);
  }

  /** The room of a table that stands in the store like this. */
  static async at(deps: RoomDeps, games: ReadonlyMap<string, AnyGame>, laid: LaidTable): Promise<Room> {
    const game = games.get(laid.table.game);
    if (game === undefined) throw noGame(laid.table);
    const room = new Room(deps, game, laid);
    await room.#follow(laid);
    return room;
  }

  private constructor(deps: RoomDeps, game: AnyGame, laid: LaidTable) {
    this.id = laid.table.id;
    this.game = game;
    this.#deps = deps;
    this.#laid = laid;
    this.#usedAt = deps.steady();
    this.#store = new TableStore(deps, game, this.id);
    this.tell = new Broadcast(this, deps.presence, deps.db.shared);
    this.#context = {
      shared: deps.db.shared,
      rest: person => this.#people.get(person) ?? { timeZone: 'UTC', quiet: null },
      isHere: person => this.tell.isHere(person),
      notice: deps.notice,
      passAt: deps.passAt,
    };
  }

  get laid(): LaidTable {
    return this.#laid;
  }

  /** Who sits here, by id. */
  get people(): ReadonlyMap<string, Person> {
    return this.#people;
  }

  /** The game, once it has started. */
  get match(): AnyMatch {
    if (this.#match === null) throw new Refused('not-now', 'the game has not started');
    return this.#match;
  }

  now(): number {
    return this.#deps.now();
  }

  get usedAt(): number {
    return this.#usedAt;
  }

  /** Everything that reads or changes the table waits for what came before. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#usedAt = this.#deps.steady();
    const done = this.#tail.then(() => (this.#isDirty ? this.#readAgain().then(act) : act()));
    // Whoever asked hears of a failure; the next one begins afresh.
    this.#tail = done.catch(() => {});
    return done;
  }

  seatOf(person: string | null): Seat | null {
    return seatAt(this.#laid, person);
  }

  /** The table as one viewer is told of it. */
  describe(person: string | null): Table {
    return this.tell.describe(person);
  }

  /** Appends to the history: applies the rules, keeps the result, tells whoever watches. */
  async append(cause: Cause, rules: (match: AnyMatch) => StateChange): Promise<number> {
    this.#deps.mustBeWritable();
    const begun = performance.now();
    const applied = await this.guarded(match => this.#applied(cause, rules(match)));
    const { n } = applied.entry;
    const before = this.#laid;
    const after = laidAfter(before, applied, this.#context);
    try {
      await this.#store.append(effects(before, after, applied, this.#context), this.match, applied.entry);
    } catch (error) {
      this.#isDirty = true;
      await this.#readAgain();
      if (error instanceof Conflict) throw stale(this.#laid.table.n);
      throw error;
    }
    this.#laid = after;
    this.#tellMove(applied);
    this.#deps.told((performance.now() - begun) / 1000);
    this.#setInMotion(before, applied);
    return n;
  }

  /** The cards are dealt: from here on the table is played. `by`: who sat down last. */
  async begin(match: AnyMatch, by: string | null, conflict: () => Refused): Promise<void> {
    this.#deps.mustBeWritable();
    const { table, seats } = this.#laid;
    const before: LaidTable = { table: { ...table, rules: this.game.rules }, seats };
    const entry = dealEntry(match, this.#deps.now());
    const dealt: EntryResult = { entry, over: false, outcome: null, forced: forcedSeats(match), by };
    const after = laidAfter(before, dealt, this.#context);
    await this.#kept(this.#store.append(effects(before, after, dealt, this.#context), match, entry), conflict);
    this.#laid = after;
    this.#adopt(match);
    this.tell.deal(match, entry);
    await this.#arrive(after);
    this.#setInMotion(before, dealt);
  }

  /**
   * Changes that are not part of the game's history: seats, requests. Told to everybody who watches, or to one seat.
   * `after`: the table as they leave it, where that is known.
   */
  async change(
    statements: readonly Statement[],
    conflict: () => Refused,
    { after, onlyTo }: { after?: LaidTable; onlyTo?: Seat } = {},
  ): Promise<void> {
    await this.#kept(this.#store.write(statements, onlyTo), conflict, onlyTo);
    await this.#arrive(after, onlyTo);
  }

  /** What could not be kept has not been: the table is what the store says. */
  async #kept(writing: Promise<void>, conflict: () => Refused, onlyTo?: Seat): Promise<void> {
    try {
      await writing;
    } catch (error) {
      await this.catchUp(onlyTo);
      throw error instanceof Conflict ? conflict() : error;
    }
  }

  /** After a change. Where no other process can have been, the table is as we left it, and need not be read. */
  #arrive(after: LaidTable | undefined, onlyTo?: Seat): Promise<void> {
    return after === undefined || this.#store.isShared ? this.catchUp(onlyTo) : this.#follow(after, onlyTo);
  }

  /**
   * Compares with the store: after a change, or when another process may have been here. What was added to the history
   * meanwhile is applied here too, and told to those who watch here. `onlyTo`: what else has changed concerns one seat.
   */
  async catchUp(onlyTo?: Seat): Promise<void> {
    await this.#follow(await this.#store.read(), onlyTo);
  }

  /** Goes to where the store says that the table is. */
  async #follow(laid: LaidTable, onlyTo?: Seat): Promise<void> {
    this.#people = await this.#deps.people(peopleAt(laid.seats));
    const isRepeated = this.#match !== null && (await this.#repeat(laid));
    const deal = isRepeated ? null : await this.#read(laid);
    this.#laid = laid;
    this.tell.follow();
    if (deal !== null) this.tell.deal(this.match, deal);
    if (onlyTo !== undefined || !isRepeated) this.tell.table({ onlyTo });
    else this.tell.tableIfChanged();
  }

  /** The game as the store has it; nobody is told what happened to it meanwhile. Gives the deal if that is all that did. */
  async #read(laid: LaidTable): Promise<HistoryRow | null> {
    if (laid.table.n === 0) return null;
    const isNew = this.#match === null;
    const { match, history } = await this.#store.load(laid);
    this.#adopt(match);
    return isNew && laid.table.n === 1 ? history[0]! : null;
  }

  #adopt(match: AnyMatch): void {
    this.#match = match;
    this.#hash = new RunningHash();
    this.#isDirty = false;
  }

  /** Something was applied that could not be kept: back to the last entry that was, then on to where the store is. */
  async #readAgain(): Promise<void> {
    await this.#read(this.#laid);
    await this.catchUp();
  }

  /** Applies what others have added; false if that cannot be, or leads elsewhere: other processes may run another build. */
  async #repeat(laid: LaidTable): Promise<boolean> {
    if (laid.table.n === this.#laid.table.n) return true;
    try {
      for (const entry of await this.#store.entries(this.#laid.table.n, laid.table.n)) {
        const { match } = this;
        const applied = await this.#deps.guard.run(() => this.#applied(entry, repeat(match, entry)));
        if (applied.entry.hash !== entry.hash) return false;
        if (entry.n === laid.table.n) {
          this.#laid = laid;
          this.#tellMove({ ...applied, entry });
        } else {
          // What the store says of the table is of the last entry, and not to be told with an earlier one.
          const { table } = this.#laid;
          this.#laid = { ...this.#laid, table: { ...table, n: entry.n, asked: entry.asked } };
          this.tell.moved(applied.news);
        }
      }
    } catch (error) {
      if (error instanceof StoreTrouble) throw error;
      return false;
    }
    return true;
  }

  /** Runs rules on the game; if they fail, the table is parked. */
  async guarded<T>(rules: (match: AnyMatch) => T): Promise<T> {
    const { match } = this;
    try {
      return await this.#deps.guard.run(() => rules(match));
    } catch (error) {
      if (error instanceof Refusal || error instanceof Refused) throw error;
      await this.#park(error);
      throw new Refused('parked', 'the rules of this table failed; it is kept as it was, and reported');
    }
  }

  /** The rules went wrong: the table rests, with a report, until somebody has looked at it. */
  async #park(error: unknown): Promise<void> {
    this.#isDirty = true;
    await this.#readAgain();
    // Everybody at the table reads the report: where the rules were, but not what they said, which may name hidden cards.
    const report = `${error instanceof Error ? error.name : 'Error'} at ${trace(this.match.state as Core)}`;
    this.#deps.report(this.id, `${report}: ${messageOf(error)}`);
    const parked = become(this.id, 'playing', 'parked', { report, changed_at: this.#deps.now() });
    await this.change([parked], () => stale(this.#laid.table.n));
  }

  #applied(cause: Cause, change: StateChange): Applied {
    const { match, game } = this;
    const stamp = { n: this.#laid.table.n + 1, at: this.#deps.now() };
    const told = entryOf(match, change, cause, stamp, this.#hash);
    const news = moveNews(this.id, match, change, told, this.tell.viewers());
    const outcome = match.over ? game.outcome(match.state) : null;
    return { entry: told.entry, over: match.over, outcome, forced: forcedSeats(match), by: null, news };
  }

  #tellMove({ entry, news }: Applied): void {
    this.tell.moved(news);
    const { settings, status } = this.#laid.table;
    if (entry.kind !== 'answer' || settings.pace.kind !== 'untimed' || status !== 'playing') this.tell.table();
  }

  /** Sets in motion what an entry calls for: bots, deadlines, passes, notices. */
  #setInMotion(before: LaidTable, result: EntryResult): void {
    const { table, seats } = this.#laid;
    for (const row of seats) {
      const { seat, person, due } = row;
      const wasBot = isBot(before.seats[seat]!);
      if (isBot(row) && table.asked.includes(seat) && (!wasBot || isAskedAnew(before, result, seat))) {
        this.#deps.botTurn(this, seat);
      }
      if (due !== null) this.#deps.wakeClock(warnAt(table.settings.pace, row, this.#context.rest(person!))!);
      if (isPassedFor(row, result.forced)) this.#deps.wakePasses();
      if (person !== null && person !== result.by && !this.tell.isHere(person)) this.#deps.wakeNotices();
    }
  }
}

export const stale = (n: number): Refused =>
  new Refused('stale', `something has happened since; the table is at ${n}`, { n });
