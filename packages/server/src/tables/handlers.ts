import { type Core, load, Match, placesOf, type Seat, save, view } from '@teahouse/kernel';
import { type Checked, hasWindows, type Person, type Seen, type Table } from '@teahouse/protocol';
import type { Caller, Handlers, Listener } from '../house.ts';
import { newSecret, newTableId } from '../ids.ts';
import { personOf } from '../people/callers.ts';
import { Refused } from '../refused.ts';
import type { Db, Statement } from '../store/db.ts';
import type { Passes } from '../work/passes.ts';
import type { Reviews } from '../work/reviews.ts';
import { mayWatch } from './access.ts';
import { describe } from './describe.ts';
import { fileOf, playFile } from './files.ts';
import type { Guard } from './guard.ts';
import { dealEntry, entryOf, lineFor, states } from './history.ts';
import { freshSeat, type Lifecycle } from './lifecycle.ts';
import { abandon, answer, comeBack, consent, undo } from './moves.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { addSnapshot, type HistoryRow, type Laid, readHistory, readTables } from './rows.ts';
import { isFinished } from './status.ts';

export interface TableDeps {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly lifecycle: Lifecycle;
  readonly reviews: Reviews;
  readonly passes: Passes;
  readonly guard: Guard;
  now(): number;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  notice(person: string, kind: 'undo-asked', laid: Laid, key: string): Statement[];
  /** Throws `Refused('slow-down')`. */
  limit(key: string, perMinute: number): void;
}

type TableCommand = Extract<keyof Handlers, `games.${string}` | `tables.${string}` | `play.${string}`>;

const MOST_MOMENTS = 50;
const PAGE = 50;

