import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { type GroupId, group, groupId } from '../ids.ts';
import { note } from '../journal.ts';
import type { AreaId, FactionId, UnitId } from '../printed/ids.ts';
import { UNITS } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import type { Area, Table, Troop } from '../table.ts';
import { area, leftOf, unitsIn } from './areas.ts';
import { asks, procedure } from './book.ts';
import { stir } from './stir.ts';

/** RW-LIMIT-04 */
export const MOST_UNITS = 8;

export const isOf = (unit: UnitId, faction: FactionId | null): boolean => UNIT[unit].faction === faction;

export const troopOf = (here: Area, unit: UnitId): Troop | undefined => here.troops.find(troop => troop.unit === unit);

/** Adds units that come from somewhere else on the table, not from the supply. */
export function add(here: Area, holder: Seat, unit: UnitId, standing: number, routed: number): void {
  if (standing + routed === 0) return;
  stir();
  here.holder = holder;
  const troop = troopOf(here, unit);
  if (troop !== undefined) {
    troop.standing += standing;
    troop.routed += routed;
    return;
  }
  const rank = UNITS.indexOf(unit);
  const before = here.troops.findIndex(other => UNITS.indexOf(other.unit) > rank);
  here.troops.splice(before < 0 ? here.troops.length : before, 0, { unit, standing, routed });
}

/** Takes units away, to be put somewhere else. An area without units has no holder. */
export function take(here: Area, unit: UnitId, standing: number, routed: number): void {
  if (standing + routed === 0) return;
  stir();
  const troop = troopOf(here, unit)!;
  troop.standing -= standing;
  troop.routed -= routed;
  if (troop.standing + troop.routed === 0) here.troops.splice(here.troops.indexOf(troop), 1);
  if (here.troops.length === 0) here.holder = NOBODY;
}

/** From the supply into an area. Never more than there are: the caller looks. */
export function place(g: Table, here: Area, holder: Seat, unit: UnitId, n: number): void {
  g.supply[unit] -= n;
  add(here, holder, unit, n, 0);
}

/** RW-TERM-10: to the supply. */
export function destroy(g: Table, here: Area, unit: UnitId, routed: boolean, n = 1): void {
  take(here, unit, routed ? 0 : n, routed ? n : 0);
  g.supply[unit] += n;
}

/** Units of an area by kind and state: all that are alike are one answer. */
export function groupsIn({ troops }: Area, fits: (unit: UnitId, routed: boolean) => boolean = () => true): GroupId[] {
  const ids: GroupId[] = [];
  for (const { unit, standing, routed } of troops) {
    if (standing > 0 && fits(unit, false)) ids.push(groupId(unit, false));
    if (routed > 0 && fits(unit, true)) ids.push(groupId(unit, true));
  }
  return ids;
}

/** Who decides about the units of an area; for neutral ones the seat to the left of whoever acts. */
const speakerOf = (g: Table, { holder }: Area, active: Seat): Seat => (holder === NOBODY ? leftOf(g, active) : holder);

/** Their owner destroys so many units of an area, one by one; the cheapest first where nobody answers. */
export const sacrifice = procedure<{ seat: Seat; at: AreaId; keep: number; rule: Rule }>(
  'units/sacrifice',
  {
    choose: asks({
      rule: 'RW-LIMIT-04',
      who: (g, { seat, at, keep }) => (unitsIn(area(g, at)) > keep ? seat : NOBODY),
      options: (g, { at }) => groupsIn(area(g, at)),
      why: (_, { rule }) => rule,
      otherwise: (g, { at }) => cheapest(groupsIn(area(g, at))),
      take: (g, { seat, at, rule }, id) => {
        const { unit, routed } = group(id);
        destroy(g, area(g, at), unit, routed);
        note(g, 'destroyed', rule, seat, unit, 1, at);
        return 'again';
      },
    }),
  },
  { draft: true },
);

/** Above the limit the owner chooses what is destroyed. The last thing a step does. */
export function crowd(g: Table, at: AreaId, active: Seat, rule: Rule): void {
  const here = area(g, at);
  if (unitsIn(here) > MOST_UNITS) call(g, sacrifice, { seat: speakerOf(g, here, active), at, keep: MOST_UNITS, rule });
}

/** What a unit is worth to its owner, roughly: for defaults, never for rules. */
export const worthOf = (unit: UnitId): number => UNIT[unit].health + (UNIT[unit].figures < 16 ? 1 : 0);

/** Routed ones before standing ones, plain ones before precious ones. */
export function cheapest(ids: readonly GroupId[]): GroupId {
  let best = ids[0]!;
  for (const id of ids) if (price(id) < price(best)) best = id;
  return best;
}
const price = (id: GroupId): number => {
  const { unit, routed } = group(id);
  return worthOf(unit) * 2 - (routed ? 1 : 0);
};
