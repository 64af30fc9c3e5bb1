import type { AnyGame, GameText, Language } from '@teahouse/kernel';
import * as fiveCups from './five-cups/src/index.ts';
import * as greatWall from './great-wall/src/index.ts';
import * as runewars from './runewars/src/index.ts';
import * as yearOfTheDragon from './year-of-the-dragon/src/index.ts';

export type { Puzzle, PuzzleFile } from './puzzle.ts';

/** What the `src/index.ts` of a game's folder gives to the house. The site finds board, lessons and cover beside it. */
export interface Folder {
  readonly game: AnyGame;
  readonly text: Readonly<Record<Language, () => Promise<GameText>>>;
  /** Ornament of the cover: two characters on a seal. */
  readonly seal: string;
  /** What stands on a box: about how long it takes, how much there is to learn, and from which age. */
  readonly box: { readonly minutes: number; readonly weight: 'light' | 'medium' | 'heavy'; readonly age: number };
  /** What bots have learned of the game, by the number of seats; loaded by whoever thinks. Made by `npm run learn`. */
  readonly learned?: Readonly<Record<number, () => Promise<Learned>>>;
}

/**
 * A network of one hidden layer, as plain data. For every seat it takes the game's `features` of that seat and the mean of
 * the others', and adds to what `value` says.
 */
export interface Learned {
  /** Of each feature over the positions that taught it: what is subtracted, and what it is divided by. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** How much `value` counts, in clear leads. */
  readonly lead: number;
  /** Weights from each feature to each hidden unit, unit by unit: of the seat itself, and of the others. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly bias: readonly number[];
  /** From each hidden unit to the result. */
  readonly out: readonly number[];
}

/**
 * Every game of the house, in the order of the shelf; the site shows those that have a board. This list is the only place
 * outside its folder that names a game.
 */
export const games: readonly Folder[] = [yearOfTheDragon, greatWall, runewars, fiveCups];
