import type { CourseMark } from '@teahouse/boardkit/contract';
import type { Seat } from '@teahouse/kernel';
import type { Moment, ReviewSoFar } from '@teahouse/protocol';
import type { LoadedGame } from './loaded-game.ts';
import { costliestOfAll } from './outcome.ts';
import { type SpanAt, spanAt, type ToldAt } from './table/course.ts';

/** A decision that cost much: its number on the curve, in the list and as a key, and where it was made. */
export interface Mistake {
  no: number;
  n: number;
  seat: Seat;
  /** The part of the game; '' before the first. */
  when: string;
  ask: string;
  played: string;
  better: string;
  /** The chance to win, in percent, with the better answer and with the given one. */
  before: number;
  after: number;
  /** How far the difference may be wrong, in points of a hundred. */
  error: number;
  /** What it cost, in the game's own terms: '4 persons'. */
  costs: readonly string[];
  why: string;
}

interface Reviewed {
  review: ReviewSoFar;
  /** The moment from which each decision was made. */
  at: readonly number[];
  moments: readonly Moment[];
  spans: readonly SpanAt[];
  loaded: LoadedGame;
}

/** The costliest decisions of a seat, or of all who won or lost together. The curve and the words have the same figures. */
export function mistakesIn({ review, at, moments, spans, loaded }: Reviewed, seat: Seat, isShared: boolean): Mistake[] {
  const { text } = loaded;
  const found = isShared ? costliestOfAll(review) : (review.costliest[seat] ?? []).map(each => ({ ...each, seat }));
  return found.map(({ n, ask, answer, best, chances, loss, error, gains, why, seat: whose }, i) => {
    const moment = at[n] ?? 1;
    const seen = moments.find(each => each.n === moment)?.view ?? null;
    const chance = chances[whose] ?? 0;
    const before = percent(chance);
    return {
      no: i + 1,
      n: moment,
      seat: whose,
      when: spanAt(spans, moment)?.name ?? '',
      ask,
      played: text.answer(answer, seen),
      better: text.answer(best, seen),
      before,
      after: Math.max(0, before - percent(loss)),
      error: Math.max(1, percent(error)),
      costs: gains.flatMap(({ term, n: amount }) => text.counts?.[term]?.(amount) ?? []),
      why: text.why(best, { ...why, chance, others: [] }, seen),
    };
  });
}

/** Everybody's chance, in percent, at a moment. */
export interface Chances {
  n: number;
  chances: readonly number[];
}

/** The curve, at the moments of the table: what the reviewer thinks at every decision, and at its end the result. */
export const chancesIn = (review: ReviewSoFar, at: readonly number[], last: number): Chances[] =>
  review.curve.map(({ n, chances }) => ({ n: at[n] ?? last, chances: chances.map(percent) }));

/** What strikes or helps on the way, and when. */
export interface MarkAt {
  n: number;
  kind: CourseMark;
  says: string;
}

export function marksIn(told: readonly ToldAt[], { board, text }: LoadedGame): MarkAt[] {
  return told.flatMap(({ entry, n }) => {
    const kind = board.course?.mark(entry) ?? null;
    return kind === null ? [] : [{ n, kind, says: text.notes[entry.kind]?.(entry, () => '') ?? '' }];
  });
}

/** In whole percent, as the curve is drawn and the words say it. */
const percent = (chance: number): number => Math.round(100 * chance);
