import { UNITS, type UnitId } from '../printed/ids.ts';
import type { Ability } from '../rules/cards.ts';

/** To be written, card by card. */
const blank: Ability = { rule: 'RW-BATTLE-18', use: () => undefined };
export const ABILITY = Object.fromEntries(UNITS.map(id => [id, blank])) as Record<UnitId, Ability>;
