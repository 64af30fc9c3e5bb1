import type { HeardNote, Notes } from './journal.ts';
import type { Seat } from './rulebook.ts';

export const LANGUAGES = ['en', 'it', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of a seat's player, as the client knows it. */
export type NameOf = (seat: Seat) => string;

/** Why a bot gave an answer, as data. */
export interface Why {
  /** The ledger id behind the question. */
  rule: string;
  /** How good the position then is for the seat: from 0 to 1, and in points of the final score. */
  chance: number;
  points: number;
  /** The best other answers, and how much worse they are. */
  others: { answer: string; chance: number; points: number }[];
  /** What tells the answer from the best other one, such as an event to come (what) in month (n). */
  because: { what: string; n: number } | null;
  /** How many imagined games it rests on. */
  iterations: number;
}

/** A question in words, for a viewer; without a view, as in a list of decisions, as far as it can be said. */
interface Ask<V> {
  words(seen: V | null): string;
}

/** The sentence of a question, as a viewer reads it. */
export function asked(text: GameText, ask: string, seen: object | null): string {
  const sentence = text.asks[ask];
  return typeof sentence === 'function' ? sentence(seen) : (sentence ?? ask);
}

/** A line of the log in words. A method, so that the house may keep the texts of all games in one list. */
interface Line<N extends Notes, K extends keyof N> {
  words(entry: HeardNote<N, K>, name: NameOf): string;
}

/**
 * Everything a person reads of a game, in one language. A game narrows the records to its own keys (its
 * notes, its `Rule` ids), so that a missing one does not compile.
 */
export interface GameText<
  N extends Notes = Notes,
  Rule extends string = string,
  Option extends string = string,
  V extends object = object,
> {
  title: string;
  /** One line for the shelf. */
  tagline: string;
  /** What the cover shows, for whoever does not see it. */
  cover: string;
  /** Table options: name, what it changes, and the name of each value. */
  options: Record<Option, { name: string; help: string; values: Record<string, string> }>;
  /** What a seat is asked, by the question's label: a whole sentence, perhaps one that depends on the table. */
  asks: Record<string, string | Ask<V>['words']>;
  /** The name of an answer: of a card, a space, a choice; where it matters, with what the viewer sees. */
  answer(id: string, seen?: V | null): string;
  /** A line of the log. */
  notes: { [K in keyof N]: Line<N, K>['words'] };
  /** A bot's reason, in a sentence or two. */
  why(answer: string, why: Why, seen?: V | null): string;
  /** Amounts of what the game's `counts` name, as what one has or loses: '4 persons'. */
  counts?: Record<string, (n: number) => string>;
  /** Why a game was won or lost that is not played for places, by the `why` of its outcome. */
  outcomes?: Record<string, string>;
  /** Why options cannot be played together, by the keys of the game's `forbids`. */
  clashes?: Record<string, string>;
  /** The rule behind a question, an effect or a refusal, in a sentence. */
  rules: Record<Rule, string>;
  /** Titles of the chapters of the rules, by the beginning of their ids: 'FC-SETUP'. */
  chapters?: Record<string, string>;
}
