import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Conflict, type Statement, statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { type EffectContext, type EntryResult, effects, laidAfter } from '../../src/tables/effects.ts';
import {
  addSeat,
  addTable,
  type HistoryRow,
  type LaidTable,
  readTable,
  type SeatRow,
  type TableRow,
} from '../../src/tables/rows.ts';

const seat = (number: number, change: Partial<SeatRow> = {}): SeatRow => ({
  seat: number,
  person: `person-${number}`,
  bot: null,
  keeper: null,
  secret: null,
  expected: null,
  askedAt: null,
  due: null,
  bankMs: null,
  passes: false,
  ...change,
});

const table: TableRow = {
  id: 'table',
  game: 'tea',
  rules: '1',
  status: 'playing',
  options: {},
  settings: {
    pace: { kind: 'untimed' },
    undo: 'free',
    watch: 'everyone',
    chat: 'players',
    hints: true,
    keeper: 'master',
  },
  host: null,
  seed: '',
  createdAt: 1,
  startedAt: 1,
  endedAt: null,
  changedAt: 1,
  n: 4,
  asked: [0],
  outcome: null,
  undoRequest: null,
  abandoning: [],
  rematch: null,
  from: null,
  report: null,
  watchSecret: '',
};

const entry: HistoryRow = {
  n: 5,
  kind: 'answer',
  seat: 0,
  ask: 'window',
  answer: 'pass',
  revises: false,
  bot: null,
  backTo: null,
  at: 1000,
  hash: '',
  mark: 0,
  asked: [1],
  journal: '[]',
  patch: '[]',
  commandId: null,
  rest: [],
};

const context: EffectContext = {
  shared: false,
  rest: () => ({ timeZone: 'UTC', quiet: null }),
  isHere: () => false,
  notice: (person, kind) => [{ sql: 'notice', values: [person, kind] }],
  passAt: (asked, due) => asked + (due === null ? 77 : 7),
};

/** What an entry does to passes and notices of a table where seat 1 wishes that the house passes, unless said otherwise. */
function after(
  happened: Partial<HistoryRow>,
  {
    forced = [1],
    asked = [0],
    seats = [seat(0), seat(1, { passes: true })],
    over = false,
    pace = table.settings.pace,
  } = {},
) {
  const before: LaidTable = { table: { ...table, asked, settings: { ...table.settings, pace } }, seats };
  const result: EntryResult = {
    entry: { ...entry, ...happened },
    outcome: over ? { kind: 'places' as const, places: [1, 2] } : null,
    over,
    forced,
    by: null,
  };
  const statements = effects(before, laidAfter(before, result, context), result, context);
  return {
    passes: statements
      .filter(({ values }) => values[0] === 'pass')
      .map(({ sql, values }) => (sql.startsWith('DELETE') ? 'drop' : `put ${values.slice(1, 3).join(' ')}`)),
    notices: statements.filter(({ sql }) => sql === 'notice').map(({ values }) => values.join(' ')),
    swept: statements.some(({ sql }) => sql.startsWith('DELETE FROM work WHERE kind IN') && sql.includes(`'pass'`)),
  };
}

const PUT = ['put table/1 1077'];
const DROP = ['drop'];

test('a pass is put with the entry that asks, and nobody is told that it is their turn', () => {
  assert.deepEqual(after({}), { passes: PUT, notices: [], swept: false });
});

test('no pass with something to choose, without the wish, for bots and for kept seats', () => {
  const turn = ['person-1 your-turn'];
  assert.deepEqual(after({}, { forced: [] }), { passes: [], notices: turn, swept: false });
  assert.deepEqual(after({}, { seats: [seat(0), seat(1)] }), { passes: [], notices: turn, swept: false });
  const kept = [seat(0), seat(1, { passes: true, keeper: 'master' })];
  assert.deepEqual(after({}, { seats: kept }), { passes: [], notices: [], swept: false });
  const bot = [seat(0), seat(1, { passes: true, person: null, bot: 'master' })];
  assert.deepEqual(after({}, { seats: bot }), { passes: [], notices: [], swept: false });
});

test('a pass comes before the clock of a live game', () => {
  const pace = { kind: 'live', seconds: 5, bank: 0 } as const;
  assert.deepEqual(after({}, { pace }).passes, ['put table/1 1007']);
});

