import assert from 'node:assert/strict';
import { games } from '@teahouse/games';
import type { Pace, QuietHours } from '@teahouse/protocol';
import { Guest, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';

const LIVE = [
  [5, 0],
  [10, 0],
  [20, 0],
  [60, 20],
] as const;

/** Whoever is asked while the deadline or its warning would fall into these is not to be hurried. */
const QUIET: readonly { timeZone: string; quiet: QuietHours | null; hours: number }[] = [
  { timeZone: 'UTC', quiet: null, hours: 1 },
  { timeZone: 'Europe/Rome', quiet: { from: 23, to: 8 }, hours: 24 },
  { timeZone: 'Asia/Kathmandu', quiet: { from: 1, to: 14 }, hours: 5 },
  { timeZone: 'America/St_Johns', quiet: { from: 12, to: 3 }, hours: 7 },
  { timeZone: 'Pacific/Chatham', quiet: { from: 6, to: 5 }, hours: 336 },
];

/** Tables of every pace start, are played to their end, and keep all that their clocks say. */
export async function assertPaces(env: Readonly<Record<string, string>>): Promise<void> {
  const clock = { ahead: 0 };
  const house = await aHouse(env, games, { now: () => Date.now() + clock.ahead });
  const anna = await Guest.enter(house.address);

  /** Anna and somebody else, who may have quiet hours, play; `then` after so many answers. */
  async function play(pace: Pace, wishes: object = {}, then: () => void = () => {}): Promise<void> {
    const bert = await Guest.enter(house.address);
    if (Object.keys(wishes).length > 0) await bert.do('me.change', wishes);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [...seats], pace });
    await bert.do('tables.join', { table: id });
    const lines = [await anna.socket(), await bert.socket()];
    for (const line of lines) await line.watch(id);
    await playOn(lines, id, 3);
    then();
    await playOn(lines, id);
    for (const line of lines) line.close();
    const { table } = await anna.do('tables.get', { table: id });
    assert.equal(table.status, 'over', JSON.stringify({ pace, ...wishes }));
    const keepers = await house.db.rows(`SELECT n FROM history WHERE table_id = $1 AND kind = 'keep'`, [id]);
    assert.deepEqual(keepers, [], 'nobody was too late');
  }

  for (const [seconds, bank] of LIVE) await play({ kind: 'live', seconds, bank });
  // Somebody takes a little of their bank: from then on nothing can be divided by three any more.
  await play({ kind: 'live', seconds: 5, bank: 1 }, {}, () => {
    clock.ahead += 5347;
  });
  for (const { hours, ...wishes } of QUIET) {
    await play({ kind: 'slow', hours }, wishes, () => {
      clock.ahead += 1_234_567;
    });
  }
  assert.deepEqual(house.logged, []);
  await house.close();
}
