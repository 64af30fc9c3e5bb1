import { inJournal, note } from '../../journal.ts';
import { LOCATIONS, type LocationId } from '../../printed/board.ts';
import { type Clan, isQin, type Table } from '../../table.ts';
import { hasRoom, IDLE, idleOf, mayLeave, shift } from '../staff.ts';
import { highestFirst, lowestFirst } from './ranking.ts';

/** GW-SOLO-42: in the turn of anybody else it is always as many, whatever the card says. */
const IN_OTHER_TURNS = 2;

/** Qin Jiushao moves clerks: his own, or those of the Reed Clan whose supreme commander he is. */
export function qinSends(g: Table, clan: Clan, n: number): void {
  const own = isQin(g, clan);
  let left = own && g.active !== clan ? IN_OTHER_TURNS : n;
  for (const to of lowestFirst(g)) {
    if (left === 0) return;
    const from = hasRoom(g, clan, to) ? (own ? originFor(g, clan, to) : reedOriginFor(g, clan, to)) : null;
    if (from === null) continue;
    left--;
    shift(g, clan, from, to);
    note(g, 'moves-clerk', own ? 'GW-SOLO-42' : 'GW-SOLO-59', inJournal(g, clan), to, 0, from);
  }
}

/** GW-SOLO-44: from the reserve; if nobody is there, from the highest location that lets him go. */
function originFor(g: Table, clan: Clan, to: LocationId): LocationId | typeof IDLE | null {
  if (idleOf(g, clan) > 0) return IDLE;
  return highestFirst(g).find(from => from !== to && mayLeave(g, clan, from)) ?? null;
}

/** GW-SOLO-60, GW-SOLO-61: first from where he goes never himself, then from a higher location to a lower one. */
function reedOriginFor(g: Table, clan: Clan, to: LocationId): LocationId | null {
  const ranking = highestFirst(g);
  const unused = LOCATIONS.find(from => !ranking.includes(from) && mayLeave(g, clan, from));
  if (unused !== undefined) return unused;
  return ranking.slice(0, ranking.indexOf(to)).find(from => mayLeave(g, clan, from)) ?? null;
}
