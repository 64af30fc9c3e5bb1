import type { CommonWords, GameBoard, GamePrimer } from '@teahouse/boardkit/contract';
import type { AnyGame, GameText, Language } from '@teahouse/kernel';

export type AnyBoard = GameBoard<object>;

/** A game, ready to be drawn and read in one language. */
export interface LoadedGame {
  id: string;
  game: AnyGame;
  text: GameText;
  /** What every board says. */
  common: CommonWords;
  language: Language;
  board: AnyBoard;
  /** Null for a game that has none. */
  primer: GamePrimer | null;
}
