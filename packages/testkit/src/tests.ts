import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@teahouse/kernel';
import { corpusGaps, corpusProblems } from './corpus.ts';
import { readCorpus } from './corpus-files.ts';
import { fuzz, printFailure } from './fuzz.ts';
import { missingWords, type Texts } from './words.ts';

/** Random games under all laws, as one test per number of seats, or for one number only. */
export function lawsHold(game: AnyGame, { games, seats: only }: { games: number; seats?: number }): void {
  for (let seats = only ?? game.seats.min; seats <= (only ?? game.seats.max); seats++) {
    test(`${game.id}, ${seats} seats: all laws hold in ${games} random games`, () => {
      const { violation } = fuzz(game, { games, seats });
      assert.equal(violation, null, violation === null ? '' : printFailure(violation));
    });
  }
}

/** Everything a person reads exists in all languages. */
export function wordsComplete(game: AnyGame, texts: Texts, ledger: string): void {
  test(`${game.id}: every name, question, note and rule has its words in all languages`, async () => {
    assert.deepEqual(await missingWords(game, texts, ledger), []);
  });
}

/** The game's corpus of real games, in `corpus` beside the test file, is played again as it was. */
export function corpusHolds(game: AnyGame, beside: string): void {
  const corpus = readCorpus(new URL('corpus/', beside));
  test(`${game.id}: the corpus has games of every kind`, () => assert.deepEqual(corpusGaps(game, corpus), []));
  test(`${game.id}: ${corpus.games.length} real games and ${corpus.saves.length} saves go on as they did`, () => {
    assert.deepEqual(corpusProblems(game, corpus), []);
  });
}
