import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import { Guest, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';
import { until } from './until.ts';

const HOUR = 3_600_000;
const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;

for (const [how, jump] of [
  ['back', -HOUR],
  ['ahead', HOUR],
] as const) {
  test(`the clock is set ${how} one hour: nobody is refused, nobody forgotten, and bots go on`, async () => {
    const clock = { ahead: 0 };
    // Limits as in a real house: what they measure is not what the clock says.
    const env = { RATE_LIMIT: '100' };
    const house = await aHouse(env, games, { now: () => Date.now() + clock.ahead, steady: () => 1e6 });
    const anna = await Guest.enter(house.address);
    const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, BOT] });
    const line = await anna.socket();
    await line.watch(id);
    await playOn([line], id, 2);
    // A bot's turn that a process held which has died since.
    const held = `INSERT INTO work (kind, key, due, lease, attempts, payload) VALUES ('review', 'gone', 0, $1, 0, '') RETURNING key`;
    await house.db.rows(held, [Date.now() + 20_000]);

    clock.ahead += jump;
    await anna.do('me.change', { name: 'Anna, later' });
    assert.equal((await anna.do('tables.get', { table: id })).table.seats[0]!.person!.name, 'Anna, later');
    await playOn([line], id);
    assert.equal((await anna.do('tables.get', { table: id })).table.status, 'over');
    await anna.do('play.review', { table: id });
    // What was held is taken over, and fails: there is no such table.
    await until(() => house.logged.length > 0, 'what was held to be taken over');
    line.close();
    assert.deepEqual(
      [...new Set(house.logged.map(({ event, details }) => `${event} ${details.table}`))],
      ['review-failed gone'],
    );
    await house.close();
  });
}
