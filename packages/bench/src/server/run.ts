import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitInBoardgameIo } from './boardgame-io-players.ts';
import { type Program, ServerProcess } from './child.ts';
import { sitInHouse } from './house-players.ts';
import { Load, type Measured, type Sit } from './load.ts';

/** One server under one load. */
export interface Run {
  readonly program: Program;
  readonly durability: 'full' | 'normal';
  readonly tables: number;
  /** The time between two moves at a table; 0: one move is always under way. */
  readonly paceMs: number;
  readonly warmUp: Parameters<Load['measure']>[0];
  readonly measured: Parameters<Load['measure']>[0];
}

export interface ServerMeasured extends Measured {
  movesPerSecond: number;
  movesPerCpuSecond: number;
  /** Cores in use. */
  cpuShare: number;
  /** Resident memory beyond that of the server without a table, garbage collected. */
  bytesPerTable: number;
  /** All of it. */
  rss: number;
}

const SIT: Readonly<Record<Program, Sit>> = { house: sitInHouse, 'boardgame-io': sitInBoardgameIo };

/** Starts a server, plays on it, and ends it. */
export async function measureServer(run: Run, say: (what: string) => void = () => {}): Promise<ServerMeasured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'teahouse-bench-'));
  try {
    const server = await ServerProcess.start(run.program, houseSettings(dataDir, run.durability));
    const load = new Load(run.paceMs);
    try {
      return await measureLoad(run, server, load, say);
    } finally {
      load.close();
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureLoad(
  { program, tables, warmUp, measured }: Run,
  server: ServerProcess,
  load: Load,
  say: (what: string) => void,
): Promise<ServerMeasured> {
  const empty = await server.memory();
  await load.seat(SIT[program], server.address, tables);
  say(`${tables} tables are laid`);
  load.start();
  await load.measure(warmUp);
  const before = server.cpuSeconds();
  const found = await load.measure(measured);
  const cpu = server.cpuSeconds() - before;
  await load.stop();
  const { rss } = await server.memory();
  return {
    ...found,
    movesPerSecond: found.moves / found.seconds,
    movesPerCpuSecond: found.moves / cpu,
    cpuShare: cpu / found.seconds,
    bytesPerTable: (rss - empty.rss) / tables,
    rss,
  };
}

/** Everything as in a real house, but for the limits: all clients of the bench come from one address. */
export const houseSettings = (dataDir: string, durability: 'full' | 'normal'): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DURABILITY: durability,
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  RATE_LIMIT: '0',
  SOCKETS_PER_ADDRESS: '1000000',
});
