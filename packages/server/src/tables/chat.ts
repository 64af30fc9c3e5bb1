import type { ChatLine, Person } from '@teahouse/protocol';
import type { Caller, Handlers } from '../house.ts';
import { personOf } from '../people/callers.ts';
import { asSeen } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { Conflict, type Db, oneRow, type Row, statement } from '../store/db.ts';
import { watchedRoom } from './access.ts';
import type { RoomRegistry } from './registry.ts';
import type { Room } from './room.ts';

export interface ChatDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  readonly process: string;
  now(): number;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  limit(key: string, perMinute: number): void;
  /** Throws `Refused('muted')`. */
  mustHaveVoice(person: string): Promise<void>;
}

interface ChatRow extends Row {
  id: number;
  person: string | null;
  seat: number | null;
  at: number;
  text: string;
}

const PAGE = 100;
/** What is told once more after a broken line: so many lines, and none older. */
const MOST_RECENT = 20;
const RECENT_MS = 60 * 60_000;
const PER_MINUTE = 20;
/** In one process lines follow each other; how often another process may be faster. */
const TRIES = 20;

/** What people say at a table. Texts are kept as they were written; whoever shows them must show them as text. */
export function chatHandlers(deps: ChatDeps): Pick<Handlers, 'chat.list' | 'chat.say'> {
  const { db, rooms } = deps;

  async function allowed(caller: Caller, input: { table: string; secret?: string | undefined }): Promise<Room> {
    const room = await watchedRoom(rooms, caller, input);
    if (!mayChat(room, room.seatOf(caller.person)))
      throw new Refused('not-allowed', 'the talk at this table is for its players');
    return room;
  }

  return {
    'chat.list': async (caller, input) => {
      const room = await allowed(caller, input);
      const rows = await db.rows<ChatRow>(
        `SELECT id, person, seat, at, text FROM chat WHERE table_id = $1 AND id < $2 ORDER BY id DESC LIMIT ${PAGE}`,
        [room.id, input.before ?? 2 ** 31 - 1],
      );
      return { chat: await worded(deps, rows) };
    },

    'chat.say': async (caller, input) => {
      const person = personOf(caller);
      const room = await allowed(caller, input);
      await deps.mustHaveVoice(person);
      deps.limit(`chat:${person}`, PER_MINUTE);
      const said = await room.inTurn(() => say(deps, room, person, input.text, input.commandId));
      const [line] = await worded(deps, [said]);
      tellChat(room, line!);
      return line!;
    },
  };
}

export const mayChat = ({ laid: { table, seats } }: Room, seat: number | null): boolean =>
  table.settings.chat === 'everyone' || (seat !== null && seats[seat] !== undefined);

/** Tells a line to those who watch here. */
export const tellChat = (room: Room, chat: ChatLine): void =>
  room.tell.all({ news: 'chat', table: room.id, chat }, viewer => mayChat(room, viewer));

/** A line that another process has added. */
export async function readChatLine(deps: ChatDeps, table: string, id: number): Promise<ChatLine | null> {
  const row = await oneRow<ChatRow>(
    deps.db,
    'SELECT id, person, seat, at, text FROM chat WHERE table_id = $1 AND id = $2',
    [table, id],
  );
  return row === null ? null : (await worded(deps, [row]))[0]!;
}

/** What was said lately, once more: those who watch here may have missed some of it, and know lines by their ids. */
export async function tellRecentChat(deps: ChatDeps, room: Room): Promise<void> {
  if (room.tell.isIdle) return;
  const rows = await deps.db.rows<ChatRow>(
    `SELECT id, person, seat, at, text FROM chat WHERE table_id = $1 AND at > $2 ORDER BY id DESC LIMIT ${MOST_RECENT}`,
    [room.id, deps.now() - RECENT_MS],
  );
  for (const line of await worded(deps, rows.toReversed())) tellChat(room, line);
}

async function say(
  { db, now, process }: ChatDeps,
  room: Room,
  person: string,
  text: string,
  command: string,
): Promise<ChatRow> {
  const seat = room.seatOf(person);
  for (let tries = 1; ; tries++) {
    const known = await oneRow<ChatRow>(
      db,
      'SELECT id, person, seat, at, text FROM chat WHERE table_id = $1 AND command_id = $2',
      [room.id, command],
    );
    if (known !== null) return known;
    const [last] = await db.rows<{ id: number }>('SELECT COALESCE(MAX(id), 0) AS id FROM chat WHERE table_id = $1', [
      room.id,
    ]);
    const row: ChatRow = { id: last!.id + 1, person, seat, at: now(), text };
    const sql =
      'INSERT INTO chat (table_id, id, person, seat, at, text, command_id) VALUES ($1, $2, $3, $4, $5, $6, $7)';
    const values = [room.id, row.id, person, seat, row.at, text, command];
    try {
      await db.write([statement(sql, values)], JSON.stringify({ process, table: room.id, chat: row.id }));
      return row;
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
    }
  }
}

async function worded({ people }: ChatDeps, rows: readonly ChatRow[]): Promise<ChatLine[]> {
  const known = await people([...new Set(rows.map(({ person }) => person).filter(person => person !== null))]);
  return rows.map(({ id, person, seat, at, text }) => {
    const found = person === null ? undefined : known.get(person);
    return { id, person: found === undefined ? null : asSeen(found), seat, at, text };
  });
}
