import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, GameText } from '@teahouse/kernel';
import { corpusGaps, corpusProblems } from './corpus.ts';
import { readCorpus } from './corpus-files.ts';
import { fuzz, printFailure } from './fuzz.ts';
import { Reach, setAside, tooLittle, type Without } from './reach.ts';
import { missingWords, type Texts } from './words.ts';

interface UnderLaws {
  games: number;
  /** Only at tables of this many; otherwise a test for each number. */
  seats?: number;
  /** Games at another table of the same rules, such as one that begins late. What all of them come to counts. */
  also?: { game: AnyGame; games: number };
  reach?: Reached;
}

/** What the games must come to. Where they come to less, they do not test it, and the laws hold of nothing. */
export interface Reached {
  /** The text whose notes are to be told. */
  text: () => Promise<GameText>;
  /** Cards that are to be named by an answer or a note. */
  cards?: readonly string[];
  /** Questions, notes and cards that cannot come up at these tables, by their ids. One that does must not be named. */
  elsewhere?: (id: string) => boolean;
  /** Those that luck brings up in some of these games only, by their ids: a test of their own must reach them. */
  seldom?: readonly string[];
  without?: Without;
}

/** Games of random and greedy players under all laws. */
export function lawsHold(game: AnyGame, { games, seats: only, also, reach: wanted }: UnderLaws): void {
  const tables = also === undefined ? [{ game, games }] : [{ game, games }, also];
  const all = tables.reduce((n, table) => n + table.games, 0);
  for (let seats = only ?? game.seats.min; seats <= (only ?? game.seats.max); seats++) {
    test(`${game.id}, ${seats} seats: all laws hold in ${all} games`, async () => {
      const reached = new Reach();
      for (const table of tables) {
        const onViolation = (raw: string): unknown => process.stderr.write(`${raw}\n`);
        const { violation, reach } = fuzz(table.game, { games: table.games, seats, onViolation });
        assert.equal(violation, null, violation === null ? '' : printFailure(violation));
        reached.add(reach.all);
      }
      if (wanted === undefined) return;
      const { text, cards = [], elsewhere = () => false, seldom = [], without = {} } = wanted;
      const { notes } = await text();
      const missing = reached.missing(game, { notes }, cards);
      const declared = [...game.machine.asks(), ...Object.keys(notes), ...cards];
      const came = setAside(missing, declared, elsewhere);
      assert.deepEqual(came, [], 'these are said to come up elsewhere, and came up here');
      assert.deepEqual(
        seldom.filter(id => !declared.includes(id)),
        [],
        'these are said to come up seldom, and are nothing',
      );
      for (const what of ['questions', 'notes', 'cards'] as const)
        missing[what] = missing[what].filter(id => !seldom.includes(id));
      assert.equal(tooLittle(missing, without), null);
    });
  }
}

/** Everything a person reads exists in all languages; games are played at the tables of `also` as well. */
export function wordsComplete(game: AnyGame, texts: Texts, ledger: string, ...also: AnyGame[]): void {
  test(`${game.id}: every name, question, note and rule has its words in all languages`, async () => {
    assert.deepEqual(await missingWords(game, texts, ledger, also), []);
  });
}

/** The game's corpus of real games, in `corpus` beside the test file, is played again as it was. */
export function corpusHolds(game: AnyGame, beside: string, wanted?: number): void {
  const corpus = readCorpus(new URL('corpus/', beside));
  test(`${game.id}: the corpus has games of every kind`, () => assert.deepEqual(corpusGaps(game, corpus, wanted), []));
  test(`${game.id}: ${corpus.games.length} real games and ${corpus.saves.length} saves go on as they did`, () => {
    assert.deepEqual(corpusProblems(game, corpus), []);
  });
}
