import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');

function run(script: string, ...args: string[]): { status: number | null; out: string; last: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr, last: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

describe('npm run fuzz', () => {
  test('plays random games and ends with a line of JSON', () => {
    const { status, last } = run('fuzz.ts', 'five-cups', '--games', '4', '--seats', '3', '--seed', 'cli', '--json');
    const { game, games, decisions, violations } = JSON.parse(last);
    assert.deepEqual([status, game, games, violations], [0, 'five-cups', 4, 0]);
    assert.ok(decisions > 40);
  });
  test('plays the same games in one thread or several', () => {
    const decisions = ['1', '3'].map(jobs => {
      const { last } = run('fuzz.ts', 'five-cups', '--games', '7', '--jobs', jobs, '--json');
      const { games, decisions, violations, unreached } = JSON.parse(last);
      assert.deepEqual([games, violations], [7, 0]);
      return [decisions, unreached];
    });
    assert.deepEqual(decisions[0], decisions[1]);
  });
  test('repeats one of the games alone', () => {
    const { status, last } = run('fuzz.ts', 'five-cups', '--only', '5', '--json');
    assert.deepEqual([status, JSON.parse(last).games], [0, 1]);
  });
  for (const [args, sentence] of [
    [[], /which game\? There are: .*five-cups/],
    [['chess'], /there is no game 'chess'/],
    [['five-cups', '--games', 'many'], /--games is a number of games, not 'many'/],
    [['five-cups', '--seats', '9'], /five-cups is for 2 to 4 seats, not '9'/],
    [['five-cups', '--jobs', '0'], /--jobs is a number of threads, not '0'/],
    [['five-cups', '--only', 'last'], /--only is the number of a game, from 0, not 'last'/],
    [['five-cups', '--gmes', '3'], /Unknown option '--gmes'/],
  ] as const) {
    test(`refuses '${args.join(' ')}' with a sentence`, () => {
      const { status, out } = run('fuzz.ts', ...args);
      assert.equal(status, 2);
      assert.match(out, sentence);
    });
  }
});

test('npm run rules ends with a line of JSON, one entry per game', () => {
  const { status, last } = run('rules.ts', '--json');
  const table = JSON.parse(last);
  assert.equal(status, 0);
  assert.deepEqual(table['five-cups'], { rules: 26, cited: 26, exempt: 0, missing: [], examples: 0, unplayed: [] });
});
