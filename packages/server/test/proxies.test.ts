import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { clientAddress, readProxies } from '../src/proxies.ts';
import { aHouse } from './house.ts';

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as never;

const addressWith = (setting: string, from: string, forwarded?: string): string =>
  clientAddress(request(from, forwarded), readProxies(setting)!);

test('only what the proxies of the house have appended is believed', () => {
  const forged = '6.6.6.6, 127.0.0.1, 203.0.113.9';
  assert.equal(addressWith('no', '10.0.0.1', forged), '10.0.0.1');
  assert.equal(addressWith('0', '10.0.0.1', forged), '10.0.0.1');
  assert.equal(addressWith('yes', '10.0.0.1', forged), '203.0.113.9');
  assert.equal(addressWith('1', '10.0.0.1', forged), '203.0.113.9');
  assert.equal(addressWith('2', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), '203.0.113.9');
  assert.equal(addressWith('2', '10.0.0.1', '203.0.113.9'), '203.0.113.9', 'fewer than there might be');
  assert.equal(addressWith('2', '10.0.0.1'), '10.0.0.1', 'nothing was passed on');
});

test('networks: from the right, as long as whoever wrote is a proxy', () => {
  const networks = '10.0.0.0/8, 192.0.2.7,fd00::/8';
  assert.equal(addressWith(networks, '10.0.0.1', '6.6.6.6, 203.0.113.9, 192.0.2.7'), '203.0.113.9');
  assert.equal(addressWith(networks, '203.0.113.9', '6.6.6.6'), '203.0.113.9', 'who comes past the proxies is not one');
  assert.equal(addressWith(networks, '::ffff:10.0.0.1', '203.0.113.9'), '203.0.113.9', 'IPv4 written as IPv6');
  assert.equal(addressWith(networks, 'fd00::1', '2001:DB8::5'), '2001:db8::5');
});

test('one spelling for one address; what is none leaves the proxy itself', () => {
  for (const same of ['203.0.113.9', '203.0.113.9:4711', '::ffff:203.0.113.9']) {
    assert.equal(addressWith('1', '10.0.0.1', same), '203.0.113.9');
  }
  assert.equal(addressWith('1', '10.0.0.1', '[2001:db8::5]:443'), '2001:db8::5');
  for (const none of ['', 'unknown', '_hidden', '203.0.113.9, ', '1.2.3', 'x'.repeat(5000)]) {
    assert.equal(addressWith('1', '10.0.0.1', none), '10.0.0.1');
  }
});

test('what names no proxies is refused', () => {
  const wrong = ['true', '-1', '17', '1.5', '10.0.0.0/33', '::/129', '0.0.0.0/0', '::/0', '10.0.0.0/', '10.0.0.0/8/8'];
  for (const text of [...wrong, 'localhost', '10.0.0.1,', 'fe80::1%eth0', ' '])
    assert.equal(readProxies(text), null, text);
});

test('forged addresses evade no limit and open no door, over HTTP and sockets', async () => {
  const house = await aHouse({ TRUST_PROXY: 'yes', RATE_LIMIT: '1', SOCKETS_PER_ADDRESS: '1' });
  let forged = 0;
  const headers = (client: string) => ({ 'x-forwarded-for': `198.51.100.${++forged}, ${client}` });
  const enter = async (client: string): Promise<number> =>
    (await fetch(`${house.address}/api/games`, { headers: headers(client) })).status;
  const open = async (client: string): Promise<number> => {
    const ws = new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`, { headers: headers(client) });
    const opened = await Promise.race([
      once(ws, 'open').then(() => 101),
      once(ws, 'unexpected-response').then(([, response]) => (response as IncomingMessage).statusCode!),
    ]);
    if (opened === 101) sockets.push(ws);
    else ws.terminate();
    return opened;
  };
  const sockets: WebSocket[] = [];
  // A hundredth of 300 a minute.
  assert.deepEqual(
    [await enter('203.0.113.1'), await enter('203.0.113.1'), await enter('203.0.113.1')],
    [200, 200, 200],
  );
  assert.equal(await enter('203.0.113.1'), 429);
  assert.equal(await enter('203.0.113.2'), 200, 'somebody else');
  assert.deepEqual([await open('203.0.113.1'), await open('203.0.113.1'), await open('203.0.113.2')], [101, 429, 101]);
  for (const ws of sockets) ws.terminate();

  const measures = async (forwarded: Record<string, string>): Promise<number> =>
    (await fetch(`${house.address}/metrics`, { headers: forwarded })).status;
  assert.equal(await measures({}), 200);
  for (const said of ['127.0.0.1', '127.0.0.1, 203.0.113.9', '::1']) {
    assert.equal(await measures({ 'x-forwarded-for': said }), 404, said);
  }
  await house.close();
});
