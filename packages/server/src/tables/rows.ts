import type { LevelName } from '@teahouse/bots';
import type { Logged, Options, Outcome, Seat } from '@teahouse/kernel';
import type { HistoryLine, Status, TableSettings, UndoRequest } from '@teahouse/protocol';
import { type Db, oneRow, type Row, type Statement, statement, type Value } from '../store/db.ts';
import { Damaged } from './damaged.ts';

/** A table as it is kept, without its seats and its history. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly status: Status;
  readonly options: Options;
  readonly settings: Required<TableSettings>;
  readonly host: string | null;
  readonly seed: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly changedAt: number;
  readonly n: number;
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly undoRequest: UndoRequest | null;
  readonly abandoning: readonly Seat[];
  readonly rematch: string | null;
  readonly from: { readonly table: string; readonly n: number } | null;
  readonly report: string | null;
  readonly watchSecret: string;
}

export interface SeatRow {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: LevelName | null;
  readonly keeper: LevelName | null;
  /** Set while the seat can be taken by link only. */
  readonly secret: string | null;
  /** Who is invited by name while the seat is free, beside whoever has the link. */
  readonly expected: string | null;
  readonly askedAt: number | null;
  readonly due: number | null;
  readonly bankMs: number | null;
  /** The wish of its person that the house answers where only one answer is left. Nobody else may know of it. */
  readonly passes: boolean;
}

/** One entry of the history of a table. Append-only: what is undone stays, and an `undo` follows. */
export interface HistoryRow {
  readonly n: number;
  readonly kind: HistoryLine['kind'];
  readonly seat: Seat | null;
  readonly ask: string | null;
  readonly answer: string | null;
  readonly revises: boolean;
  /** The bot that answered, or keeps the seat. */
  readonly bot: LevelName | null;
  /** For an undo: how many decisions are left. */
  readonly backTo: number | null;
  readonly at: number;
  /** Of the state after it. */
  readonly hash: string;
  /** How many decisions lie before the last moment that free undo cannot cross. */
  readonly mark: number;
  /** Who is to decide after it. */
  readonly asked: readonly Seat[];
  /** The entries of the kernel's journal, and what changed in the state; both as JSON. */
  readonly journal: string;
  readonly patch: string;
  readonly commandId: string | null;
  /** The further answers of the decision, each with its question. */
  readonly rest: Logged['rest'];
}

interface RawTable extends Row {
  id: string;
  game: string;
  rules: string;
  status: Status;
  options: string;
  settings: string;
  host: string | null;
  seed: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  changed_at: number;
  n: number;
  asked: string;
  outcome: string | null;
  undo_request: string | null;
  abandoning: string | null;
  rematch: string | null;
  branched_from: string | null;
  branched_at: number | null;
  report: string | null;
  watch_secret: string;
}

interface RawSeat extends Row {
  table_id: string;
  seat: number;
  person: string | null;
  bot: LevelName | null;
  keeper: LevelName | null;
  secret: string | null;
  expected: string | null;
  asked_at: number | null;
  due: number | null;
  bank_ms: number | null;
  passes: number;
}

interface RawHistory extends Row {
  n: number;
  kind: HistoryLine['kind'];
  seat: number | null;
  ask: string | null;
  answer: string | null;
  revises: number;
  bot: LevelName | null;
  back_to: number | null;
  at: number;
  hash: string;
  mark: number;
  asked: string;
  journal: string;
  patch: string;
  command_id: string | null;
  rest: string | null;
}

/** Who wants to give the game up, as of entry `n`. */
export interface Abandoning {
  readonly n: number;
  readonly seats: readonly Seat[];
}

/** A table with its seats. */
export interface LaidTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

export async function readTable(db: Db, id: string): Promise<LaidTable | null> {
  const [laid] = await readTables(db, 'SELECT * FROM laid_tables WHERE id = $1', [id]);
  return laid ?? null;
}

