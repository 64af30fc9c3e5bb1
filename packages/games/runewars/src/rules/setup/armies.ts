import { NOBODY, type Seat } from '@teahouse/kernel';
import { type PickId, pick, pickId } from '../../ids.ts';
import { note } from '../../journal.ts';
import { FACTION } from '../../printed/factions.ts';
import { type AreaId, UNITS, type UnitId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { area, factionOf, homeOf, unitsIn } from '../areas.ts';
import { anyway, asks, procedure } from '../book.ts';
import { MOST_UNITS, place, troopOf } from '../troops.ts';

/** RW-SETUP-24: figure by figure, or all that are left. */
export const deploy = procedure<{ seat: Seat }>(
  'setup/army',
  {
    place: asks({
      rule: 'RW-SETUP-24',
      who: (g, { seat }) => (waiting(g, seat).length > 0 ? seat : NOBODY),
      options: (g, { seat }) => {
        const units = waiting(g, seat);
        const ids: PickId[] = [];
        for (const id of homeOf(g, seat)) {
          if (room(g, id) > 0) ids.push(pickId(units[0]!, id));
          if (units.length > 1 && room(g, id) >= units.length) ids.push(pickId('all', id));
        }
        return ids;
      },
      why: (g, { seat }, answer) => {
        const [next] = waiting(g, seat);
        const full = homeOf(g, seat).some(id => answer === pickId(next!, id) || answer === pickId('all', id));
        return full ? 'RW-LIMIT-04' : 'RW-SETUP-24';
      },
      otherwise: (g, { seat }) => pickId(waiting(g, seat)[0]!, usual(g, seat)),
      take: (g, { seat }, answer) => {
        const { unit, from: id } = pick(answer);
        for (const one of unit === 'all' ? waiting(g, seat) : [unit]) place(g, area(g, id), seat, one, 1);
        return 'again';
      },
    }),
    tell: anyway((g, { seat }) => tell(g, seat)),
  },
  { draft: true },
);

/** The preset of the quick start. */
export function quickArmy(g: Table, seat: Seat): void {
  for (const unit of waiting(g, seat)) place(g, area(g, usual(g, seat)), seat, unit, 1);
  tell(g, seat);
}

function tell(g: Table, seat: Seat): void {
  for (const id of homeOf(g, seat)) {
    for (const { unit, standing } of area(g, id).troops) note(g, 'deploys', 'RW-SETUP-24', seat, unit, standing, id);
  }
}

/** The figures of a starting army that are not yet deployed, kind by kind. */
function waiting(g: Table, seat: Seat): UnitId[] {
  const { army } = FACTION[factionOf(g, seat)];
  const units: UnitId[] = [];
  for (const unit of UNITS) {
    for (let n = (army[unit] ?? 0) - deployed(g, seat, unit); n > 0; n--) units.push(unit);
  }
  return units;
}

function deployed(g: Table, seat: Seat, unit: UnitId): number {
  let n = 0;
  for (const id of homeOf(g, seat)) n += troopOf(area(g, id), unit)?.standing ?? 0;
  return n;
}

const room = (g: Table, id: AreaId): number => MOST_UNITS - unitsIn(area(g, id));

/** Where the next figure goes in the quick start: all to the stronghold but for three of the cheapest. */
function usual(g: Table, seat: Seat): AreaId {
  const [a, b, c] = homeOf(g, seat) as [AreaId, AreaId, AreaId];
  const next = waiting(g, seat)[0]!;
  const { army } = FACTION[factionOf(g, seat)];
  const done = next === UNITS.find(unit => army[unit] !== undefined) ? deployed(g, seat, next) : 3;
  const first = done < 2 ? a : done === 2 ? c : b;
  return room(g, first) > 0 ? first : a;
}
