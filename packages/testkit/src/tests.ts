import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, GameText } from '@teahouse/kernel';
import { corpusGaps, corpusProblems } from './corpus.ts';
import { readCorpus } from './corpus-files.ts';
import { fuzz, printFailure } from './fuzz.ts';
import { tooLittle, type Without } from './reach.ts';
import { missingWords, type Texts } from './words.ts';

interface UnderLaws {
  games: number;
  /** Only at tables of this many; otherwise a test for each number. */
  seats?: number;
  reach?: Reached;
}

/** What the games must come to. Where they come to less, they do not test it, and the laws hold of nothing. */
export interface Reached {
  /** The text whose notes are to be told. */
  text: () => Promise<GameText>;
  /** Cards that are to be named by an answer or a note. */
  cards?: readonly string[];
  /** Questions and notes that cannot come up at these tables, by their ids. */
  elsewhere?: (id: string) => boolean;
  without?: Without;
}

/** Games of random and greedy players under all laws. */
export function lawsHold(game: AnyGame, { games, seats: only, reach: wanted }: UnderLaws): void {
  for (let seats = only ?? game.seats.min; seats <= (only ?? game.seats.max); seats++) {
    test(`${game.id}, ${seats} seats: all laws hold in ${games} games`, async () => {
      const onViolation = (raw: string): unknown => process.stderr.write(`${raw}\n`);
      const { violation, reach } = fuzz(game, { games, seats, onViolation });
      assert.equal(violation, null, violation === null ? '' : printFailure(violation));
      if (wanted === undefined) return;
      const missing = reach.missing(game, await wanted.text(), wanted.cards);
      for (const what of ['questions', 'notes'] as const) {
        missing[what] = missing[what].filter(id => wanted.elsewhere?.(id) !== true);
      }
      assert.equal(tooLittle(missing, wanted.without ?? {}), null);
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
