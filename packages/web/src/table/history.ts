import type { Heard } from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';

/** The entries that were taken back later: an undo leaves only the first `to` answers. */
export function undoneIn(lines: readonly Pick<HistoryLine, 'n' | 'kind' | 'to'>[]): Set<number> {
  const undone = new Set<number>();
  let answers: number[] = [];
  for (const { n, kind, to } of lines) {
    if (kind === 'answer') answers.push(n);
    if (kind !== 'undo' || to === null) continue;
    for (const gone of answers.slice(to)) undone.add(gone);
    answers = answers.slice(0, to);
  }
  return undone;
}

/** All that was told and still holds, oldest first. */
export function toldIn(lines: readonly Pick<HistoryLine, 'n' | 'kind' | 'to' | 'heard'>[]): Heard[] {
  const undone = undoneIn(lines);
  return lines.flatMap(({ n, heard }) => (undone.has(n) ? [] : heard));
}

/**
 * Where in the history the game's own decisions stand: the n-th decision was made from this moment. What was taken
 * back does not count.
 */
export function decisionsIn(lines: readonly Pick<HistoryLine, 'n' | 'kind' | 'to'>[]): number[] {
  let at: number[] = [];
  for (const { n, kind, to } of lines) {
    if (kind === 'answer') at.push(n - 1);
    else if (kind === 'undo' && to !== null) at = at.slice(0, to);
  }
  return at;
}
