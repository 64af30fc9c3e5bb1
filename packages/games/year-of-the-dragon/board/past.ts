import type { Heard, Seat } from '@teahouse/kernel';
import type { Change } from '../src/foresight/change.ts';
import type { NoteKind } from '../src/journal.ts';
import type { Goods } from '../src/table.ts';

/** What the event of a month did to a ruler, as the journal tells it; null where it tells of no such event. */
export function happened(entries: readonly Heard[], seat: Seat, month: number): Change | null {
  const from = entries.findIndex(({ kind, n }) => (kind as NoteKind) === 'event' && n === month);
  if (from < 0) return null;
  const change: Change = {};
  const add = (what: keyof Change, n: number): void => {
    change[what] = (change[what] ?? 0) + n;
  };
  for (const entry of entries.slice(from)) {
    const kind = entry.kind as NoteKind;
    if (kind === 'month') break;
    if (entry.seat !== seat || !entry.rule.startsWith('YD-EVENT-')) continue;
    if (kind === 'pays') add(entry.what as Goods, -entry.n);
    if (kind === 'scores') add('points', entry.n);
    if (kind === 'releases') add('persons', -1);
  }
  return change;
}
