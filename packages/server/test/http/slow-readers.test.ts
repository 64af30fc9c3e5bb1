import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Brakes } from '../../src/http/brakes.ts';
import { Sockets } from '../../src/http/socket.ts';
import { Refused } from '../../src/refused.ts';

const MB = 2 ** 20;
const NEWS = JSON.stringify('x'.repeat(MB / 4));

/** A door, and sockets of one person each at an address of theirs. */
async function aDoor(t: TestContext, limit: (key: string) => void = () => {}) {
  const sockets = new Sockets({
    dispatcher: { limit } as never,
    brakes: new Brakes(() => 0),
    perAddress: 1000,
    admit: async ({ headers }) => {
      const [person, address] = [String(headers['x-person']), String(headers['x-address'])];
      return { person, address } as Awaited<ReturnType<ConstructorParameters<typeof Sockets>[0]['admit']>>;
    },
    stillKnown: async () => true,
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    await sockets.close();
    server.close();
  });
  const open = async (person: string, address: string): Promise<WebSocket> => {
    const headers = { 'x-person': person, 'x-address': address };
    const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });
    ws.on('error', () => {});
    await once(ws, 'open');
    return ws;
  };
  return { sockets, open };
}

test('who does not read is cut off; who reads as much is not', async t => {
  const { sockets, open } = await aDoor(t);
  const [slow, quick] = [await open('slow', 'a'), await open('quick', 'b')];
  let read = 0;
  quick.on('message', () => read++);
  slow.pause();
  let sent = 0;
  // What the system itself takes in for a socket is some megabytes; beyond that it is ours.
  while (sockets.addressOf('slow') !== null && sent < 200) {
    for (const person of ['slow', 'quick']) sockets.tell(person, NEWS);
    sent++;
    while (read < sent) await setImmediate();
  }
  assert.equal(sockets.addressOf('slow'), null, `not cut off after ${sent / 4} MB`);
  assert.equal(sockets.addressOf('quick'), 'b');
  quick.close();
  slow.terminate();
});

test('sockets of one address that do not read hold eight megabytes together, however many they are', async t => {
  const { sockets, open } = await aDoor(t);
  const people = Array.from({ length: 40 }, (_, i) => `slow${i}`);
  for (const person of people) (await open(person, 'a')).pause();
  const quick = await open('quick', 'b');
  let read = 0;
  quick.on('message', () => read++);
  const isCut = (): boolean => people.some(person => sockets.addressOf(person) === null);
  const few = NEWS.slice(0, MB / 32);
  let sent = 0;
  let most = 0;
  // Evenly, so that none of them has anything near to a megabyte of its own.
  while (!isCut() && sent < 1000) {
    for (const person of [...people, 'quick']) sockets.tell(person, few);
    sent++;
    while (read < sent) await setImmediate();
    most = Math.max(most, sockets.unread);
  }
  assert.ok(isCut(), `nobody was cut off after ${sent} messages each`);
  assert.ok(most <= 8 * MB, `${(most / MB).toFixed(1)} MB waited`);
  assert.equal(sockets.addressOf('quick'), 'b', 'who comes from elsewhere stays');
});

test('who sends on and on although told to slow down is not listened to for a while', async t => {
  const { open } = await aDoor(t, key => {
    if (key.startsWith('socket:')) throw new Refused('slow-down', 'too many', { seconds: 1 });
  });
  const ws = await open('flood', 'a');
  let told = 0;
  ws.on('message', () => told++);
  for (let i = 0; i < 5000; i++) ws.send('{}');
  while (told < 50) await setImmediate();
  // A line of another address is heard as ever, behind all that was sent before.
  const other = await open('anna', 'b');
  other.send('{}');
  await once(other, 'message');
  assert.ok(told < 60, `told ${told} times`);
  other.close();
  ws.terminate();
});
