import { defenceIn, powerOf, shameOf } from '../rules/battle.ts';
import type { Decrees } from '../rules/vocabulary.ts';
import type { View } from '../view.ts';

/** Whether a section would hold if winter came now, and what a breach would bring each seat. */
export interface Threat {
  defence: number;
  power: number;
  holds: boolean;
  /** Shame tokens for each seat; all 0 if the wall holds. */
  shame: number[];
}

export function threats(seen: Pick<View, 'sections' | 'players'> & Decrees): Threat[] {
  return seen.sections.map((section, at) => {
    const [defence, power] = [defenceIn(seen, at), powerOf(section)];
    const holds = defence >= power;
    return { defence, power, holds, shame: seen.players.map((_, seat) => (holds ? 0 : shameOf(section, seat))) };
  });
}
