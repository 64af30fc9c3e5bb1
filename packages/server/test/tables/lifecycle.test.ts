import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATUSES, type Status } from '@teahouse/protocol';
import { become, end, isFinished } from '../../src/tables/status.ts';
import { Guest, playOn } from '../guest.ts';
import { aHouse, scratch } from '../house.ts';

const house = await aHouse();
const enter = (): Promise<Guest> => Guest.enter(house.address);
const FIVE_CUPS = 'five-cups';

test('the life of a table: what may become of it, and what not', () => {
  const canBecome = (from: Status, to: Status): boolean => {
    try {
      if (to === 'open') return false;
      const done = to === 'over' || to === 'abandoned' ? end('tea', from, to, 0)[0]! : become('tea', from, to);
      return done.values.includes(to);
    } catch {
      return false;
    }
  };
  const ways = STATUSES.map(from => `${from}: ${STATUSES.filter(to => canBecome(from, to)).join(' ')}`);
  assert.deepEqual(ways, [
    'open: playing abandoned',
    'playing: over abandoned parked',
    'over: ',
    'abandoned: ',
    'parked: playing',
  ]);
  assert.deepEqual(STATUSES.filter(isFinished), ['over', 'abandoned']);
});

test('a table waits for its people and starts when the last one sits down', async () => {
  const [anna, bert, cleo] = [await enter(), await enter(), await enter()];
  const table = await anna.do('tables.create', {
    game: FIVE_CUPS,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  assert.equal(table.status, 'open');
  assert.match(table.commitment!, /^[0-9a-f]{64}$/, 'the deal is promised before anybody sits down');
  assert.equal(table.seed, null);
  const ids = async (guest: Guest, which: 'open' | 'mine') =>
    (await guest.do('tables.list', { which })).tables.map(({ id }) => id);
  assert.ok((await ids(bert, 'open')).includes(table.id));
  assert.ok(!(await ids(bert, 'mine')).includes(table.id));
  assert.equal((await bert.do('tables.join', { table: table.id, seat: 2 })).status, 'open');
  assert.equal((await cleo.refused('tables.join', { table: table.id, seat: 2 })).reason, 'seat-taken');
  assert.equal((await bert.refused('tables.join', { table: table.id, seat: 1 })).reason, 'already-seated');
  await bert.do('tables.leave', { table: table.id });
  await bert.do('tables.join', { table: table.id });
  const full = await cleo.do('tables.join', { table: table.id });
  assert.equal(full.status, 'playing');
  assert.deepEqual(
    full.seats.map(({ person }) => person !== null),
    [true, true, true],
  );
  assert.equal((await cleo.refused('tables.leave', { table: table.id })).reason, 'not-now');
  assert.equal((await (await enter()).refused('tables.join', { table: table.id })).reason, 'not-now');
  assert.deepEqual(await ids(bert, 'mine'), [table.id]);
  assert.ok(!(await ids(bert, 'open')).includes(table.id));
  const told = async (guest: Guest) => (await guest.do('notices.list', {})).notices.map(({ kind }) => kind);
  assert.deepEqual([await told(anna), await told(bert)], [['started'], ['started']]);
  assert.deepEqual(await told(cleo), [], 'whoever sat down last knows that it starts');
});

test('several people who want the last seat: one gets it', async () => {
  const anna = await enter();
  const { id } = await anna.do('tables.create', { game: FIVE_CUPS, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const others = await Promise.all(Array.from({ length: 8 }, enter));
  const results = await Promise.allSettled(others.map(guest => guest.do('tables.join', { table: id })));
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal((await anna.do('tables.get', { table: id })).table.n, 1, 'dealt once');
});

test('a full table whose cards were not dealt starts when somebody sits down again, or with the next house', async () => {
  const dataDir = scratch();
  const first = await aHouse({ DATA_DIR: dataDir });
  const [anna, bert] = [await Guest.enter(first.address), await Guest.enter(first.address)];
  const { id: person } = await bert.do('me.enter', {});
  /** Bert sits there in the store, and the process that wrote it died before it dealt. */
  const full = async (): Promise<string> => {
    const { id } = await anna.do('tables.create', { game: FIVE_CUPS, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await first.db.rows('UPDATE seats SET person = $2 WHERE table_id = $1 AND seat = 1 RETURNING seat', [id, person]);
    assert.equal((await bert.refused('tables.join', { table: id })).reason, 'seat-taken');
    assert.equal((await bert.do('tables.get', { table: id })).table.mySeat, 1);
    return id;
  };
  const [one, other] = [await full(), await full()];
  assert.equal((await bert.do('tables.join', { table: one })).status, 'playing');
  await first.close();
  const second = await aHouse({ DATA_DIR: dataDir });
  const back = Object.assign(new Guest(second.address), { cookie: bert.cookie });
  assert.equal((await back.do('tables.get', { table: other })).table.status, 'playing');
  await second.close();
});

test('the link of a seat works once, and then for whoever took it', async () => {
  const [anna, bert, cleo] = [await enter(), await enter(), await enter()];
  const { id } = await anna.do('tables.create', {
    game: FIVE_CUPS,
    seats: [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }],
  });
  const { seats } = await anna.do('tables.invitations', { table: id });
  assert.deepEqual(
    seats.map(({ seat }) => seat),
    [1, 2],
  );
  assert.equal((await bert.refused('tables.invitations', { table: id })).reason, 'not-allowed');
  assert.equal((await bert.refused('tables.join', { table: id })).reason, 'seat-taken', 'not without the link');
  const { secret } = seats[1]!;
  assert.equal((await bert.do('tables.join', { table: id, secret })).mySeat, 2);
  assert.equal(
    (await bert.do('tables.join', { table: id, secret })).mySeat,
    2,
    'opened again, it leads to the same seat',
  );
  assert.equal((await cleo.refused('tables.join', { table: id, secret })).reason, 'seat-taken');
  assert.ok(!JSON.stringify(await cleo.do('tables.list', { which: 'open' })).includes(seats[0]!.secret));
});

test('the host plans the seats, and closes the table by leaving', async () => {
  const [anna, bert] = [await enter(), await enter()];
  const { id } = await anna.do('tables.create', {
    game: FIVE_CUPS,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const plan = { kind: 'bot', level: 'random' } as const;
  assert.equal((await bert.refused('tables.plan', { table: id, seat: 1, plan })).reason, 'not-allowed');
  await bert.do('tables.join', { table: id, seat: 2 });
  assert.equal((await anna.refused('tables.plan', { table: id, seat: 2, plan })).reason, 'seat-taken');
  assert.equal(
    (await anna.refused('tables.plan', { table: id, seat: 1, plan: { kind: 'me' } })).reason,
    'already-seated',
  );
  assert.equal((await anna.refused('tables.plan', { table: id, seat: 7, plan })).reason, 'not-found');
  await anna.do('tables.leave', { table: id });
  assert.equal((await bert.do('tables.get', { table: id })).table.status, 'abandoned');
  const other = await anna.do('tables.create', { game: FIVE_CUPS, seats: [{ kind: 'me' }, { kind: 'open' }] });
  assert.equal((await anna.do('tables.plan', { table: other.id, seat: 1, plan })).status, 'playing');
});

test('what cannot be played is not laid', async () => {
  const anna = await enter();
  const me = { kind: 'me' } as const;
  const refused = (input: object) => anna.refused('tables.create', { game: FIVE_CUPS, seats: [me, me], ...input });
  assert.equal((await refused({ game: 'chess' })).reason, 'not-found');
  assert.equal((await refused({ seats: [me] })).reason, 'seats');
  assert.equal((await refused({ seats: [me, me] })).reason, 'bad-input');
  assert.equal((await refused({ seats: [me, { kind: 'open' }], options: { cups: 4 } })).reason, 'option-value');
  assert.equal((await refused({ seats: [me, { kind: 'open' }], options: { dice: 4 } })).reason, 'unknown-option');
  assert.equal((await refused({ seats: [me, { kind: 'king' }] })).reason, 'bad-input');
  assert.equal(
    (await refused({ seats: [me, { kind: 'open' }], pace: { kind: 'live', seconds: 1, bank: 0 } })).reason,
    'bad-input',
  );
  assert.deepEqual((await anna.do('tables.list', { which: 'mine' })).tables, []);
});

test('who may watch: everyone, whoever has the link, nobody', async () => {
  const [anna, bert, fan] = [await enter(), await enter(), await enter()];
  const allowed = async (watch: 'everyone' | 'link' | 'nobody') => {
    const { id } = await anna.do('tables.create', {
      game: FIVE_CUPS,
      watch,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await bert.do('tables.join', { table: id });
    const { watch: secret } = await anna.do('tables.invitations', { table: id });
    const plain = await fan.ask('tables.get', { table: id });
    const byLink = secret === null ? plain : await fan.ask('tables.get', { table: id, secret });
    return [plain.status, byLink.status];
  };
  assert.deepEqual(await allowed('everyone'), [200, 200]);
  assert.deepEqual(await allowed('link'), [404, 200]);
  assert.deepEqual(await allowed('nobody'), [404, 404]);
});

test('a rematch turns the seats; asked for twice, it is one table', async () => {
  const [anna, bert] = [await enter(), await enter()];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
  const { id } = await anna.do('tables.create', { game: FIVE_CUPS, options: { cups: 3 }, seats: [...seats] });
  await bert.do('tables.join', { table: id });
  assert.equal((await anna.refused('tables.rematch', { table: id })).reason, 'not-now');
  const lines = [await anna.socket(), await bert.socket()] as const;
  for (const line of lines) await line.watch(id);
  await playOn(lines, id);
  const again = await anna.do('tables.rematch', { table: id });
  assert.equal(again.status, 'open');
  assert.deepEqual([again.mySeat, again.options.cups], [2, 3]);
  const same = await bert.do('tables.rematch', { table: id });
  assert.deepEqual([same.id, same.status, same.mySeat], [again.id, 'playing', 0]);
  assert.equal((await (await enter()).refused('tables.rematch', { table: id })).reason, 'not-allowed');
  for (const line of lines) line.close();
});

test('a game is given up when all the people at it agree', async () => {
  const [anna, bert] = [await enter(), await enter()];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
  const { id } = await anna.do('tables.create', { game: FIVE_CUPS, seats: [...seats] });
  await bert.do('tables.join', { table: id });
  assert.deepEqual((await anna.do('tables.abandon', { table: id, agree: true })).abandoning, [0]);
  assert.deepEqual((await anna.do('tables.abandon', { table: id, agree: false })).abandoning, []);
  await anna.do('tables.abandon', { table: id, agree: true });
  const refusing = await bert.do('tables.abandon', { table: id, agree: false });
  assert.deepEqual(refusing.abandoning, [], 'a single no is the end of it');
  await anna.do('tables.abandon', { table: id, agree: true });
  const given = await bert.do('tables.abandon', { table: id, agree: true });
  assert.deepEqual([given.status, given.asked], ['abandoned', []]);
  assert.notEqual(given.seed, null, 'the deal can be checked');
  assert.equal((await bert.refused('tables.abandon', { table: id, agree: true })).reason, 'not-now');
});

test('a table is the same whether it was seen from its beginning or is read from the store', async () => {
  const dataDir = scratch();
  const first = await aHouse({ DATA_DIR: dataDir });
  const [anna, bert] = [await Guest.enter(first.address), await Guest.enter(first.address)];
  const tables: string[] = [];
  for (const pace of [
    { kind: 'untimed' },
    { kind: 'live', seconds: 60, bank: 300 },
    { kind: 'slow', hours: 48 },
  ] as const) {
    for (const joins of [false, true]) {
      const { id } = await anna.do('tables.create', {
        game: FIVE_CUPS,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        pace,
      });
      if (joins) await bert.do('tables.join', { table: id });
      tables.push(id);
    }
  }
  const seen = (guest: Guest) => Promise.all(tables.map(table => guest.do('tables.get', { table })));
  const before = await Promise.all([anna, bert].map(seen));
  await first.close();
  const second = await aHouse({ DATA_DIR: dataDir });
  const backIn = ({ cookie }: Guest): Guest => Object.assign(new Guest(second.address), { cookie });
  const after = await Promise.all([anna, bert].map(guest => seen(backIn(guest))));
  assert.deepEqual(after, before);
  assert.deepEqual(
    after[0]!.map(({ table }) => table.status),
    ['open', 'playing', 'open', 'playing', 'open', 'playing'],
  );
});

test('games that anybody may watch are listed for others while they are played, and only those', async () => {
  const [anna, bert] = [await enter(), await enter()];
  const bot = { kind: 'bot', level: 'random' } as const;
  const lay = (watch: 'everyone' | 'link') =>
    anna.do('tables.create', { game: FIVE_CUPS, seats: [{ kind: 'me' }, bot], watch });
  const [open, hidden] = [await lay('everyone'), await lay('link')];
  const waiting = await anna.do('tables.create', { game: FIVE_CUPS, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const seenBy = async (guest: Guest): Promise<string[]> =>
    (await guest.do('tables.list', { which: 'live' })).tables.map(({ id }) => id);
  const seen = await seenBy(bert);
  assert.ok(seen.includes(open.id));
  assert.ok(!seen.includes(hidden.id), 'not what needs a link');
  assert.ok(!seen.includes(waiting.id), 'nor what has not begun');
  assert.ok(!(await seenBy(anna)).includes(open.id), 'nor my own, which stands among mine');
  await anna.do('tables.abandon', { table: open.id, agree: true });
  assert.ok(!(await seenBy(bert)).includes(open.id), 'nor what is over');
});
