import { isDeepStrictEqual } from 'node:util';
import type { LevelName } from '@teahouse/bots';
import { answersOf, type Seat } from '@teahouse/kernel';
import type { UndoRequest } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import { type Db, type Statement, statement } from '../store/db.ts';
import { isLongGone } from './long-gone.ts';
import { loggedOf, unchanged } from './replay.ts';
import { type Room, stale } from './room.ts';
import { type Abandoning, type HistoryRow, readCommand, readHistory } from './rows.ts';

/** How often an answer that another process overtook is tried again. */
export const TRIES = 5;
/** In live games a decision can be taken back only while so much time is left to make another one. */
const UNDO_LEAST_MS = 5000;

interface Decision {
  /** Where the table was when the seat decided. */
  readonly n: number;
  readonly ask: string;
  readonly answers: readonly string[];
  readonly commandId: string | null;
}

/** The entry of the history that a decision became, and how many of its answers were taken. */
interface Given {
  readonly n: number;
  readonly taken: number;
}

/** A seat decides; `bot` is the level of the bot that did. */
export function answer(
  db: Db,
  room: Room,
  seat: Seat,
  decision: Decision,
  bot: LevelName | null = null,
): Promise<Given> {
  return room.inTurn(async () => {
    if (bot === null && isKept(room, seat)) await comeBackNow(db, room, seat);
    for (let tries = 1; ; tries++) {
      if (decision.n === room.laid.table.n) mustPlay(room);
      else {
        const before = await alreadyDone(db, room, seat, decision);
        if (before !== null) return before;
        await mustBeCurrent(db, room, seat, decision);
      }
      try {
        const cause = { kind: 'answer', seat, bot, commandId: decision.commandId } as const;
        let taken = 0;
        const n = await room.append(cause, match => {
          const decided = match.answers(seat, decision.answers, decision.ask);
          taken = decided.taken;
          return decided;
        });
        return { n, taken };
      } catch (error) {
        if (tries === TRIES || !isStale(error)) throw error;
      }
    }
  });
}

/** The entry that the same command made before, or the house when it passed for the seat. */
async function alreadyDone(db: Db, room: Room, seat: Seat, decision: Decision): Promise<Given | null> {
  const { n, commandId } = decision;
  if (commandId === null || n >= room.laid.table.n) return null;
  const entry = await readCommand(db, room.id, n, commandId);
  if (entry === null) return room.laid.seats[seat]!.passes ? passedMeanwhile(db, room, seat, decision) : null;
  if (entry.seat !== seat) throw new Refused('bad-input', 'this command id was used by another seat');
  return givenBy(entry);
}

const givenBy = ({ n, rest }: HistoryRow): Given => ({ n, taken: 1 + rest.length });

/** The entry by which the house gave this very answer a moment before its person did. */
async function passedMeanwhile(db: Db, room: Room, seat: Seat, { n, ask, answers }: Decision): Promise<Given | null> {
  const next = (await readHistory(db, room.id, n)).find(entry => entry.seat === seat);
  const byTheHouse = next?.kind === 'answer' && next.bot === null && next.commandId === null;
  if (!byTheHouse || next.ask !== ask) return null;
  return isDeepStrictEqual(answersOf(loggedOf(next)), answers) ? givenBy(next) : null;
}

async function mustBeCurrent(db: Db, room: Room, seat: Seat, { n }: Decision): Promise<void> {
  if (n > room.laid.table.n && db.shared) await room.catchUp();
  mustPlay(room);
  const now = room.laid.table.n;
  if (n === now) return;
  if (n > now || !(await commutes(db, room, seat, n))) throw stale(now);
}

/**
 * Since then only others have answered, and the seat was asked all the time, or its answer lies sealed: what several are
 * asked at once does not end without each of them, and the order of their answers cannot matter.
 */
async function commutes(db: Db, room: Room, seat: Seat, n: number): Promise<boolean> {
  const isSealed = room.match.state.stack.at(-1)?.sealed?.[seat] !== undefined;
  const [then, ...since] = await readHistory(db, room.id, n - 1);
  if (then === undefined || !(isSealed || then.asked.includes(seat))) return false;
  return since.every(
    ({ kind, seat: by, asked }) =>
      kind === 'keep' || kind === 'return' || (kind === 'answer' && by !== seat && (isSealed || asked.includes(seat))),
  );
}

export const isStale = (error: unknown): boolean => error instanceof Refused && error.no.reason === 'stale';

export function mustPlay({ laid: { table } }: Room): void {
  if (table.status === 'parked')
    throw new Refused('parked', 'this table rests: its rules failed, and that is reported');
  if (table.status !== 'playing') throw new Refused('not-now', `this table is ${table.status}`);
}

/** What came of the wish to take a decision back: the new entry, or the seats that have to agree first. */
interface UndoResult {
  readonly n: number;
  readonly asked: Seat[];
}

