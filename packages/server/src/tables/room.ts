import { type AnyGame, type AnyMatch, type Core, diff, Refusal, type Seat, save, trace, view } from '@teahouse/kernel';
import type { News, NoticeKind, Person, Table } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import { Conflict, type Db, type Statement, statement } from '../store/db.ts';
import { dropWork, putWork } from '../work/queue.ts';
import { answered, asked, type Rest, warnAt } from './clock.ts';
import { describe } from './describe.ts';
import type { Guard } from './guard.ts';
import { type Draft, entryOf, lineFor, lineWith, loadMatch } from './history.ts';
import { addHistory, addSnapshot, type HistoryRow, type Laid, readHistory, readTable, type SeatRow } from './rows.ts';

/** Somebody who watches a table. */
export interface Watcher {
  readonly person: string | null;
  /** Takes one message, already as JSON: it is made once for all who see the same. */
  send(json: string): void;
}

/** What rooms need from the house. */
export interface RoomNeeds {
  readonly db: Db;
  readonly guard: Guard;
  /** Tells this process from the others that share the store. */
  readonly process: string;
  now(): number;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person & Rest>>;
  notice(person: string, kind: NoticeKind, laid: Laid, key: string): Statement[];
  /** A bot's turn was put into the queue and is held by this process. */
  botTurn(room: Room, seat: Seat): void;
  /** A deadline was set. */
  wakeClock(at: number): void;
  /** Notices may wait to be sent. */
  wakeNotices(): void;
  report(table: string, sentence: string): void;
}

/** How a decision changed the game, before it is kept. */
interface Applied {
  readonly entry: HistoryRow;
  readonly asked: readonly Seat[];
  readonly over: boolean;
  readonly places: readonly number[] | null;
  /** What each pair of eyes is told; made only for those that watch. */
  readonly news: ReadonlyMap<Seat | null, string>;
}

/** A snapshot spares reading a long history, no more: one now and then is enough. */
const SNAPSHOT_EVERY = 50;
/** How long a bot's turn is held by the process that put it there; then another one may think. */
const BOT_LEASE_MS = 15_000;

/**
 * One table in memory. All that happens at it happens one after another, through `inTurn`. A decision is applied, then
 * kept, and only then told; if it cannot be kept, the room is read again from the store as if nothing had been.
 */
export class Room {
  readonly id: string;
  readonly game: AnyGame;
  /** Who watches, and through whose eyes. */
  readonly watchers = new Map<Watcher, Seat | null>();
  readonly #needs: RoomNeeds;
  #laid: Laid;
  #people: ReadonlyMap<string, Person & Rest>;
  #match: AnyMatch | null;
  #lastSnapshot: { n: number; migration: string };
  #tail: Promise<unknown> = Promise.resolve();
  #usedAt: number;

  static async open(needs: RoomNeeds, games: ReadonlyMap<string, AnyGame>, id: string): Promise<Room | null> {
    const laid = await readTable(needs.db, id);
    const game = laid && games.get(laid.table.game);
    if (!laid || !game) return null;
    const room = new Room(needs, game, laid);
    await room.#read(laid);
    return room;
  }

  private constructor(needs: RoomNeeds, game: AnyGame, laid: Laid) {
    this.id = laid.table.id;
    this.game = game;
    this.#needs = needs;
    this.#laid = laid;
    this.#people = new Map();
    this.#match = null;
    this.#lastSnapshot = { n: 0, migration: '' };
    this.#usedAt = needs.now();
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
    return this.watchers.size === 0;
  }

