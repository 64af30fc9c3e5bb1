import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import { ACTS, type ActName } from '@teahouse/protocol';
import { Acts, type WantedAct } from '../../src/admin/acts.ts';
import { listActs, listPeople } from '../../src/admin/lists.ts';
import { bannedAddresses } from '../../src/people/bans.ts';
import { Guest, newCommandId } from '../guest.ts';
import { aHouse, scratch } from '../house.ts';
import { until } from '../trouble/until.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WHY = 'the rules of the house';
const clock = { ms: Date.UTC(2026, 0, 1) };
const house = await aHouse({}, games, { now: () => clock.ms });
const acts = new Acts(house.db, () => clock.ms);
/** As the house command does it, from outside; the house follows by itself. */
const does = async (what: ActName, wanted: Omit<WantedAct, 'what' | 'why'> = {}): Promise<number> => {
  const n = await acts.carryOut('house:ops', { ...wanted, what, why: WHY });
  await until(() => house.noted.some(({ event, details }) => event === 'act' && details.n === n), `act ${n}`);
  return n;
};
const enter = (): Promise<Guest> => Guest.enter(house.address);
const idOf = async (guest: Guest): Promise<string> => (await guest.do('me.enter', {})).id;
const say = (guest: Guest, table: string, text: string) =>
  guest.do('chat.say', { table, text, commandId: newCommandId() });

let logins = 0;
async function anAdmin(): Promise<Guest> {
  const admin = await enter();
  await admin.do('me.account', { login: `admin-${++logins}`, password: 'first flush of spring' });
  await does('make-admin', { person: await idOf(admin) });
  return admin;
}

async function aGame(): Promise<{ anna: Guest; bert: Guest; table: string }> {
  const [anna, bert] = [await enter(), await enter()];
  const { id: table } = await anna.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bert.do('tables.join', { table });
  return { anna, bert, table };
}

test('who is banned reads why, and can do nothing but take or delete what is theirs', async () => {
  const { anna, bert, table } = await aGame();
  const person = await idOf(bert);
  const line = await bert.socket();
  await line.watch(table);
  const closed = new Promise(done => line.ws.once('close', done));
  await does('ban', { person, days: 7 });
  await closed;
  const no = await bert.refused('tables.list', { which: 'open' });
  assert.deepEqual([no.reason, no.details], ['banned', { why: WHY, until: clock.ms + 7 * DAY_MS }]);
  assert.equal((await bert.refused('chat.say', { table, text: 'hi', commandId: newCommandId() })).reason, 'banned');
  const again = await bert.socket();
  await assert.rejects(again.do('play.watch', { table }), /banned/, 'over a socket too');
  assert.deepEqual((await bert.do('me.enter', {})).banned, { until: clock.ms + 7 * DAY_MS, why: WHY });
  await bert.do('me.data', {});
  await until(
    async () => (await anna.do('tables.get', { table })).table.seats[1]!.keeper !== null,
    'a bot keeps the seat',
  );
  await does('unban', { person });
  await bert.do('tables.list', { which: 'open' });
  again.ws.close();
  await does('ban', { person, days: 1 });
  assert.equal((await bert.refused('tables.list', { which: 'open' })).reason, 'banned');
  clock.ms += DAY_MS;
  await bert.do('tables.list', { which: 'open' });
});

