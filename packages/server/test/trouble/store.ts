import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type Core, hashOf, Match } from '@teahouse/kernel';
import type { Db } from '../../src/store/db.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { decideAgain, decisiveEntries, loggedOf } from '../../src/tables/replay.ts';
import { type HistoryRow, readHistory, readTables } from '../../src/tables/rows.ts';
import type { Kept } from './player.ts';

const FILE = 'teahouse.db';

/** The store of a server that is not running, as it lies on the disk: a copy, so that looking changes nothing. */
export function copyOfStore(dataDir: string, to: string): SqliteDb {
  mkdirSync(to, { recursive: true });
  for (const name of [FILE, `${FILE}-wal`]) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(to, name));
  }
  return new SqliteDb(join(to, FILE));
}

/** The histories of all tables, each found whole and led to by its decisions when the rules are run once more. */
export async function histories(
  db: Db,
  games: ReadonlyMap<string, AnyGame>,
): Promise<ReadonlyMap<string, readonly HistoryRow[]>> {
  const found = new Map<string, readonly HistoryRow[]>();
  for (const { table, seats } of await readTables(db, 'SELECT * FROM laid_tables WHERE n > 0', [])) {
    const history = await readHistory(db, table.id, 0);
    const numbers = history.map(({ n }) => n);
    assert.deepEqual(
      numbers,
      [...Array(table.n).keys()].map(i => i + 1),
      `${table.id} has every entry once`,
    );
    const match = Match.begin(games.get(table.game)!, {
      seats: seats.length,
      options: table.options,
      seed: table.seed,
    });
    assert.equal(hashOf(match.state as Core), history[0]!.hash, `${table.id} was dealt as its seed says`);
    for (const entry of decisiveEntries(history)) {
      decideAgain(match, loggedOf(entry));
      assert.equal(hashOf(match.state as Core), entry.hash, `${table.id} after ${entry.n}: the replay agrees`);
    }
    assert.equal(match.over, table.status === 'over', `${table.id} is over when its game is`);
    found.set(table.id, history);
  }
  return found;
}

/** Every acknowledged answer is in the history once, at the place that the acknowledgement named. */
export function assertKept(found: ReadonlyMap<string, readonly HistoryRow[]>, kept: readonly Kept[]): void {
  const byCommand = new Map<string, number>();
  for (const history of found.values()) {
    for (const { commandId } of history) {
      if (commandId !== null) byCommand.set(commandId, (byCommand.get(commandId) ?? 0) + 1);
    }
  }
  for (const { table, n, seat, ask, answer, commandId } of kept) {
    const entry = found.get(table)?.[n - 1];
    assert.ok(entry, `answer ${n} of ${table} was acknowledged and is lost`);
    assert.deepEqual(
      { kind: entry.kind, seat: entry.seat, ask: entry.ask, answer: entry.answer, commandId: entry.commandId },
      { kind: 'answer', seat, ask, answer, commandId },
      `entry ${n} of ${table} is the answer that was acknowledged`,
    );
    assert.equal(byCommand.get(commandId), 1, `${commandId} was carried out once`);
  }
}
