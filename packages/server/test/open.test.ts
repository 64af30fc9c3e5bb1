import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import { openHouse } from '../src/open.ts';
import { readSettings } from '../src/settings.ts';
import { Guest } from './guest.ts';
import { aHouse, scratch } from './house.ts';

test('what was opened is closed again where a later layer cannot be', { timeout: 60_000 }, async () => {
  const settings = readSettings({ PORT: '0', DATA_DIR: scratch(), BOT_WORKERS: '1' });
  const log = { info: () => {}, error: () => {} };
  // SQLite takes its log away when nobody has the file open any more.
  const isOpen = (): boolean => existsSync(join(settings.dataDir, 'teahouse.db-wal'));
  /** The last layer reads it. */
  const failing = Object.defineProperty({ ...settings }, 'socketsPerAddress', {
    get: () => {
      throw new TypeError('no number');
    },
  });
  await assert.rejects(openHouse(failing, games, log), /no number/);
  assert.equal(isOpen(), false);
  const house = await openHouse(settings, games, log);
  assert.equal(isOpen(), true);
  await house.close();
  assert.equal(isOpen(), false);
});

test('bots can be idle only where the machine knows how', async t => {
  const { PATH } = process.env;
  t.after(() => {
    process.env.PATH = PATH;
  });
  process.env.PATH = '';
  await assert.rejects(aHouse({ BOT_PRIORITY: 'idle' }), /needs Linux and its command chrt/);
});

test('how long commands take is measured, and what came of them', async () => {
  const house = await aHouse();
  const guest = await Guest.enter(house.address);
  await guest.refused('tables.get', { table: 'no-such-table' });
  const text = await (await fetch(`${house.address}/metrics`)).text();
  for (const line of [
    'teahouse_commands_total{command="me.enter",outcome="ok"} 1',
    'teahouse_commands_total{command="tables.get",outcome="not-found"} 1',
    'teahouse_command_seconds_count{command="tables.get"} 1',
    'teahouse_sockets 0',
    'teahouse_news_heard 1',
    'teahouse_tables_in_memory 0',
  ]) {
    assert.ok(text.split('\n').includes(line), `${line} is not in\n${text}`);
  }
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    assert.match(text, new RegExp(`^${name} [\\d.e-]+$`, 'm'));
  }
  await house.close();
});

test('a command that takes more than a second is in the log, others are not', async () => {
  const { game, text } = games.find(one => one.game.id === 'five-cups')!;
  const slow = {
    ...game,
    id: 'slow-cups',
    setup: (...deal: Parameters<typeof game.setup>) => {
      const until = performance.now() + 1050;
      while (performance.now() < until);
      return game.setup(...deal);
    },
  };
  const house = await aHouse({}, [...games, { game: slow, text }]);
  const guest = await Guest.enter(house.address);
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'random' } as const];
  await guest.do('tables.create', { game: 'slow-cups', seats });
  const lines = house.noted.filter(({ event }) => event === 'slow-command');
  assert.deepEqual(
    lines.map(({ details }) => [details.command, details.outcome]),
    [['tables.create', 'ok']],
  );
  assert.ok(Number(lines[0]!.details.ms) >= 1000);
  await house.close();
});
