import type { GameText, Heard, Language, Options, Question, Seat } from '@teahouse/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { CommonWords } from '../text/en.ts';
import type { Colour } from './colours.ts';

/** Somebody at the table, as a board draws them. */
export interface TablePlayer {
  seat: Seat;
  name: string;
  colour: Colour;
}

/** What the shell draws, for a board that wants it inside its own picture. */
export interface Slots {
  /** Who is asked and what, with the answers as buttons. */
  readonly question: ComponentChildren;
  /** What a guided game says now; empty where nobody is guided. */
  readonly lesson: ComponentChildren;
  /** Seats, chronicle and talk. */
  readonly log: ComponentChildren;
  /** Whether somebody is here, and how long they have. */
  seat(seat: Seat): ComponentChildren;
}

/** Answers that are composed here and not given yet. What is seen and asked is as if they were. */
export interface Draft {
  readonly answers: readonly string[];
  /** Whether it is complete. */
  readonly canCommit: boolean;
  back(): void;
  clear(): void;
  /** These answers instead, from the beginning; what does not fit there any more is left out. */
  recompose(answers: readonly string[]): void;
  commit(): void;
}

/** What was told at the table, for boards that show more of it than the position: a battle, card by card. */
export interface Journal {
  /** Oldest first, without what was taken back. */
  readonly entries: readonly Heard[];
  /** The place of the entry that somebody wants to see again on the board; null for the table as it is. */
  readonly opened: number | null;
  open(entry: number | null): void;
}

/**
 * What the shell gives a board to draw. A board knows no rules: it draws a view and marks the answers that are offered.
 * Every thing that can be an answer carries the answer's id as `data-opt`, and every place that things fly from or to
 * its name as `data-at`.
 */
export interface BoardProps<V = object, T extends GameText = GameText> {
  seen: V;
  /** Null for a spectator. */
  me: Seat | null;
  players: readonly TablePlayer[];
  text: T;
  /** What every board says. */
  common: CommonWords;
  language: Language;
  /** What I am asked now. */
  question: Question | null;
  draft: Draft | null;
  journal: Journal;
  slots: Slots;
  /**
   * Give an answer, and with it those that a press on this thing means as well, as one decision: each if it is offered
   * when its turn comes. The shell asks once more where a preview warns, and on a touch screen if that is wished.
   */
  choose(answer: string, ...then: readonly string[]): void;
  /** The answer that is hovered or focused, on the board or in the list; the shell shows its preview. */
  aimed: string | null;
  aim(answer: string | null): void;
  /** Shows partners a place, by its `data-at`; null where there is nobody to show it to. */
  point: ((place: string, beside: Element) => void) | null;
  /** Says where an answer lies until the returned function is called: the list follows the order of the board. */
  lies(answer: string, element: Element): () => void;
}

/** What an answer would do, in sentences with numbers, before it is given. */
export interface Preview {
  lines: string[];
  /** A wasted or irreversible move asks once. */
  warning: string | null;
}

/** How a line of the journal moves on the board: something goes from one element to another. Both are `data-at` names. */
export interface Flight {
  /** The id of a symbol in the board's sprite, or of one of the house's icons (`ui-`, `emblem-`); '' for none. */
  sprite: string;
  from: string;
  to: string;
  /** Such as '+3'. */
  label: string;
}

/** One source of points, with one number per seat. */
interface ScoreRow {
  name: string;
  points: number[];
  /** A symbol of the board's sprite, or of the house's icons. */
  icon?: string;
  /** How it counts, in a few words. */
  note?: string;
  /** Counted when all else is over. */
  isLast?: boolean;
}

/** Points by source; the last row is the total. */
export interface ScoreSheet {
  rows: ScoreRow[];
  /** What comes before among those with the same total, one figure per seat, and the rule that says so. */
  tie?: { name: string; figures: readonly (number | string)[]; rule: string };
  /** Names of rivals that nobody plays: their points stand behind those of the seats. */
  automata?: readonly string[];
  /** Where all win or lose together: what that hung by. */
  shared?: readonly { name: string; n: number; of: number }[];
  /** What else is worth following over the game, one figure per seat. Everybody can see it. */
  also?: readonly { name: string; figures: readonly number[] }[];
}

/** A part of the course of a game that has a name: a month, a season, a round. */
export interface Span {
  /** The place in the journal where it begins. */
  from: number;
  name: string;
  /** For an axis; '' where it has no mark of its own there. */
  short: string;
}

/** What strikes or helps many at once, for whoever looks for it on the way through a game. */
export type CourseMark = 'loss' | 'payment' | 'points';

