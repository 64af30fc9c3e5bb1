import type { TacticId } from '../../printed/ids.ts';
import type { TacticCard } from '../../rules/cards.ts';
import { BATTLE } from './battle.ts';
import { MARCHES } from './marches.ts';
import { OTHERS } from './others.ts';
import { PLOTS } from './plots.ts';

export const TACTIC: Readonly<Record<TacticId, TacticCard>> = { ...PLOTS, ...MARCHES, ...BATTLE, ...OTHERS };
