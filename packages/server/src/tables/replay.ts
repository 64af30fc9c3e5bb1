import { type AnyMatch, type Core, type Logged, Refusal, type StateChange } from '@teahouse/kernel';
import type { HistoryRow } from './rows.ts';

/** For every decision that counts, after all that was taken back, the entry of the history that made it. */
export function decisiveEntries(history: readonly HistoryRow[]): HistoryRow[] {
  const entries: HistoryRow[] = [];
  for (const entry of history) {
    if (entry.kind === 'answer') entries.push(entry);
    else if (entry.kind === 'undo') entries.length = entry.backTo!;
  }
  return entries;
}

/** The decision that an entry made, as the game's own log has it. */
export const loggedOf = ({ seat, ask, answer, revises, rest }: HistoryRow): Logged => ({
  seat: seat!,
  ask: ask!,
  answer: answer!,
  revises,
  rest,
});

/** The decisions that count. */
export const decisions = (history: readonly HistoryRow[]): Logged[] => decisiveEntries(history).map(loggedOf);

/** Makes a decision once more. Whatever plays a history again, from a row or a file, does it by this alone. */
export function decideAgain(match: AnyMatch, logged: Logged): StateChange {
  const decided = match.again(logged);
  const length = 1 + logged.rest.length;
  if (decided.taken === length) return decided;
  throw new Refusal('log-does-not-fit', `only ${decided.taken} of ${length} answers are taken`, {
    n: match.log.length - 1,
  });
}

/** Does to a match what an entry did. */
export function repeat(match: AnyMatch, entry: HistoryRow): StateChange {
  if (entry.kind === 'undo') return match.goBack(entry.backTo!);
  if (entry.kind !== 'answer') return unchanged(match);
  const change = decideAgain(match, loggedOf(entry));
  // It may have been cut where it was made: then it is not free to take back here either.
  if (entry.mark === match.log.length) match.settle();
  return change;
}

/** What leaves the game as it is, such as a bot that comes for somebody. */
export const unchanged = (match: AnyMatch): StateChange => ({ before: match.state as Core, patch: [] });
