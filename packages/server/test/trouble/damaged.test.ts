import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import type { GameFolder } from '../../src/layers/context.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { Guest, playOn } from '../guest.ts';
import { aHouse, scratch, type TestHouse } from '../house.ts';
import { until } from './until.ts';

const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;

/** Ways in which a table that was played can come to harm, and what the log says of each. */
const harm: Readonly<Record<string, { sql: string; says: RegExp }>> = {
  'snapshot gone': {
    sql: 'DELETE FROM snapshots WHERE table_id = $1',
    says: /history cannot be read: there is no snapshot/,
  },
  'entry gone': { sql: 'DELETE FROM history WHERE table_id = $1 AND n = 2', says: /entry 2 is missing/ },
  'bad patch': {
    sql: `UPDATE history SET patch = '[[[' WHERE table_id = $1 AND n > 1`,
    says: /history cannot be read: .*JSON/,
  },
  'settings cut off': {
    sql: `UPDATE tables SET settings = '{"pace' WHERE id = $1`,
    says: /its row cannot be read: .*JSON/,
  },
  'unknown game': { sql: `UPDATE tables SET game = 'go' WHERE id = $1`, says: /this build has no game 'go'/ },
  'migration throws': {
    sql: `UPDATE snapshots SET save = replace(save, 'five-cups', 'throws') WHERE table_id = $1`,
    says: /secret card is tea\.17/,
  },
  'migration never ends': {
    sql: `UPDATE snapshots SET save = replace(save, 'five-cups', 'endless') WHERE table_id = $1`,
    says: /history cannot be read: the rules took more than 2000 ms/,
  },
};
/** Where the game of a table has become another one. */
const becomes: Readonly<Record<string, string>> = { 'migration throws': 'throws', 'migration never ends': 'endless' };

/** Five Cups, whose saves can not be brought up to date. */
function unreadable(id: string, up: () => void): GameFolder {
  const { game, text } = games.find(one => one.game.id === 'five-cups')!;
  return { game: { ...game, id, migrations: [...game.migrations, { id: 'never', up }] }, text };
}

const throwing = unreadable('throws', () => {
  throw new TypeError('the secret card is tea.17');
});
const endless = unreadable('endless', () => {
  for (;;);
});

async function aTable(guest: Guest, moves: number): Promise<string> {
  const { id } = await guest.do('tables.create', { game: 'five-cups', seats: [ME, BOT] });
  const line = await guest.socket();
  await line.watch(id);
  await playOn([line], id, moves);
  line.close();
  return id;
}

test('damaged tables are put aside by name; the house opens, and all others are played on', async () => {
  const dataDir = scratch();
  const first = await aHouse({ DATA_DIR: dataDir });
  const [anna, bert] = [await Guest.enter(first.address), await Guest.enter(first.address)];
  const damaged = new Map<string, string>();
  for (const how of Object.keys(harm)) damaged.set(how, await aTable(anna, 2));
  const healthy = await aTable(anna, 2);
  await first.close();

  const db = new SqliteDb(join(dataDir, 'teahouse.db'));
  for (const [how, id] of damaged) {
    const changed = await db.rows(`${harm[how]!.sql} RETURNING 1 AS done`, [id]);
    assert.ok(changed.length > 0, how);
    const game = becomes[how];
    if (game !== undefined) await db.rows('UPDATE tables SET game = $2 WHERE id = $1 RETURNING id', [id, game]);
    // A bot's turn and a deadline are left at each, as by a process that was killed.
    const work = `INSERT INTO work (kind, key, due, lease, attempts, payload) VALUES ($1, $2, 0, 0, 0, '')
      ON CONFLICT (kind, key) DO NOTHING RETURNING key`;
    for (const kind of ['bot', 'clock']) await db.rows(work, [kind, `${id}/1`]);
  }
  await db.close();

  for (const start of ['first', 'second']) {
    const house = await aHouse({ DATA_DIR: dataDir }, [...games, throwing, endless]);
    const guest = Object.assign(new Guest(house.address), { cookie: anna.cookie });
    await assertPutAside(house, guest, damaged, start);
    const { tables } = await guest.do('tables.list', { which: 'mine' });
    assert.ok(tables.some(({ id, status }) => id === healthy && status === 'playing'));
    const line = await guest.socket();
    await line.watch(healthy);
    await playOn([line], healthy, start === 'first' ? 2 : Number.POSITIVE_INFINITY);
    // Names change, and people go for good, although what they sit at cannot be read.
    await guest.do('me.change', { name: `Anna ${start}` });
    const berts = Object.assign(new Guest(house.address), { cookie: bert.cookie });
    assert.equal((await berts.refused('tables.get', { table: damaged.get('bad patch')! })).reason, 'parked');
    line.close();
    if (start === 'second') await guest.do('me.delete', {});
    await house.close();
  }
});

async function assertPutAside(
  house: TestHouse,
  guest: Guest,
  damaged: ReadonlyMap<string, string>,
  start: string,
): Promise<void> {
  for (const [how, id] of damaged) {
    for (const command of ['tables.get', 'play.history'] as const) {
      const no = await guest.refused(command, { table: id });
      assert.equal(no.reason, 'parked', `${how}, ${start} start`);
      assert.doesNotMatch(JSON.stringify(no), /tea\.17|JSON|\.ts/, 'no more than people need to know');
    }
    const line = await guest.socket();
    await assert.rejects(line.watch(id), /parked/);
    line.close();
    const parked = (): Promise<unknown[]> =>
      house.db.rows(`SELECT report FROM tables WHERE id = $1 AND status = 'parked'`, [id]);
    const [row] = await until(async () => ((await parked()).length > 0 ? parked() : null), `${how} to be parked`);
    assert.doesNotMatch((row as { report: string }).report, /tea\.17|JSON/);
    const logged = house.logged.filter(({ event, details }) => event === 'table-parked' && details.table === id);
    assert.deepEqual(logged.length, 1, `${how} is logged once`);
    assert.match(String(logged[0]!.details.sentence), harm[how]!.says);
  }
  const others = house.logged.filter(({ event }) => event !== 'table-parked');
  assert.deepEqual(others, [], 'nothing else is amiss');
}
