// npm run puzzles -- <game> [--aim N] [--games N] [--from table.json]... [--check]
// Goes on where it stopped. --check proves those that are kept anew, and drops what today's bots no longer agree on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Puzzle, PuzzleFile } from '@teahouse/games';
import { chooseOptions, type Options, unpack } from '@teahouse/kernel';
import { provedAgain, puzzlesIn, puzzlesOf } from '../packages/bots/src/puzzles.ts';
import { type Fail, failOf, readArguments, readCount, readGame } from './arguments.ts';

const usage = 'npm run puzzles -- <game> [--aim N] [--games N] [--from table.json]... [--check]';
const fail: Fail = failOf('puzzles', usage);
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        aim: { type: 'string', default: '60' },
        games: { type: 'string', default: '1000' },
        from: { type: 'string', multiple: true, default: [] },
        check: { type: 'boolean', default: false },
      },
    }),
  fail,
);
const game = readGame(positionals[0], fail);
const aim = readCount('aim', values.aim, fail);
const file = join(import.meta.dirname, '..', 'packages', 'games', game.id, 'puzzles.json');

function read(): PuzzleFile {
  if (!existsSync(file)) return { rules: game.rules, next: 0, puzzles: [] };
  const kept = JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;
  if (kept.rules !== game.rules) fail(`${file} is of the rules ${kept.rules}, not ${game.rules}; remove it first`);
  return kept;
}

/** One puzzle a line, so that a change shows which. */
function write({ rules, next, puzzles }: PuzzleFile): void {
  const lines = puzzles.map(puzzle => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(file, `{"rules":${JSON.stringify(rules)},"next":${next},"puzzles":[\n${lines}\n]}\n`);
}

/** No more than half of all may ask the same. */
function add(kept: PuzzleFile, found: readonly Puzzle[], next: number): PuzzleFile {
  const puzzles = kept.puzzles.slice();
  for (const puzzle of found) {
    const alike = puzzles.filter(({ ask }) => ask === puzzle.ask).length;
    if (alike < Math.ceil(aim / 2) && puzzles.length < aim) puzzles.push(puzzle);
  }
  return { ...kept, next, puzzles };
}

const seatsOf = (n: number): number => {
  const least = Math.max(2, game.seats.min);
  return least + (n % (Math.min(4, game.seats.max) - least + 1));
};

let kept = read();
const say = (what: string): void => console.log(`${game.id}, ${what}: ${kept.puzzles.length} puzzles`);
for (const path of values.from) {
  const { deal, game: of, log } = unpack(JSON.parse(readFileSync(path, 'utf8')));
  if (of !== game.id) fail(`${path} is of ${of}`);
  kept = add(kept, puzzlesOf(game, { deal, log }), kept.next);
  write(kept);
  say(path);
}
if (values.check) {
  kept = { ...kept, puzzles: kept.puzzles.flatMap(puzzle => provedAgain(game, puzzle) ?? []) };
  write(kept);
  say('checked');
  process.exit(0);
}
const last = kept.next + readCount('games', values.games, fail);
while (kept.next < last && kept.puzzles.length < aim) {
  const n = kept.next;
  const options = chooseOptions(game, seatsOf(n), {}) as Options;
  kept = add(kept, puzzlesIn(game, seatsOf(n), options, `your move ${game.id} ${n}`), n + 1);
  write(kept);
  say(`game ${n}`);
}
