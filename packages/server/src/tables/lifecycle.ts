import { LEVELS } from '@teahouse/bots';
import { type AnyGame, chooseOptions, Match, type Seat } from '@teahouse/kernel';
import type { Checked, SeatPlan, TableFile } from '@teahouse/protocol';
import { newSecret } from '../ids.ts';
import { Refused } from '../refused.ts';
import { type Statement, statement } from '../store/db.ts';
import { putWork } from '../store/queue.ts';
import { peopleAt } from './describe.ts';
import { invitations, mustBeInvitable, namedIn } from './invited.ts';
import { isLongGone } from './long-gone.ts';
import { keep } from './moves.ts';
import { addLaid, blankTable, freshSeat } from './new-table.ts';
import type { Quotas } from './quotas.ts';
import type { RoomRegistry } from './registry.ts';
import { decisiveEntries, loggedOf } from './replay.ts';
import type { Replayer } from './replayer.ts';
import { keepRetold } from './retelling.ts';
import type { Room, RoomDeps } from './room.ts';
import { type LaidTable, readHistory, type SeatRow, type TableRow } from './rows.ts';
import { end, isFinished } from './status.ts';

/** Tables are laid, people come and go, the game starts, and is played again. */
export class Lifecycle {
  readonly #deps: RoomDeps;
  readonly #rooms: RoomRegistry;
  readonly #replayer: Replayer;
  readonly #quotas: Quotas;

  constructor(deps: RoomDeps, rooms: RoomRegistry, replayer: Replayer, quotas: Quotas) {
    this.#deps = deps;
    this.#rooms = rooms;
    this.#replayer = replayer;
    this.#quotas = quotas;
  }

