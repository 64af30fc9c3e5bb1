import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { WebSocket } from 'ws';
import { Brakes } from '../../src/http/brakes.ts';
import { Heartbeat } from '../../src/http/heartbeat.ts';
import { Sockets, type Visitor } from '../../src/http/socket.ts';
import { Turns } from '../../src/http/turns.ts';

const ROUND_MS = 30_000;

test('everybody is called on once in a round, and only a few at a time', t => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const calls = new Map<number, number>();
  let atOnce = 0;
  const heartbeat = new Heartbeat<number>(ROUND_MS, one => {
    calls.set(one, (calls.get(one) ?? 0) + 1);
    atOnce++;
  });
  const leave = Array.from({ length: 4000 }, (_, one) => heartbeat.join(one));
  leave[17]!();
  let most = 0;
  for (let ms = 0; ms < ROUND_MS; ms += 100) {
    atOnce = 0;
    t.mock.timers.tick(100);
    most = Math.max(most, atOnce);
  }
  assert.equal(calls.size, 3999);
  assert.equal(calls.has(17), false, 'who has left is not called on');
  assert.ok([...calls.values()].every(times => times === 1));
  assert.ok(most <= 14, `${most} at once`);
  heartbeat.stop();
  t.mock.timers.tick(ROUND_MS);
  assert.ok(
    [...calls.values()].every(times => times === 1),
    'it has stopped',
  );
});

/** A door with a quick heartbeat; `known` says who is still known. */
async function aDoor(t: TestContext, known: Set<string>): Promise<(person: string, autoPong: boolean) => WebSocket> {
  const sockets = new Sockets({
    dispatcher: {
      handlers: {} as never,
      limit: () => {},
      shares: { limit: () => {}, isKnownGuest: () => false },
      turns: new Turns(),
      mustBeOpenTo: () => {},
      fault: assert.ifError,
      count: () => {},
    },
    brakes: new Brakes(() => 0),
    perAddress: 10,
    heartbeatMs: 300,
    admit: async request => {
      const person = request.headers['x-person'] as string;
      return {
        person,
        by: 'cookie',
        session: null,
        address: '127.0.0.1',
        acceptLanguage: 'en',
        agent: '',
        scopes: null,
        ban: null,
      } satisfies Visitor;
    },
    stillKnown: async (_, { person }) => known.has(person!),
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    await sockets.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (person, autoPong) => new WebSocket(`ws://127.0.0.1:${port}`, { autoPong, headers: { 'x-person': person } });
}

test('who no longer answers is cut off, who does may stay', async t => {
  const open = await aDoor(t, new Set(['awake', 'asleep']));
  const awake = open('awake', true);
  // First in, so first to be cut off if its answers were not heard.
  await once(awake, 'open');
  const asleep = open('asleep', false);
  const [code] = await once(asleep, 'close');
  assert.equal(code, 1006, 'without a word');
  assert.equal(awake.readyState, WebSocket.OPEN);
});

test('who is no longer known has to leave', async t => {
  const known = new Set(['here', 'gone']);
  const open = await aDoor(t, known);
  const [here, gone] = [open('here', true), open('gone', true)];
  await Promise.all([once(here, 'open'), once(gone, 'open')]);
  known.delete('gone');
  const [code] = await once(gone, 'close');
  assert.equal(code, 1008);
  assert.equal(here.readyState, WebSocket.OPEN);
});
