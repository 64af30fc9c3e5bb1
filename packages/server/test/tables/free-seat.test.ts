import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { games } from '@teahouse/games';
import { Guest } from '../guest.ts';
import { aHouse } from '../house.ts';

const PASSWORD = 'first flush of spring';
/** About how long a password takes to be looked at. */
const LOGIN_MS = 80;
const DAY_MS = 24 * 60 * 60 * 1000;
const clock = { ms: Date.UTC(2026, 0, 1) };
const house = await aHouse({}, games, { now: () => clock.ms });
const enter = (): Promise<Guest> => Guest.enter(house.address);

async function laid(seats: number, pace: { kind: 'untimed' } | { kind: 'slow'; hours: number } = { kind: 'untimed' }) {
  const people = [await enter(), await enter(), await enter()];
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const }));
  const { id } = await people[0]!.do('tables.create', { game: 'five-cups', pace, seats: [{ kind: 'me' }, ...open] });
  return { people, id };
}

const seatsOf = async (guest: Guest, table: string) => (await guest.do('tables.get', { table })).table.seats;
const reasonOf = async (asking: Promise<{ reason: string }>) => (await asking).reason;

test('before the start the host frees a seat, and who sat there comes back only by a link', async () => {
  const {
    people: [anna, bert, cleo],
    id: table,
  } = await laid(3);
  await bert!.do('tables.join', { table });
  assert.equal(await reasonOf(cleo!.refused('tables.free', { table, seat: 1 })), 'not-allowed', 'not a stranger');
  assert.equal(await reasonOf(bert!.refused('tables.free', { table, seat: 0 })), 'not-allowed', 'not a player');
  assert.equal(await reasonOf(anna!.refused('tables.free', { table, seat: 2 })), 'not-now', 'nobody sits there');
  assert.equal(await reasonOf(anna!.refused('tables.free', { table, seat: 0 })), 'not-now', 'the host leaves instead');
  assert.equal(await reasonOf(anna!.refused('tables.free', { table, seat: 9 })), 'not-found');
  const freed = await anna!.do('tables.free', { table, seat: 1 });
  assert.equal(freed.seats[1]!.person, null);
  assert.equal(await reasonOf(bert!.refused('tables.join', { table })), 'not-allowed');
  await anna!.do('tables.plan', { table, seat: 1, plan: { kind: 'invite' } });
  const { seats } = await anna!.do('tables.invitations', { table });
  await bert!.do('tables.join', { table, secret: seats[0]!.secret });
  assert.equal((await cleo!.do('tables.join', { table })).status, 'playing', 'others are let in as before');
});

test('an untimed table waits three days for who is gone; then a bot plays on, and the person may come back', async () => {
  const {
    people: [anna, bert],
    id: table,
  } = await laid(2);
  const started = await bert!.do('tables.join', { table });
  const gone = started.asked.includes(1) ? 1 : 0;
  const [absent, there] = gone === 1 ? [bert!, anna!] : [anna!, bert!];
  clock.ms += 3 * DAY_MS - 1;
  assert.equal(await reasonOf(there.refused('tables.free', { table, seat: gone })), 'not-now', 'a moment too early');
  clock.ms += 1;
  const line = await absent.socket();
  await line.do('play.watch', { table });
  assert.equal(
    await reasonOf(there.refused('tables.free', { table, seat: gone })),
    'not-now',
    'who is there, is there',
  );
  await line.do('play.unwatch', { table });
  line.ws.close();
  await there.do('tables.free', { table, seat: gone });
  assert.equal((await seatsOf(there, table))[gone]!.keeper, 'master');
  await absent.do('play.return', { table });
  assert.equal((await seatsOf(there, table))[gone]!.keeper, null);
});

test('who is long gone need not agree that the game is given up; who is not, must', async () => {
  const {
    people: [anna, bert, cleo],
    id: table,
  } = await laid(3);
  await bert!.do('tables.join', { table });
  const { asked } = await cleo!.do('tables.join', { table });
  const people = [anna!, bert!, cleo!];
  const gone = asked[0]!;
  const there = [0, 1, 2].filter(seat => seat !== gone);
  clock.ms += 3 * DAY_MS - 1;
  for (const seat of there) await people[seat]!.do('tables.abandon', { table, agree: true });
  assert.equal((await people[there[0]!]!.do('tables.get', { table })).table.status, 'playing');
  clock.ms += 1;
  await people[there[0]!]!.do('tables.abandon', { table, agree: false });
  const one = await people[there[1]!]!.do('tables.abandon', { table, agree: true });
  const others = asked.length === 1 ? 'playing' : 'abandoned';
  assert.equal(one.status, others, 'the others who are waited for by nobody still have a say');
  if (one.status === 'playing') {
    assert.equal((await people[there[0]!]!.do('tables.abandon', { table, agree: true })).status, 'abandoned');
  }
});

