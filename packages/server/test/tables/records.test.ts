import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { games } from '@teahouse/games';
import type { TableFile } from '@teahouse/protocol';
import { playFile } from '../../src/tables/files.ts';
import { Guard } from '../../src/tables/guard.ts';
import { verify } from '../../src/tables/verify.ts';
import { Guest, type Line, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse();
const shelf = new Map(games.map(({ game }) => [game.id, game]));
const [guard, strict] = [new Guard(), new Guard(100)];
after(() => Promise.all([guard.close(), strict.close()]));
const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];

async function start(game: string, options = {}): Promise<{ id: string; lines: [Line, Line] }> {
  const { id } = await anna.do('tables.create', { game, options, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bert.do('tables.join', { table: id });
  const lines: [Line, Line] = [await anna.socket(), await bert.socket()];
  for (const line of lines) await line.watch(id);
  return { id, lines };
}

const { id, lines } = await start('five-cups');
await playOn(lines, id);
const file = await anna.do('tables.export', { table: id });

test('a finished table is one file that plays itself again and proves its shuffle', () => {
  const match = playFile(shelf, JSON.parse(JSON.stringify(file)) as TableFile);
  assert.ok(match.over);
  assert.equal(match.log.length, file.answers.length);
});

test('a file that was tampered with is found out', () => {
  const tampered = (change: Partial<TableFile>): string => {
    try {
      playFile(shelf, { ...file, ...change });
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };
  assert.match(tampered({ seed: 'another' }), /seed is not the one/);
  assert.match(tampered({ game: 'chess' }), /no game 'chess'/);
  assert.match(tampered({ answers: file.answers.toSpliced(3, 1) }), /one hash for each/);
  assert.match(tampered({ hashes: file.hashes.with(2, '0'.repeat(16)) }), /after answer 3/);
  assert.match(tampered({ answers: file.answers.with(0, [0, 0, 'nothing']) }), /cannot be played/);
});

test('a table that runs cannot be exported: its cards are secret', async () => {
  const running = await start('five-cups');
  assert.equal((await anna.refused('tables.export', { table: running.id })).reason, 'not-now');
  for (const line of running.lines) line.close();
});

test('a file can be laid out again by anybody, and is over', async () => {
  const cleo = await Guest.enter(house.address);
  const table = await cleo.do('tables.import', { file });
  assert.deepEqual([table.status, table.outcome], ['over', (await anna.do('tables.get', { table: id })).table.outcome]);
  const { moments } = await cleo.do('play.moments', { table: table.id, from: 1, to: 20, viewer: 1 });
  assert.equal(moments.length, 20);
  assert.deepEqual((await cleo.do('tables.export', { table: table.id })).answers, file.answers);
  const bad = { ...file, hashes: file.hashes.with(2, '0'.repeat(16)) };
  assert.equal((await cleo.refused('tables.import', { file: bad })).reason, 'bad-input');
});

test('a file whose players are not those of its seats, or whose times run backwards, is not laid out', async () => {
  const file = await anna.do('tables.export', { table: id });
  const refused = async (change: Partial<typeof file>): Promise<string> =>
    (await anna.refused('tables.import', { file: { ...file, ...change } })).message;
  assert.match(await refused({ players: [] }), /one player for each seat/);
  assert.match(await refused({ players: [...file.players, file.players[0]!] }), /one player for each seat/);
  assert.match(await refused({ endedAt: file.startedAt - 1 }), /ended before it began/);
});

test('moments of a game: through my eyes while it runs, through any when it is over', async () => {
  const running = await start('year-of-the-dragon');
  await playOn(running.lines, running.id, 12);
  const mine = running.lines[0].tables.get(running.id)!;
  const { moments } = await anna.do('play.moments', { table: running.id, from: 1, to: mine.n });
  assert.deepEqual(moments.at(-1)!.view, mine.view);
  assert.deepEqual(
    moments.map(({ line }) => line),
    mine.lines,
  );
  assert.equal(
    (await anna.refused('play.moments', { table: running.id, from: 1, to: 2, viewer: 1 })).reason,
    'not-allowed',
  );
  assert.equal((await anna.refused('play.moments', { table: running.id, from: 0, to: 2 })).reason, 'bad-input');
  assert.equal((await anna.refused('play.moments', { table: running.id, from: 1, to: 9999 })).reason, 'bad-input');
  const over = await anna.do('play.moments', { table: id, from: 1, to: 30, viewer: 1 });
  assert.deepEqual(
    over.moments.map(({ n }) => n),
    Array.from({ length: over.moments.length }, (_, i) => i + 1),
  );
  for (const line of running.lines) line.close();
});

test('playing on from a moment: the same position, bots in the other seats', async () => {
  const at = 12;
  const [then] = (await anna.do('play.moments', { table: id, from: at, to: at, viewer: 1 })).moments;
  const branch = await anna.do('tables.branch', { table: id, n: at, seat: 1, level: 'random' });
  assert.deepEqual([branch.status, branch.mySeat, branch.from], ['playing', 1, { table: id, n: at }]);
  const { moments } = await anna.do('play.moments', { table: branch.id, from: at, to: at });
  assert.deepEqual(moments[0]!.view, then!.view);
  const line = await anna.socket();
  await line.watch(branch.id);
  await playOn([line], branch.id);
  assert.equal((await anna.refused('tables.branch', { table: id, n: 9999, seat: 0 })).reason, 'not-now');
  line.close();
});

test('every live table is what its history says, under today’s rules', async () => {
  const found: (string | null)[] = [];
  const live = { db: house.db, games: shelf, guard };
  await verify(live, { all: false }, (_, difference) => found.push(difference?.what ?? null));
  assert.ok(found.length >= 2);
  const before = found.length;
  await verify(live, { all: true }, (_, difference) => found.push(difference?.what ?? null));
  assert.ok(found.length > 2 * before, 'finished ones too');
  assert.ok(
    found.every(difference => difference === null),
    `${found}`,
  );
});

test('a difference is found: another hash, another answer, a game that is gone', async () => {
  const running = await start('five-cups');
  await playOn(running.lines, running.id, 5);
  const differences = async (games = shelf, by = guard, longestMs?: number): Promise<string[]> => {
    const found: string[] = [];
    let others = 0;
    const deps = { db: house.db, games, guard: by, ...(longestMs === undefined ? {} : { longestMs }) };
    await verify(deps, { all: true }, (table, difference) => {
      if (table !== running.id) others++;
      else if (difference !== null) found.push(`${difference.n} ${difference.what}`);
    });
    assert.ok(others > 2, 'whatever is wrong with one, the others are looked at');
    return found;
  };
  const fails = (setup: () => never): typeof shelf =>
    new Map([...shelf, ['five-cups', { ...shelf.get('five-cups')!, setup }]]);
  assert.deepEqual(await differences(), []);
  assert.match((await differences(new Map()))[0]!, /no game 'five-cups'/);
  const slow = await differences(shelf, guard, 0);
  assert.match(slow[0]!, /takes more than 0 s to play again/, 'no table keeps the others waiting');
  const throwing = fails(() => {
    throw new TypeError('no cups');
  });
  assert.deepEqual(await differences(throwing), ['0 no cups']);
  const endless = fails(() => {
    for (;;);
  });
  assert.deepEqual(await differences(endless, strict), ['0 the rules took more than 100 ms']);
  await house.db.rows(`UPDATE history SET hash = 'x' WHERE table_id = $1 AND n = 3 RETURNING n`, [running.id]);
  assert.match((await differences())[0]!, /^3 .* leads to another state/);
  for (const line of running.lines) line.close();
});

for (const line of lines) line.close();
