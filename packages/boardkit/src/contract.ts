// What the shell and a board say to each other, without a screen: tests and plain modules of a board import it alone.
import type { GameText, Heard, Language, Question, Seat } from '@teahouse/kernel';
import type { ComponentType } from 'preact';

/** Somebody at the table, as a board draws them: a colour is always doubled by its shape. */
export interface TablePlayer {
  seat: Seat;
  name: string;
  /** One of the colour tokens: 'jade', 'indigo', 'ochre', 'plum', 'soot'. */
  colour: string;
}

/**
 * What the shell gives a board to draw. A board knows no rules: it draws a view and marks the answers that are offered.
 * Every thing that can be an answer carries the answer's id as `data-opt`.
 */
export interface BoardProps<V, T extends GameText = GameText> {
  seen: V;
  /** Null for a spectator. */
  me: Seat | null;
  players: readonly TablePlayer[];
  text: T;
  language: Language;
  /** What I am asked now. */
  question: Question | null;
  /** Give an answer. The shell asks once more where a preview warns. */
  choose(answer: string): void;
  /** The answer that is hovered or focused, on the board or in the list; the shell shows its preview. */
  aimed: string | null;
  aim(answer: string | null): void;
}

/** What an answer would do, in sentences with numbers, before it is given. */
export interface Preview {
  lines: string[];
  /** A wasted or irreversible move asks once. */
  warning: string | null;
}

/** How a line of the journal moves on the board: something goes from one element to another. Both are `data-at` ids. */
export interface Flight {
  /** The id of a symbol in the board's sprite; '' for none. */
  sprite: string;
  from: string;
  to: string;
  /** Such as '+3'. */
  label: string;
}

/** Points by source: one row per source, one number per seat; the last row is the total. */
export interface ScoreSheet {
  rows: { name: string; points: number[] }[];
}

/** One step of a guided first game: it is shown when `at` holds, and points at answers and places of the board. */
export interface LessonStep<V = unknown> {
  id: string;
  /** At a question of the learner, while others decide (''), or at the end (null), when the learner sees this. */
  at(ask: string | null, seen: V): boolean;
  points: string[];
}

/** A guided first game: a table with a fixed shuffle, and what is said at each step, in one language. */
export interface LessonScript<V = unknown> {
  seed: string;
  seats: number;
  steps: readonly LessonStep<V>[];
  words: Readonly<Record<string, { title: string; text: string }>>;
}

/** What a game's `board/index.ts` gives to the shell as its default export. */
export interface GameBoard<V, T extends GameText = GameText> {
  Board: ComponentType<BoardProps<V, T>>;
  /** The same for screen readers: the whole position in words, as headings, lists and tables. */
  TextBoard: ComponentType<BoardProps<V, T>>;
  preview(seen: V, question: Question, answer: string, text: T, language: Language): Preview;
  flight(entry: Heard): Flight | null;
  /** The address of the file with the board's symbols, for what flies; '' if there is none. */
  sprite: string;
  scores(seen: V, text: T, language: Language): ScoreSheet;
}
