import { TACTICS, type TacticId } from '../printed/ids.ts';
import type { TacticCard } from '../rules/cards.ts';

/** To be written, card by card. */
const blank: TacticCard = { rule: 'RW-TACT-01', window: 'turn', can: () => false, play: () => undefined };
export const TACTIC = Object.fromEntries(TACTICS.map(id => [id, blank])) as Record<TacticId, TacticCard>;
