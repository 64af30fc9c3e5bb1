import type { ReadonlySignal } from '@preact/signals';
import type { Question, Seat } from '@teahouse/kernel';
import type {
  AskedQuestion,
  ChatLine,
  Hint,
  HistoryLine,
  Invitations,
  Moment,
  No,
  Ping,
  ReviewSoFar,
  Table,
} from '@teahouse/protocol';
import type { Venue } from '../addresses.ts';

/** What a seat sees of the game; the game's board knows its shape. */
export type View = Readonly<Record<string, unknown>>;

/** Everything I may see of a table now. */
export interface TableState {
  table: Table;
  view: View | null;
  questions: readonly AskedQuestion[];
  lines: readonly HistoryLine[];
}

/** The game has ended, or was given up: nobody is asked anything any more. */
export const isFinished = ({ status }: Pick<Table, 'status'>): boolean => status === 'over' || status === 'abandoned';

/** The same table with newer news of it. What a finished game had asked is asked no longer. */
export const withTable = (state: TableState, table: Table): TableState => ({
  ...state,
  table,
  questions: isFinished(table) ? [] : state.questions,
});

/** Whether the house will answer for me what I am asked now. */
export function isPassed({ table, questions: [question] }: TableState): boolean {
  if (!table.passes || question === undefined || question.options.length > 1) return false;
  return table.asked.includes(question.seat) && table.seats[question.seat]!.keeper === null;
}

/** One more entry of the history, and how the table looks after it. */
export interface Move {
  line: HistoryLine;
  after: TableState;
}

/** A table, wherever it lives: the shell draws and asks it, and knows no more. */
export interface TableSource {
  readonly venue: Venue;
  readonly state: ReadonlySignal<TableState | null>;
  /** Why there is nothing to see. */
  readonly failure: ReadonlySignal<No | null>;
  /** Null where nobody listens. */
  readonly chat: ReadonlySignal<readonly ChatLine[]> | null;
  /** Shows the others a place of the board, for a moment; null where nobody is there to see it. */
  readonly ping: ((place: string, says: Ping['says']) => Promise<void>) | null;
  /** What others show, and what I do. */
  onPing(listener: (ping: Ping) => void): () => void;
  /** Moves one after another, for those who animate; `state` is always the newest. */
  onMove(listener: (move: Move) => void): () => void;
  /** The answers of one decision; gives how many were taken. `n` is the table's when the question was shown. */
  answer(question: Question, answers: readonly string[], n: number): Promise<number>;
  /** Takes my last decision back; gives the seats that are asked first. */
  undo(): Promise<readonly Seat[]>;
  consent(agree: boolean): Promise<void>;
  comeBack(): Promise<void>;
  /** Whether the house passes for me where I have a single answer. */
  letPass(passes: boolean): Promise<void>;
  hint(): Promise<Hint>;
  say(text: string): Promise<void>;
  /** The same table again; gives its address. */
  rematch(): Promise<string>;
  abandon(agree: boolean): Promise<void>;
  /** For the host of a table at the teahouse. */
  invitations(): Promise<Invitations | null>;
  close(): void;
}

/** A game that can be looked at again, moment by moment. */
export interface ReplaySource {
  readonly venue: Venue;
  table(): Promise<Table>;
  /** At most 50 at a time; `viewer` null is a spectator. */
  moments(from: number, to: number, viewer: Seat | null): Promise<Moment[]>;
  /** As far as it has come; asking goes on with it. */
  review(): Promise<ReviewSoFar>;
  /** A new table from this moment; gives its address. */
  branch(n: number, seat: Seat): Promise<string>;
  rematch(): Promise<string>;
  /** The whole game as one file. */
  file(): Promise<object>;
}
