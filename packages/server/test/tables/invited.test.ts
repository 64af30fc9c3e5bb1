import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest } from '../guest.ts';
import { aHouse } from '../house.ts';

const GAME = 'five-cups';
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const house = await aHouse();

const idOf = async (guest: Guest): Promise<string> => (await guest.do('me.enter', {})).id;
const invite = async (guest: Guest) => ({ kind: 'invite' as const, person: await idOf(guest) });
const told = async (guest: Guest) =>
  (await guest.do('notices.list', {})).notices.map(({ kind, table }) => [kind, table]);
const mine = async (guest: Guest) => (await guest.do('tables.list', { which: 'mine' })).tables.map(({ id }) => id);

/** People who have played together: the game was given up, and it was a game. */
async function company(): Promise<[Guest, Guest, Guest]> {
  const people: [Guest, Guest, Guest] = [
    await Guest.enter(house.address),
    await Guest.enter(house.address),
    await Guest.enter(house.address),
  ];
  const [anna, ...others] = people;
  const { id: table } = await anna.do('tables.create', { game: GAME, seats: [ME, OPEN, OPEN] });
  for (const other of others) await other.do('tables.join', { table });
  for (const person of people) await person.do('tables.abandon', { table, agree: true });
  for (const person of people) await person.do('notices.seen', {});
  return people;
}

test('who is invited by name is told, finds the table among their own, and sits down without a link', async () => {
  const [anna, bert, cleo] = await company();
  const laid = await anna.do('tables.create', { game: GAME, watch: 'nobody', seats: [ME, await invite(bert)] });
  assert.equal(laid.status, 'open');
  assert.equal(laid.seats[1]!.expected?.id, await idOf(bert));
  assert.deepEqual((await told(bert))[0], ['invited', laid.id]);
  assert.deepEqual(await mine(bert), [laid.id]);
  assert.equal((await bert.do('tables.get', { table: laid.id })).table.seats[1]!.expected?.id, await idOf(bert));

  assert.ok(!(await told(cleo)).some(([, table]) => table === laid.id), 'nobody else is told');
  assert.deepEqual(await mine(cleo), []);
  assert.equal((await cleo.refused('tables.get', { table: laid.id })).reason, 'not-found', 'or may look');
  assert.equal((await cleo.refused('tables.join', { table: laid.id })).reason, 'seat-taken', 'or takes the seat');

  const { status, seats } = await bert.do('tables.join', { table: laid.id });
  assert.equal(status, 'playing');
  assert.equal(seats[1]!.expected, null);
});

test('who is expected is a matter of those at the table', async () => {
  const [anna, bert, cleo] = await company();
  const { id: table } = await anna.do('tables.create', { game: GAME, seats: [ME, await invite(bert), OPEN] });
  const seenBy = async (guest: Guest) => (await guest.do('tables.get', { table })).table.seats[1]!;
  assert.deepEqual([(await seenBy(cleo)).invite, (await seenBy(cleo)).expected], [true, null], 'not of who looks on');
  const { tables } = await cleo.do('tables.list', { which: 'open' });
  assert.equal(tables.find(({ id }) => id === table)!.seats[1]!.expected, null);
  await cleo.do('tables.join', { table });
  assert.equal((await seenBy(cleo)).expected?.id, await idOf(bert));
});

test('only company is invited by name, each once, and only the host does it', async () => {
  const [anna, bert, cleo] = await company();
  const stranger = await Guest.enter(house.address);
  const lay = async (seats: object[]) =>
    (await anna.refused('tables.create', { game: GAME, seats: seats as never })).reason;
  assert.equal(await lay([ME, await invite(stranger)]), 'not-allowed');
  assert.equal(await lay([ME, { kind: 'invite', person: 'nobody-at-all' }]), 'not-allowed');
  assert.equal(await lay([ME, await invite(bert), await invite(bert)]), 'bad-input');
  assert.equal(await lay([ME, await invite(anna)]), 'bad-input');
  assert.deepEqual(await told(stranger), []);

  const { id: table } = await anna.do('tables.create', { game: GAME, seats: [ME, OPEN, OPEN] });
  const plan = await invite(cleo);
  assert.equal((await bert.refused('tables.plan', { table, seat: 1, plan })).reason, 'not-allowed');
  await anna.do('tables.plan', { table, seat: 1, plan });
  assert.equal((await anna.refused('tables.plan', { table, seat: 2, plan })).reason, 'already-seated');
  assert.deepEqual((await told(cleo))[0], ['invited', table]);
  await anna.do('tables.plan', { table, seat: 1, plan: { kind: 'bot', level: 'random' } });
  assert.deepEqual(await mine(cleo), [], 'taken back, it is gone');
  assert.equal((await cleo.do('tables.join', { table })).mySeat, 2, 'a seat for anybody is still for anybody');
});

test('who does not answer invitations is not told without end', async () => {
  const [anna, bert] = await company();
  for (let i = 0; i < 7; i++) await anna.do('tables.create', { game: GAME, seats: [ME, await invite(bert)] });
  assert.equal((await told(bert)).filter(([kind]) => kind === 'invited').length, 5);
  assert.equal((await mine(bert)).length, 7, 'the tables wait all the same');
});

test('a seat that is kept for somebody who deletes the account is kept for nobody', async () => {
  const [anna, bert] = await company();
  const { id: table } = await anna.do('tables.create', { game: GAME, seats: [ME, await invite(bert)] });
  const bertsId = await idOf(bert);
  await bert.do('me.delete', {});
  const rows = await house.db.rows('SELECT table_id FROM seats WHERE expected = $1', [bertsId]);
  assert.deepEqual(rows, []);
  assert.equal((await anna.do('tables.invitations', { table })).seats.length, 1, 'the link still works');
});
