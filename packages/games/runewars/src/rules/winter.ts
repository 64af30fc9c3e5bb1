import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { group } from '../ids.ts';
import { note } from '../journal.ts';
import type { AreaId } from '../printed/ids.ts';
import type { Area, Table } from '../table.ts';
import { area, unitsIn } from './areas.ts';
import { anyway, asks, does, each, procedure } from './book.ts';
import { destroy, groupsIn, sacrifice, troopOf } from './troops.ts';

/* RW-SEASON-11 to 16: what an army eats in winter. */

/** How many units a seat may keep in an area; `Number.MAX_SAFE_INTEGER` where hunger does not reach. */
export function foodLimit(g: Table, seat: Seat, here: Area): number {
  const { food } = g.players[seat]!.dials;
  if (g.card === 'mild-winter' || (here.city !== null && g.titles.warden.holder === seat))
    return Number.MAX_SAFE_INTEGER;
  return g.card === 'hard-winter' && food > 1 ? food - 1 : food;
}

/** Areas in which units of a seat starve: allied ones count, heroes and neutral units do not (RW-SEASON-13, 16). */
function starving(g: Table, seat: Seat): AreaId[] {
  const ids: AreaId[] = [];
  for (const here of g.areas) {
    if (here.holder === seat && unitsIn(here) > foodLimit(g, seat, here)) ids.push(here.id);
  }
  return ids;
}

export const winter = procedure('winter', {
  players: each(
    g => g.order,
    (g, seat: Seat) => call(g, starve, { seat, at: null }),
  ),
});

/** Area by area, in the owner's order. */
const starve = procedure<{ seat: Seat; at: AreaId | null }>(
  'winter/starve',
  {
    plain: does((g, { seat }) => {
      for (const at of starving(g, seat)) starvePlainly(g, seat, at);
    }),
    area: asks({
      rule: 'RW-SEASON-11',
      who: (g, { seat }) => (starving(g, seat).length > 0 ? seat : NOBODY),
      options: (g, { seat }) => starving(g, seat),
      otherwise: (g, { seat }) => starving(g, seat)[0]!,
      take: (_, v, at) => {
        v.at = at;
      },
    }),
    units: anyway((g, { seat, at }) => {
      if (at !== null) call(g, sacrifice, { seat, at, keep: foodLimit(g, seat, area(g, at)), rule: 'RW-SEASON-12' });
    }),
  },
  { draft: true, repeats: (g, { seat }) => starving(g, seat).length > 0 },
);

/** Where there is nothing to choose nobody is asked: without any food, and where all units are alike. */
function starvePlainly(g: Table, seat: Seat, at: AreaId): void {
  const here = area(g, at);
  const keep = foodLimit(g, seat, here);
  const ids = groupsIn(here);
  if (keep > 0 && ids.length > 1) return;
  for (const id of ids) {
    const { unit, routed } = group(id);
    const { standing, routed: lying } = troopOf(here, unit)!;
    const n = Math.min(routed ? lying : standing, unitsIn(here) - keep);
    destroy(g, here, unit, routed, n);
    note(g, 'destroyed', 'RW-SEASON-12', seat, unit, n, at);
  }
}
