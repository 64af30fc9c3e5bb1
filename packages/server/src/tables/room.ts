import {
  type AnyGame,
  type AnyMatch,
  type Change,
  type Core,
  commitment,
  placesOf,
  Refusal,
  RunningHash,
  type Seat,
  save,
  trace,
  view,
} from '@teahouse/kernel';
import type { News, NoticeKind, Person, Table } from '@teahouse/protocol';
import { messageOf } from '../log.ts';
import { Refused } from '../refused.ts';
import { Conflict, type Db, type Statement, StoreTrouble } from '../store/db.ts';
import { type Rest, warnAt } from './clock.ts';
import { noGame } from './damaged.ts';
import { describe } from './describe.ts';
import {
  type Around,
  effects,
  forcedSeats,
  isAskedAnew,
  isBot,
  isPassedFor,
  laidAfter,
  type Outcome,
} from './effects.ts';
import type { Guard } from './guard.ts';
import { type Cause, dealEntry, entryOf, lineFor, loadMatch } from './history.ts';
import { movedNews } from './moved.ts';
import type { Presence } from './presence.ts';
import { repeat } from './replay.ts';
import { addSnapshot, type HistoryRow, type Laid, readHistory, readTable } from './rows.ts';
import { become } from './status.ts';
import { type Subscriber, seatAt, Viewers } from './viewers.ts';

/** What rooms need from the house. */
export interface RoomNeeds {
  readonly db: Db;
  readonly guard: Guard;
  /** Tells this process from the others that share the store. */
  readonly process: string;
  /** Who has tables open in the others. */
  readonly presence: Pick<Presence, 'around' | 'isHere' | 'show'>;
  now(): number;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person & Rest>>;
  notice(person: string, kind: NoticeKind, laid: Laid, key: string): Statement[];
  /** A bot's turn was put into the queue and is held by this process. */
  botTurn(room: Room, seat: Seat): void;
  /** A deadline was set. */
  wakeClock(at: number): void;
  passAt: Around['passAt'];
  /** A pass was put into the queue. */
  wakePasses(): void;
  /** Notices may wait to be sent. */
  wakeNotices(): void;
  report(table: string, sentence: string): void;
}

/** What an entry did, before it is kept. */
interface Applied extends Outcome {
  /** What each pair of eyes is told; made only for those that watch. */
  readonly news: ReadonlyMap<Seat | null, string>;
}

/** A snapshot spares reading a long history, no more: one now and then is enough. */
const SNAPSHOT_EVERY = 50;

/**
 * One table in memory. All that happens at it happens one after another, through `inTurn`. A decision is applied, then
 * kept, and only then told; if it cannot be kept, the room is read again from the store as if nothing had been.
 */
export class Room {
  readonly id: string;
  readonly game: AnyGame;
  readonly #viewers: Viewers;
  readonly #needs: RoomNeeds;
  readonly #commitment: string;
  /** What the other processes are told when something has happened here. */
  readonly #changed: string;
  #laid: Laid;
  #people: ReadonlyMap<string, Person & Rest>;
  #match: AnyMatch | null;
  #hash = new RunningHash();
  #lastSnapshot: { n: number; migration: string };
  /** False while the game in memory may be ahead of what is kept. */
  #isTrue = true;
  /** What everybody was told of the table last, where other processes may change it. */
  #told = '';
  readonly #around: Around;
  #tail: Promise<unknown> = Promise.resolve();
  #usedAt: number;

  static async open(needs: RoomNeeds, games: ReadonlyMap<string, AnyGame>, id: string): Promise<Room> {
    const laid = await readTable(needs.db, id);
    if (laid === null) throw new Refused('not-found', 'there is no such table');
    return Room.at(needs, games, laid);
  }

  /** The room of a table that stands in the store like this. */
  static async at(needs: RoomNeeds, games: ReadonlyMap<string, AnyGame>, laid: Laid): Promise<Room> {
    const game = games.get(laid.table.game);
    if (game === undefined) throw noGame(laid.table);
    const room = new Room(needs, game, laid);
    await room.#follow(laid);
    return room;
  }

