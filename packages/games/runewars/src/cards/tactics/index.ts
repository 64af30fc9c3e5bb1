import { TACTICS, type TacticId } from '../../printed/ids.ts';
import type { TacticCard } from '../../rules/cards.ts';
import { BATTLE } from './battle.ts';
import { MARCHES } from './marches.ts';
import { OTHERS } from './others.ts';
import { PLOTS } from './plots.ts';

/** To be written, card by card. */
const blank: TacticCard = { rule: 'RW-TACT-01', windows: ['turn'], can: () => false, play: () => undefined };
const written: Partial<Record<TacticId, TacticCard>> = { ...PLOTS, ...MARCHES, ...BATTLE, ...OTHERS };

export const TACTIC = Object.fromEntries(TACTICS.map(id => [id, written[id] ?? blank])) as Record<TacticId, TacticCard>;
