import type { GameRecord, Seat } from '@teahouse/kernel';

/** "Your move": a moment of a game where one answer is far better than what looks good. */
export interface Puzzle {
  /** The game up to the moment. */
  record: Omit<GameRecord, 'game' | 'rules'>;
  seat: Seat;
  ask: string;
  /** What a good player answers at first sight. */
  tempting: string;
  /** In how many imagined worlds every answer was tried. */
  worlds: number;
  /** Every answer, the best first. */
  futures: readonly PuzzleFuture[];
}

/** What becomes of an answer. */
interface PuzzleFuture {
  answer: string;
  /** The chance to win, from 0 to 1, and its standard error. */
  chance: number;
  error: number;
  /** What the seat has some rounds later, by the game's `counts`. */
  counts: Readonly<Record<string, number>>;
}

/** The `puzzles.json` of a game's folder. */
export interface PuzzleFile {
  rules: string;
  /** The number of the next game that is looked through, so that a search can go on. */
  next: number;
  puzzles: readonly Puzzle[];
}