/** Tables by a query that gives rows of `laid_tables`. One that cannot be read is left to `onDamaged`. */
export async function readTables(
  db: Db,
  sql: string,
  values: readonly (string | number)[],
  onDamaged: (damaged: Damaged) => void = damaged => {
    throw damaged;
  },
): Promise<LaidTable[]> {
  const raw = await db.rows<RawTable>(sql, values);
  if (raw.length === 0) return [];
  const marks = raw.map((_, i) => `$${i + 1}`).join(', ');
  const seats = await db.rows<RawSeat>(
    `SELECT * FROM seats WHERE table_id IN (${marks}) ORDER BY seat`,
    raw.map(({ id }) => id),
  );
  const seatsAt = Map.groupBy(seats, ({ table_id }) => table_id);
  return raw.flatMap(table => {
    try {
      return [{ table: tableFrom(table), seats: (seatsAt.get(table.id) ?? []).map(seatFrom) }];
    } catch (error) {
      onDamaged(new Damaged({ table: table.id, game: table.game }, 'its row cannot be read', error));
      return [];
    }
  });
}

function tableFrom(raw: RawTable): TableRow {
  return {
    id: raw.id,
    game: raw.game,
    rules: raw.rules,
    status: raw.status,
    options: JSON.parse(raw.options),
    settings: JSON.parse(raw.settings),
    host: raw.host,
    seed: raw.seed,
    createdAt: raw.created_at,
    startedAt: raw.started_at,
    endedAt: raw.ended_at,
    changedAt: raw.changed_at,
    n: raw.n,
    asked: JSON.parse(raw.asked),
    outcome: raw.outcome === null ? null : JSON.parse(raw.outcome),
    undoRequest: stillGood<UndoRequest>(raw.undo_request, raw.n),
    abandoning: stillGood<Abandoning>(raw.abandoning, raw.n)?.seats ?? [],
    rematch: raw.rematch,
    from: raw.branched_from === null ? null : { table: raw.branched_from, n: raw.branched_at! },
    report: raw.report,
    watchSecret: raw.watch_secret,
  };
}

/** What was asked of the others at entry `n` is void as soon as something else has happened. */
function stillGood<T extends { readonly n: number }>(kept: string | null, n: number): T | null {
  const request = kept === null ? null : (JSON.parse(kept) as T);
  return request?.n === n ? request : null;
}

const seatFrom = ({
  seat,
  person,
  bot,
  keeper,
  secret,
  expected,
  asked_at,
  due,
  bank_ms,
  passes,
}: RawSeat): SeatRow => ({
  seat,
  person,
  bot,
  keeper,
  secret,
  expected,
  askedAt: asked_at,
  due,
  bankMs: bank_ms,
  passes: passes === 1,
});

const historyFrom = ({ revises, back_to, asked, command_id, rest, ...raw }: RawHistory): HistoryRow => ({
  ...raw,
  revises: revises === 1,
  backTo: back_to,
  asked: JSON.parse(asked),
  commandId: command_id,
  rest: rest === null ? [] : JSON.parse(rest),
});

const HISTORY =
  'n, kind, seat, ask, answer, revises, bot, back_to, at, hash, mark, asked, journal, patch, command_id, rest';

export async function readHistory(db: Db, table: string, after: number, upTo = 2 ** 31 - 1): Promise<HistoryRow[]> {
  const raw = await db.rows<RawHistory>(
    `SELECT ${HISTORY} FROM history WHERE table_id = $1 AND n > $2 AND n <= $3 ORDER BY n`,
    [table, after, upTo],
  );
  return raw.map(historyFrom);
}

/** What of an entry is told to those who look back: without the change to the state, which is most of it. */
export type LineRow = Pick<HistoryRow, 'n' | 'kind' | 'seat' | 'bot' | 'backTo' | 'at' | 'journal'>;

type RawLine = Pick<RawHistory, 'n' | 'kind' | 'seat' | 'bot' | 'back_to' | 'at' | 'journal'>;