  private constructor(needs: RoomNeeds, game: AnyGame, laid: Laid) {
    this.id = laid.table.id;
    this.game = game;
    this.#viewers = new Viewers(this.id);
    this.#needs = needs;
    this.#commitment = commitment(laid.table.seed);
    this.#changed = JSON.stringify({ process: needs.process, table: this.id });
    this.#laid = laid;
    this.#people = new Map();
    this.#match = null;
    this.#lastSnapshot = { n: 0, migration: '' };
    this.#usedAt = needs.now();
    this.#around = {
      shared: needs.db.shared,
      rest: person => this.#people.get(person) ?? { timeZone: 'UTC', quiet: null },
      isHere: person => this.isHere(person),
      notice: needs.notice,
      passAt: needs.passAt,
    };
  }

  get laid(): Laid {
    return this.#laid;
  }

  /** The game, once it has started. */
  get match(): AnyMatch {
    if (this.#match === null) throw new Refused('not-now', 'the game has not started');
    return this.#match;
  }

  get usedAt(): number {
    return this.#usedAt;
  }

  get idle(): boolean {
    return this.#viewers.size === 0;
  }

  /** Everything that reads or changes the table waits for what came before. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#usedAt = this.#needs.now();
    const done = this.#tail.then(() => (this.#isTrue ? act() : this.#readAgain().then(act)));
    // Whoever asked hears of a failure; the next one begins afresh.
    this.#tail = done.catch(() => {});
    return done;
  }

  seatOf(person: string | null): Seat | null {
    return seatAt(this.#laid, person);
  }

  /** From now on the subscriber is told what happens here. The newcomer sees it in the answer; the others are told. */
  watch(subscriber: Subscriber, secret: string | null): void {
    const isNew = !this.#viewers.has(subscriber);
    this.#viewers.add(subscriber, secret, this.#laid);
    if (isNew) this.tellTable({ but: subscriber });
  }

  unwatch(subscriber: Subscriber): void {
    if (this.#viewers.remove(subscriber)) this.tellTable();
  }

  /** The table as one viewer is told of it. */
  describe(person: string | null): Table {
    const { here, watchers } = this.#needs.presence.around(this.id, this.#viewers.present());
    return describe(this.#laid, this.#people, { mySeat: this.seatOf(person), here, watchers }, this.#commitment);
  }

  /** Appends to the history: applies the rules, keeps the result, tells whoever watches. */
  async append(cause: Cause, rules: (match: AnyMatch) => Change): Promise<number> {
    const applied = await this.#apply(cause, rules);
    const { entry } = applied;
    const before = this.#laid;
    const after = laidAfter(before, applied, this.#around);
    const statements = effects(before, after, applied, this.#around);
    const snapshot = this.#wantsSnapshot(entry.n);
    if (snapshot) statements.push(this.#snapshot(this.match, entry.n));
    try {
      await this.#needs.db.write(statements, this.#changed);
    } catch (error) {
      this.#isTrue = false;
      await this.#readAgain();
      if (error instanceof Conflict) throw stale(this.#laid.table.n);
      throw error;
    }
    this.#laid = after;
    if (snapshot) this.#lastSnapshot = { n: entry.n, migration: newestMigration(this.game) };
    this.#tell(applied);
    this.#set(before, applied);
    return entry.n;
  }

  /**
   * Changes that are not part of the game's history: seats, requests. Told to everybody who watches, or to one seat.
   * `after`: the table as they leave it, where that is known.
   */
  async change(
    statements: readonly Statement[],
    conflict: () => Refused,
    { after, onlyTo }: { after?: Laid; onlyTo?: Seat } = {},
  ): Promise<void> {
    await this.#write(statements, conflict, onlyTo);
    await this.#arrive(after, onlyTo);
  }

  /** The cards are dealt: from here on the table is played. `by`: who sat down last. */
  async begin(match: AnyMatch, by: string | null, conflict: () => Refused): Promise<void> {
    const { table, seats } = this.#laid;
    const before: Laid = { table: { ...table, rules: this.game.rules }, seats };
    const entry = dealEntry(match, this.#needs.now());
    const outcome: Outcome = { entry, over: false, places: null, forced: forcedSeats(match.open()), by };
    const after = laidAfter(before, outcome, this.#around);
    const statements = effects(before, after, outcome, this.#around);
    await this.#write([...statements, this.#snapshot(match, entry.n)], conflict);
    this.#laid = after;
    this.#goOnWith(match, { n: entry.n, migration: newestMigration(this.game) });
    this.#tellDeal(entry);
    await this.#arrive(after);
    this.#set(before, outcome);
  }

  async #write(statements: readonly Statement[], conflict: () => Refused, onlyTo?: Seat): Promise<void> {
    const { db, process } = this.#needs;
    const news = onlyTo === undefined ? this.#changed : JSON.stringify({ process, table: this.id, seat: onlyTo });
    try {
      await db.write(statements, news);
    } catch (error) {
      await this.catchUp(onlyTo);
      throw error instanceof Conflict ? conflict() : error;
    }
  }

  /** After a change. Where no other process can have been, the table is as we left it, and need not be read. */
  #arrive(after: Laid | undefined, onlyTo?: Seat): Promise<void> {
    return after === undefined || this.#needs.db.shared ? this.catchUp(onlyTo) : this.#follow(after, onlyTo);
  }

  /** Whoever waited at the table now sees what was dealt. */
  #tellDeal(deal: HistoryRow): void {
    const { game, match } = this;
    const state = match.state as Core;
    const questions = match.open(true);
    const asked = [...deal.asked];
    for (const [subscriber, eyes] of this.#viewers.admitted(this.#laid)) {
      const news: News = {
        news: 'moved',
        table: this.id,
        n: deal.n,
        line: lineFor(deal, eyes),
        patch: [[[], view(game, state, eyes)]],
        questions: questions.filter(q => q.seat === eyes),
        asked,
      };
      subscriber.send(JSON.stringify(news));
    }
  }

  /** `onlyTo`: to one seat. `but`: who has heard it already, or is about to. */
  tellTable({ onlyTo, but }: { onlyTo?: Seat | undefined; but?: Subscriber } = {}): void {
    const { db, presence } = this.#needs;
    this.#viewers.follow(this.#laid);
    if (db.shared && onlyTo === undefined) {
      presence.show(this.id, this.#viewers.present());
      this.#told = this.#apart();
    }
    const byPerson = new Map<string | null, string>();
    for (const [subscriber, eyes] of this.#viewers.admitted(this.#laid)) {
      if (subscriber === but || (onlyTo !== undefined && eyes !== onlyTo)) continue;
      let json = byPerson.get(subscriber.person);
      if (json === undefined) {
        const news: News = { news: 'table', table: this.describe(subscriber.person) };
        json = JSON.stringify(news);
        byPerson.set(subscriber.person, json);
      }
      subscriber.send(json);
    }
  }

  /** Somebody has come or gone through another process: told where it makes a difference. */
  tellPresence(): void {
    if (this.#apart() !== this.#told) this.tellTable();
  }

  tellAll(news: News, may: (eyes: Seat | null) => boolean): void {
    const json = JSON.stringify(news);
    for (const [subscriber, eyes] of this.#viewers.admitted(this.#laid)) if (may(eyes)) subscriber.send(json);
  }

  /**
   * Compares with the store: after a change, or when another process may have been here. What was added to the history
   * meanwhile is applied here too, and told to those who watch here. `onlyTo`: what else has changed concerns one seat.
   */
  async catchUp(onlyTo?: Seat): Promise<void> {
    const laid = await readTable(this.#needs.db, this.id);
    if (laid === null) throw new Refused('not-found', 'this table is gone');
    await this.#follow(laid, onlyTo);
  }

  /** Goes to where the store says that the table is. */
  async #follow(laid: Laid, onlyTo?: Seat): Promise<void> {
    this.#people = await this.#needs.people(laid.seats.map(seat => seat.person).filter(person => person !== null));
    const followed = this.#match !== null && (await this.#repeat(laid));
    const deal = followed ? null : await this.#read(laid);
    this.#laid = laid;
    this.#viewers.follow(laid);
    if (deal !== null) this.#tellDeal(deal);
    // What another process does is told as what this one does: nobody can see where, and so by whose hand, it was done.
    const isTold = this.#needs.db.shared && followed && this.#apart() === this.#told;
    if (onlyTo !== undefined || !isTold) this.tellTable({ onlyTo });
  }

  /** What there is to tell of the table apart from its history. */
  #apart(): string {
    return JSON.stringify({ ...this.describe(null), n: 0, asked: [] });
  }

  /** The rules went wrong: the table rests, with a report, until somebody has looked at it. */
  async #park(error: unknown): Promise<void> {
    this.#isTrue = false;
    await this.#readAgain();
    // Everybody at the table reads the report: where the rules were, but not what they said, which may name hidden cards.
    const report = `${error instanceof Error ? error.name : 'Error'} at ${trace(this.match.state as Core)}`;
    this.#needs.report(this.id, `${report}: ${messageOf(error)}`);
    const parked = become(this.id, 'playing', 'parked', { report, changed_at: this.#needs.now() });
    await this.change([parked], () => stale(this.#laid.table.n));
  }

  /** The game as the store has it; nobody is told what happened to it meanwhile. Gives the deal if that is all that did. */
  async #read(laid: Laid): Promise<HistoryRow | null> {
    if (laid.table.n === 0) return null;
    const isNew = this.#match === null;
    const { match, history, snapshot } = await loadMatch(this.#needs.db, this.game, laid);
    this.#goOnWith(match, snapshot);
    return isNew && laid.table.n === 1 ? history[0]! : null;
  }

  #goOnWith(match: AnyMatch, lastSnapshot: { n: number; migration: string }): void {
    this.#match = match;
    this.#hash = new RunningHash();
    this.#lastSnapshot = lastSnapshot;
    this.#isTrue = true;
  }

  /** Something was applied that could not be kept: back to the last entry that was, then on to where the store is. */
  async #readAgain(): Promise<void> {
    await this.#read(this.#laid);
    await this.catchUp();
  }

  /** Applies what others have added; false if that cannot be, or leads elsewhere: other processes may run another build. */
  async #repeat(laid: Laid): Promise<boolean> {
    if (laid.table.n === this.#laid.table.n) return true;
    try {
      for (const entry of await readHistory(this.#needs.db, this.id, this.#laid.table.n, laid.table.n)) {
        const { match } = this;
        const applied = await this.#needs.guard.run(() => this.#applied(entry, repeat(match, entry)));
        if (applied.entry.hash !== entry.hash) return false;
        this.#laid = { ...laid, table: { ...laid.table, n: entry.n } };
        this.#tell({ ...applied, entry });
      }
    } catch (error) {
      if (error instanceof StoreTrouble) throw error;
      return false;
    }
    return true;
  }

  #apply(cause: Cause, rules: (match: AnyMatch) => Change): Promise<Applied> {
    return this.guarded(match => this.#applied(cause, rules(match)));
  }

  /** Runs rules on the game; if they fail, the table is parked. */
  async guarded<T>(rules: (match: AnyMatch) => T): Promise<T> {
    const { match } = this;
    try {
      return await this.#needs.guard.run(() => rules(match));
    } catch (error) {
      if (error instanceof Refusal || error instanceof Refused) throw error;
      await this.#park(error);
      throw new Refused('parked', 'the rules of this table failed; it is kept as it was, and reported');
    }
  }

  #applied(cause: Cause, change: Change): Applied {
    const { match, game } = this;
    const stamp = { n: this.#laid.table.n + 1, at: this.#needs.now() };
    const told = entryOf(match, change, cause, stamp, this.#hash);
    const news = movedNews(this.id, match, change, told, this.#viewers.seats());
    const places = match.over ? placesOf(game.outcome(match.state), match.state.seats) : null;
    return { entry: told.entry, over: match.over, places, forced: forcedSeats(match.open()), by: null, news };
  }

  /** Whether a person has the table open, seated, here or through another process. */
  isHere(person: string): boolean {
    return this.#viewers.isHere(person) || this.#needs.presence.isHere(this.id, person);
  }

  /** Where free undo ends, every so often, at the end, and once the shape of the state has changed. */
  #wantsSnapshot(n: number): boolean {
    const { match } = this;
    if (match.mark !== match.log.length) return false;
    const { n: last, migration } = this.#lastSnapshot;
    return match.over || n - last >= SNAPSHOT_EVERY || migration !== newestMigration(this.game);
  }

  #snapshot(match: AnyMatch, n: number): Statement {
    return addSnapshot(this.id, n, save(this.game, match.state as Core));
  }

  /** Sets in motion what an entry calls for: bots, deadlines, passes, notices. */
  #set(before: Laid, outcome: Outcome): void {
    const { table, seats } = this.#laid;
    for (const row of seats) {
      const { seat, person, due } = row;
      const wasBot = isBot(before.seats[seat]!);
      if (isBot(row) && table.asked.includes(seat) && (!wasBot || isAskedAnew(before, outcome, seat))) {
        this.#needs.botTurn(this, seat);
      }
      if (due !== null) this.#needs.wakeClock(warnAt(table.settings.pace, row, this.#around.rest(person!))!);
      if (isPassedFor(row, outcome.forced)) this.#needs.wakePasses();
      if (person !== null && person !== outcome.by && !this.isHere(person)) this.#needs.wakeNotices();
    }
  }

  #tell({ entry, news }: Applied): void {
    for (const [subscriber, eyes] of this.#viewers.admitted(this.#laid)) {
      const json = news.get(eyes);
      if (json !== undefined) subscriber.send(json);
    }
    const { pace } = this.#laid.table.settings;
    if (entry.kind !== 'answer' || pace.kind !== 'untimed' || this.#laid.table.status !== 'playing') this.tellTable();
  }
}

const newestMigration = ({ migrations }: AnyGame): string => migrations.at(-1)?.id ?? '';

export const stale = (n: number): Refused =>
  new Refused('stale', `something has happened since; the table is at ${n}`, { n });