/** How the course of a game is told: in which parts, what of it by itself, and what marks the way. */
export interface Course<V = object, T extends GameText = GameText> {
  /** The part of the game that is seen; '' before the first. */
  now(seen: V, text: T, common: CommonWords): string;
  /** In the order in which they begin. */
  spans(entries: readonly Heard[], text: T, common: CommonWords): readonly Span[];
  /** Whether it is told by itself where the chronicle is short; other entries belong to the one before. */
  isMain(entry: Heard): boolean;
  mark(entry: Heard): CourseMark | null;
}

/** One step of a guided game: it is shown when `at` holds, and points at answers and places of the board. */
export interface LessonStep<V = unknown> {
  id: string;
  /** At a question of the learner, while others decide (''), or at the end (null), when the learner sees this. */
  at(ask: string | null, seen: V): boolean;
  points: readonly string[];
}

/** The table a lesson is played at: always the same shuffle. The learner has the first seat. */
export interface LessonTable {
  seed: string;
  seats: number;
  /** Where they are not those that every table begins with. */
  options?: Options;
}

/** A guided game, and what is said at each step, in one language. */
export interface LessonScript<V = unknown> {
  table: LessonTable;
  title: string;
  /** In a sentence, for whoever chooses a lesson. */
  teaches: string;
  steps: readonly LessonStep<V>[];
  words: Readonly<Record<string, { title: string; text: string }>>;
}

/** One of the lessons of a game. Its `board/lessons/index.ts` lists them as `lessons`, in the order in which they are offered. */
export interface GameLesson {
  /** Its name in addresses, and where a browser keeps how far somebody has come: it stays. */
  readonly id: string;
  /** How long it takes, about. */
  readonly minutes: number;
  /** Loaded when somebody learns in that language. */
  readonly script: Readonly<Record<Language, () => Promise<LessonScript>>>;
}

/** How to play in three minutes, in one language. */
export interface PrimerWords {
  /** What the game is about, in a sentence. */
  lead: string;
  /** One for each picture: goal, a turn, how one scores. */
  steps: readonly { title: string; text: string }[];
  /** What newcomers overlook. */
  overlooked: string;
}

/** What a table with these options and seats reads beside a rule: those that change it there, by its id. */
type ChangedRules = (options: Options, seats: number) => Readonly<Record<string, readonly string[] | undefined>>;

/** What a game's `board/primer/index.ts` gives as `primer`. */
export interface GamePrimer {
  /** The address of the file with the symbols of the pictures. */
  readonly sprite: string;
  /** The symbols of each picture. */
  readonly pictures: readonly (readonly string[])[];
  /** The rules that are enough to play by. */
  readonly short: readonly string[];
  /** Chapters that come last, because they are looked up rather than read. */
  readonly last: readonly string[];
  /** For a game whose modes and options change rules. */
  readonly changed?: () => Promise<ChangedRules>;
  readonly words: Readonly<Record<Language, () => Promise<PrimerWords>>>;
}

/** What a game's `board/index.tsx` gives to the shell as its default export. */
export interface GameBoard<V = object, T extends GameText = GameText> {
  Board: ComponentType<BoardProps<V, T>>;
  /** The same for screen readers: the whole position in words, as headings, lists and tables. It draws no slots. */
  TextBoard: ComponentType<BoardProps<V, T>>;
  /** Whether `Board` is the whole table and draws question, lesson and log itself. Else the shell lays them around it. */
  drawsSlots: boolean;
  /** Whether those who sit here win and lose together: then they can point at things. */
  isShared?(seen: V): boolean;
  preview(seen: V, question: Question, answer: string, text: T, language: Language): Preview;
  /** What each answer does at once, as few words beside its name on a button; those whose name says it are left out. */
  effects?(seen: V, question: Question, text: T): ReadonlyMap<string, string>;
  flight(entry: Heard): Flight | null;
  /** Whether the board can show again what this line of the chronicle tells of; the line then opens it. */
  opens?(entry: Heard): boolean;
  /** The address of the file with the board's symbols, for what flies. */
  sprite: string;
  scores(seen: V, text: T, language: Language): ScoreSheet;
  /** Whether points are secret until the end: afterwards each seat's are read through its own eyes. */
  hidesPoints?: boolean;
  /** Where the game ended, for the score sheet, if that is worth a picture. Nothing in it is asked. */
  EndBoard?: ComponentType<BoardProps<V, T>>;
  /** Without it, the whole game is one part and everything is told by itself. */
  course?: Course<V, T>;
}