test('an address is shut out: its guests and strangers, not who has an account there, nor anybody elsewhere', async () => {
  const proxied = await aHouse({ TRUST_PROXY: '1' }, games, { now: () => clock.ms });
  const from = async (address: string, cookie = ''): Promise<Guest> => {
    const guest = new (class extends Guest {
      override get headers(): Record<string, string> {
        return { ...super.headers, 'x-forwarded-for': address };
      }
    })(proxied.address);
    guest.cookie = cookie;
    if (cookie === '') await guest.do('me.enter', {});
    return guest;
  };
  const carryOut = async (what: 'ban-address' | 'unban-address', address: string, days?: number): Promise<void> => {
    const wanted = { what, address, days, why: WHY };
    const n = await new Acts(proxied.db, () => clock.ms).carryOut('house:ops', wanted);
    await until(() => proxied.noted.some(({ event, details }) => event === 'act' && details.n === n), `act ${n}`);
  };
  const guest = await from('2001:db8:1:2::1');
  const neighbour = await from('2001:db8:1:3::1');
  const account = await from('2001:db8:1:2::5');
  await account.do('me.account', { login: 'has-account', password: 'first flush of spring' });
  const line = await guest.socket();
  const closed = new Promise(done => line.ws.once('close', done));
  await carryOut('ban-address', '2001:0db8:1:2:aaaa::7', 7);
  await closed;
  const banned = { until: clock.ms + 7 * DAY_MS, why: WHY };
  assert.deepEqual((await guest.do('me.enter', {})).banned, banned, 'they read why, and for how long');
  for (const somebody of [guest, await from('2001:db8:1:2:ffff::9', guest.cookie)]) {
    assert.equal((await somebody.refused('tables.list', { which: 'open' })).reason, 'banned');
  }
  await assert.rejects(from('2001:db8:1:2::99'), /banned/, 'a stranger does not become a guest');
  await neighbour.do('tables.list', { which: 'open' });
  await account.do('tables.list', { which: 'open' });
  assert.equal((await account.do('me.enter', {})).banned, null);
  const back = await from('2001:db8:1:2::42', 'none');
  await back.do('me.login', { login: 'has-account', password: 'first flush of spring' });
  await (await from('198.51.100.1', guest.cookie)).do('tables.list', { which: 'open' });

  const [found] = await listPeople(proxied.db, 'has-account');
  assert.deepEqual(found!.networks, ['2001:db8:1:2::/64'], 'an admin sees where somebody came from');
  assert.deepEqual(await bannedAddresses(proxied.db, clock.ms), [{ network: '2001:db8:1:2::/64', ...banned }]);
  const [logged] = await listActs(proxied.db);
  assert.deepEqual([logged!.what, logged!.network, logged!.why], ['ban-address', '2001:db8:1:2::/64', WHY]);
  await carryOut('unban-address', '2001:db8:1:2::/64');
  await guest.do('tables.list', { which: 'open' });
  await carryOut('ban-address', '2001:db8:1:2::', 1);
  assert.equal((await guest.refused('tables.list', { which: 'open' })).reason, 'banned');
  clock.ms += DAY_MS;
  await guest.do('tables.list', { which: 'open' });
  for (const address of ['nowhere', '192.0.2.0/24', '2001:db8::/32', '']) {
    const act = { what: 'ban-address', address, why: WHY } as const;
    await assert.rejects(new Acts(proxied.db, () => clock.ms).carryOut('house:ops', act), /no address/, address);
  }
  await proxied.close();
});

test('who is muted plays on, and does not talk', async () => {
  const { anna, bert, table } = await aGame();
  const person = await idOf(bert);
  await say(bert, table, 'before');
  await does('mute', { person });
  assert.equal((await bert.refused('chat.say', { table, text: 'hi', commandId: newCommandId() })).reason, 'muted');
  assert.equal((await bert.refused('chat.ping', { table, place: 'deck', says: 'look' })).reason, 'muted');
  await bert.do('tables.get', { table });
  await say(anna, table, 'others talk');
  await does('unmute', { person });
  await say(bert, table, 'after');
});

test('a line and a name are taken away, and those who watch see it at once', async () => {
  const { anna, bert, table } = await aGame();
  await bert.do('me.change', { name: 'Rude Name' });
  const { id } = await say(bert, table, 'rude words');
  const line = await anna.socket();
  await line.watch(table);
  await does('remove-line', { table, line: id });
  await line.until(
    () => line.news.some(news => news.news === 'chat' && news.chat.id === id && news.chat.text === ''),
    'the line, empty',
  );
  assert.deepEqual(
    (await anna.do('chat.list', { table })).chat.map(({ text }) => text),
    [''],
  );
  await does('remove-name', { person: await idOf(bert) });
  await line.until(
    () => line.news.some(news => news.news === 'table' && /^Guest \d+$/.test(news.table.seats[1]!.person!.name)),
    'the new name',
  );
  assert.match((await bert.do('me.enter', {})).name, /^Guest/);
  line.ws.close();
});

