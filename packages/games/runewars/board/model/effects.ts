import type { Question } from '@teahouse/kernel';
import { STRONGHOLD } from '../../src/printed/developments.ts';
import { AREAS, type AreaId } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { comersTo, isOpen } from '../../src/rules/movement.ts';
import type { Text } from '../../text/en.ts';
import { isActivation } from './moves.ts';
import { openTable, type Seen, standingIn } from './reading.ts';

/** Of an area to be activated: how many units can come, against those and the walls that stand in their way. */
export function effects(seen: Seen, { ask, seat, options }: Question, { board }: Text): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  if (!isActivation(ask)) return out;
  const table = openTable(seen);
  for (const id of AREAS.filter(each => options.includes(each)) as AreaId[]) {
    const here = area(table, id);
    if (isOpen(table, seat, here)) continue;
    const comers = comersTo(table, seat, id).reduce((sum, { n }) => sum + n, 0);
    if (comers === 0) continue;
    const { stronghold } = here;
    const walls = stronghold === null ? 0 : stronghold.damaged ? STRONGHOLD.damaged : STRONGHOLD.strength;
    out.set(id, board.against(comers, standingIn(here) + walls));
  }
  return out;
}
