import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../../src/store/db.ts';
import { lobbyHandlers } from '../../src/tables/handlers/lobby.ts';
import { Guest, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const INVITE = { kind: 'invite' } as const;
const clock = { ahead: 0 };
const house = await aHouse({}, undefined, { now: () => Date.now() + clock.ahead });

const ids = (tables: readonly { id: string }[]): string[] => tables.map(({ id }) => id);

test('some who lay many tables do not push the only one of somebody else out of the list', async () => {
  const anna = await Guest.enter(house.address);
  const hers = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
  for (let i = 0; i < 4; i++) {
    const flood = await Guest.enter(house.address);
    for (let j = 0; j < 19; j++) await flood.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
    await flood.do('tables.create', { game: 'five-cups', seats: [ME, INVITE] });
  }
  const { tables } = await anna.do('tables.list', { which: 'open' });
  assert.ok(ids(tables).includes(hers.id));
  assert.equal(tables.length, 1 + 4 * 3, 'a few of each host, and none that waits for somebody by name');
});

test('finished games: the last first, page by page, of those who sat there and of who brought a file', async () => {
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const line = await anna.socket();
  const played: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, BOT] });
    await line.watch(id);
    await playOn([line], id);
    played.unshift(id);
    clock.ahead += 1000;
  }
  line.close();
  const running = await anna.do('tables.create', { game: 'five-cups', seats: [ME, BOT] });
  const withdrawn = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
  await anna.do('tables.leave', { table: withdrawn.id });
  const list = async (guest: Guest, which: 'finished' | 'mine', before?: number) =>
    (await guest.do('tables.list', before === undefined ? { which } : { which, before })).tables;
  assert.equal((await anna.do('tables.list', { which: 'finished' })).more, false, 'nothing older follows');
  const finished = await list(anna, 'finished');
  assert.deepEqual(ids(finished), played, 'what was never dealt is no game');
  assert.deepEqual(ids(await list(anna, 'finished', finished[0]!.endedAt!)), played.slice(1));
  assert.deepEqual(ids(await list(anna, 'mine')), [running.id]);

  const file = await anna.do('tables.export', { table: played[1]! });
  const brought = await bert.do('tables.import', { file });
  assert.deepEqual(ids(await list(bert, 'finished')), [brought.id]);
  assert.deepEqual(ids(await list(bert, 'mine')), []);
});

test('what is played is listed by when it was played last, as far as a minute ago', async () => {
  const [anna, bert, cleo] = [
    await Guest.enter(house.address),
    await Guest.enter(house.address),
    await Guest.enter(house.address),
  ];
  const begin = async (): Promise<string> => {
    clock.ahead += 1000;
    const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN] });
    await bert.do('tables.join', { table: id });
    return id;
  };
  const [first, second] = [await begin(), await begin()];
  const live = async (): Promise<string[]> =>
    ids((await cleo.do('tables.list', { which: 'live' })).tables).filter(id => id === first || id === second);
  assert.deepEqual(await live(), [second, first]);
  clock.ahead += 2 * 60_000;
  const lines = [await anna.socket(), await bert.socket()];
  for (const line of lines) await line.watch(first);
  await playOn(lines, first, 1);
  for (const line of lines) line.close();
  assert.deepEqual(await live(), [first, second]);
  const sql = `SELECT id FROM tables WHERE id IN ($1, $2) ORDER BY changed_at DESC`;
  assert.deepEqual(ids(await house.db.rows<{ id: string }>(sql, [first, second])), [first, second], 'by the index too');
});

test('no list walks through tables that it does not show', async () => {
  const asked: [sql: string, values: readonly (string | number | null)[]][] = [];
  const db = {
    ...house.db,
    rows: async <T extends Row>(sql: string, values: readonly (string | number | null)[] = []): Promise<T[]> => {
      asked.push([sql, values]);
      return house.db.rows<T>(sql, values);
    },
  };
  const unused = (): never => assert.fail();
  const { 'tables.list': list } = lobbyHandlers({
    db: db as typeof house.db,
    rooms: { park: unused } as never,
    lifecycle: {} as never,
    people: async () => new Map(),
    limit: unused,
  });
  const caller = { person: 'anna' } as Parameters<typeof list>[0];
  for (const which of ['open', 'mine', 'live', 'finished'] as const) await list(caller, { which });
  assert.ok(asked.length >= 4);
  for (const [sql, values] of asked) {
    const plan = await house.db.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
    const walks = plan.map(({ detail }) => detail).filter(detail => /^SCAN (tables|seats|history|last)/.test(detail));
    assert.deepEqual(walks, [], sql);
  }
});