  async create(
    host: string,
    { game: id, options, seats: plans, ...settings }: Checked<'tables.create'>,
  ): Promise<Room> {
    const game = this.#game(id);
    const chosen = chooseOptions(game, plans.length, options);
    if (plans.filter(({ kind }) => kind === 'me').length > 1) {
      throw new Refused('bad-input', 'one person takes one seat at a table');
    }
    await this.#quotas.mustHaveRoom(host, {
      bots: plans.filter(({ kind }) => kind === 'bot').length,
      people: plans.filter(({ kind }) => kind !== 'bot').length,
    });
    await mustBeInvitable(this.#deps.db, host, namedIn(plans));
    const now = this.#deps.now();
    const table = { ...blankTable(game, host, now), seed: this.#deps.newSeed(), options: chosen, settings };
    const seats = plans.map((plan, seat) => ({ ...freshSeat(seat, settings), ...planned(plan, host) }));
    return this.#lay({ table, seats });
  }

  join(room: Room, person: string, wish: { seat?: Seat | undefined; secret?: string | undefined }): Promise<void> {
    return room.inTurn(async () => {
      const mine = room.seatOf(person);
      if (mine !== null) {
        // The link of one's own seat, opened again, leads to one's own seat.
        if (wish.secret === undefined && wish.seat !== undefined && wish.seat !== mine) {
          throw new Refused('already-seated', 'you have a seat at this table');
        }
        await this.#startIfFull(room, person);
        return;
      }
      mustBeOpen(room);
      const seat = freeSeat(room, person, wish);
      const isInvited = wish.secret !== undefined || room.laid.seats[seat]!.expected === person;
      if (!isInvited && (await this.#isRemoved(room, person))) {
        throw new Refused('not-allowed', 'the host has freed your seat: ask them for a link');
      }
      const sql = `UPDATE seats SET person = $3, secret = NULL, expected = NULL, passes = 0
        WHERE table_id = $1 AND seat = $2 AND person IS NULL AND bot IS NULL
          AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'open')
          AND EXISTS (SELECT 1 FROM people WHERE id = $3 AND deleted_at IS NULL)`;
      const after = withSeat(room.laid, seat, { person, secret: null, expected: null, passes: false });
      await room.change([statement(sql, [room.id, seat, person], 1)], seatTaken, { after });
      await this.#startIfFull(room, person);
    });
  }

  leave(room: Room, person: string): Promise<void> {
    return room.inTurn(async () => {
      mustBeOpen(room);
      const seat = room.seatOf(person);
      if (room.laid.table.host === person) {
        await room.change(this.#close(room), notNow);
        return;
      }
      if (seat === null) throw new Refused('not-allowed', 'you have no seat at this table');
      const sql = 'UPDATE seats SET person = NULL WHERE table_id = $1 AND seat = $2 AND person = $3';
      await room.change([statement(sql, [room.id, seat, person], 1), this.#stillOpen(room)], notNow);
    });
  }

  /** The host frees a seat: before the start at once, later only one that has kept an untimed table waiting for days. */
  async free(room: Room, person: string, seat: Seat): Promise<void> {
    const row = room.laid.seats[seat];
    if (row === undefined) throw new Refused('not-found', 'there is no such seat');
    const { host, status } = room.laid.table;
    const isForHost = row.person === host && room.seatOf(person) !== null;
    if (host !== person && !(status === 'playing' && isForHost)) {
      throw new Refused('not-allowed', 'only the host frees seats');
    }
    if (row.person === null || row.person === person) throw new Refused('not-now', 'nobody else has this seat');
    if (status === 'open') {
      await this.remove(room, seat, row.person);
      return;
    }
    if (!isLongGone(room, seat)) {
      throw new Refused('not-now', 'a seat is freed when an untimed table has waited for it for three days');
    }
    await keep(room, seat);
  }

  /** Takes a seat from somebody before the start; they come back only by a link. */
  remove(room: Room, seat: Seat, person: string): Promise<void> {
    return room.inTurn(async () => {
      mustBeOpen(room);
      const sql = 'UPDATE seats SET person = NULL, passes = 0 WHERE table_id = $1 AND seat = $2 AND person = $3';
      const remembered = 'INSERT INTO removed (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      const statements = [
        statement(sql, [room.id, seat, person], 1),
        statement(remembered, [room.id, person]),
        this.#stillOpen(room),
      ];
      await room.change(statements, notNow);
    });
  }

  async #isRemoved(room: Room, person: string): Promise<boolean> {
    const sql = 'SELECT person FROM removed WHERE table_id = $1 AND person = $2';
    return (await this.#deps.db.rows(sql, [room.id, person])).length > 0;
  }

  /** The host says who may take a seat that no other person has. */
  plan(room: Room, host: string, seat: Seat, plan: SeatPlan): Promise<void> {
    return room.inTurn(async () => {
      mustBeOpen(room);
      if (room.laid.table.host !== host) throw new Refused('not-allowed', 'only the host plans the seats');
      const row = room.laid.seats[seat];
      if (row === undefined) throw new Refused('not-found', 'there is no such seat');
      if (row.person !== null && row.person !== host) throw seatTaken();
      if (plan.kind === 'me' && room.seatOf(host) !== null && room.seatOf(host) !== seat) {
        throw new Refused('already-seated', 'you have a seat at this table');
      }
      const others = room.laid.seats.filter(other => other.seat !== seat);
      const bots = others.filter(other => other.bot !== null).length + (plan.kind === 'bot' ? 1 : 0);
      if (plan.kind === 'bot') await this.#quotas.mustHaveBots(host, { bots, people: others.length + 1 - bots });
      const there = peopleAt(others).filter(id => id !== host);
      const named = namedIn([plan]);
      if (named.some(id => there.includes(id))) throw new Refused('already-seated', 'they are at this table already');
      await mustBeInvitable(this.#deps.db, host, named);
      const { person, bot, secret, expected } = planned(plan, host);
      const sql = `UPDATE seats SET person = $3, bot = $4, secret = $5, expected = $6, passes = 0
        WHERE table_id = $1 AND seat = $2 AND (person IS NULL OR person = $7)`;
      const values = [room.id, seat, person, bot, secret, expected, host];
      const told = await invitations(this.#deps, room.laid, named);
      await room.change([statement(sql, values, 1), this.#stillOpen(room), ...told], seatTaken);
      if (told.length > 0) this.#deps.wakeNotices();
      await this.#startIfFull(room, host);
    });
  }

  /** The same table once more: bots sit as they sat, people are expected in their seats, with the wishes they had. */
  async rematch(room: Room, person: string): Promise<Room> {
    const next = await room.inTurn(async () => {
      const { table, seats } = room.laid;
      if (!isFinished(table.status)) throw new Refused('not-now', 'the game is not over yet');
      if (room.seatOf(person) === null) throw new Refused('not-allowed', 'only those who played ask for a rematch');
      if (table.rematch !== null) return table.rematch;
      const now = this.#deps.now();
      const again: TableRow = {
        ...blankTable(room.game, person, now),
        seed: this.#deps.newSeed(),
        options: table.options,
        settings: table.settings,
      };
      const turned = seats.map((_, i) => seats[(i + 1) % seats.length]!);
      const rows = turned.map(
        ({ person: sat, bot, passes }, seat): SeatRow => ({
          ...freshSeat(seat, table.settings),
          person: sat === person ? person : null,
          passes: sat === person && passes,
          bot,
          secret: sat === null || sat === person ? null : newSecret(),
          expected: sat === person ? null : sat,
        }),
      );
      const sql = 'UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL';
      const next = { table: again, seats: rows };
      const told = await invitations(
        this.#deps,
        next,
        rows.map(({ expected }) => expected),
      );
      await room.change([statement(sql, [room.id, again.id], 1), ...addLaid(next), ...told], notNow);
      if (told.length > 0) this.#deps.wakeNotices();
      return again.id;
    });
    const laid = await this.#rooms.open(next);
    // Whoever played before takes the seat that waits.
    await laid.inTurn(async () => {
      if (laid.laid.table.status !== 'open') return;
      const seat = laid.laid.seats.find(({ expected }) => expected === person)?.seat;
      if (seat !== undefined) {
        const { passes } = room.laid.seats[room.seatOf(person)!]!;
        const sql = `UPDATE seats SET person = $3, secret = NULL, expected = NULL, passes = $4
          WHERE table_id = $1 AND seat = $2 AND person IS NULL`;
        await laid.change([statement(sql, [laid.id, seat, person, passes ? 1 : 0], 1)], seatTaken);
      }
      await this.#startIfFull(laid, person);
    });
    return laid;
  }

  /** Plays on from a moment of a finished game: the same cards, bots in the other seats. */
  async branch(
    room: Room,
    person: string,
    address: string,
    { n, seat, level }: Checked<'tables.branch'>,
  ): Promise<Room> {
    const { table, seats } = room.laid;
    if (!isFinished(table.status)) throw new Refused('not-now', 'the game is not over yet');
    if (seats[seat] === undefined) throw new Refused('not-found', 'there is no such seat');
    await this.#quotas.mustHaveRoom(person, { bots: seats.length - 1, people: 1 });
    const past = decisiveEntries(await readHistory(this.#deps.db, room.id, 0, n));
    const now = this.#deps.now();
    const deal = { seats: seats.length, options: table.options, seed: table.seed };
    const { retold, over, asked } = await this.#replayer.run(
      {
        kind: 'past',
        game: table.game,
        deal,
        past: past.map(entry => ({ logged: loggedOf(entry), bot: entry.bot })),
        now,
      },
      address,
    );
    if (over) throw new Refused('not-now', 'the game is over at that moment');
    const settings = { ...table.settings, pace: { kind: 'untimed' as const }, undo: 'free' as const };
    const rows = seats.map(
      (_, i): SeatRow => ({
        ...freshSeat(i, settings),
        person: i === seat ? person : null,
        bot: i === seat ? null : level,
      }),
    );
    const laid: LaidTable = {
      table: {
        ...blankTable(room.game, person, now),
        options: table.options,
        settings,
        seed: table.seed,
        status: 'playing',
        startedAt: now,
        n: retold.entries.length,
        asked,
        from: { table: room.id, n },
      },
      seats: rows,
    };
    const bots = laid.table.asked.filter(i => i !== seat).map(i => putWork('bot', `${laid.table.id}/${i}`, now));
    await this.#deps.db.write([...addLaid(laid), ...keepRetold(laid.table.id, retold), ...bots]);
    const branched = await this.#rooms.lay(laid);
    for (const i of laid.table.asked) if (i !== seat) this.#deps.botTurn(branched, i);
    return branched;
  }

  /** Lays a finished table from its file: nobody sits at it, and whoever brought it is its host. */
  async layFile(file: TableFile, host: string, address: string): Promise<Room> {
    const { db, now } = this.#deps;
    const job = { kind: 'file' as const, game: file.game, file, host, now: now() };
    const { laid, retold } = await this.#replayer.run(job, address);
    await db.write([...addLaid(laid!), ...keepRetold(laid!.table.id, retold)]);
    return this.#rooms.lay(laid!);
  }

  async #lay(laid: LaidTable): Promise<Room> {
    const told = await invitations(
      this.#deps,
      laid,
      laid.seats.map(({ expected }) => expected),
    );
    await this.#deps.db.write([...addLaid(laid), ...told]);
    if (told.length > 0) this.#deps.wakeNotices();
    const room = await this.#rooms.lay(laid);
    await room.inTurn(() => this.#startIfFull(room, laid.table.host));
    return room;
  }

  /** Tables where nobody is missing, but whose cards could not be dealt when the last one sat down. */
  async startFull(): Promise<void> {
    const sql = `SELECT id FROM tables WHERE status = 'open'
      AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND person IS NULL AND bot IS NULL)`;
    for (const { id } of await this.#deps.db.rows<{ id: string }>(sql)) {
      try {
        const room = await this.#rooms.open(id);
        await room.inTurn(() => this.#startIfFull(room, null));
      } catch (error) {
        this.#deps.report(id, String(error));
      }
    }
  }

  /** Deals as soon as nobody is missing. Whoever made it so knows. */
  async #startIfFull(room: Room, by: string | null): Promise<void> {
    const { table, seats } = room.laid;
    if (table.status !== 'open' || seats.some(({ person, bot }) => person === null && bot === null)) return;
    const match = await this.#deps.guard
      .run(() => Match.begin(room.game, { seats: seats.length, options: table.options, seed: table.seed }))
      .catch(error => this.#cannotDeal(room, error));
    await room.begin(match, by, notNow).catch(error => {
      // Another process has dealt meanwhile: that is all that was wanted.
      if (room.laid.table.status !== 'playing') throw error;
    });
  }

  /** A game that fails before its first question will never start: nobody shall wait for it. */
  async #cannotDeal(room: Room, error: unknown): Promise<never> {
    this.#deps.report(room.id, String(error));
    await room.change(this.#close(room), notNow);
    throw new Refused('fault', 'the cards could not be dealt; it has been noted');
  }

  #close(room: Room): Statement[] {
    const now = this.#deps.now();
    return end(room.id, 'open', 'abandoned', now, { changed_at: now });
  }

  #stillOpen(room: Room): Statement {
    return statement(
      `UPDATE tables SET changed_at = $2 WHERE id = $1 AND status = 'open'`,
      [room.id, this.#deps.now()],
      1,
    );
  }

  #game(id: string): AnyGame {
    const game = this.#rooms.games.get(id);
    if (game === undefined) throw new Refused('not-found', `there is no game '${id}'`);
    return game;
  }
}

function planned(plan: SeatPlan, host: string): Pick<SeatRow, 'person' | 'bot' | 'secret' | 'expected'> {
  const nobody = { person: null, bot: null, secret: null, expected: null };
  switch (plan.kind) {
    case 'me':
      return { ...nobody, person: host };
    case 'open':
      return nobody;
    case 'invite':
      return { ...nobody, secret: newSecret(), expected: plan.person ?? null };
    case 'bot':
      return { ...nobody, bot: LEVELS.find(level => level === plan.level)! };
  }
}

function freeSeat(
  { laid: { seats } }: Room,
  who: string,
  { seat, secret }: { seat?: Seat | undefined; secret?: string | undefined },
): Seat {
  if (secret !== undefined) {
    const invited = seats.find(row => row.secret === secret);
    if (invited === undefined) throw new Refused('seat-taken', 'this link was used already, or withdrawn');
    return invited.seat;
  }
  const kept = seats.find(row => row.expected === who);
  if (kept !== undefined && (seat === undefined || seat === kept.seat)) return kept.seat;
  const free = seats.filter(row => row.person === null && row.bot === null && row.secret === null);
  const found = seat === undefined ? free[0] : free.find(row => row.seat === seat);
  if (found === undefined) throw seatTaken();
  return found.seat;
}

function mustBeOpen({ laid: { table } }: Room): void {
  if (table.status !== 'open') throw new Refused('not-now', 'the game has started, or the table is gone');
}

const withSeat = ({ table, seats }: LaidTable, seat: Seat, now: Partial<SeatRow>): LaidTable => ({
  table,
  seats: seats.map(row => (row.seat === seat ? { ...row, ...now } : row)),
});

const seatTaken = (): Refused => new Refused('seat-taken', 'this seat is taken');
const notNow = (): Refused => new Refused('not-now', 'the table has changed meanwhile');
