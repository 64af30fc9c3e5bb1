import { inJournal, note } from '../../journal.ts';
import type { LocationId } from '../../printed/board.ts';
import { clanOf, qinIn, type Table } from '../../table.ts';

/*
 * The location track of Qin Jiushao: he sends clerks from the lowest location up, and activates from the highest down.
 */

export const lowestFirst = (g: Pick<Table, 'automata'>): LocationId[] => qinIn(g)!.ranking.toReversed();
export const highestFirst = (g: Pick<Table, 'automata'>): readonly LocationId[] => qinIn(g)!.ranking;

/** GW-SOLO-26, GW-SOLO-27: it goes to the highest space, and the others move one to the right. */
export function rankFirst(g: Table, location: LocationId): void {
  const { ranking } = qinIn(g)!;
  const i = ranking.indexOf(location);
  if (i < 0) return;
  ranking.splice(i, 1);
  ranking.unshift(location);
  note(g, 'ranks-first', 'GW-SOLO-26', inJournal(g, clanOf(g, 'qin')), location);
}
