import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { games } from '@teahouse/games';
import { hashOfSecret } from '../src/ids.ts';
import type { GameFolder } from '../src/layers/context.ts';
import type { Log } from '../src/log.ts';
import { type OpenHouse, openHouse } from '../src/open.ts';
import { readSettings } from '../src/settings.ts';
import { listen } from '../src/start.ts';

interface LogLine {
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface TestHouse extends OpenHouse {
  readonly address: string;
  readonly dataDir: string;
  /** Every line of the log that tells of trouble. */
  readonly logged: LogLine[];
  /** Every other line. */
  readonly noted: LogLine[];
}

const leftOver: (() => Promise<void> | void)[] = [];
after(async () => {
  for (const clear of leftOver.toReversed()) await clear();
});

/** A folder that is gone when the tests are. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'teahouse-'));
  leftOver.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The first table of every house is dealt alike, and the second: what a test plays today it plays tomorrow. */
function dealt(): () => string {
  let tables = 0;
  return () => hashOfSecret(`deal ${tables++}`);
}

/** A house of its own, in this process, on a free port; closed after the tests. */
export async function aHouse(
  env: Readonly<Record<string, string>> = {},
  folders: readonly GameFolder[] = games,
  outside: Parameters<typeof openHouse>[3] = {},
): Promise<TestHouse> {
  const dataDir = env.DATA_DIR ?? scratch();
  const logged: TestHouse['logged'] = [];
  const write = (event: string, details: Readonly<Record<string, unknown>>): void =>
    void logged.push({ event, details });
  const noted: TestHouse['noted'] = [];
  const log: Log = { info: (event, details) => void noted.push({ event, details }), error: write };
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    BOT_PACE_MS: '0',
    BOT_THINK_MS: '30',
    BOT_WORKERS: '1',
    RATE_LIMIT: '0',
    ...env,
  });
  const house = await openHouse(settings, folders, log, { newSeed: dealt(), ...outside });
  const address = await listen(house.app.server, settings);
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= house.close();
    return closed;
  };
  leftOver.push(close);
  return { ...house, close, address, dataDir, logged, noted };
}