export async function readLines(db: Db, table: string, after: number, upTo = 2 ** 31 - 1): Promise<LineRow[]> {
  const sql = `SELECT n, kind, seat, bot, back_to, at, journal FROM history
    WHERE table_id = $1 AND n > $2 AND n <= $3 ORDER BY n`;
  const raw = await db.rows<RawLine & Row>(sql, [table, after, upTo]);
  return raw.map(({ back_to, ...line }) => ({ ...line, backTo: back_to }));
}

/** The entry that a command made when it was carried out the first time; it refers to the table as it was at `n`. */
export async function readCommand(db: Db, table: string, n: number, commandId: string): Promise<HistoryRow | null> {
  const sql = `SELECT ${HISTORY} FROM history WHERE table_id = $1 AND n > $2 AND command_id = $3`;
  const raw = await oneRow<RawHistory>(db, sql, [table, n, commandId]);
  return raw === null ? null : historyFrom(raw);
}

/** The newest snapshot of a state that is not newer than `upTo`. */
export async function readSnapshot(
  db: Db,
  table: string,
  upTo = 2 ** 31 - 1,
): Promise<{ n: number; json: string } | null> {
  const row = await oneRow<{ n: number; save: string }>(
    db,
    'SELECT n, save FROM snapshots WHERE table_id = $1 AND n <= $2 ORDER BY n DESC LIMIT 1',
    [table, upTo],
  );
  return row === null ? null : { n: row.n, json: row.save };
}

export const addTable = (t: TableRow): Statement =>
  statement(
    `INSERT INTO tables (id, game, rules, status, options, settings, host, seed, created_at, started_at, ended_at,
       changed_at, outcome, branched_from, branched_at, watch_secret)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      t.id,
      t.game,
      t.rules,
      t.status,
      JSON.stringify(t.options),
      JSON.stringify(t.settings),
      t.host,
      t.seed,
      t.createdAt,
      t.startedAt,
      t.endedAt,
      t.changedAt,
      t.outcome === null ? null : JSON.stringify(t.outcome),
      t.from?.table ?? null,
      t.from?.n ?? null,
      t.watchSecret,
    ],
  );

/** `endedAt`: when the game was over, where it is laid from a file. */
export const addSeat = (table: string, s: SeatRow, endedAt: number | null): Statement =>
  statement(
    `INSERT INTO seats (table_id, seat, person, bot, keeper, secret, expected, asked_at, due, bank_ms, passes, ended_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[table, s.seat, s.person, s.bot, s.keeper, s.secret, s.expected],
      ...[s.askedAt, s.due, s.bankMs, s.passes ? 1 : 0, endedAt],
    ],
  );

const INTO_HISTORY = `INSERT INTO history (table_id, ${HISTORY})`;
const ENTRY = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17';
const ADD_HISTORY = `${INTO_HISTORY} VALUES (${ENTRY})`;
const ADD_WHILE_PLAYED = `${INTO_HISTORY} SELECT ${ENTRY} WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'playing')`;

export const addHistory = (table: string, entry: HistoryRow): Statement =>
  statement(ADD_HISTORY, entryValues(table, entry));

/**
 * The next entry of a game. A conflict if another entry has this number, and where other processes may have ended or
 * parked the game meanwhile, also if it is not being played any more.
 */
export const appendHistory = (table: string, entry: HistoryRow, isShared: boolean): Statement =>
  isShared ? statement(ADD_WHILE_PLAYED, entryValues(table, entry), 1) : addHistory(table, entry);

const entryValues = (table: string, h: HistoryRow): Value[] => [
  table,
  h.n,
  h.kind,
  h.seat,
  h.ask,
  h.answer,
  h.revises ? 1 : 0,
  h.bot,
  h.backTo,
  h.at,
  h.hash,
  h.mark,
  JSON.stringify(h.asked),
  h.journal,
  h.patch,
  h.commandId,
  h.rest.length === 0 ? null : JSON.stringify(h.rest),
];

export const addSnapshot = (table: string, n: number, save: unknown): Statement =>
  statement('INSERT INTO snapshots (table_id, n, save) VALUES ($1, $2, $3) ON CONFLICT (table_id, n) DO NOTHING', [
    table,
    n,
    JSON.stringify(save),
  ]);
