import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Sockets } from '../../src/http/socket.ts';

const MB = 2 ** 20;
const NEWS = JSON.stringify('x'.repeat(MB / 4));

/** A door, and sockets of one person each at an address of theirs. */
async function aDoor(t: TestContext) {
  const sockets = new Sockets({
    dispatcher: {} as never,
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
