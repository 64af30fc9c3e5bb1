import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { boardgameIoIsInstalled } from '../src/anchors.ts';
import { setup } from '../src/plain/rules.ts';
import { seenBy } from '../src/plain/view.ts';
import { sitInBoardgameIo } from '../src/server/boardgame-io-players.ts';
import { type Program, ServerProcess } from '../src/server/child.ts';
import { sitInHouse } from '../src/server/house-players.ts';
import { Load, type Sit } from '../src/server/load.ts';
import { houseSettings, measureServer } from '../src/server/run.ts';

const TABLES = 5;
/** More than a game at every table. */
const MOVES = TABLES * 80;

async function playOn(program: Program, sit: Sit, dataDir: string): Promise<Load> {
  const server = await ServerProcess.start(program, houseSettings(dataDir, 'full'));
  const load = new Load(0);
  try {
    await load.seat(sit, [server.address], TABLES);
    load.start();
    const { moves, p50, p99, bytesPerMove } = await load.measure({ moves: MOVES });
    await load.stop();
    assert.equal(moves, MOVES);
    assert.ok(p50 > 0 && p50 <= p99, `${p50} ms, ${p99} ms`);
    assert.ok(bytesPerMove > 100, `${bytesPerMove} bytes`);
    assert.ok(load.games >= TABLES, `${load.games} games in ${load.moves} moves`);
    return load;
  } finally {
    load.close();
    await server.stop();
  }
}

it('plays at our tables, game after game, and every move it counts is kept', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'teahouse-bench-'));
  try {
    const { moves, games } = await playOn('house', sitInHouse, dataDir);
    const db = new DatabaseSync(join(dataDir, 'teahouse.db'), { readOnly: true });
    const count = (sql: string): unknown => Object.values(db.prepare(sql).get()!)[0];
    assert.equal(count(`SELECT COUNT(*) FROM history WHERE kind = 'answer'`), moves);
    assert.equal(count(`SELECT COUNT(*) FROM tables WHERE status = 'over'`), games);
    assert.equal(count(`SELECT COUNT(*) FROM tables WHERE status = 'playing'`), TABLES);
    db.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

// Installed by the bench itself, where somebody has run it.
if (boardgameIoIsInstalled()) {
  it("plays on boardgame.io's server", async () => {
    await playOn('boardgame-io', sitInBoardgameIo, tmpdir());
  });
}

it('measures a paced run', { skip: process.platform !== 'linux' && 'there is no /proc' }, async () => {
  const measured = await measureServer({
    program: 'house',
    durability: 'full',
    tables: TABLES,
    paceMs: 50,
    warmUp: { seconds: 0.2 },
    measured: { seconds: 1 },
  });
  const wanted = (TABLES * 1000) / 50;
  assert.ok(measured.moves > 0 && measured.moves < wanted * 2, `${measured.moves} moves`);
  assert.ok(measured.rss > 1e7 && measured.movesPerCpuSecond > 0);
});

it('says what went wrong instead of waiting', async () => {
  const load = new Load(0);
  await load.seat(
    async (_, hears) => ({
      asked: () => 0,
      move: () => hears.failed(new Error('the server is gone')),
      again: async () => {},
      close: () => {},
    }),
    [''],
    1,
  );
  load.start();
  await assert.rejects(load.measure({ moves: 10 }), /the server is gone/);
});

it('hides from boardgame.io players what our players do not see', () => {
  const G = setup(2, 42);
  const seen = seenBy(G, 1);
  assert.deepEqual(
    seen.players.map(({ hand }) => (typeof hand === 'number' ? hand : 'open')),
    [G.players[0]!.hand.length, 'open'],
  );
  assert.deepEqual(seen.deck.slice(1), Array(G.deck.length - 1).fill(null));
  assert.equal(JSON.stringify(seenBy(G, null)).includes('wild'), false);
});
