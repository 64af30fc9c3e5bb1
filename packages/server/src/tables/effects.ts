import type { AnyMatch, Core, Outcome, Question, Seat } from '@teahouse/kernel';
import type { NoticeKind } from '@teahouse/protocol';
import { type Statement, statement } from '../store/db.ts';
import { dropWork, putWork } from '../store/queue.ts';
import { answered, asked, type Rest, type SeatClock, warnAt } from './clock.ts';
import { appendHistory, type HistoryRow, type LaidTable, type SeatRow } from './rows.ts';
import { become, end } from './status.ts';

/** How long a bot's turn is held by the process that put it there; then another one may think. */
const BOT_LEASE_MS = 15_000;

/** What an entry of the history did to the game, as far as the table's rows show it. */
export interface EntryResult {
  readonly entry: HistoryRow;
  readonly outcome: Outcome | null;
  readonly over: boolean;
  /** The seats that are asked and have a single answer. */
  readonly forced: readonly Seat[];
  /** For a deal: who made it so by sitting down last, and need not be told. */
  readonly by: string | null;
}

/** What the effects of an entry depend on beside the rows. */
export interface EffectContext {
  /** Whether other processes serve the same tables. */
  readonly shared: boolean;
  rest(person: string): Rest;
  isHere(person: string): boolean;
  notice(person: string, kind: NoticeKind, laid: LaidTable, key: string): Statement[];
  /** When the house passes for a seat that is asked at a time and has until `due`. */
  passAt(asked: number, due: number | null): number;
}

/** The rows of a table after an entry: who is asked, clocks, keepers, the end. */
export function laidAfter(
  { table, seats }: LaidTable,
  { entry, outcome, over }: EntryResult,
  { rest }: EffectContext,
): LaidTable {
  const ended = over || entry.kind === 'abandon';
  const begun = entry.kind === 'deal';
  return {
    table: {
      ...table,
      n: entry.n,
      asked: entry.asked,
      status: over ? 'over' : entry.kind === 'abandon' ? 'abandoned' : begun ? 'playing' : table.status,
      startedAt: begun ? entry.at : table.startedAt,
      endedAt: ended ? entry.at : null,
      outcome,
      undoRequest: null,
      abandoning: [],
      changedAt: entry.at,
    },
    seats: seats.map(row => {
      const keeper = keeperAfter(row, entry);
      const clock = clockAfter(row, keeper, entry, entry.asked.includes(row.seat), table.settings.pace, rest);
      return { ...row, keeper, ...clock };
    }),
  };
}

function keeperAfter({ seat, keeper }: SeatRow, entry: HistoryRow): SeatRow['keeper'] {
  if (seat !== entry.seat) return keeper;
  if (entry.kind === 'keep') return entry.bot;
  return entry.kind === 'return' ? null : keeper;
}

function clockAfter(
  row: SeatRow,
  keeper: SeatRow['keeper'],
  entry: HistoryRow,
  isAsked: boolean,
  pace: LaidTable['table']['settings']['pace'],
  rest: EffectContext['rest'],
): SeatClock {
  const { askedAt, due, bankMs } = row;
  const decided = row.seat === entry.seat && (entry.kind === 'answer' || entry.kind === 'undo');
  const stops = askedAt !== null && (!isAsked || decided || keeper !== null);
  const clock = stops ? answered(pace, { askedAt, due, bankMs }, entry.at) : { askedAt, due, bankMs };
  if (!isAsked || clock.askedAt !== null || row.person === null || keeper !== null) return clock;
  return asked(pace, clock, entry.at, rest(row.person), entry.kind !== 'undo');
}

/** Whether a seat has something new to decide. */
export const isAskedAnew = (before: LaidTable, { entry }: EntryResult, seat: Seat): boolean =>
  entry.asked.includes(seat) && (!before.table.asked.includes(seat) || seat === entry.seat || entry.kind === 'undo');

export const isBot = ({ bot, keeper }: SeatRow): boolean => bot !== null || keeper !== null;

/** All that a seat can answer, where there is nothing to choose: one answer, or at a `together` its branch; else null. */
export function forcedAnswers({ game: { machine }, state }: AnyMatch, { seat, options }: Question): string[] | null {
  const only = (among: readonly string[]): string | null => (among.length === 1 ? among[0]! : null);
  if (options.length > 1) return null;
  return machine.isForked(state)
    ? machine.complete(state as Core, seat, (_, question) => only(question.options))
    : [...options];
}

export const forcedSeats = (match: AnyMatch): Seat[] =>
  match
    .open()
    .filter(question => forcedAnswers(match, question) !== null)
    .map(({ seat }) => seat);

/** Whether the house passes for a seat: a person plays it who wishes so, and has nothing to choose. */
export const isPassedFor = (row: SeatRow, forced: readonly Seat[]): boolean =>
  row.passes && row.person !== null && !isBot(row) && forced.includes(row.seat);