  /** Everything that reads or changes the table waits for what came before. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#usedAt = this.#needs.now();
    const done = this.#tail.then(act, act);
    this.#tail = done.catch(() => {});
    return done;
  }

  seatOf(person: string | null): Seat | null {
    if (person === null) return null;
    return this.#laid.seats.find(seat => seat.person === person)?.seat ?? null;
  }

  /** The table as one viewer is told of it. */
  describe(person: string | null): Table {
    const here = new Set<string>();
    let watchers = 0;
    for (const [watcher, eyes] of this.watchers) {
      if (eyes === null) watchers++;
      else here.add(watcher.person!);
    }
    return describe(this.#laid, this.#people, { mySeat: this.seatOf(person), here, watchers });
  }

  /** Appends to the history: applies the rules, keeps the result, tells whoever watches. */
  async append(draft: Draft, rules: (match: AnyMatch) => Core, extra: readonly Statement[] = []): Promise<number> {
    const applied = await this.#apply(draft, rules);
    const laid = await this.#after(applied, draft.kind !== 'undo');
    try {
      await this.#needs.db.write([...this.#statements(applied, laid), ...extra]);
    } catch (error) {
      await this.refresh();
      if (error instanceof Conflict) throw stale(this.#laid.table.n);
      throw error;
    }
    this.#kept(applied, laid);
    this.#tell(applied);
    return applied.entry.n;
  }

  /** Changes that are not part of the game's history: seats, requests. Told to everybody who watches. */
  async change(statements: readonly Statement[], conflict: () => Refused): Promise<void> {
    const { db, process } = this.#needs;
    try {
      await db.write([...statements, ...db.tell(JSON.stringify({ process, table: this.id }))]);
    } catch (error) {
      await this.refresh();
      throw error instanceof Conflict ? conflict() : error;
    }
    await this.refresh();
    this.tellTable();
  }

  /** The cards are dealt: whoever waited at the table now sees it. */
  #tellDeal(deal: HistoryRow): void {
    const { game, match } = this;
    const state = match.state as Core;
    const questions = match.open(true);
    const asked = [...this.#laid.table.asked];
    for (const [watcher, eyes] of this.watchers) {
      const news: News = {
        news: 'moved',
        table: this.id,
        n: deal.n,
        line: lineFor(deal, eyes),
        patch: [[[], view(game, state, eyes)]],
        questions: questions.filter(q => q.seat === eyes),
        asked,
      };
      watcher.send(JSON.stringify(news));
    }
  }

  tellTable(): void {
    const byPerson = new Map<string | null, string>();
    for (const watcher of this.watchers.keys()) {
      let json = byPerson.get(watcher.person);
      if (json === undefined) {
        const news: News = { news: 'table', table: this.describe(watcher.person) };
        json = JSON.stringify(news);
        byPerson.set(watcher.person, json);
      }
      watcher.send(json);
    }
  }

  tellAll(news: News, may: (eyes: Seat | null) => boolean): void {
    const json = JSON.stringify(news);
    for (const [watcher, eyes] of this.watchers) if (may(eyes)) watcher.send(json);
  }

  /** Reads the table again: after a change, or when it is no longer certain what the store holds. */
  async refresh(): Promise<void> {
    const laid = await readTable(this.#needs.db, this.id);
    if (laid === null) throw new Refused('not-found', 'this table is gone');
    await this.#read(laid);
  }

  /** Another process was faster: what it added is applied here too, and told to those who watch here. */
  async catchUp(): Promise<void> {
    const laid = await readTable(this.#needs.db, this.id);
    if (laid === null) return;
    const behind = this.#match !== null && laid.table.n > this.#laid.table.n;
    if (behind && !(await this.#follow(laid))) await this.#read(laid);
    if (!behind) await this.#read(laid);
    this.#laid = laid;
    this.tellTable();
  }

  /** The rules went wrong: the table rests, with a report, until somebody has looked at it. */
  async park(error: unknown): Promise<void> {
    await this.refresh();
    const what = error instanceof Error ? error.message : String(error);
    const where = this.#match === null ? '' : ` (at ${trace(this.#match.state as Core)})`;
    const report = `${what}${where}`;
    this.#needs.report(this.id, report);
    const sql = `UPDATE tables SET status = 'parked', report = $2, changed_at = $3 WHERE id = $1 AND status = 'playing'`;
    await this.change([statement(sql, [this.id, report, this.#needs.now()])], () => stale(this.#laid.table.n));
  }

  async #read(laid: Laid): Promise<void> {
    const { db, people } = this.#needs;
    this.#people = await people(laid.seats.map(seat => seat.person).filter(person => person !== null));
    this.#laid = laid;
    if (laid.table.n === 0) return;
    const isNew = this.#match === null;
    const { match, history, snapshot } = await loadMatch(db, this.game, laid.table, laid.seats.length);
    match.journal.length = 0;
    this.#match = match;
    this.#lastSnapshot = snapshot;
    if (isNew && laid.table.n === 1) this.#tellDeal(history[0]!);
  }

  /** Replays what another process added; false if it cannot be, or leads elsewhere. */
  async #follow(laid: Laid): Promise<boolean> {
    const entries = await readHistory(this.#needs.db, this.id, this.#laid.table.n, laid.table.n);
    for (const entry of entries) {
      if (entry.kind !== 'answer') return false;
      try {
        const applied = await this.#apply(entry, match => match.answer(entry.seat!, entry.answer!));
        if (applied.entry.hash !== entry.hash) return false;
        this.#kept(applied, { ...laid, table: { ...laid.table, n: entry.n } });
        this.#tell(applied);
      } catch (error) {
        if (error instanceof Refused) return false;
        throw error;
      }
    }
    return true;
  }

  async #apply(draft: Draft, rules: (match: AnyMatch) => Core): Promise<Applied> {
    const { match } = this;
    try {
      return await this.#needs.guard.run(() => this.#applied(draft, rules(match)));
    } catch (error) {
      if (error instanceof Refusal || error instanceof Refused) throw error;
      await this.park(error);
      throw new Refused('parked', 'the rules of this table failed; it is kept as it was, and reported');
    }
  }

  #applied(draft: Draft, before: Core): Applied {
    const { match, game } = this;
    const state = match.state as Core;
    const { entry, journal } = entryOf(match, before, draft, { n: this.#laid.table.n + 1, at: this.#needs.now() });
    const asked = match.open().map(q => q.seat);
    const revisable = this.watchers.size === 0 ? [] : match.open(true);
    const news = new Map<Seat | null, string>();
    for (const eyes of this.watchers.values()) {
      if (news.has(eyes)) continue;
      const moved: News = {
        news: 'moved',
        table: this.id,
        n: entry.n,
        line: lineWith(entry, journal, eyes),
        patch: diff(view(game, before, eyes), view(game, state, eyes)),
        questions: revisable.filter(q => q.seat === eyes),
        asked,
      };
      news.set(eyes, JSON.stringify(moved));
    }
    return { entry, asked, over: match.over, places: match.over ? game.ranks(state) : null, news };
  }

  /** The rows of the table after an entry: who is asked, clocks, the end. */
  async #after({ entry, asked: nowAsked, over, places }: Applied, anew: boolean): Promise<Laid> {
    const { table, seats } = this.#laid;
    const { pace } = table.settings;
    const seatsAfter = seats.map((row): SeatRow => {
      const keeper = keeperAfter(row, entry);
      const isAsked = nowAsked.includes(row.seat);
      const decided = row.seat === entry.seat && (entry.kind === 'answer' || entry.kind === 'return');
      let clock: Pick<SeatRow, 'askedAt' | 'due' | 'bankMs'> = row;
      if (row.askedAt !== null && (!isAsked || decided || keeper !== null)) clock = answered(pace, clock, entry.at);
      if (isAsked && clock.askedAt === null && row.person !== null && keeper === null) {
        clock = asked(pace, clock, entry.at, this.#rest(row.person), anew);
      }
      return { ...row, keeper, askedAt: clock.askedAt, due: clock.due, bankMs: clock.bankMs };
    });
    const ended = over || entry.kind === 'abandon';
    return {
      table: {
        ...table,
        n: entry.n,
        asked: ended ? [] : nowAsked,
        status: over ? 'over' : entry.kind === 'abandon' ? 'abandoned' : table.status,
        endedAt: ended ? entry.at : null,
        places,
        undoRequest: null,
        abandoning: [],
        changedAt: entry.at,
      },
      seats: seatsAfter,
    };
  }

  #rest(person: string): Rest {
    return this.#people.get(person) ?? { timeZone: 'UTC', quiet: null };
  }

  #statements({ entry }: Applied, { table, seats }: Laid): Statement[] {
    const { db, process } = this.#needs;
    const before = this.#laid;
    const statements = [
      addHistory(this.id, entry),
      statement(
        `UPDATE tables SET n = $2, asked = $3, status = $4, ended_at = $5, places = $6, undo_request = NULL,
           abandoning = '[]', changed_at = $7 WHERE id = $1 AND n = $8 AND status = 'playing'`,
        [
          this.id,
          table.n,
          JSON.stringify(table.asked),
          table.status,
          table.endedAt,
          table.places === null ? null : JSON.stringify(table.places),
          table.changedAt,
          before.table.n,
        ],
        1,
      ),
    ];
    for (const row of seats) statements.push(...this.#seatStatements(entry, before.seats[row.seat]!, row, table.asked));
    if (table.status !== 'playing') statements.push(...this.#endStatements());
    if (this.#wantsSnapshot(entry.n)) statements.push(this.#snapshot(entry.n));
    statements.push(...db.tell(JSON.stringify({ process, table: this.id, n: entry.n })));
    return statements;
  }

  /** What an entry means for one seat: its row, its clock, its bot, its notice. */
  #seatStatements(entry: HistoryRow, before: SeatRow, row: SeatRow, nowAsked: readonly Seat[]): Statement[] {
    const { notice } = this.#needs;
    const key = `${this.id}/${row.seat}`;
    const statements: Statement[] = [];
    const { pace } = this.#laid.table.settings;
    if (row.askedAt !== before.askedAt || row.bankMs !== before.bankMs || row.keeper !== before.keeper) {
      if (pace.kind !== 'untimed' || row.keeper !== before.keeper) {
        statements.push(
          statement(
            'UPDATE seats SET keeper = $3, asked_at = $4, due = $5, bank_ms = $6 WHERE table_id = $1 AND seat = $2',
            [this.id, row.seat, row.keeper, row.askedAt, row.due, row.bankMs],
          ),
        );
      }
      const warn = row.person === null ? null : warnAt(pace, row, this.#rest(row.person));
      if (warn !== null) statements.push(putWork('clock', key, warn));
      else if (before.due !== null) statements.push(dropWork('clock', key));
    }
    const isBot = row.bot !== null || row.keeper !== null;
    const wasBot = before.bot !== null || before.keeper !== null;
    const isAsked = nowAsked.includes(row.seat);
    const wasAsked = this.#laid.table.asked.includes(row.seat);
    const anew = isAsked && (!wasAsked || row.seat === entry.seat || entry.kind === 'undo');
    if (isBot && anew) statements.push(putWork('bot', key, entry.at, '', entry.at + BOT_LEASE_MS));
    else if (wasBot && wasAsked && (!isAsked || !isBot)) statements.push(dropWork('bot', key));
    if (row.person !== null && !isBot && anew && !wasAsked && row.seat !== entry.seat && !this.#isHere(row.person)) {
      statements.push(...notice(row.person, 'your-turn', this.#laid, String(entry.n)));
    }
    if (entry.kind === 'keep' && entry.seat === row.seat && row.person !== null) {
      statements.push(...notice(row.person, 'bot-keeps', this.#laid, String(entry.n)));
    }
    return statements;
  }

  #endStatements(): Statement[] {
    const statements = [statement(`DELETE FROM work WHERE kind IN ('clock', 'bot') AND key LIKE $1`, [`${this.id}/%`])];
    for (const { person } of this.#laid.seats) {
      if (person !== null && !this.#isHere(person)) {
        statements.push(...this.#needs.notice(person, 'over', this.#laid, 'end'));
      }
    }
    return statements;
  }

  #isHere(person: string): boolean {
    for (const [watcher, eyes] of this.watchers) if (eyes !== null && watcher.person === person) return true;
    return false;
  }

  /** Where free undo ends, every so often, at the end, and once the shape of the state has changed. */
  #wantsSnapshot(n: number): boolean {
    const { match } = this;
    if (match.mark !== match.log.length) return false;
    const today = this.game.migrations.at(-1)?.id ?? '';
    return match.over || n - this.#lastSnapshot.n >= SNAPSHOT_EVERY || this.#lastSnapshot.migration !== today;
  }

  #snapshot(n: number): Statement {
    return addSnapshot(this.id, n, save(this.game, this.match.state as Core));
  }

  #kept({ entry }: Applied, laid: Laid): void {
    if (this.#wantsSnapshot(entry.n)) {
      this.#lastSnapshot = { n: entry.n, migration: this.game.migrations.at(-1)?.id ?? '' };
    }
    const before = this.#laid;
    this.#laid = laid;
    for (const { seat, bot, keeper, person, due } of laid.seats) {
      if (due !== null)
        this.#needs.wakeClock(warnAt(laid.table.settings.pace, laid.seats[seat]!, this.#rest(person!))!);
      if (person !== null && !this.#isHere(person)) this.#needs.wakeNotices();
      if (bot === null && keeper === null) continue;
      const anew = !before.table.asked.includes(seat) || seat === entry.seat || entry.kind === 'undo';
      if (laid.table.asked.includes(seat) && anew) this.#needs.botTurn(this, seat);
    }
  }

  #tell({ entry, news }: Applied): void {
    for (const [watcher, eyes] of this.watchers) {
      const json = news.get(eyes);
      if (json !== undefined) watcher.send(json);
    }
    const { pace } = this.#laid.table.settings;
    if (entry.kind !== 'answer' || pace.kind !== 'untimed' || this.#laid.table.status !== 'playing') this.tellTable();
  }
}

function keeperAfter({ seat, keeper }: SeatRow, entry: HistoryRow): SeatRow['keeper'] {
  if (seat !== entry.seat) return keeper;
  if (entry.kind === 'keep') return entry.bot;
  return entry.kind === 'return' ? null : keeper;
}

export const stale = (n: number): Refused =>
  new Refused('stale', `something has happened since; the table is at ${n}`, { n });