test('who is kicked is out: before the start the seat is free, later a bot keeps it for good', async () => {
  const { anna, bert, table } = await aGame();
  await does('kick', { table, seat: 1 });
  await until(
    async () => (await anna.do('tables.get', { table })).table.seats[1]!.keeper !== null,
    'a bot keeps the seat',
  );
  assert.equal((await bert.refused('play.return', { table })).reason, 'not-allowed');
  const { id: open } = await anna.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  await bert.do('tables.join', { table: open });
  await does('kick', { table: open, seat: 1 });
  assert.equal((await anna.do('tables.get', { table: open })).table.seats[1]!.person, null);
  assert.equal((await bert.refused('tables.join', { table: open })).reason, 'not-allowed');
  const refused = (wanted: Omit<WantedAct, 'what' | 'why'>) =>
    assert.rejects(acts.carryOut('house:ops', { what: 'kick', why: WHY, ...wanted }), /seat|table/);
  for (const wanted of [
    { table: open, seat: 1 },
    { table: open, seat: 9 },
    { table: 'nowhere', seat: 0 },
    { table: open },
  ]) {
    await refused(wanted);
  }
});

test('a table is parked and goes on where it was, also over a restart', async () => {
  const { anna, table } = await aGame();
  await does('park', { table });
  const parked = (await anna.do('tables.get', { table })).table;
  assert.deepEqual([parked.status, parked.report], ['parked', WHY]);
  await assert.rejects(acts.carryOut('house:ops', { what: 'park', why: WHY, table }), /parked/);
  await does('unpark', { table });
  assert.equal((await anna.do('tables.get', { table })).table.status, 'playing');

  const dataDir = scratch();
  const first = await aHouse({ DATA_DIR: dataDir });
  const mei = await Guest.enter(first.address);
  const { id } = await mei.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
  });
  await new Acts(first.db, Date.now).carryOut('house:ops', { what: 'park', why: WHY, table: id });
  await first.close();
  const second = await aHouse({ DATA_DIR: dataDir });
  const [row] = await second.db.rows('SELECT status FROM tables WHERE id = $1', [id]);
  assert.equal(row!.status, 'parked', 'what an operator put aside waits for an operator');
  await second.close();
});