/** All that is kept of an entry: itself, clocks and deadlines, turns of bots, passes, notices, the end. */
export function effects(before: LaidTable, after: LaidTable, result: EntryResult, context: EffectContext): Statement[] {
  const { entry } = result;
  const statements = entry.kind === 'deal' ? dealEffects(after) : [];
  statements.push(appendHistory(after.table.id, entry, context.shared));
  for (const row of after.seats) {
    const was = before.seats[row.seat]!;
    statements.push(...clockEffects(before, was, row, context), ...botEffects(before, was, row, result));
    if (row.passes) statements.push(...passEffects(before, was, row, result, context));
    statements.push(...noticeEffects(before, row, result, context));
  }
  if (after.table.status !== 'playing') statements.push(...endEffects(after, context));
  return statements;
}

/** Nobody has left meanwhile, through another process or for good: whoever leaves changes a seat first, as this does. */
function dealEffects({ table: { id, startedAt, rules }, seats }: LaidTable): Statement[] {
  const sql = 'UPDATE seats SET secret = NULL WHERE table_id = $1 AND (person IS NOT NULL OR bot IS NOT NULL)';
  const begun = { ...become(id, 'open', 'playing', { started_at: startedAt, rules }), must: 1 };
  return [statement(sql, [id], seats.length), begun];
}

function clockEffects({ table }: LaidTable, was: SeatRow, row: SeatRow, { rest }: EffectContext): Statement[] {
  const { pace } = table.settings;
  const same = row.askedAt === was.askedAt && row.due === was.due && row.bankMs === was.bankMs;
  if (row.keeper === was.keeper && (same || pace.kind === 'untimed')) return [];
  const key = `${table.id}/${row.seat}`;
  const sql = 'UPDATE seats SET keeper = $3, asked_at = $4, due = $5, bank_ms = $6 WHERE table_id = $1 AND seat = $2';
  const update = statement(sql, [table.id, row.seat, row.keeper, row.askedAt, row.due, row.bankMs]);
  const warn = row.person === null ? null : warnAt(pace, row, rest(row.person));
  if (warn !== null) return [update, putWork('clock', key, warn)];
  return was.due === null ? [update] : [update, dropWork('clock', key)];
}

function botEffects(before: LaidTable, was: SeatRow, row: SeatRow, result: EntryResult): Statement[] {
  const { at } = result.entry;
  const key = `${before.table.id}/${row.seat}`;
  const begins = isBot(row) && !isBot(was) && result.entry.asked.includes(row.seat);
  if (begins || (isBot(row) && isAskedAnew(before, result, row.seat))) {
    return [putWork('bot', key, at, '', at + BOT_LEASE_MS)];
  }
  const ends =
    isBot(was) && before.table.asked.includes(row.seat) && !(isBot(row) && result.entry.asked.includes(row.seat));
  return ends ? [dropWork('bot', key)] : [];
}

/** A pass waits from the moment the seat is asked until it has answered, is asked something else, or a bot keeps it. */
function passEffects(
  before: LaidTable,
  was: SeatRow,
  row: SeatRow,
  result: EntryResult,
  { passAt }: EffectContext,
): Statement[] {
  const key = `${before.table.id}/${row.seat}`;
  if (isPassedFor(row, result.forced)) {
    const begins = isBot(was) || isAskedAnew(before, result, row.seat);
    return begins ? [putWork('pass', key, passAt(result.entry.at, row.due))] : [];
  }
  return before.table.asked.includes(row.seat) && !isBot(was) ? [dropWork('pass', key)] : [];
}

/**
 * Whoever does not look is told that the game has begun, that it is their turn, unless the house passes for them, or that
 * a bot has their seat.
 */
function noticeEffects(
  before: LaidTable,
  row: SeatRow,
  { entry, forced, by }: EntryResult,
  context: EffectContext,
): Statement[] {
  const { person, seat } = row;
  if (person === null) return [];
  if (entry.kind === 'deal') {
    return person === by || context.isHere(person) ? [] : context.notice(person, 'started', before, 'start');
  }
  if (entry.kind === 'keep' && entry.seat === seat) return context.notice(person, 'bot-keeps', before, String(entry.n));
  const isNew = entry.asked.includes(seat) && !before.table.asked.includes(seat) && seat !== entry.seat;
  if (!isNew || isBot(row) || isPassedFor(row, forced) || context.isHere(person)) return [];
  return context.notice(person, 'your-turn', before, String(entry.n));
}

function endEffects(laid: LaidTable, { isHere, notice }: EffectContext): Statement[] {
  const { id, status, endedAt, outcome } = laid.table;
  const kept = outcome === null ? null : JSON.stringify(outcome);
  const how = status === 'over' ? 'over' : 'abandoned';
  const statements = end(id, 'playing', how, endedAt!, { outcome: kept });
  for (const { seat, person } of laid.seats) {
    statements.push(
      statement(`DELETE FROM work WHERE kind IN ('clock', 'bot', 'pass') AND key = $1`, [`${id}/${seat}`]),
    );
    if (person !== null && !isHere(person)) statements.push(...notice(person, 'over', laid, 'end'));
  }
  return statements;
}
