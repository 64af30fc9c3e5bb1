import type { Heard, Seat } from '@teahouse/kernel';
import type { Resource } from '../ids.ts';
import type { NoteKind } from '../journal.ts';

/** What changes for a seat, as numbers with a sign; what does not change is left out. */
export type Change = Partial<Record<Resource | 'honor' | 'shame' | 'tactics' | 'soldiers', number>>;

/** What comes after one of these is no longer the answer's doing. */
const NEXT: readonly NoteKind[] = ['season', 'year', 'turn', 'ends'];

/** What a line of the journal changes for whom it tells of. */
const CHANGES: Partial<Record<NoteKind, (note: Heard) => [keyof Change, number]>> = {
  gains: ({ what, n }) => [what as keyof Change, n],
  pays: ({ what, n }) => [what as keyof Change, -n],
  'gives-to': ({ what, n }) => [what as keyof Change, -n],
  honor: ({ n }) => ['honor', n],
  shame: () => ['shame', 1],
  atones: () => ['shame', -1],
  draws: () => ['tactics', 1],
  discards: () => ['tactics', -1],
  plays: () => ['tactics', -1],
  recruits: () => ['soldiers', 1],
};

export const isNext = (heard: readonly Heard[]): boolean => heard.some(({ kind }) => NEXT.includes(kind as NoteKind));

/** What an answer itself changes for a seat, by what is heard of it; what comes to nothing is left out. */
export function changeFor(seat: Seat, heard: readonly Heard[]): Change {
  const change: Change = {};
  for (const note of heard) {
    const kind = note.kind as NoteKind;
    if (NEXT.includes(kind)) break;
    const told = note.seat === seat ? CHANGES[kind]?.(note) : undefined;
    if (told === undefined) continue;
    const [what, n] = told;
    change[what] = (change[what] ?? 0) + n;
    if (change[what] === 0) delete change[what];
  }
  return change;
}
