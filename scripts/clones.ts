// Writes the generated clone of every game: `node scripts/clones.ts [--check]`.
// With --check nothing is written, and a clone that does not fit its game any more is an error.
//
// A game needs nothing for it but its place: the state is `Table` in the `src/table.ts` of its folder, and the clone goes
// beside it. Its `src/index.ts` may export `cloneHints` beside `game` (see CloneHints in the testkit).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@teahouse/games';
import type { AnyGame, Core } from '@teahouse/kernel';
import { type CloneHints, cloneSource, playedStates } from '@teahouse/testkit';
import * as dragonLite from '../packages/bench/src/dragon-lite/game.ts';
import * as oddTable from '../packages/testkit/test/odd-table/table.ts';
import * as newGame from './new-game/src/index.ts';

interface Cloned {
  /** Where its `table.ts` is. */
  readonly folder: string;
  readonly states: Iterable<Core>;
  readonly hints: CloneHints | undefined;
}

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

function* everything(): Generator<Cloned> {
  const ofGame = (folder: string, { game, cloneHints }: { game: AnyGame; cloneHints?: CloneHints }): Cloned => {
    return { folder, states: playedStates(game), hints: cloneHints };
  };
  for (const game of games) yield ofGame(`packages/games/${game.game.id}/src`, game);
  yield ofGame('scripts/new-game/src', newGame);
  yield ofGame('packages/bench/src/dragon-lite', dragonLite);
  yield { folder: 'packages/testkit/test/odd-table', states: oddTable.states, hints: oddTable.cloneHints };
}

function formatted(source: string, file: string): string {
  const args = [BIOME, 'format', `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, args, { input: source, encoding: 'utf8' });
}

process.chdir(join(import.meta.dirname, '..'));
const check = process.argv.includes('--check');
for (const { folder, states, hints } of everything()) {
  const file = `${folder}/clone.generated.ts`;
  const source = formatted(cloneSource(states, hints), file);
  if (existsSync(file) && readFileSync(file, 'utf8') === source) console.log(`${file} fits`);
  else if (check) {
    console.error(`${file} does not fit the states of its game any more: npm run clones`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, source);
    console.log(`${file} written`);
  }
}
