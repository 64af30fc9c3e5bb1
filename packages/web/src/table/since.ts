import type { Heard, Seat } from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';
import type { LoadedGame } from '../loaded-game.ts';
import { toldAt } from './course.ts';

/** What one of the others has done. */
interface Deeds {
  seat: Seat;
  entries: readonly Heard[];
}

/** What the others have done since I last decided: what stands for itself, or where nothing does, the first of it. */
export function sinceMine(lines: readonly HistoryLine[], me: Seat | null, { board }: LoadedGame): Deeds[] {
  const mine = lines.findLastIndex(({ kind, seat }) => kind === 'answer' && seat === me);
  const from = lines[mine]?.n ?? 0;
  if (me === null || mine < 0) return [];
  const bySeat = new Map<Seat, Heard[]>();
  // My own decision may have told of others too: what follows from it is mine.
  for (const { entry, n } of toldAt(lines)) {
    if (n <= from || entry.seat < 0 || entry.seat === me) continue;
    bySeat.set(entry.seat, [...(bySeat.get(entry.seat) ?? []), entry]);
  }
  return [...bySeat].map(([seat, all]) => {
    const main = all.filter(entry => board.course?.isMain(entry) !== false);
    return { seat, entries: main.length > 0 ? main : all.slice(0, 1) };
  });
}
