import { type AnyMatch, Draft, type Seat } from '@teahouse/kernel';
import type { WayAhead } from '@teahouse/protocol';

/** Where answers of a seat would lead. Played on tables imagined from its view alone: nothing hidden can come out. */
export function ahead(match: AnyMatch, seat: Seat, answers: readonly string[]): WayAhead {
  const { game } = match;
  const draft = new Draft(game, match.view(seat), seat);
  for (const answer of answers) draft.play(answer);
  const { question, seen, end, canCommit, left, begun } = draft;
  const isOpen = game.machine.isForked(begun) || game.machine.inDraft(seen);
  return {
    question: question === null ? null : { ...question, options: [...question.options], draft: isOpen },
    view: { ...seen } as Record<string, unknown>,
    end,
    canCommit,
    left,
  };
}
