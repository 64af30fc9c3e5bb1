import type { Seat } from '@teahouse/kernel';
import { unitsIn } from './rules/areas.ts';
import { sideOf } from './rules/battle/sides.ts';
import { genuineOf } from './rules/runes.ts';
import type { Table } from './table.ts';

/** Points of the final score: a genuine rune is ten. */
export function value(g: Table, seat: Seat): number {
  let points = 10 * genuineOf(g, seat) + g.players[seat]!.influence / 2;
  for (const here of g.areas) if (here.holder === seat) points += unitsIn(here) / 2;
  const side = sideOf(g, seat);
  if (side !== null) points += g.battle![side].fighters.length / 2;
  return points;
}
