import assert from 'node:assert/strict';
import type { Pace } from '@teahouse/protocol';
import type { Db } from '../../src/store/db.ts';
import { readTables } from '../../src/tables/rows.ts';
import type { Player } from './player.ts';

/** Every kind of clock, each with time enough that nobody is late on a busy machine. */
const PACES: readonly Pace[] = [
  { kind: 'untimed' },
  { kind: 'live', seconds: 5, bank: 601 },
  { kind: 'live', seconds: 10, bank: 607 },
  { kind: 'live', seconds: 20, bank: 613 },
  { kind: 'live', seconds: 60, bank: 619 },
  { kind: 'slow', hours: 1 },
  { kind: 'slow', hours: 7 },
  { kind: 'slow', hours: 24 },
  { kind: 'slow', hours: 336 },
];

const WISHES = [
  { timeZone: 'UTC', quiet: null },
  { timeZone: 'Asia/Kathmandu', quiet: { from: 1, to: 14 } },
  { timeZone: 'America/St_Johns', quiet: { from: 12, to: 3 } },
  { timeZone: 'Pacific/Chatham', quiet: { from: 6, to: 5 } },
] as const;

export const paceOf = (i: number): Pace => PACES[i % PACES.length]!;

/** People of all zones, most with hours in which nobody may hurry them. */
export async function haveQuietHours(players: readonly Player[]): Promise<void> {
  for (const [i, player] of players.entries()) await player.guest().do('me.change', WISHES[i % WISHES.length]!);
}

/** Whoever is asked at a timed table has one deadline and one alarm before it; nobody else has either. */
export async function assertClocks(db: Db): Promise<void> {
  const rows = await db.rows<{ key: string; due: number }>(`SELECT key, due FROM work WHERE kind = 'clock'`);
  const alarms = new Map(rows.map(({ key, due }) => [key, due]));
  for (const { table, seats } of await readTables(db, 'SELECT * FROM laid_tables', [])) {
    const isTimed = table.status === 'playing' && table.settings.pace.kind !== 'untimed';
    for (const { seat, person, bot, keeper, askedAt, due } of seats) {
      const key = `${table.id}/${seat}`;
      const about = `${key} at ${table.n}, ${JSON.stringify(table.settings.pace)}`;
      const alarm = alarms.get(key);
      alarms.delete(key);
      if (isTimed && table.asked.includes(seat) && person !== null && bot === null && keeper === null) {
        assert.ok(askedAt !== null && due !== null && askedAt < due, `${about} has no deadline`);
        assert.ok(alarm !== undefined && alarm >= askedAt && alarm <= due, `${about} has no alarm before it`);
      } else assert.deepEqual([due, alarm], [null, undefined], `${about} is not asked, and has a clock`);
    }
  }
  assert.deepEqual([...alarms.keys()], [], 'alarms of tables that there are not');
}
