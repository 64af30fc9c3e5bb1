import { NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { mapOf, placeOf } from '../map.ts';
import type { AreaId, UnitId } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import type { Area, Hero, Table } from '../table.ts';
import { area, controller } from './areas.ts';
import { type Crossing, canCross } from './borders.ts';
import { heroCanCross } from './heroes.ts';

/* RW-MOVE: which units can come to an area. No path is ever chosen, only whether there is one. */

/** Neutral units that move with a player are his allies. */
export const isAlly = (unit: UnitId): boolean => UNIT[unit].faction === null;

/** Units moved by the order of the turn. */
export const marching = (seat: Seat, flying: boolean): Crossing => ({ seat, flying, byOrder: true });

/** RW-MOVE-01: friendly or empty, so that units may pass, and may come to stay without a word. */
export function isOpen(g: Table, seat: Seat, here: Area): boolean {
  const by = controller(g, here);
  return by === seat || (by === NOBODY && here.troops.length === 0);
}

/** RW-ORDER-20, Scorching March, Forced March. */
function baseRange(g: Table, seat: Seat): number {
  const march = g.turn !== null && g.turn.seat === seat ? g.turn.march : 0;
  return (g.card === 'scorching-march' ? 1 : 2) + march;
}
/** RW-ORDER-21 */
export const rangeOf = (g: Table, seat: Seat, unit: UnitId): number => baseRange(g, seat) + (UNIT[unit].fast ? 1 : 0);

/** The steps from places, by their index, to an area; 0 where no way is short enough. */
interface Steps {
  steps: Uint8Array;
  /** Places with a way, the nearest first. */
  places: number[];
}

/** Backwards from the area: whoever holds it does not matter, nor who holds the place where a way begins. */
function stepsTo(g: Table, at: AreaId, by: Crossing, furthest: number): Steps {
  const { places, index } = mapOf(g);
  const goal = index[at]!;
  const steps = new Uint8Array(places.length);
  const queue = [goal];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    const further = steps[here]! + 1;
    if (further > furthest) break;
    if (here !== goal && !isOpen(g, by.seat, g.areas[here]!)) continue;
    for (const { to, border } of places[here]!.ways) {
      const there = index[to]!;
      if (there === goal || steps[there] !== 0 || !canCross(g, border, by)) continue;
      steps[there] = further;
      queue.push(there);
    }
  }
  queue.shift();
  return { steps, places: queue };
}

/** Units of a kind that can come to an area by Mobilize or Conquer. */
export interface Comer {
  unit: UnitId;
  from: AreaId;
  n: number;
  steps: number;
}

/** RW-ORDER-20, 21, RW-MOVE-01 to 07: all that can come, the nearest first. */
export function comersTo(g: Table, seat: Seat, at: AreaId): Comer[] {
  const furthest = baseRange(g, seat) + 1;
  const onFoot = stepsTo(g, at, marching(seat, false), furthest);
  const inTheAir = stepsTo(g, at, marching(seat, true), furthest);
  const comers: Comer[] = [];
  // Whoever flies comes from everywhere from where others come.
  for (const i of inTheAir.places) {
    const here = g.areas[i]!;
    if (here.holder !== seat || here.activated.includes(seat)) continue;
    for (const { unit, standing } of here.troops) {
      if (standing === 0) continue;
      const steps = (UNIT[unit].flying ? inTheAir : onFoot).steps[i]!;
      if (steps > 0 && steps <= rangeOf(g, seat, unit)) comers.push({ unit, from: here.id, n: standing, steps });
    }
  }
  return comers;
}

/** The rule that keeps units of a kind from coming. */
export function whyNotFrom(g: Table, seat: Seat, unit: UnitId | undefined, from: AreaId, at: AreaId): Rule {
  const here = area(g, from);
  if (here === undefined || here.holder !== seat) return 'RW-ORDER-20';
  if (from === at) return 'RW-MOVE-08';
  if (here.activated.includes(seat)) return 'RW-MOVE-05';
  const troop = here.troops.find(one => one.unit === unit);
  if (troop === undefined) return 'RW-ORDER-20';
  if (troop.standing === 0) return 'RW-ORDER-15';
  const range = rangeOf(g, seat, troop.unit);
  const { flying } = UNIT[troop.unit];
  if (isNear(g, from, at, range, border => canCross(g, border, marching(seat, flying)))) return 'RW-MOVE-01';
  return isNear(g, from, at, range, () => true) ? 'RW-MOVE-02' : 'RW-ORDER-20';
}

/** Whether an area is so many steps away over sides that can be crossed, whoever is on the way. */
function isNear(
  g: Table,
  from: AreaId,
  at: AreaId,
  within: number,
  crosses: (border: Parameters<typeof canCross>[1]) => boolean,
): boolean {
  if (from === at) return true;
  if (within === 0) return false;
  for (const { to, border } of placeOf(g, from).ways) {
    if (crosses(border) && isNear(g, to, at, within - 1, crosses)) return true;
  }
  return false;
}

/** RW-OPT-REV-03: as far as units on foot usually come, and through any area. */
const HERO_RANGE = 2;
export const heroCanCome = (g: Table, seat: Seat, hero: Hero, at: AreaId): boolean =>
  !hero.routed &&
  hero.area !== at &&
  isNear(g, hero.area, at, HERO_RANGE, border => heroCanCross(g, seat, hero, border));
