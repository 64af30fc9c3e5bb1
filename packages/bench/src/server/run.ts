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
  /** A PostgreSQL that the house is kept in; without it, a file. */
  readonly databaseUrl?: string;
  /** So many processes of the house share it, and people come in through one after another. */
  readonly processes?: number;
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
    const settings = { ...houseSettings(dataDir, run.durability), DATABASE_URL: run.databaseUrl ?? '' };
    const load = new Load(run.paceMs);
    const servers: ServerProcess[] = [];
    try {
      while (servers.length < (run.processes ?? 1)) servers.push(await ServerProcess.start(run.program, settings));
      return await measureLoad(run, servers, load, say);
    } finally {
      load.close();
      for (const server of servers) await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureLoad(
  { program, tables, warmUp, measured }: Run,
  servers: readonly ServerProcess[],
  load: Load,
  say: (what: string) => void,
): Promise<ServerMeasured> {
  const empty = await rssOf(servers);
  await load.seat(
    SIT[program],
    servers.map(({ address }) => address),
    tables,
  );
  say(`${tables} tables are laid`);
  load.start();
  await load.measure(warmUp);
  const before = cpuSeconds(servers);
  const found = await load.measure(measured);
  const cpu = cpuSeconds(servers) - before;
  await load.stop();
  const rss = await rssOf(servers);
  return {
    ...found,
    movesPerSecond: found.moves / found.seconds,
    movesPerCpuSecond: found.moves / cpu,
    cpuShare: cpu / found.seconds,
    bytesPerTable: (rss - empty) / tables,
    rss,
  };
}

const cpuSeconds = (servers: readonly ServerProcess[]): number =>
  servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);

async function rssOf(servers: readonly ServerProcess[]): Promise<number> {
  const all = await Promise.all(servers.map(server => server.memory()));
  return all.reduce((sum, { rss }) => sum + rss, 0);
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