export function tableHandlers(deps: TableDeps): Pick<Handlers, TableCommand> {
  const { db, rooms, lifecycle, reviews, passes, guard } = deps;

  /** A table that this caller may look at. */
  async function seen(
    caller: Caller,
    { table, secret }: { table: string; secret?: string | undefined },
  ): Promise<Room> {
    const room = await rooms.current(table);
    mustSee(room, caller, secret);
    return room;
  }

  /** A table where this caller has a seat. */
  async function played(caller: Caller, table: string): Promise<{ room: Room; seat: Seat; person: string }> {
    const person = personOf(caller);
    const room = await rooms.current(table);
    const seat = room.seatOf(person);
    if (seat !== null) return { room, seat, person };
    if (mayWatch(room.laid, person, null)) throw new Refused('not-allowed', 'you have no seat at this table');
    throw new Refused('not-found', 'there is no such table');
  }

  /** What each socket watches, and stops watching when it closes. */
  const watched = new WeakMap<Listener, Set<Room>>();

  function watch(room: Room, socket: Listener, secret: string | null): void {
    let mine = watched.get(socket);
    if (mine === undefined) {
      const all = new Set<Room>();
      socket.onClose(() => {
        for (const one of all) unwatch(one, socket);
      });
      watched.set(socket, all);
      mine = all;
    }
    mine.add(room);
    room.watch(socket, secret);
  }

  function unwatch(room: Room, socket: Listener): void {
    if (!watched.get(socket)?.delete(room)) return;
    room.unwatch(socket);
    if (room.idle && isFinished(room.laid.table.status)) rooms.forget(room);
  }

  async function list(sql: string, person: string, values: readonly (string | number)[]): Promise<Table[]> {
    const found = await readTables(db, sql, values, damaged => rooms.park(damaged));
    const ids = found.flatMap(({ seats }) => seats.map(seat => seat.person));
    const people = await deps.people([...new Set(ids.filter(id => id !== null))]);
    return found.map(laid => {
      const mySeat = laid.seats.find(seat => seat.person === person)?.seat ?? null;
      return describe(laid, people, { mySeat, here: new Set(), watchers: 0 });
    });
  }

  return {
    'games.list': async () => ({
      games: [...rooms.games.values()].map(game => ({
        id: game.id,
        rules: game.rules,
        seats: { ...game.seats },
        options: Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, [...values]])),
        windows: hasWindows(game),
      })),
    }),

    'tables.list': async (caller, { which, before }) => {
      const person = personOf(caller);
      const until = before ?? Number.MAX_SAFE_INTEGER;
      switch (which) {
        case 'open': {
          const sql = `SELECT * FROM laid_tables WHERE status = 'open' AND changed_at < $1 ORDER BY changed_at DESC LIMIT ${PAGE}`;
          const tables = await list(sql, person, [until]);
          return { tables: tables.filter(({ seats }) => seats.some(isFree)) };
        }
        case 'mine': {
          const sql = `SELECT * FROM laid_tables WHERE status IN ('open', 'playing', 'parked') AND changed_at < $2
            AND (host = $1 AND status = 'open' OR id IN (SELECT table_id FROM seats WHERE person = $1))
            ORDER BY changed_at DESC LIMIT ${2 * PAGE}`;
          const tables = await list(sql, person, [person, until]);
          const asked = ({ mySeat, asked: now }: Table): number => (mySeat !== null && now.includes(mySeat) ? 0 : 1);
          return { tables: tables.toSorted((a, b) => asked(a) - asked(b)) };
        }
        case 'finished': {
          const sql = `SELECT * FROM laid_tables WHERE status IN ('over', 'abandoned') AND n > 0 AND changed_at < $2
            AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))
            ORDER BY changed_at DESC LIMIT ${PAGE}`;
          return { tables: await list(sql, person, [person, until]) };
        }
      }
    },

    'tables.create': async (caller, input) => {
      const person = personOf(caller);
      deps.limit(`create:${person}`, 20);
      return (await lifecycle.create(person, input)).describe(person);
    },

    'tables.get': async (caller, input) => {
      const room = await seen(caller, input);
      return room.inTurn(() => snapshot(db, room, caller.person, input.since));
    },

    'tables.invitations': async (caller, { table }) => {
      const person = personOf(caller);
      const { laid } = await rooms.current(table);
      if (laid.table.host !== person) throw new Refused('not-allowed', 'only the host has the links');
      const waiting = laid.table.status === 'open' ? laid.seats : [];
      return {
        seats: waiting.filter(({ secret }) => secret !== null).map(({ seat, secret }) => ({ seat, secret: secret! })),
        watch: laid.table.settings.watch === 'nobody' ? null : laid.table.watchSecret,
      };
    },

    'tables.join': async (caller, { table, seat, secret }) => {
      const person = personOf(caller);
      const room = await rooms.current(table);
      await lifecycle.join(room, person, { seat, secret });
      return room.describe(person);
    },

    'tables.leave': async (caller, { table }) => {
      await lifecycle.leave(await rooms.current(table), personOf(caller));
      return {};
    },

    'tables.plan': async (caller, { table, seat, plan }) => {
      const person = personOf(caller);
      const room = await rooms.current(table);
      await lifecycle.plan(room, person, seat, plan);
      return room.describe(person);
    },

    'tables.rematch': async (caller, { table }) => {
      const { room, person } = await played(caller, table);
      return (await lifecycle.rematch(room, person)).describe(person);
    },

    'tables.abandon': async (caller, { table, agree }) => {
      const { room, seat, person } = await played(caller, table);
      await abandon(room, seat, agree);
      return room.describe(person);
    },

    'tables.branch': async (caller, input) => {
      const person = personOf(caller);
      deps.limit(`create:${person}`, 20);
      const room = await seen(caller, input);
      return (await lifecycle.branch(room, person, input)).describe(person);
    },

    'tables.export': async (caller, input) => {
      const { laid, game, id } = await seen(caller, input);
      if (!isFinished(laid.table.status) || laid.table.n === 0) {
        throw new Refused('not-now', 'a game is exported when it is over: before that, its cards are secret');
      }
      const people = await deps.people(laid.seats.map(seat => seat.person).filter(person => person !== null));
      return fileOf(game, laid, await readHistory(db, id, 0), people);
    },

    'tables.import': async (caller, { file }) => {
      const person = personOf(caller);
      deps.limit(`import:${person}`, 5);
      const { laid, history, first } = await guard.run(() => imported(deps, file, person));
      return (await lifecycle.layFinished(laid, history, first)).describe(person);
    },

    'play.watch': async (caller, input) => {
      const { socket } = caller;
      if (socket === null) throw new Refused('bad-input', 'watching needs a socket');
      const room = await rooms.current(input.table);
      return room.inTurn(async () => {
        mustSee(room, caller, input.secret);
        watch(room, socket, input.secret ?? null);
        return snapshot(db, room, caller.person, input.since);
      });
    },

    'play.unwatch': async ({ socket }, { table }) => {
      const room = await rooms.known(table);
      if (socket !== null && room !== null) unwatch(room, socket);
      return {};
    },

    'play.answer': async (caller, { table, ...decision }) => {
      // An answer says itself which moment it means: what is known of the table here is mostly enough.
      const known = await rooms.open(table);
      const mine = known.seatOf(caller.person);
      const { room, seat } = mine === null ? await played(caller, table) : { room: known, seat: mine };
      return { n: await answer(db, room, seat, decision) };
    },

    'play.undo': async (caller, { table, n, commandId }) => {
      const { room, seat } = await played(caller, table);
      return undo(db, room, seat, { n, commandId }, asked =>
        asked.flatMap(other => deps.notice(room.laid.seats[other]!.person!, 'undo-asked', room.laid, `${n}/${seat}`)),
      );
    },

    'play.consent': async (caller, { table, ...answered }) => {
      const { room, seat } = await played(caller, table);
      return { n: await consent(room, seat, answered) };
    },

    'play.return': async (caller, { table }) => {
      const { room, seat } = await played(caller, table);
      return { n: await comeBack(room, seat) };
    },

    'play.passes': async (caller, { table, passes: on }) => {
      const { room, seat, person } = await played(caller, table);
      await passes.wish(room, seat, on);
      return room.describe(person);
    },

    'play.hint': async (caller, { table }) => {
      const { room, seat, person } = await played(caller, table);
      if (!room.laid.table.settings.hints) throw new Refused('not-allowed', 'this table plays without hints');
      deps.limit(`hint:${person}`, 20);
      return reviews.hint(room, seat);
    },

    'play.history': async (caller, input) => {
      const room = await seen(caller, input);
      const eyes = room.seatOf(caller.person);
      return { lines: (await readHistory(db, room.id, input.since)).map(entry => lineFor(entry, eyes)) };
    },

    'play.moments': async (caller, input) => moments(deps, await seen(caller, input), caller, input),

    'play.review': async (caller, input) => reviews.of(await seen(caller, input)),
  };
}