test('where time runs, only the clock frees a seat', async () => {
  const {
    people: [anna, bert],
    id: table,
  } = await laid(2, { kind: 'slow', hours: 24 * 14 });
  const { asked } = await bert!.do('tables.join', { table });
  const [host] = [anna!];
  clock.ms += 4 * DAY_MS;
  const seat = asked.find(one => one !== 0) ?? 1;
  assert.equal(await reasonOf(host.refused('tables.free', { table, seat })), 'not-now');
});

test('a guest who logs into an account that sits at the same table leaves no seat without anybody', async () => {
  const owner = await enter();
  await owner.do('me.account', { login: 'mei.lin', password: 'first flush of spring' });
  const { id: table } = await owner.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const guest = await enter();
  await guest.do('tables.join', { table });
  await guest.do('me.login', { login: 'mei.lin', password: 'first flush of spring' });
  assert.equal((await seatsOf(owner, table))[1]!.keeper, 'master', 'a bot keeps it');
  const { n } = (await owner.do('tables.get', { table })).table;
  assert.ok(n >= 2);
  assert.equal(
    (await owner.do('tables.abandon', { table, agree: true })).status,
    'abandoned',
    'nobody else is waited for',
  );

  const { id: open } = await owner.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const second = await enter();
  await second.do('tables.join', { table: open });
  await second.do('me.login', { login: 'mei.lin', password: 'first flush of spring' });
  assert.equal((await seatsOf(owner, open))[1]!.person, null, 'before the start it is free');
});

test('who sits down while they are being deleted leaves no seat without anybody', async () => {
  for (let round = 0; round < 10; round++) {
    const [host, guest] = [await enter(), await enter()];
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const tables = await Promise.all(
      Array.from({ length: 4 }, () => host.do('tables.create', { game: 'five-cups', seats })),
    );
    const joins = tables.map(async ({ id }, i) => {
      for (let turn = 0; turn < i; turn++) await setImmediate();
      await guest.ask('tables.join', { table: id });
    });
    await Promise.all([guest.do('me.delete', {}), ...joins]);
  }
  const orphaned = await house.db.rows(
    `SELECT tables.id, tables.status FROM seats JOIN tables ON tables.id = seats.table_id JOIN people ON people.id = person
     WHERE people.deleted_at IS NOT NULL AND keeper IS NULL AND tables.status IN ('open', 'playing')`,
  );
  assert.deepEqual(orphaned, []);
});

test('a guest who sits down while logging in leaves no seat without anybody', async () => {
  for (let round = 0; round < 6; round++) {
    const [account, guest] = [await enter(), await enter()];
    const { id: person } = await guest.do('me.enter', {});
    const credentials = { login: `logs-in-${round}`, password: PASSWORD };
    await account.do('me.account', credentials);
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const tables = await Promise.all(
      Array.from({ length: 4 }, () => account.do('tables.create', { game: 'five-cups', seats })),
    );
    const asGuest = Object.assign(new Guest(house.address), { cookie: guest.cookie });
    const joins = tables.map(async ({ id }, i) => {
      await setTimeout(LOGIN_MS * (i / 4));
      await asGuest.ask('tables.join', { table: id });
    });
    await Promise.all([guest.do('me.login', credentials), ...joins]);
    const orphaned = await house.db.rows(
      `SELECT tables.id FROM seats JOIN tables ON tables.id = table_id
       WHERE person = $1 AND keeper IS NULL AND tables.status IN ('open', 'playing')`,
      [person],
    );
    assert.deepEqual(orphaned, []);
  }
});

test('two at one table whose names look alike are both marked, and nobody else', async () => {
  const {
    people: [anna, bert, cleo],
    id: table,
  } = await laid(3);
  for (const [guest, name] of [
    [anna, 'Paul'],
    [bert, 'Pau1'],
    [cleo, 'Cleo'],
  ] as const) {
    await guest!.do('me.change', { name });
  }
  await bert!.do('tables.join', { table });
  await cleo!.do('tables.join', { table });
  const seats = await seatsOf(anna!, table);
  assert.deepEqual(
    seats.map(({ person }) => person!.alike),
    [true, true, undefined],
  );
});
