import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');

function arena(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['scripts/arena.ts', ...args], { cwd: root, encoding: 'utf8' });
}

const SMALL = ['--option', 'cups=3', '--option', 'favours=false', '--iterations', '10', '--seed', 'cli'];

test('prints a table and ends with a line of JSON', () => {
  const { status, stdout } = arena(
    'five-cups',
    '--seats',
    '3',
    '--bots',
    'master,random',
    '--games',
    '5',
    ...SMALL,
    '--json',
  );
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split('\n');
  assert.match(stdout, /^five-cups: 6 games, 2 deals/);
  assert.match(stdout, /^bot +firsts +fair share +95 % interval +score +place +ms\/decision$/m);
  assert.match(stdout, /^master +[\d.]+ % +33\.3 % /m);
  const { games, bots } = JSON.parse(lines.at(-1)!);
  assert.equal(games, 6);
  assert.deepEqual(
    bots.map(({ bot, fair }: { bot: string; fair: number }) => [bot, fair]),
    [
      ['master', 0.3333],
      ['random', 0.6667],
    ],
  );
  for (const { low, firsts, high, meanScore, msPerDecision } of bots) {
    assert.ok(low <= firsts && firsts <= high && meanScore > 0 && msPerDecision > 0);
  }
});

test('without --json nothing is JSON, and all seats are taken unless told otherwise', () => {
  const { status, stdout } = arena('five-cups', '--bots', 'random', '--games', '4');
  assert.equal(status, 0);
  assert.match(stdout, /^five-cups: 4 games, 1 deals, each played from 4 line-ups/);
  assert.doesNotMatch(stdout, /\{/);
});

for (const [line, sentence] of [
  ['', /which game\? There are: .*five-cups/],
  ['chess', /there is no game 'chess'/],
  ['five-cups', /which bots\? There are: random, .*master/],
  ['five-cups --bots oracle', /there is no bot 'oracle'. There are: random, /],
  ['five-cups --bots random --seats 9', /five-cups is for 2 to 4 seats, not 9/],
  ['five-cups --bots random --seats two', /--seats is a number of seats, not 'two'/],
  ['five-cups --bots random,random,random --seats 2', /3 bots do not fit on 2 seats/],
  ['five-cups --bots random --games 0', /--games is a number of games, not '0'/],
  ['five-cups --bots random --iterations -1', /--iterations/],
  ['five-cups --bots random --iterations=1.5', /--iterations is a number of iterations, not '1.5'/],
  ['five-cups --bots random --option sugar=2', /five-cups has no option 'sugar'/],
  ['five-cups --bots random --option cups=4', /cups can be 5, 3, not "4"/],
  ['five-cups --bots random --option cups', /--option is name=value, not 'cups'/],
  ['five-cups --bots random --speed 3', /Unknown option '--speed'/],
] as const) {
  test(`refuses '${line}' with a sentence`, () => {
    const { status, stdout, stderr } = arena(...line.split(' ').filter(word => word !== ''));
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, sentence);
    assert.match(stderr, /npm run arena -- <game>/);
  });
}
