import type { LocationId } from '../../printed/board.ts';
import { type Clan, clanOf, qinIn, type Table } from '../../table.ts';
import { clerksAt, qinDecides } from '../vocabulary.ts';
import { highestFirst, lowestFirst } from './ranking.ts';

/** GW-SOLO-51: which of several he activates; in edition 1 the lowest (DIV-02). Null where none has a clerk of his. */
export function chosenByQin(g: Table, among: readonly LocationId[]): LocationId | null {
  const order = g.house.edition === 1 ? lowestFirst(g) : highestFirst(g);
  return order.find(location => among.includes(location) && clerksAt(g, clanOf(g, 'qin'), location) > 0) ?? null;
}

/** GW-SOLO-49: what he activates before the player orders the rest, where he decides for the clan whose turn it is. */
export const nextOfQin = (
  g: Table,
  clan: Clan,
  done: readonly LocationId[],
  qualifying: (g: Table, done: readonly LocationId[]) => LocationId[],
): LocationId | null => (qinIn(g) !== undefined && qinDecides(g, clan) ? chosenByQin(g, qualifying(g, done)) : null);
