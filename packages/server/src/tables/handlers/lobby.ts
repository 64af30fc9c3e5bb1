import { hasWindows, type Person, type Table } from '@teahouse/protocol';
import type { Handlers } from '../../house.ts';
import { personOf } from '../../people/callers.ts';
import { Refused } from '../../refused.ts';
import type { Db, Row } from '../../store/db.ts';
import { playedRoom } from '../access.ts';
import { describe, peopleAt } from '../describe.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { abandon } from '../moves.ts';
import type { RoomRegistry } from '../registry.ts';
import { readTables } from '../rows.ts';

interface LobbyDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  readonly lifecycle: Lifecycle;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /** Throws `Refused('slow-down')`. */
  limit(key: string, perMinute: number): void;
}

type LobbyCommand =
  | 'games.list'
  | `tables.${'list' | 'create' | 'invitations' | 'join' | 'leave' | 'free' | 'plan' | 'rematch' | 'abandon'}`;

const PAGE = 50;
/** Tables of one host in the list of those that wait. */
const MOST_OF_A_HOST = 3;

/** Tables are found, laid, taken and left. */
export function lobbyHandlers(deps: LobbyDeps): Pick<Handlers, LobbyCommand> {
  const { rooms, lifecycle } = deps;
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
      const tables = await lists[which](deps, personOf(caller), before ?? Number.MAX_SAFE_INTEGER);
      return { tables, more: tables.length === PAGE };
    },

    'tables.create': async (caller, input) => {
      const person = personOf(caller);
      deps.limit(`create:${person}`, 20);
      return (await lifecycle.create(person, input)).describe(person);
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

    'tables.free': async (caller, { table, seat }) => {
      const person = personOf(caller);
      const room = await rooms.current(table);
      await lifecycle.free(room, person, seat);
      return room.describe(person);
    },

    'tables.plan': async (caller, { table, seat, plan }) => {
      const person = personOf(caller);
      const room = await rooms.current(table);
      await lifecycle.plan(room, person, seat, plan);
      return room.describe(person);
    },

    'tables.rematch': async (caller, { table }) => {
      const { room, person } = await playedRoom(rooms, caller, table);
      return (await lifecycle.rematch(room, person)).describe(person);
    },

    'tables.abandon': async (caller, { table, agree }) => {
      const { room, seat, person } = await playedRoom(rooms, caller, table);
      await abandon(room, seat, agree);
      return room.describe(person);
    },
  };
}

const FREE = '(SELECT 1 FROM seats WHERE table_id = id AND person IS NULL AND bot IS NULL AND secret IS NULL)';
const WAITING = `SELECT id, host, changed_at FROM tables WHERE status = 'open' AND changed_at < $1 AND EXISTS ${FREE}
  ORDER BY changed_at DESC LIMIT ${2 * PAGE}`;
/** Those who lay as many tables as they may fill up no more than this of the list of all that wait. */
const MOST_LOOKS = 20;

interface WaitingRow extends Row {
  id: string;
  host: string;
  changed_at: number;
}

/** Tables that wait for anybody, the last changed first: a few of each host, so that nobody's push out all the others. */
async function waiting(db: Db, before: number): Promise<string[]> {
  const found: string[] = [];
  const ofHost = new Map<string, number>();
  let [look, from] = [0, before];
  for (;;) {
    const rows = await db.rows<WaitingRow>(WAITING, [from]);
    for (const { id, host } of rows) {
      const others = ofHost.get(host) ?? 0;
      if (others < MOST_OF_A_HOST) found.push(id);
      ofHost.set(host, others + 1);
      if (found.length === PAGE) return found;
    }
    if (rows.length < 2 * PAGE || ++look === MOST_LOOKS) return found;
    from = rows.at(-1)!.changed_at;
  }
}

/** The lists of tables, each as one person sees it, of what has changed before a time. */
const lists = {
  open: async (deps: LobbyDeps, person: string, before: number): Promise<Table[]> => {
    const ids = await waiting(deps.db, before);
    if (ids.length === 0) return [];
    const marks = ids.map((_, i) => `$${i + 1}`);
    return list(deps, `SELECT * FROM laid_tables WHERE id IN (${marks}) ORDER BY changed_at DESC`, person, ids);
  },

  mine: async (deps: LobbyDeps, person: string, before: number): Promise<Table[]> => {
    const sql = `SELECT * FROM laid_tables WHERE id IN (
        SELECT table_id FROM seats WHERE person = $1 AND ended_at IS NULL
        UNION SELECT table_id FROM seats WHERE expected = $1 AND ended_at IS NULL
        UNION SELECT id FROM tables WHERE host = $1 AND ended_at IS NULL AND status = 'open')
      AND changed_at < $2 ORDER BY changed_at DESC LIMIT ${2 * PAGE}`;
    const asked = ({ mySeat, asked: now }: Table): number => (mySeat !== null && now.includes(mySeat) ? 0 : 1);
    return (await list(deps, sql, person, [person, before])).toSorted((a, b) => asked(a) - asked(b));
  },

  /** What others play and anybody may watch; a game among bots alone is nobody's to show. */
  live: async (deps: LobbyDeps, person: string, before: number): Promise<Table[]> => {
    // By when they were written down as played last, which is never long ago where they are (see `TableStore`).
    const sql = `SELECT * FROM laid_tables WHERE id IN (
        SELECT id FROM tables WHERE status = 'playing' AND changed_at < $1 ORDER BY changed_at DESC LIMIT ${PAGE})
      ORDER BY changed_at DESC`;
    return (await list(deps, sql, person, [before])).filter(
      ({ watch, mySeat, seats }) => watch === 'everyone' && mySeat === null && seats.some(seat => seat.person !== null),
    );
  },

  finished: (deps: LobbyDeps, person: string, before: number): Promise<Table[]> => {
    // The last of those who sat there and of hosts, each by an index, then the last of both. What was never dealt is none.
    const dealt = (id: string): string => `EXISTS (SELECT 1 FROM history WHERE table_id = ${id} AND n = 1)`;
    const last = `ORDER BY ended_at DESC LIMIT ${PAGE}`;
    const sql = `SELECT * FROM laid_tables WHERE id IN (SELECT id FROM (
        SELECT * FROM (
          SELECT table_id AS id, ended_at FROM seats
          WHERE person = $1 AND ended_at < $2 AND ${dealt('seats.table_id')} ${last}) AS seated
        UNION SELECT * FROM (
          SELECT id, ended_at FROM tables WHERE host = $1 AND ended_at < $2 AND ${dealt('tables.id')} ${last}) AS hosted
      ) AS played ${last}) ORDER BY ended_at DESC`;
    return list(deps, sql, person, [person, before]);
  },
};

async function list(
  { db, rooms, people }: LobbyDeps,
  sql: string,
  person: string,
  values: readonly (string | number)[],
): Promise<Table[]> {
  const found = await readTables(db, sql, values, damaged => rooms.park(damaged));
  const known = await people([...new Set(found.flatMap(({ seats }) => peopleAt(seats)))]);
  return found.map(laid => {
    const mySeat = laid.seats.find(seat => seat.person === person)?.seat ?? null;
    return describe(laid, known, { person, mySeat, here: new Set(), watchers: 0 });
  });
}
