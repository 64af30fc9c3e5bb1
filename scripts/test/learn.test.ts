import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { playGames } from '../learn-games.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'learn-'));
after(() => rmSync(folder, { recursive: true }));

function learn(...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/learn.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr };
}

const few = ['--games', '6', '--rounds', '1', '--iterations', '2', '--duel', '2', '--ms', '1', '--into', folder];

test('whoever is interrupted goes on where they were, and learns the same; what does not win is not taken', () => {
  const first = learn('five-cups', '--seats', '2', ...few);
  assert.equal(first.status, 0, first.out);
  assert.match(first.out, /^round 1: 6 games, \d+ positions; surprise/);
  const file = join(folder, 'round-1.jsonl');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  assert.equal(lines.length, 6);
  writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`);
  const again = learn('five-cups', '--seats', '2', '--jobs', '1', ...few);
  const learned = ({ out }: { out: string }): string => out.replace(/ \(.*/s, '');
  assert.equal(learned(again), learned(first));
  assert.deepEqual(readFileSync(file, 'utf8').trimEnd().split('\n').sort(), lines.sort(), 'the games are the same too');
});

test('options by lot are of games that somebody wins alone: where all win together there is nothing to learn', () => {
  const numbers = Array.from({ length: 8 }, (_, i) => 2 * i + 1);
  const wanted = { id: 'great-wall', seats: 2, seed: 'rivals', learned: null, numbers, does: { iterations: 0 } };
  for (const says of playGames(wanted)) {
    assert.ok('lessons' in says);
    assert.deepEqual(says.lessons[0]!.won.toSorted(), [0, 1], `game ${says.n}`);
  }
});

for (const [args, sentence] of [
  [[], /which game\? There are: .*five-cups/],
  [['five-cups'], /for how many --seats\?/],
  [['five-cups', '--seats', '9'], /five-cups has no table of 9 against each other/],
  [['great-wall', '--seats', '1'], /great-wall has no table of 1 against each other/],
  [['five-cups', '--seats', '2', '--games', 'many'], /--games is a number of games, not 'many'/],
] as const) {
  test(`refuses '${args.join(' ')}' with a sentence`, () => {
    const { status, out } = learn(...args);
    assert.equal(status, 2);
    assert.match(out, sentence);
  });
}
