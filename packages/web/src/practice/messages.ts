import type { Choice } from '@teahouse/bots';
import type { Question, Seat } from '@teahouse/kernel';
import type { HistoryLine, Moment, No, ReviewSoFar } from '@teahouse/protocol';
import type { PracticeSave, PracticeState } from './engine.ts';

/** What the page asks of the practice worker. */
export interface Requests {
  begin: { with: PracticeSave; gives: PracticeState };
  answer: { with: { ask: string; answers: readonly string[] }; gives: number };
  undo: { with: null; gives: null };
  hint: { with: null; gives: { question: Question; choice: Choice } };
  moments: { with: { from: number; to: number; viewer: Seat | null }; gives: Moment[] };
  review: { with: null; gives: ReviewSoFar };
  file: { with: null; gives: object };
}

export type RequestName = keyof Requests;
export interface PracticeRequest {
  id: number;
  do: RequestName;
  with: unknown;
}
export type PracticeMessage =
  | { id: number; ok: unknown }
  | { id: number; no: No }
  | { moved: HistoryLine; state: PracticeState; save: PracticeSave }
  /** A fault that no question led to. */
  | { broken: string };
