import { availableParallelism } from 'node:os';
import { Postgres } from '@teahouse/server/test/trouble/postgres.ts';
import { median } from '../measurements.ts';
import { printTable } from '../print.ts';
import { mustHaveProc } from './child.ts';
import { measureServer, type Run, type ServerMeasured } from './run.ts';

const ROUNDS = 3;
const TABLES = 100;
/** Moves per table: most of a game. */
const MOVES = 50;

/** The same moves on SQLite and on PostgreSQL, there by one process and by two that share all tables. */
export async function storesBench(rounds: number | null, tables: number | null): Promise<Record<string, number>> {
  mustHaveProc();
  await using ending = new AsyncDisposableStack();
  const postgres = await Postgres.start(clear => ending.defer(clear));
  const of = { program: 'house', durability: 'full', tables: tables ?? TABLES, paceMs: 0 } as const;
  const moves = { moves: MOVES * of.tables };
  const saturated = { ...of, warmUp: moves, measured: moves };
  const rows: [string, () => Promise<Run>][] = [
    ['SQLite', async () => saturated],
    ['PostgreSQL, one process', async () => ({ ...saturated, databaseUrl: await postgres.database() })],
    ['PostgreSQL, two processes', async () => ({ ...saturated, databaseUrl: await postgres.database(), processes: 2 })],
  ];
  const found = new Map(rows.map(([what]): [string, ServerMeasured[]] => [what, []]));
  const length = rounds ?? ROUNDS;
  for (let round = 1; round <= length; round++) {
    console.error(`bench: round ${round} of ${length}`);
    for (const [what, run] of rows) found.get(what)!.push(await measureServer(await run()));
  }
  console.log(
    `Node ${process.version}, rounds: ${length}, tables of two: ${of.tables}, cores: ${availableParallelism()}.`,
  );
  console.log(
    'CPU seconds are those of the processes of Node alone; where there are two, half of the tables are shared.\n',
  );
  const [sqlite] = found.values();
  const perCpu = (all: readonly ServerMeasured[]): number => median(all.map(one => one.movesPerCpuSecond));
  printTable(
    ['store', 'moves/CPU s', 'of SQLite', 'moves/s', 'p50', 'p99'],
    [...found].map(([what, all]) => [
      what,
      perCpu(all).toFixed(0),
      (perCpu(all) / perCpu(sqlite!)).toFixed(2),
      median(all.map(one => one.movesPerSecond)).toFixed(0),
      `${median(all.map(one => one.p50)).toFixed(1)} ms`,
      `${median(all.map(one => one.p99)).toFixed(1)} ms`,
    ]),
  );
  return Object.fromEntries([...found].map(([what, all]) => [what, Math.round(perCpu(all))]));
}
