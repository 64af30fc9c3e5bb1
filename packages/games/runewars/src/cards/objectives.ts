import { OBJECTIVES, type ObjectiveId } from '../printed/ids.ts';
import type { Objective } from '../rules/cards.ts';

/** To be written, card by card. */
const blank: Objective = { rule: 'RW-OBJ-02', holds: () => false };
export const OBJECTIVE = Object.fromEntries(OBJECTIVES.map(id => [id, blank])) as Record<ObjectiveId, Objective>;
