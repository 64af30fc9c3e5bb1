import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { games as shelf } from '@teahouse/games';
import { type AnyGame, rng } from '@teahouse/kernel';
import type { NewTable, No } from '@teahouse/protocol';
import { aHouse, scratch, type TestHouse } from '../house.ts';
import { Player } from './player.ts';
import { assertKept, histories } from './store.ts';
import { until } from './until.ts';

const games: ReadonlyMap<string, AnyGame> = new Map(shelf.map(({ game }) => [game.id, game]));
const TABLE: NewTable = { game: 'year-of-the-dragon', seats: [{ kind: 'me' }, { kind: 'open' }] };
const WITH_BOT: NewTable = { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };
const BLOCK = Buffer.alloc(4096, 'x');

/** A store that can be full, and have room again. */
interface Narrow {
  fill(): Promise<void> | void;
  free(): Promise<void> | void;
}

/** A file system of a few megabytes; null where this machine does not let us make one. */
function smallDisk(t: TestContext): string | null {
  const folder = scratch();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'teahouse-test', folder], { stdio: 'pipe' });
  } catch {
    return null;
  }
  // Lazily: should the test fail, the house may still hold files of it.
  t.after(() => execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Something else on the same disk, which grows until nothing is left, and can be made to go away. */
function ballast(t: TestContext, folder: string): Narrow {
  const file = openSync(join(folder, 'ballast'), 'w');
  t.after(() => closeSync(file));
  return {
    fill: () => {
      while (statfsSync(folder).bfree > 0) writeSync(file, BLOCK);
    },
    free: () => ftruncateSync(file, 0),
  };
}

/** The store itself may not grow beyond the pages it has. */
const noMorePages = ({ db }: TestHouse): Narrow => ({
  fill: async () => {
    const [{ page_count: now } = { page_count: 0 }] = await db.rows<{ page_count: number }>('PRAGMA page_count');
    await db.rows(`PRAGMA max_page_count = ${now}`);
  },
  free: async () => void (await db.rows('PRAGMA max_page_count = 1000000')),
});

async function survives(house: TestHouse, store: Narrow): Promise<void> {
  const players = await Promise.all(['anna', 'bert'].map(name => Player.enter(house.address, rng(name))));
  const [anna, bert] = players as [Player, Player];
  try {
    let tables = await layTables(anna, bert);
    const enough = (): boolean => players.every(({ kept }) => kept.length > 20);
    await until(enough, 'the games to be under way');

    await store.fill();
    const refused = (): No[] => players.flatMap(({ cannotKeep }) => cannotKeep);
    await until(() => refused().length > 10, 'the first answers that cannot be kept');
    assert.match(refused()[0]!.message, /nothing was changed/);
    const { no } = await anna.guest().ask('tables.create', { ...TABLE });
    if (no === undefined) tables++;
    else assert.equal(no.reason, 'cannot-keep');
    await assertReadable(players);
    assert.equal((await fetch(`${house.address}/readyz`)).status, 503, 'it says so itself');
    assertKept(
      await histories(house.db, games),
      players.flatMap(({ kept }) => kept),
    );

    await store.free();
    const over = (): boolean => players.every(p => [...p.tables.values()].every(({ status }) => status === 'over'));
    await until(over, 'every game to end, those with bots too', 60_000);
    await assertReadable(players);
    await until(async () => (await fetch(`${house.address}/readyz`)).ok, 'the house to be ready');
    const said = (event: string): number => house.logged.filter(line => line.event === event).length;
    assert.ok(said('store-trouble') >= 1);
    assert.equal(said('store-trouble'), said('store-well'), 'trouble is logged when it begins and when it is over');
    assert.equal(said('fault'), 0, 'and not once for everybody who hears of it');
    const [health] = await house.db.rows('PRAGMA integrity_check');
    assert.equal(health!.integrity_check, 'ok');
    const found = await histories(house.db, games);
    const [laid] = await house.db.rows('SELECT COUNT(DISTINCT table_id) AS tables, COUNT(*) AS seats FROM seats');
    assert.deepEqual({ ...laid }, { tables, seats: 2 * tables }, 'no table is half laid');
    assertKept(
      found,
      players.flatMap(({ kept }) => kept),
    );
  } finally {
    await store.free();
    for (const player of players) player.close();
    await house.close();
  }
}

async function layTables(anna: Player, bert: Player): Promise<number> {
  for (let i = 0; i < 8; i++) {
    const { id } = await anna.guest().do('tables.create', TABLE);
    await bert.guest().do('tables.join', { table: id });
    await Promise.all([anna.watch(id), bert.watch(id)]);
  }
  for (const player of [anna, bert]) {
    const { id } = await player.guest().do('tables.create', WITH_BOT);
    await player.watch(id);
  }
  return 10;
}

/** A table can be looked at, and is what its players were told, with nothing of what could not be kept. */
async function assertReadable(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    for (const [table, mirror] of player.tables) {
      const { table: now, view } = await player.guest().do('tables.get', { table });
      await until(() => mirror.n >= now.n, `the news of ${table}`);
      if (mirror.n === now.n) assert.deepEqual(mirror.view, view);
    }
  }
}

test('a full disk: answers are refused in so many words, and kept again when there is room', async t => {
  const folder = smallDisk(t);
  if (folder === null) t.diagnostic('No small file system can be mounted here: only the limit of pages is tried.');
  else await survives(await aHouse({ DATA_DIR: folder }), ballast(t, folder));
});

test('a store that may not grow: the same', async () => {
  const house = await aHouse();
  await survives(house, noMorePages(house));
});
