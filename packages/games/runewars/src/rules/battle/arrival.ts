import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { AreaId } from '../../printed/ids.ts';
import type { Table, Troop } from '../../table.ts';
import { area, controller, isEnemy, isNeutral, leftOf } from '../areas.ts';
import { stir } from '../stir.ts';
import { add, crowd } from '../troops.ts';
import { battle } from './battle.ts';
import { meeting, meetNeutrals } from './diplomacy.ts';
import { enlist, newSide } from './sides.ts';

/**
 * Units that have left their areas come to another: they stay there, or fight for it (RW-MOVE-11, RW-BATTLE-01), or meet
 * neutral units (RW-NEUT-01). `bonus` is the strength that the order gives in a battle. The last thing a step does.
 */
export function arrive(g: Table, seat: Seat, at: AreaId, army: readonly Troop[], bonus: number): void {
  if (army.length === 0) return;
  const here = area(g, at);
  if (isEnemy(g, seat, here)) {
    faceOff(g, seat, at, army, bonus);
    call(g, battle, {});
  } else if (isNeutral(g, here)) {
    faceOff(g, seat, at, army, bonus);
    call(g, meetNeutrals, meeting());
  } else {
    for (const { unit, standing, routed } of army) add(here, seat, unit, standing, routed);
    crowd(g, at, seat, 'RW-LIMIT-04');
  }
}

/** The army is no longer in an area. Whoever it meets stays in his until they fight. */
export function faceOff(g: Table, seat: Seat, at: AreaId, army: readonly Troop[], bonus: number): void {
  const owner = controller(g, area(g, at));
  const attacker = newSide(seat, seat, bonus);
  for (const troop of army) enlist(attacker, troop);
  // RW-NEUT-10
  const defender = newSide(owner, owner === NOBODY ? leftOf(g, seat) : owner, 0);
  stir();
  g.battle = { area: at, attacker, defender, row: 0, spoils: 0, brokenOff: false };
}