test('it is void once the seat has answered, and put again if that leads to the next', () => {
  assert.deepEqual(after({ seat: 1, asked: [0] }, { asked: [1], forced: [] }).passes, DROP);
  assert.deepEqual(after({ seat: 1, asked: [1] }, { asked: [1], forced: [] }).passes, DROP, 'more answers now');
  assert.deepEqual(after({ seat: 1 }, { asked: [1] }).passes, PUT);
});

test('it stays as it is while others answer what all are asked at once', () => {
  assert.deepEqual(after({}, { asked: [0, 1] }).passes, []);
});

test('it is void when the decision before it is taken back, and put afresh when that leads to it again', () => {
  const undo = { kind: 'undo', seat: 0, backTo: 1 } as const;
  assert.deepEqual(after({ ...undo, asked: [0] }, { asked: [1], forced: [0] }).passes, DROP);
  assert.deepEqual(after({ ...undo, seat: 1 }, { asked: [0] }).passes, PUT);
});

test('it is void while a bot keeps the seat, and put again when its person is back', () => {
  const keep = { kind: 'keep', seat: 1, bot: 'master' } as const;
  assert.deepEqual(after(keep, { asked: [1] }).passes, DROP);
  const kept = [seat(0), seat(1, { passes: true, keeper: 'master' })];
  assert.deepEqual(after({ kind: 'return', seat: 1 }, { asked: [1], seats: kept }).passes, PUT);
});

test('it is void when the table ends', () => {
  assert.equal(after({ asked: [] }, { asked: [1], forced: [], over: true }).swept, true);
  const abandoned = after({ kind: 'abandon', asked: [] }, { asked: [1] });
  assert.deepEqual([abandoned.passes, abandoned.swept], [[], true]);
});

test('a deal asks, starts clocks and bots, and tells whoever is away, but not who sat down last', () => {
  const pace = { kind: 'live', seconds: 5, bank: 0 } as const;
  const before: LaidTable = {
    table: { ...table, status: 'open', n: 0, asked: [], settings: { ...table.settings, pace } },
    seats: [seat(0), seat(1, { person: null, bot: 'master' }), seat(2), seat(3, { passes: true })],
  };
  const deal: HistoryRow = { ...entry, n: 1, kind: 'deal', seat: null, asked: [0, 1, 3] };
  const result: EntryResult = { entry: deal, outcome: null, over: false, forced: [3], by: 'person-2' };
  const dealt = laidAfter(before, result, context);
  const { status, n, asked, startedAt } = dealt.table;
  assert.deepEqual({ status, n, asked, startedAt }, { status: 'playing', n: 1, asked: [0, 1, 3], startedAt: 1000 });
  assert.deepEqual(
    dealt.seats.map(({ due }) => due),
    [6000, null, null, 6000],
  );
  const of = (kind: string, statements: readonly Statement[]) =>
    statements.filter(({ values }) => values[0] === kind).map(({ values }) => values[1]);
  const statements = effects(before, dealt, result, context);
  assert.deepEqual(of('clock', statements), ['table/0', 'table/3']);
  assert.deepEqual(of('bot', statements), ['table/1']);
  assert.deepEqual(of('pass', statements), ['table/3']);
  const told = statements.filter(({ sql }) => sql === 'notice').map(({ values }) => values.join(' '));
  assert.deepEqual(told, ['person-0 started', 'person-3 started']);
});

test('a deal is a conflict when somebody has left meanwhile, or the table is not open any more', async () => {
  const deal: HistoryRow = { ...entry, n: 1, kind: 'deal', seat: null };
  const result: EntryResult = { entry: deal, outcome: null, over: false, forced: [], by: null };
  const before: LaidTable = { table: { ...table, status: 'open', n: 0, asked: [] }, seats: [seat(0), seat(1)] };
  for (const meanwhile of ['UPDATE seats SET person = NULL WHERE seat = 1', `UPDATE tables SET status = 'abandoned'`]) {
    const db = new SqliteDb(':memory:');
    await migrate(db);
    await db.write([addTable(before.table), ...before.seats.map(row => addSeat('table', row, null))]);
    const quiet = { ...context, isHere: () => true };
    const statements = effects(before, laidAfter(before, result, quiet), result, quiet);
    await db.write([statement(meanwhile)]);
    const kept = await readTable(db, 'table');
    await assert.rejects(db.write(statements), Conflict);
    assert.deepEqual(await readTable(db, 'table'), kept);
    await db.write([
      statement('UPDATE seats SET person = $1', ['somebody']),
      statement(`UPDATE tables SET status = 'open'`),
    ]);
    await db.write(statements);
    assert.equal((await readTable(db, 'table'))!.table.status, 'playing');
    await db.close();
  }
});
