import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { Guest } from '../../packages/server/test/guest.ts';
import { aHouse, scratch } from '../../packages/server/test/house.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
const piece = (language: string): string => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;
const folder = scratch();
const house = await aHouse();

/** Runs a program to its end without holding up the house, which lives in this process. */
async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string }> {
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, PATH: path, ...env } });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => {
      out += data;
    });
  }
  const code = await new Promise<number>(done => child.on('close', done));
  return { code, out };
}

test('docs/api.md plays a game with curl, and the file of the game plays itself again', async () => {
  const { code, out } = await run('bash', ['-e', '-c', piece('sh')], { HOUSE: house.address });
  assert.equal(code, 0, out);
  assert.match(out, /^Guest \d+\n\d+ answers\n$/);
  const replayed = spawnSync(process.execPath, ['scripts/replay.ts', join(folder, 'game.json')], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(replayed.status, 0, replayed.stderr);
  assert.match(replayed.stdout, /five-cups: \d+ answers, each led where the file says\nthe seed is the one/);
});

test('the loop of docs/api.md does not answer again what is sealed', async () => {
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const { id } = await anna.do('tables.create', {
    game: 'five-cups',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bert.do('tables.join', { table: id });
  const waits = /if \[ "\$\(field '(.*?)' <<<"\$seen"\)" = (\w+) \]; then sleep/;
  const [, expression, value] = waits.exec(piece('sh')) ?? assert.fail('the loop does not say when it waits');
  const isWaiting = (it: object): boolean => String(runInNewContext(`it.${expression}`, { it })) === value;
  const before = await anna.do('tables.get', { table: id });
  assert.equal(isWaiting(before), false);
  const { ask, options } = before.questions[0]!;
  await anna.do('play.answer', { table: id, n: before.table.n, ask, answers: [options[0]!], commandId: 'sealed-tea' });
  const after = await anna.do('tables.get', { table: id });
  assert.equal(after.questions.length, 1, 'the answer may be changed');
  assert.equal(isWaiting(after), true);
});

test('npm run replay says what is wrong with a file', () => {
  const file = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8'));
  const refused = (content: string): string => {
    writeFileSync(join(folder, 'bad.json'), content);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/replay.ts', join(folder, 'bad.json')], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    return stderr;
  };
  assert.match(refused('{'), /cannot be read/);
  assert.match(refused('{}'), /is not an exported table/);
  assert.match(refused(JSON.stringify({ ...file, seed: 'another' })), /the seed is not the one/);
});

test('the bot of docs/api.md joins a table and plays it to its end', async () => {
  const [anna, bot] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const { secret } = await bot.do('tokens.create', { name: 'bot' });
  const { id } = await anna.do('tables.create', {
    game: 'five-cups',
    options: { cups: 3 },
    seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
  });
  assert.ok(piece('js').trimEnd().split('\n').length <= 20);
  writeFileSync(join(folder, 'bot.mjs'), piece('js'));
  const child = spawn(process.execPath, ['bot.mjs'], {
    cwd: folder,
    env: { ...process.env, HOUSE: house.address, TOKEN: secret },
    stdio: 'inherit',
  });
  try {
    const line = await anna.socket();
    await line.watch(id);
    await line.until(() => line.tables.get(id)!.status === 'over', 'the end of the game', 30_000);
    line.close();
  } finally {
    child.kill();
  }
});

test('npm run verify finds nothing wrong with a healthy store, and says where there is none', () => {
  const verify = (data: string) =>
    spawnSync(process.execPath, ['scripts/verify.ts', '--data', data], { cwd: root, encoding: 'utf8' });
  const healthy = verify(house.dataDir);
  assert.equal(healthy.status, 0, healthy.stderr);
  assert.match(healthy.stdout, /verify: \d+ live tables, 0 that differ on this build/);
  assert.equal(verify(join(folder, 'nowhere')).status, 2);
});

test('npm run verify brings an older store up to date, but not under an open house', async () => {
  const old = await aHouse();
  const steps = async (): Promise<number> => (await old.db.rows('SELECT step FROM schema_steps')).length;
  const [last] = await old.db.rows<{ step: number }>('SELECT MAX(step) AS step FROM schema_steps');
  await old.db.rows('DELETE FROM schema_steps WHERE step = $1 RETURNING step', [last!.step]);
  await old.db.rows('DROP TABLE address_bans');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/verify.ts', '--data', old.dataDir], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 2);
  assert.match(stderr, /^verify: DATA_DIR .* is in use by another server/m);
  assert.equal(await steps(), last!.step - 1, 'nothing has changed under it');
  await old.close();
});
