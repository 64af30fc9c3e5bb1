import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');

function balance(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['scripts/balance.ts', ...args], { cwd: root, encoding: 'utf8' });
}

test('counts what the journal notes, and who wins with what', () => {
  const { status, stdout } = balance(
    ...['five-cups', '--seats', '3', '--games', '4', '--by', 'brews', '--seed', 'cli', '--json'],
  );
  assert.equal(status, 0);
  const { games, seats, byShare, perGame } = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
  assert.deepEqual([games, seats], [4, 3]);
  // Three masters brew five teas each.
  const brews = perGame.find(({ key }: { key: string }) => key === 'brews');
  assert.equal(brews.times, 15);
  let [seated, firsts] = [0, 0];
  for (const share of byShare) {
    assert.ok(share.low <= share.firsts && share.firsts <= share.high && share.what.startsWith('tea-'));
    seated += share.seats;
    firsts += share.firsts * share.seats;
  }
  assert.deepEqual([seated, Math.round(firsts)], [60, 20]);
});

test('games among bots that search tell how they end and who wins from where, in any number of threads', () => {
  const args = ['five-cups', '--games', '4', '--seats', '2', '--bots', 'master', '--iterations', '4', '--json'];
  const [alone, shared] = ['1', '2'].map(jobs => {
    const { status, stdout, stderr } = balance(...args, '--jobs', jobs);
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
  });
  assert.equal(alone.bot, 'master');
  assert.deepEqual(alone.ended, [{ what: 'trios FC-END-02', share: 1 }]);
  assert.deepEqual([...alone.bySeat.map(({ what }: { what: string }) => what)].sort(), ['seat 1', 'seat 2']);
  assert.equal(alone.bySeat[0].firsts + alone.bySeat[1].firsts, 1);
  assert.deepEqual(shared.perGame, alone.perGame);
  const brews = alone.perGame.find(({ key }: { key: string }) => key === 'brews');
  assert.deepEqual([brews.times, brews.firstTimes >= 5], [10, true]);
});

test('what is not to be searched is answered by what is worth most at once', () => {
  const play = (...args: string[]) => {
    const { status, stdout, stderr } = balance('five-cups', '--games', '3', '--seats', '2', '--json', ...args);
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout.trimEnd().split('\n').at(-1)!).perGame;
  };
  const masters = ['--bots', 'master', '--iterations', '40'];
  const [greedy, brews, all] = [play(), play(...masters, '--search', 'cup.brew'), play(...masters)];
  assert.notDeepEqual(brews, all);
  assert.notDeepEqual(brews, greedy);
});

for (const [line, sentence] of [
  ['', /which game\? There are: .*five-cups/],
  ['chess', /there is no game 'chess'/],
  ['five-cups --seats 9', /five-cups is for 2 to 4 seats, not 9/],
  ['five-cups --games 0', /--games is a number of games, not '0'/],
  ['five-cups --bots clever', /there is no bot 'clever'. There are: .*master/],
  ['five-cups --option teas=9', /teas/],
  ['five-cups --lots weather', /five-cups never asks 'weather'/],
  ['five-cups --search weather', /five-cups never asks 'weather'/],
  ['five-cups --speed 3', /Unknown option '--speed'/],
] as const) {
  test(`refuses '${line}' with a sentence`, () => {
    const { status, stdout, stderr } = balance(...line.split(' ').filter(word => word !== ''));
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, sentence);
    assert.match(stderr, /npm run balance -- <game>/);
  });
}