test('read-only: everything can be looked at, nothing changes, and no time passes', async () => {
  const [anna, bert] = [await enter(), await enter()];
  const { id: table } = await anna.do('tables.create', {
    game: 'five-cups',
    pace: { kind: 'slow', hours: 24 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { seats, asked } = await bert.do('tables.join', { table });
  const due = seats[asked[0]!]!.due!;
  await does('read-only');
  const { n, status } = (await anna.do('tables.get', { table })).table;
  const line = await anna.socket();
  const watched = await line.watch(table);
  assert.equal(watched.status, status);
  for (const refused of [
    () => anna.refused('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }] }),
    () => anna.refused('chat.say', { table, text: 'hi', commandId: newCommandId() }),
    () => anna.refused('me.change', { name: 'Anna' }),
  ]) {
    const no = await refused();
    assert.deepEqual([no.reason, no.details.why], ['read-only', WHY]);
  }
  await (await enter()).do('tables.get', { table });
  clock.ms += 2 * DAY_MS;
  assert.equal((await anna.do('tables.get', { table })).table.n, n);
  await assert.rejects(acts.carryOut('house:ops', { what: 'read-only', why: WHY }), /already/);
  await does('read-write');
  const after = (await anna.do('tables.get', { table })).table;
  assert.equal(after.n, n, 'nobody’s time was up meanwhile');
  assert.equal(after.seats[asked[0]!]!.due, due + 2 * DAY_MS);
  await say(anna, table, 'on we go');
  line.ws.close();
});

test('clean-up takes away what is old, and nothing else', async () => {
  const { anna, table } = await aGame();
  const { id: waiting } = await anna.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const passer = await enter();
  const person = await idOf(passer);
  const account = await enter();
  await account.do('me.account', { login: 'stays', password: 'first flush of spring' });
  clock.ms += 30 * DAY_MS;
  const { id: fresh } = await anna.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const has = async (sql: string, id: string) => (await house.db.rows(sql, [id])).length > 0;
  const isTable = (id: string) => has('SELECT id FROM tables WHERE id = $1', id);
  await does('clean-up', { ages: { guests: 40, waiting: 40, finished: 40 } });
  assert.ok((await isTable(waiting)) && (await has('SELECT id FROM people WHERE id = $1', person)));
  await does('clean-up', { ages: { waiting: 29 } });
  assert.ok(!(await isTable(waiting)) && (await isTable(fresh)) && (await isTable(table)));
  assert.equal((await anna.refused('tables.get', { table: waiting })).reason, 'not-found');
  await does('clean-up', { ages: { guests: 29, finished: 29 } });
  assert.ok(!(await has('SELECT id FROM people WHERE id = $1', person)));
  assert.ok(await isTable(table), 'a game that is played stays');
  await anna.do('tables.get', { table });
  await account.do('tables.list', { which: 'mine' });
});

test('reports reach the admins, who act on them in the site; every act is in the log', async () => {
  const admin = await anAdmin();
  const { anna, bert, table } = await aGame();
  const person = await idOf(bert);
  const { id: line } = await say(bert, table, 'rude words');
  await anna.do('reports.send', { kind: 'line', person, table, line, why: 'rude' });
  clock.ms += 1;
  await anna.do('reports.send', { kind: 'player', person, table, why: 'stalls' });
  const stranger = await enter();
  assert.equal((await stranger.refused('reports.send', { kind: 'line', person, table, line })).reason, 'not-found');
  assert.equal((await bert.refused('reports.send', { kind: 'name', person })).reason, 'bad-input');
  assert.equal((await anna.refused('reports.send', { kind: 'line', person, table, line: 99 })).reason, 'not-found');
  const { reports } = await admin.do('admin.reports', {});
  assert.deepEqual(
    reports.map(({ kind, said, why }) => [kind, said, why]),
    [
      ['line', 'rude words', 'rude'],
      ['player', reports[1]!.person.name, 'stalls'],
    ],
  );
  await admin.do('admin.act', { what: 'remove-line', table, line, why: 'rude' });
  await admin.do('admin.act', { what: 'mute', person, days: 1, why: 'rude' });
  await admin.do('admin.act', { what: 'close-report', report: reports[0]!.id, why: 'muted' });
  assert.deepEqual((await admin.do('admin.reports', {})).reports.length, 1);
  assert.equal((await bert.refused('chat.say', { table, text: 'x', commandId: newCommandId() })).reason, 'muted');
  const [closed, muted, removed] = (await admin.do('admin.acts', {})).acts;
  const me = await admin.do('me.enter', {});
  assert.deepEqual(
    [removed, muted, closed].map(act => [act!.what, act!.by, act!.why]),
    [
      ['remove-line', me.name, 'rude'],
      ['mute', me.name, 'rude'],
      ['close-report', me.name, 'muted'],
    ],
  );
  assert.deepEqual(
    (await admin.do('admin.people', { find: person })).people.map(({ id }) => id),
    [person],
  );
  assert.ok((await admin.do('admin.tables', { status: 'playing' })).tables.some(({ id }) => id === table));
  assert.ok((await admin.do('admin.house', {})).reports >= 1);
});

test('nobody else does any of it: no guest, no account, no token, and no admin of yesterday', async () => {
  const admin = await anAdmin();
  const person = await idOf(admin);
  const guest = await enter();
  const { secret } = await admin.do('tokens.create', { name: 'bot' });
  const program = new Guest(house.address);
  program.token = secret;
  const before = (await admin.do('admin.acts', {})).acts.length;
  for (const someone of [guest, program]) {
    for (const what of ACTS) {
      assert.equal(
        (await someone.refused('admin.act', { what, person, days: 1, why: WHY })).reason,
        'not-allowed',
        what,
      );
    }
    for (const name of ['admin.house', 'admin.reports', 'admin.tables', 'admin.people', 'admin.acts'] as const) {
      assert.equal((await someone.refused(name, {})).reason, 'not-allowed', name);
    }
  }
  assert.equal((await admin.do('admin.acts', {})).acts.length, before);
  await assert.rejects(acts.carryOut('house:ops', { what: 'ban', person, why: WHY }), /admin/);
  await assert.rejects(
    acts.carryOut('house:ops', { what: 'make-admin', person: await idOf(guest), why: WHY }),
    /account/,
  );
  clock.ms += 10 * 60_000;
  const other = await enter();
  await other.do('me.account', {
    login: `second-${person.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`,
    password: 'first flush of spring',
  });
  const makes = { what: 'make-admin', person: await idOf(other), why: WHY } as const;
  const cleans = { what: 'clean-up', days: 3650, why: WHY } as const;
  for (const act of [makes, cleans]) assert.equal((await admin.refused('admin.act', act)).reason, 'prove-yourself');
  await does('unmake-admin', { person });
  assert.equal((await admin.refused('admin.acts', {})).reason, 'not-allowed');
});
