import * as fiveCups from '@teahouse/five-cups';
import * as greatWall from '@teahouse/great-wall';
import type { AnyGame, GameText, Language } from '@teahouse/kernel';
import * as yearOfTheDragon from '@teahouse/year-of-the-dragon';

/** What a game's folder gives to the house. */
export interface Folder {
  readonly game: AnyGame;
  readonly text: Readonly<Record<Language, () => Promise<GameText>>>;
}

/** Every game on the shelf: adding one is adding a folder, and a line here. */
export const games: readonly Folder[] = [yearOfTheDragon, greatWall, fiveCups];
