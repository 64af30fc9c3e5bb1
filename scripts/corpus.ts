// npm run corpus [-- [game...] [--rehash | --accept | --record [--games N] | --add]]: plays every kept game again, and says what is different.
//   --rehash  after a change of the state's shape: writes the hashes of the states anew, if every story is as it was
//   --accept  after a change of the rules: writes what they lead to now; the commit says what changed and why
//   --record  for a new game: plays the games of its corpus; --games: a long game keeps fewer
//   --add     where a game has learned other tables: plays the games that its corpus lacks
import { existsSync, mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@teahouse/games';
import type { AnyGame } from '@teahouse/kernel';
import {
  accepted,
  CORPUS_GAMES,
  corpusGaps,
  corpusProblems,
  readCorpus,
  rehashed,
  writeCorpus,
} from '@teahouse/testkit';
import { type Fail, failOf, readArguments, readCount, readGame } from './arguments.ts';
import { addToCorpus, recordCorpus } from './corpus-games.ts';

const usage = 'npm run corpus -- [game...] [--rehash | --accept | --record [--games N] | --add]';
const fail: Fail = failOf('corpus', usage);
const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        rehash: flag,
        accept: flag,
        record: flag,
        add: flag,
        games: { type: 'string', default: `${CORPUS_GAMES}` },
      },
    }),
  fail,
);
if ([values.rehash, values.accept, values.record, values.add].filter(Boolean).length > 1) fail('one thing at a time');
if ((values.accept || values.record || values.add) && positionals.length === 0)
  fail('which game? This is for one at a time');
const chosen = positionals.length === 0 ? games.map(({ game }) => game) : positionals.map(id => readGame(id, fail));

const print = (game: AnyGame, problems: readonly string[]): void => {
  for (const problem of problems) console.error(`${game.id}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
};

for (const game of chosen) {
  const folder = pathToFileURL(`${import.meta.dirname}/../packages/games/${game.id}/test/corpus/`);
  if (values.record) {
    if (existsSync(folder)) fail(`${game.id} has a corpus; it is kept, or removed by hand`);
    const wanted = readCount('games', values.games, fail);
    const corpus = recordCorpus(game, wanted, n => {
      if (n % 10 === 0) console.log(`${game.id}: ${n} games`);
    });
    mkdirSync(folder, { recursive: true });
    writeCorpus(folder, corpus);
    print(game, corpusGaps(game, corpus, wanted));
    continue;
  }
  if (!existsSync(folder)) {
    const none = `${game.id} has no corpus yet: npm run corpus -- ${game.id} --record plays one`;
    if (positionals.length > 0) fail(none);
    console.log(none);
    continue;
  }
  const corpus = readCorpus(folder);
  if (values.add) {
    const more = addToCorpus(game, corpus, n => {
      if (n % 10 === 0) console.log(`${game.id}: ${n} games`);
    });
    writeCorpus(folder, more);
    print(game, corpusGaps(game, more, 0));
    continue;
  }
  if (values.rehash || values.accept) {
    const { now, problems, changed } = values.rehash ? rehashed(game, corpus) : accepted(game, corpus);
    if (problems.length === 0) {
      writeCorpus(folder, now);
      console.log(`${game.id}: ${changed} of ${corpus.games.length + corpus.saves.length} written anew`);
    } else print(game, problems);
    continue;
  }
  const started = performance.now();
  // How many games there should be is for the test to say.
  const problems = [...corpusGaps(game, corpus, 0), ...corpusProblems(game, corpus)];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${game.id}: ${corpus.games.length} games, ${corpus.saves.length} saves, ${problems.length} problems, ${seconds} s`,
  );
  print(game, problems);
}