const isFree = ({ person, bot, invite }: Table['seats'][number]): boolean => person === null && bot === null && !invite;

export function mustSee({ laid }: Room, { person }: Caller, secret: string | undefined): void {
  if (!mayWatch(laid, person, secret ?? null)) throw new Refused('not-found', 'there is no such table');
}

/** What one viewer sees now. Who is up to date already gets no view again. */
async function snapshot(db: Db, room: Room, person: string | null, since?: number): Promise<Seen> {
  const eyes = room.seatOf(person);
  const table = room.describe(person);
  if (table.n === 0) return { table, view: null, questions: [], lines: [] };
  const questions = table.status === 'playing' ? room.match.open(true).filter(q => q.seat === eyes) : [];
  if (since === table.n) return { table, view: null, questions, lines: [] };
  const history = await readHistory(db, room.id, since ?? 0, table.n);
  const seenNow = view(room.game, room.match.state as Core, eyes) as Record<string, unknown> & object;
  return { table, view: { ...seenNow }, questions, lines: history.map(entry => lineFor(entry, eyes)) };
}

async function moments(
  { db, guard }: TableDeps,
  room: Room,
  caller: Caller,
  { from, to, eyes: wanted }: Checked<'play.moments'>,
): ReturnType<Handlers['play.moments']> {
  const { table, seats } = room.laid;
  if (from < 1 || to < from || to > table.n)
    throw new Refused('bad-input', `moments are from 1 to ${table.n}`, { n: table.n });
  if (to - from >= MOST_MOMENTS) throw new Refused('bad-input', `at most ${MOST_MOMENTS} moments at a time`);
  const mine = room.seatOf(caller.person);
  const eyes = wanted === undefined ? mine : wanted;
  if (eyes !== mine && eyes !== null && !isFinished(table.status)) {
    throw new Refused('not-allowed', 'other eyes may be borrowed when the game is over');
  }
  if (eyes !== null && seats[eyes] === undefined) throw new Refused('not-found', 'there is no such seat');
  const history = await readHistory(db, room.id, from - 1, to);
  const saves = await states(db, room.laid, from, to);
  return guard.run(() => ({
    moments: saves.map((kept, i) => {
      const g = load(room.game, kept);
      return {
        n: from + i,
        view: { ...view(room.game, g, eyes) } as Record<string, unknown>,
        questions: g.over ? [] : room.game.machine.open(g, true).filter(q => q.seat === eyes),
        line: lineFor(history[i]!, eyes),
      };
    }),
  }));
}

/** A table from its file: nobody sits at it, and whoever brought it is its host. */
function imported(
  { rooms, now }: TableDeps,
  file: Checked<'tables.import'>['file'],
  host: string,
): { laid: Laid; history: HistoryRow[]; first: Statement } {
  const history: HistoryRow[] = [];
  const at = now();
  const id = newTableId(at);
  const game = rooms.games.get(file.game);
  const played = playFile(rooms.games, file, (match, change) => {
    const draft = { kind: 'answer', seat: match.log.at(-1)!.seat } as const;
    history.push(entryOf(match, change, draft, { n: history.length + 2, at }).entry);
  });
  if (!played.over) throw new Refused('bad-input', 'only a game that was played to its end can be laid out again');
  const begun = Match.begin(game!, played.deal);
  const settings = {
    pace: { kind: 'untimed' },
    undo: 'never',
    watch: 'link',
    chat: 'players',
    hints: false,
    keeper: 'master',
  } as const;
  const laid: Laid = {
    table: {
      id,
      game: file.game,
      rules: game!.rules,
      status: 'over',
      options: played.deal.options as Laid['table']['options'],
      settings,
      host,
      seed: file.seed,
      createdAt: at,
      startedAt: file.startedAt,
      endedAt: file.endedAt,
      changedAt: at,
      n: history.length + 1,
      asked: [],
      places: placesOf(game!.outcome(played.state as Core), played.state.seats),
      undoRequest: null,
      abandoning: [],
      rematch: null,
      from: null,
      report: null,
      watchSecret: newSecret(),
    },
    seats: file.players.map(({ bot }, seat) => ({ ...freshSeat(seat, settings), bot })),
  };
  return {
    laid,
    history: [dealEntry(begun, at), ...history],
    first: addSnapshot(id, 1, save(game!, begun.state as Core)),
  };
}
