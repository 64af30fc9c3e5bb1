import type { Seat } from '@teahouse/kernel';
import type { UnitId } from '../printed/ids.ts';
import type { Border } from '../printed/tiles.ts';
import { UNIT } from '../printed/units.ts';
import type { Table } from '../table.ts';

/* RW-MOVE-02 to 04: what units can cross. */

export interface Crossing {
  /** Whose units they are; NOBODY: neutral ones. */
  seat: Seat;
  flying: boolean;
  /** Moved by the order of the turn, so that Mountain Pass helps; not in a retreat. */
  byOrder: boolean;
}

/** RW-SEASON-15 */
export const isFrozen = (g: Table): boolean => g.season === 'winter';

export function canCross(g: Table, border: Border | null, { seat, flying, byOrder }: Crossing): boolean {
  if (border === null) return true;
  const mine = g.turn !== null && g.turn.seat === seat ? g.turn : null;
  if (border === 'water') return flies(g, flying) || isFrozen(g) || mine?.frost === true;
  if (g.card === 'snowbound') return false;
  return flies(g, flying) || (byOrder && mine?.pass === true);
}

/** Snowbound: flying units count as not flying. */
const flies = (g: Table, flying: boolean): boolean => flying && g.card !== 'snowbound';

/** RW-RETREAT-07: a group flies only if all of it does. */
export const allFly = (units: readonly UnitId[]): boolean => units.every(unit => UNIT[unit].flying);
