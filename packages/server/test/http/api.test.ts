import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commands } from '@teahouse/protocol';
import { Limits } from '../../src/http/limits.ts';
import { readSettings, StartError, settings } from '../../src/settings.ts';
import { Guest } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse({ METRICS_TOKEN: 'measure' });
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${house.address}${path}`, { headers });

interface ApiDescription {
  openapi: string;
  paths: Record<
    string,
    Record<string, { operationId: string; parameters?: object[]; requestBody?: object; security?: object[] }>
  >;
}

test('the description of the API has every command', async () => {
  const api = (await (await get('/api')).json()) as ApiDescription;
  assert.equal(api.openapi, '3.1.0');
  const described = Object.values(api.paths).flatMap(path => Object.values(path).map(({ operationId }) => operationId));
  const all = Object.entries(commands).filter(([, command]) => !('open' in command && command.open === 'socket'));
  assert.deepEqual(described.toSorted(), all.map(([name]) => name).toSorted());
  const answer = api.paths['/api/tables/{table}/answers']!.post!;
  assert.deepEqual(
    answer.parameters?.map(p => (p as { name: string }).name),
    ['table'],
  );
  assert.match(JSON.stringify(answer.requestBody), /"commandId"/);
  assert.equal(api.paths['/api/games']!.get!.security, undefined);
  const taking = Object.values(api.paths).flatMap(path => Object.values(path));
  const forms = taking.filter(operation => JSON.stringify(operation).includes('x-www-form-urlencoded'));
  assert.deepEqual(
    forms.map(({ operationId }) => operationId),
    ['mail.stop'],
  );
});

test('health, readiness and measures', async () => {
  assert.deepEqual(await (await get('/readyz')).json(), { ok: true, hearsOthers: true });
  assert.equal((await get('/metrics')).status, 404);
  const measures = await (await get('/metrics', { authorization: 'Bearer measure' })).text();
  assert.match(measures, /^teahouse_sockets \d+$/m);
  assert.match(measures, /^process_resident_memory_bytes \d+$/m);
});

test('whoever came by https is told not to come without it; where the house is not reached by https, nobody is', async () => {
  const told = async (env: Record<string, string>): Promise<(string | null)[]> => {
    const one = await aHouse(env);
    const pages = ['/healthz', '/nowhere', '/api/me'].map(path => fetch(`${one.address}${path}`));
    const found = (await Promise.all(pages)).map(({ headers }) => headers.get('strict-transport-security'));
    await one.close();
    return found;
  };
  assert.deepEqual(await told({ PUBLIC_URL: 'https://tea.example' }), Array(3).fill('max-age=31536000'));
  assert.deepEqual(await told({ PUBLIC_URL: 'http://tea.example' }), Array(3).fill(null));
});

test('errors are sentences, never stacks', async () => {
  const guest = await Guest.enter(house.address);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${house.address}${path}`, {
      method: 'POST',
      body,
      headers: { ...guest.headers, 'content-type': 'application/json', ...headers },
    });
  const cases: [Promise<Response>, number, string][] = [
    [post('/api/tables', '{'), 400, 'bad-input'],
    [post('/api/tables', '[]'), 400, 'bad-input'],
    [post('/api/tables', '"x"'), 400, 'bad-input'],
    [post('/api/tables', 'game=chess', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'bad-input'],
    [post('/api/tables', JSON.stringify({ x: 'x'.repeat(70_000) })), 413, 'too-large'],
    [post('/api/tables', '{}', { origin: 'https://elsewhere.example' }), 403, 'wrong-origin'],
    [post('/api/nothing', '{}'), 404, 'not-found'],
    [get('/api/tables?which=all', guest.headers), 400, 'bad-input'],
    [get('/api/tables?which=open'), 401, 'who-are-you'],
    [get('/api/tables/unknown-table-id', guest.headers), 404, 'not-found'],
    [get('/api/me/tokens', { authorization: 'Bearer th_nobody' }), 401, 'who-are-you'],
  ];
  for (const [request, status, reason] of cases) {
    const response = await request;
    const text = await response.text();
    assert.equal(response.status, status, text);
    const { no } = JSON.parse(text);
    assert.equal(no.reason, reason);
    assert.ok(no.message.length > 5 && !/\bat .*:\d+/.test(text), text);
  }
});

test('a token plays like its person, and is gone when it is revoked', async () => {
  const anna = await Guest.enter(house.address);
  const { token, secret } = await anna.do('tokens.create', { name: 'my bot' });
  const bot = new Guest(house.address);
  bot.token = secret;
  const { id } = await bot.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  assert.equal((await anna.do('tables.get', { table: id })).table.mySeat, 0);
  assert.equal((await bot.refused('me.delete', {})).reason, 'not-allowed');
  const line = await bot.socket();
  await line.watch(id);
  line.close();
  await anna.do('tokens.revoke', { token: token.id });
  assert.equal((await bot.refused('tables.list', { which: 'mine' })).reason, 'who-are-you');
});

test('a socket of another site is not let in', async () => {
  const { WebSocket } = await import('ws');
  const ws = new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`, {
    origin: 'https://elsewhere.example',
  });
  const [error] = (await new Promise(done => ws.once('error', (...args) => done(args)))) as [Error];
  assert.match(error.message, /403/);
});

test('limits let bursts through, stop floods, and fill up again', () => {
  let now = 0;
  const limits = new Limits(() => now);
  const takes = (times: number) => Array.from({ length: times }, () => tries(() => limits.take('a', 60)));
  assert.equal(takes(70).filter(Boolean).length, 60);
  now += 10_000;
  assert.equal(takes(20).filter(Boolean).length, 10);
  assert.ok(
    tries(() => limits.take('b', 60)),
    'others are not touched',
  );
  assert.ok(tries(() => new Limits(() => 0, 0).take('a', 0)));
});

function tries(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

test('settings are read, and wrong ones refused with a sentence', () => {
  const { port, host, rateLimit } = readSettings({ HOST: '' });
  assert.deepEqual([port, host, rateLimit], [8080, '127.0.0.1', 100]);
  for (const env of [
    { PORT: 'x' },
    { LOG_LEVEL: 'loud' },
    { DATABASE_URL: 'mysql://x' },
    { PUBLIC_URL: 'here' },
    { BOT_WORKERS: '-1' },
    { BOT_PRIORITY: 'high' },
    { SMTP_URL: 'smtp://mail.example' },
  ]) {
    assert.throws(() => readSettings(env), StartError);
  }
  assert.throws(
    () => readSettings({ SMTP_URL: 'ftp://user:secret@x' }),
    error => !String(error).includes('secret'),
  );
});

test('docs/settings.md has every setting, with its default', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/settings.md'), 'utf8');
  for (const { name, default: fallback, meaning } of Object.values(settings)) {
    const shown = name === 'BOT_WORKERS' ? 'cores less one' : fallback === '' ? '' : `\`${fallback}\``;
    assert.ok(doc.includes(`| \`${name}\` | ${shown} | ${meaning} |`), `${name} is not in the table as it is`);
  }
});

test('a path that leads nowhere says so by its status; a page may be there', async () => {
  assert.equal((await get('/nowhere')).status, 404);
  assert.equal((await get('/nowhere/else?x=1')).status, 404);
  // Without a built site there is no page to give, and every one is missing.
  const home = (await get('/')).status;
  for (const path of ['/me', '/rules/five-cups', '/primer/runewars', '/table/abcdefghijkl']) {
    assert.equal((await get(path)).status, home, path);
  }
});
