import { pickId } from '../../../src/ids.ts';
import type { UnitId } from '../../../src/printed/ids.ts';
import { at } from '../../model/flight.ts';
import { isActivation, marchGoal } from '../../model/moves.ts';
import type { SeenArea } from '../../model/reading.ts';
import { useTable } from '../../table.ts';
import { drags, passDown } from './drag.ts';

/**
 * A unit of an area, or all that stand there, can be dragged to where they march: while an area is to be activated, that
 * activates it and brings them along, in one go. Null where they cannot go anywhere now.
 */
export function useMarchByDrag({ id, holder }: SeenArea, unit: UnitId | 'all' | null) {
  const { seen, question, draft, choose } = useTable();
  if (question === null || unit === null) return null;
  const { ask, options, seat } = question;
  const pick = pickId(unit, id);
  const goal = marchGoal(seen);
  if (goal !== null && options.includes(pick)) return drags(place => place === at.area(goal) && choose(pick));
  if (!isActivation(ask) || draft === null || holder !== seat) return null;
  const drop = (place: string): void => {
    const to = options.find(option => place === at.area(option));
    if (to !== undefined && to !== id) draft.recompose([...draft.answers, to, pick]);
  };
  return { ...drags(drop), onClick: passDown, onContextMenu: passDown };
}
