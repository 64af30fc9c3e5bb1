import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { games as shelf } from '@teahouse/games';
import { type AnyGame, rng } from '@teahouse/kernel';
import type { NewTable } from '@teahouse/protocol';
import { scratch } from '../house.ts';
import { assertClocks, haveQuietHours, paceOf } from './clocks.ts';
import { type Mirror, Player } from './player.ts';
import { ServerProcess } from './process.ts';
import { assertKept, copyOfStore, histories } from './store.ts';
import { until } from './until.ts';

const games: ReadonlyMap<string, AnyGame> = new Map(shelf.map(({ game }) => [game.id, game]));
const KILLS = 5;
const PEOPLE = 12;
const BOT = { kind: 'bot', level: 'random' } as const;
const OPEN = { kind: 'open' } as const;
const ME = { kind: 'me' } as const;

/** Thirty tables of every pace: both games, with two to four people, a third of them with a bot. */
const TABLES: readonly NewTable[] = Array.from({ length: 30 }, (_, i) => {
  const people = [ME, ...Array(1 + (i % 3)).fill(OPEN)];
  const pace = paceOf(i);
  return i % 2 === 0
    ? {
        game: 'year-of-the-dragon',
        pace,
        options: { openHands: i % 4 === 0 },
        seats: i % 3 === 0 ? [...people, BOT] : people,
      }
    : { game: 'five-cups', pace, seats: i % 3 === 0 ? [...people, BOT] : people };
});

async function lay(players: readonly Player[], plan: NewTable, first: number, idle = false): Promise<string> {
  const { id } = await players[first % PEOPLE]!.guest().do('tables.create', plan);
  const people = plan.seats.filter(({ kind }) => kind !== 'bot').map((_, i) => players[(first + i) % PEOPLE]!);
  for (const guest of people.slice(1)) await guest.guest().do('tables.join', { table: id });
  for (const player of people) await player.watch(id, { idle });
  return id;
}

const mirrors = (players: readonly Player[]): [Player, string, Mirror][] =>
  players.flatMap(player => [...player.tables].map(([id, mirror]): [Player, string, Mirror] => [player, id, mirror]));

/** Bots have done what they were asked: what is left is asked of people. */
const botsAreDone = (players: readonly Player[]): boolean =>
  mirrors(players).every(
    ([, id, { asked, status, idle }]) =>
      idle || status !== 'playing' || asked.every(seat => players.some(p => p.tables.get(id)?.seat === seat)),
  );

/** What every client has pieced together is what the server shows. */
async function assertUpToDate(players: readonly Player[]): Promise<void> {
  for (const [player, table, { n, view, idle }] of mirrors(players)) {
    if (idle) continue;
    const seen = await player.guest().do('tables.get', { table });
    assert.deepEqual({ n, view }, { n: seen.table.n, view: seen.view }, `the view of ${table}`);
  }
}

test('killed five times under load, the server loses nothing that it acknowledged', { timeout: 300_000 }, async t => {
  const seed = process.env.SEED ?? String(Date.now());
  t.diagnostic(`SEED=${seed}`);
  const luck = rng(seed);
  const dataDir = scratch();
  let server = await ServerProcess.start({ DATA_DIR: dataDir });
  const players: Player[] = [];
  t.after(() => {
    for (const player of players) player.close();
  });
  for (let i = 0; i < PEOPLE; i++) players.push(await Player.enter(server.address, rng(`${seed} ${i}`)));
  await haveQuietHours(players);
  const acknowledged = (): number => players.reduce((sum, { kept }) => sum + kept.length, 0);

  // One table's clock runs through all of it, and nobody answers there.
  const clocks: NewTable = {
    game: 'five-cups',
    seats: [ME, OPEN],
    pace: { kind: 'live', seconds: 5, bank: 0 },
    keeper: 'random',
  };
  const timed = await lay(players, clocks, 0, true);
  const { table } = await players[0]!.guest().do('tables.get', { table: timed });
  const due = table.seats.map(seat => seat.due!);
  for (const [i, plan] of TABLES.entries()) await lay(players, plan, i);

  for (let kill = 1; kill <= KILLS; kill++) {
    const enough = acknowledged() + 40 + luck(200);
    await until(() => acknowledged() >= enough, `${enough} acknowledged answers`);
    await setTimeout(luck(15));
    await server.kill();
    // What was on its way when the server died still arrives: it was promised, and counts.
    await until(() => players.every(player => !player.connected), 'the end of every line');

    const found = copyOfStore(dataDir, join(scratch(), `${kill}`));
    const whole = await histories(found, games);
    assertKept(
      whole,
      players.flatMap(player => player.kept),
    );
    await assertClocks(found);
    await found.close();

    server = await ServerProcess.start({ DATA_DIR: dataDir });
    for (const player of players) player.playing = false;
    await Promise.all(players.map(player => player.connect(server.address)));
    await Promise.all(players.map(player => player.pause()));
    await until(() => botsAreDone(players), 'the bots to have taken their turns');
    await assertUpToDate(players);
    for (const player of players) {
      const last = player.kept.at(-1);
      if (last !== undefined) assert.equal(await player.again(last), last.n, 'sent again, it is the same entry');
    }
    for (const player of players) player.play();
  }

  const enough = acknowledged() + 100;
  await until(() => acknowledged() >= enough, 'more answers after the last restart');
  await Promise.all(players.map(player => player.pause()));
  const keeps = await until(async () => {
    const { lines } = await players[0]!.guest().do('tables.get', { table: timed });
    const kept = lines.filter(({ kind }) => kind === 'keep');
    return kept.length === due.length && kept;
  }, 'the clocks to have run out');
  for (const { seat, at } of keeps) assert.ok(at >= due[seat!]!, 'a restart takes no time from anybody');

  await server.kill();
  const end = copyOfStore(dataDir, join(scratch(), 'end'));
  assertKept(
    await histories(end, games),
    players.flatMap(player => player.kept),
  );
  const [health] = await end.rows('PRAGMA integrity_check');
  assert.equal(health!.integrity_check, 'ok');
  await end.close();
  assert.equal(
    players.reduce((sum, { gaps }) => sum + gaps, 0),
    0,
    'no news was missed while the line held',
  );
  const lost = players.reduce((sum, { foundKept }) => sum + foundKept.length, 0);
  t.diagnostic(`${acknowledged()} answers acknowledged, ${lost} kept although the acknowledgement was lost`);
});
