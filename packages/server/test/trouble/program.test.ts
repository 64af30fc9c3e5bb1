import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderOf, POSTGRES, REDIS } from './program.ts';

/** Whatever is installed here: nothing of it is found. */
const LOST = { folders: '/no/such/folder' };

test('who lacks a program is told what to install, and where', () => {
  for (const program of [POSTGRES, REDIS]) {
    const lost = { ...program, ...LOST, executables: program.executables.map(name => `${name}-of-nobody`) };
    assert.throws(
      () => folderOf(lost),
      ({ message }: Error) =>
        message.startsWith(`${program.name} is missing`) &&
        [`apt-get install ${program.packages.apt}`, `brew install ${program.packages.brew}`].every(word =>
          message.includes(word),
        ),
    );
  }
});

test('tests whose program is missing fail, and are not left out', () => {
  const tests = join(import.meta.dirname, '..', 'store', 'redis.test.ts');
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['--test', tests], {
    env: { ...env, PATH: '/no/such/folder' },
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stdout, /Redis is missing, and these tests need it\. Install it/);
});
