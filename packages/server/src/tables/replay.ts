import { type AnyMatch, answersOf, type Change, type Core, type Logged, renamed } from '@teahouse/kernel';
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
export const loggedOf = ({ seat, ask, answer, revises }: HistoryRow): Logged => ({
  seat: seat!,
  ask: ask!,
  answer: answer!,
  revises,
  rest: [],
});

/** The decisions that count. */
export const decisions = (history: readonly HistoryRow[]): Logged[] => decisiveEntries(history).map(loggedOf);

/** Makes a decision once more. Whatever plays a history again, from a row or a file, does it by this alone. */
export const decideAgain = (match: AnyMatch, logged: Logged): Change =>
  match.answers(logged.seat, answersOf(logged), renamed(match.game, logged.ask));

/** Does to a match what an entry did. */
export function repeat(match: AnyMatch, entry: HistoryRow): Change {
  if (entry.kind === 'answer') return decideAgain(match, loggedOf(entry));
  return entry.kind === 'undo' ? match.goBack(entry.backTo!) : unchanged(match);
}

/** What leaves the game as it is, such as a bot that comes for somebody. */
export const unchanged = (match: AnyMatch): Change => ({ before: match.state as Core, patch: [] });
