import type { AnyGame, Core, Question, Seat } from '@teahouse/kernel';
import type { AskedQuestion } from './play.ts';

/** Of what is open at a table, what one viewer is asked. */
export function questionsFor(
  { machine }: AnyGame,
  table: Pick<Core, 'stack'>,
  open: readonly Question[],
  viewer: Seat | null,
): AskedQuestion[] {
  const mine = open.filter(({ seat }) => seat === viewer);
  if (mine.length === 0) return [];
  const draft = machine.inDraft(table) || machine.isForked(table);
  return mine.map(({ seat, ask, options }) => ({ seat, ask, options: [...options], draft }));
}