export function undo(
  db: Db,
  room: Room,
  seat: Seat,
  { n, commandId }: { n: number; commandId: string },
  ask: (seats: readonly Seat[]) => Statement[],
): Promise<UndoResult> {
  return room.inTurn(async () => {
    if (n < room.laid.table.n) {
      const entry = await readCommand(db, room.id, n, commandId);
      if (entry?.seat === seat) return { n: entry.n, asked: [] };
    }
    mustPlay(room);
    const { table } = room.laid;
    if (n !== table.n) throw stale(table.n);
    const pending = table.undoRequest;
    if (pending?.seat === seat) return { n, asked: pending.waitsFor };
    const back = await wayBack(room, seat);
    const waitsFor = back.consent.filter(other => isPlayed(room, other));
    if (back.consent.length === 0) return { n: await goBack(room, seat, back.to, commandId), asked: [] };
    if (table.settings.undo !== 'consent') {
      throw new Refused(
        'not-allowed',
        'somebody has learned something since; this table takes nothing back after that',
      );
    }
    // Bots do not mind choosing again, but what their opponent has been shown cannot be forgotten.
    if (waitsFor.length === 0) {
      if (await room.guarded(match => match.hasTaught(seat, back.to))) {
        throw new Refused('not-allowed', 'you were shown something new since, and nobody is here to agree');
      }
      return { n: await goBack(room, seat, back.to, commandId), asked: [] };
    }
    const request: UndoRequest = { seat, to: back.to, n, waitsFor };
    await room.change([keepRequest(room, request), ...ask(waitsFor)], () => stale(room.laid.table.n));
    return { n, asked: waitsFor };
  });
}

/** Another seat agrees, or not. When all do, the decision is taken back. */
export function consent(
  room: Room,
  seat: Seat,
  { n, agree, commandId }: { n: number; agree: boolean; commandId: string },
): Promise<number> {
  return room.inTurn(async () => {
    mustPlay(room);
    const request = room.laid.table.undoRequest;
    if (request === null || request.n !== n) throw new Refused('not-now', 'nobody asks to take a decision back');
    if (!request.waitsFor.includes(seat)) return room.laid.table.n;
    const waitsFor = request.waitsFor.filter(other => other !== seat);
    if (agree && waitsFor.length === 0) return goBack(room, request.seat, request.to, commandId);
    const now = agree ? { ...request, waitsFor } : null;
    await room.change([keepRequest(room, now)], () => stale(room.laid.table.n));
    return room.laid.table.n;
  });
}

async function wayBack(room: Room, seat: Seat): Promise<{ to: number; consent: Seat[] }> {
  const { settings } = room.laid.table;
  if (settings.undo === 'never') throw new Refused('not-allowed', 'this table takes nothing back');
  const bank = room.laid.seats[seat]!.bankMs;
  if (settings.pace.kind === 'live' && (bank ?? 0) < UNDO_LEAST_MS) {
    throw new Refused('not-now', 'no time is left in the bank to decide again');
  }
  const back = await room.guarded(match => match.undo(seat));
  if (back === null) throw new Refused('not-now', 'there is no decision of yours to take back');
  return back;
}

function goBack(room: Room, seat: Seat, to: number, commandId: string): Promise<number> {
  return room.append({ kind: 'undo', seat, backTo: to, commandId }, match => match.goBack(to));
}

const keepRequest = (room: Room, request: UndoRequest | null): Statement =>
  statement(
    `UPDATE tables SET undo_request = $2 WHERE id = $1 AND status = 'playing'`,
    [room.id, request === null ? null : JSON.stringify(request)],
    1,
  );

/** A bot keeps the seat until its person comes back. */
export function keep(room: Room, seat: Seat): Promise<void> {
  return room.inTurn(async () => {
    mustPlay(room);
    if (isKept(room, seat) || room.laid.seats[seat]!.person === null) return;
    const bot = room.laid.table.settings.keeper;
    await room.append({ kind: 'keep', seat, bot }, unchanged);
  });
}

/** The person is back. */
export function comeBack(db: Db, room: Room, seat: Seat): Promise<number> {
  return room.inTurn(async () => {
    mustPlay(room);
    if (isKept(room, seat)) await comeBackNow(db, room, seat);
    return room.laid.table.n;
  });
}

async function comeBackNow(db: Db, room: Room, seat: Seat): Promise<number> {
  const sql = 'SELECT person FROM removed WHERE table_id = $1 AND person = $2';
  if ((await db.rows(sql, [room.id, room.laid.seats[seat]!.person])).length > 0) {
    throw new Refused('not-allowed', 'whoever runs the house has taken you from this table');
  }
  return room.append({ kind: 'return', seat }, unchanged);
}

const isKept = (room: Room, seat: Seat): boolean => room.laid.seats[seat]!.keeper !== null;

/** Whether a person decides for this seat now. */
const isPlayed = ({ laid: { seats } }: Room, seat: Seat): boolean => {
  const { person, keeper } = seats[seat]!;
  return person !== null && keeper === null;
};

/** Give the game up: when all the people who play agree, it ends. Who is long gone is not waited for. */
export function abandon(room: Room, seat: Seat, agree: boolean): Promise<void> {
  return room.inTurn(async () => {
    mustPlay(room);
    const { table, seats } = room.laid;
    // A single no is the end of it: whoever still wishes it asks again.
    const abandoning = agree ? [...new Set([...table.abandoning, seat])].toSorted((a, b) => a - b) : [];
    const agrees = (other: Seat): boolean =>
      !isPlayed(room, other) || abandoning.includes(other) || (other !== seat && isLongGone(room, other));
    if (agree && seats.every(row => agrees(row.seat))) {
      await room.append({ kind: 'abandon', seat }, unchanged);
      return;
    }
    const wish: Abandoning = { n: table.n, seats: abandoning };
    const sql = `UPDATE tables SET abandoning = $2 WHERE id = $1 AND status = 'playing'`;
    await room.change([statement(sql, [room.id, JSON.stringify(wish)], 1)], () => stale(table.n));
  });
}
