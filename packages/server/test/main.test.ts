import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { readSettings, StartError } from '../src/settings.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const scratch = mkdtempSync(join(tmpdir(), 'teahouse-'));
after(() => rmSync(scratch, { recursive: true }));

function start(
  env: Record<string, string>,
  options: readonly string[] = [],
): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, ['--no-warnings', ...options, main], {
    env: { ...process.env, PORT: '0', HOST: '', DATA_DIR: join(scratch, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  after(() => child.kill('SIGKILL'));
  return child;
}

async function refusal(env: Record<string, string>): Promise<string> {
  const child = start(env);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  assert.equal(code, 1);
  return said;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`opens on a free port, makes its data folder and ends cleanly on ${signal}`, async () => {
    const dataDir = join(scratch, signal, 'deep');
    const child = start({ DATA_DIR: dataDir });
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
    const [, address] = /^Teahouse is open at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line) ?? assert.fail(line);
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    assert.ok(existsSync(dataDir));
    child.kill(signal);
    assert.deepEqual(await once(child, 'close'), [0, null]);
    const events = log
      .trimEnd()
      .split('\n')
      .map(one => JSON.parse(one).event);
    assert.deepEqual(events, ['open', 'closing', 'closed']);
  });
}

const onUnix = { skip: process.platform === 'win32' };
test('threads are not given the room that the one that serves is given', onUnix, async () => {
  const scripts = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  const [, options] = /node ((?:--\S+=\d+ )+)packages\/server\/src\/main\.ts/.exec(scripts) ?? assert.fail(scripts);
  assert.match(options!, /--min-semi-space-size=32 /);
  const preload = ['--import', join(import.meta.dirname, 'room-of-threads.ts')];
  const child = start({ DATA_DIR: join(scratch, 'threads') }, [...options!.trim().split(' '), ...preload]);
  const lines = child.stdout.setEncoding('utf8');
  await once(lines, 'data');
  child.kill('SIGUSR2');
  const [line] = await once(lines, 'data');
  const [, young] = /^young: ([\d.]+) MB/.exec(line) ?? assert.fail(line);
  assert.ok(Number(young) <= 20, `${young} MB for the young`);
  child.kill();
  await once(child, 'exit');
});

const inShell = { skip: process.platform === 'win32', timeout: 20_000 };
test('ends when the shell between npm start and it is gone', inShell, async t => {
  const shell = spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, main], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(scratch, 'data'), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  t.after(() => shell.stdout.closed || process.kill(-shell.pid!));
  await once(shell.stdout, 'data');
  shell.kill('SIGKILL');
  await once(shell.stdout, 'close');
});

test('refuses a setting that is none with one sentence, and no stack', async () => {
  assert.equal(await refusal({ PORT: 'abc' }), `${portRefused('abc')}\n`);
});

/** What the start refuses, without a process. */
const refused = (env: Record<string, string>, message: string): void =>
  assert.throws(
    () => readSettings(env),
    error => error instanceof StartError && error.message === message,
  );

const portRefused = (port: string): string =>
  `PORT must be a whole number from 0 to 65535 (0 picks a free port), not '${port}'.`;

test('refuses a PORT that is none', () => {
  for (const PORT of ['abc', '-1', '80.5', '65536', '0x50']) refused({ PORT }, portRefused(PORT));
});

test('refuses a setting that is one slip away from one of ours, with the nearest name; others are none of its business', () => {
  for (const [slip, meant] of [
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['DTAA_DIR', 'DATA_DIR'],
    ['PROT', 'PORT'],
    ['TEAHOUSE_PORT', 'PORT'],
  ] as const) {
    refused({ [slip]: 'x' }, `There is no setting ${slip}: did you mean ${meant}?`);
  }
  refused({ TEAHOUSE_COLOR: 'x' }, 'There is no setting TEAHOUSE_COLOR: docs/settings.md lists them all.');
  readSettings({ POST: '1', HOSTS: '1', HOSTNAME: '1', PORTS: '1', PATH: '/bin', REDIS_HOST: '1', LOG: '1', _: '1' });
});

test('refuses a TRUST_PROXY that names no proxies', () => {
  refused(
    { TRUST_PROXY: 'true' },
    "TRUST_PROXY must be no, yes, a number of proxies up to 16, or a list of addresses and networks such as 10.0.0.0/8,::1, not 'true'.",
  );
});

test('refuses a REDIS_URL without the database whose processes it serves, and one that is none', () => {
  refused(
    { REDIS_URL: 'redis://127.0.0.1:6379', DATABASE_URL: '' },
    'REDIS_URL needs DATABASE_URL: Redis carries news between processes that share a database.',
  );
  refused(
    { REDIS_URL: 'http://:secret@127.0.0.1' },
    'REDIS_URL must be an address that begins with redis:// or rediss://.',
  );
});

test('refuses a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  after(() => other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  assert.match(await refusal({ PORT: String(port) }), new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken`));
});

test('refuses a HOST that is not of this machine', async () => {
  assert.match(await refusal({ HOST: '192.0.2.1' }), /^HOST must be an address of this machine, and '192\.0\.2\.1'/);
});

test('refuses a DATA_DIR that cannot be a folder', async () => {
  const file = join(scratch, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')]) {
    const said = await refusal({ DATA_DIR: path });
    assert.ok(said.startsWith(`DATA_DIR must be a folder the server can write to, and ${path} is not (`), said);
    assert.equal(said.split('\n').length, 2, 'one sentence, no stack');
  }
});

test('refuses a DATA_DIR that another server has, until that one is gone, however it ended', async () => {
  const DATA_DIR = join(scratch, 'shared');
  const first = start({ DATA_DIR });
  await once(first.stdout, 'data');
  const said = `DATA_DIR ${DATA_DIR} is in use by another server: stop it, or choose another folder.\n`;
  assert.equal(await refusal({ DATA_DIR }), said);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = start({ DATA_DIR });
  await once(second.stdout, 'data');
  second.kill('SIGTERM');
  assert.deepEqual(await once(second, 'exit'), [0, null]);
});

test('refuses a store that is damaged with one sentence that says what to do', async () => {
  const DATA_DIR = join(scratch, 'damaged');
  mkdirSync(DATA_DIR);
  writeFileSync(
    join(DATA_DIR, 'teahouse.db'),
    'no database at all, and longer than the header of one would be'.repeat(9),
  );
  const todo = 'keep the file, and put the last backup in its place';
  const sentence = `teahouse.db is damaged (file is not a database): ${todo}`;
  assert.equal(await refusal({ DATA_DIR }), `The store cannot be opened: ${sentence}.\n`);
  const verify = join(import.meta.dirname, '../../../scripts/verify.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', verify, '--data', DATA_DIR], {
    encoding: 'utf8',
  });
  assert.deepEqual([status, stderr], [2, `verify: ${sentence}\n`]);
});
