import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { before, describe, mock, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Guest, type Line } from '../guest.ts';
import { aHouse, type TestHouse } from '../house.ts';

const PASSWORD = 'ten letters and more';
const AT_ONCE_MS = 5000;

let house: TestHouse;
before(async () => {
  // The heartbeat, which finds everybody sooner or later, stands still.
  mock.timers.enable({ apis: ['setInterval'] });
  house = await aHouse();
});

/** The same person in another browser. */
async function elsewhere(guest: Guest, login: string): Promise<Guest> {
  const other = new Guest(guest.address);
  await other.do('me.login', { login, password: PASSWORD });
  return other;
}

async function account(login: string): Promise<Guest> {
  const guest = await Guest.enter(house.address);
  await guest.do('me.account', { login, password: PASSWORD });
  return guest;
}

async function mustLeave(line: Line): Promise<void> {
  const [code, reason] = await once(line.ws, 'close', { signal: AbortSignal.timeout(AT_ONCE_MS) });
  assert.equal(code, 1008);
  assert.equal(String(reason), 'the session has ended');
}

const mayStay = async (line: Line): Promise<void> => void (await line.do('tables.list', { which: 'mine' }));

describe('who has lost the way they came in by has to leave at once', { concurrency: true }, () => {
  test('logged out: in this browser, and nowhere else', async () => {
    const here = await account('one');
    const there = await elsewhere(here, 'one');
    const lines = [await here.socket(), await here.socket(), await there.socket()] as const;
    await Promise.all([mustLeave(lines[0]), mustLeave(lines[1]), here.do('me.logout', {})]);
    await mayStay(lines[2]);
  });

  test('over the socket itself: the answer comes first', async () => {
    const line = await (await account('two')).socket();
    const [answer] = await Promise.all([line.do('me.logout', {}), mustLeave(line)]);
    assert.deepEqual(answer, {});
  });

  test('a token that is revoked', async () => {
    const owner = await account('three');
    const [program, other] = [new Guest(house.address), new Guest(house.address)];
    const { token, secret } = await owner.do('tokens.create', { name: 'a program' });
    program.token = secret;
    other.token = (await owner.do('tokens.create', { name: 'another' })).secret;
    const lines = [await program.socket(), await other.socket(), await owner.socket()] as const;
    await Promise.all([mustLeave(lines[0]), owner.do('tokens.revoke', { token: token.id })]);
    await Promise.all([mayStay(lines[1]), mayStay(lines[2])]);
  });

  test('a new password: every browser but the one that set it', async () => {
    const here = await account('four');
    const there = await elsewhere(here, 'four');
    const line = await there.socket();
    await Promise.all([
      mustLeave(line),
      here.do('me.account', { login: 'four', password: `${PASSWORD}!`, oldPassword: PASSWORD }),
    ]);
    await mayStay(await here.socket());
  });

  test('a guest who logs in, and somebody who is deleted', async () => {
    const guest = await Guest.enter(house.address);
    const asGuest = await guest.socket();
    await account('five');
    await Promise.all([mustLeave(asGuest), guest.do('me.login', { login: 'five', password: PASSWORD })]);
    const asFive = await guest.socket();
    await Promise.all([mustLeave(asFive), guest.do('me.delete', {})]);
  });

  test('who does not take the hint is not listened to', async t => {
    const guest = await Guest.enter(house.address);
    const { id: host } = await guest.do('me.enter', {});
    const socket = await bareSocket(guest);
    t.after(() => socket.destroy());
    const lay = textFrame({ id: '1', do: 'tables.create', with: { game: 'five-cups', seats: SEATS } });
    const laid = () => house.db.rows('SELECT id FROM tables WHERE host = $1', [host]);

    socket.write(lay);
    const [reply] = (await once(socket, 'data')) as [Buffer];
    assert.match(reply.toString(), /"ok"/);
    assert.equal((await laid()).length, 1);

    const told = once(socket, 'data', { signal: AbortSignal.timeout(AT_ONCE_MS) });
    await guest.do('me.logout', {});
    assert.equal(((await told) as [Buffer])[0][0], CLOSE_FRAME);
    socket.write(lay);
    await Guest.enter(house.address);
    await setTimeout(200);
    assert.equal((await laid()).length, 1);
  });
});

const SEATS = [{ kind: 'me' }, { kind: 'open' }];
/** The first byte of frames that are not split: RFC 6455, section 5.2. */
const TEXT_FRAME = 0x81;
const CLOSE_FRAME = 0x88;
const MASKED = 0x80;

/** A socket without manners: it answers nothing by itself, not even a good-bye. */
async function bareSocket(guest: Guest): Promise<Socket> {
  const request = get(`${guest.address}/api/socket`, {
    headers: {
      ...guest.headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('sixteen letters!').toString('base64'),
    },
  });
  const [, socket] = (await once(request, 'upgrade')) as [unknown, Socket];
  return socket;
}

/** Masked, as clients must, with a mask that changes nothing. */
function textFrame(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  assert.ok(text.length < 126, 'a longer one would need another head');
  return Buffer.concat([Buffer.from([TEXT_FRAME, MASKED | text.length, 0, 0, 0, 0]), text]);
}
