import { type AnyGame, Draft, type Question, type SeenCore } from '@teahouse/kernel';
import type { View } from './source.ts';

/** One answer of several that a single press means, and what it is given to. */
export interface Meant {
  readonly seen: View;
  readonly question: Question;
  readonly answer: string;
}

/**
 * The answers that one press means, one after the other: each as far as it is offered when its turn comes. What is not
 * asked, because only one answer was left, or because somebody else is asked first, ends the row.
 */
export function allMeant(
  game: AnyGame,
  seen: View,
  question: Question,
  [first, ...then]: readonly [string, ...string[]],
): readonly Meant[] {
  const all: Meant[] = [{ seen, question, answer: first }];
  if (then.length === 0) return all;
  const draft = new Draft(game, seen as unknown as object & SeenCore, question.seat);
  draft.play(first);
  for (const answer of then) {
    const next = draft.question;
    if (next === null || !next.options.includes(answer)) break;
    all.push({ seen: draft.seen as unknown as View, question: next, answer });
    draft.play(answer);
  }
  return all;
}
