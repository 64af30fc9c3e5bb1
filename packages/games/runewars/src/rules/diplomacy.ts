import type { Attack } from './battle.ts';
import { does, procedure } from './book.ts';

/** RW-NEUT-01, RW-DIP: units that moved into an area with neutral units fight or use diplomacy. */
export const meetNeutrals = procedure<Attack>('diplomacy', { choose: does(() => undefined) });
