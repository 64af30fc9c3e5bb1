import { defenceOf, powerOf, shameOf } from '../rules/battle.ts';
import type { View } from '../view.ts';

/** Whether a section would hold if winter came now, and what a breach would bring each seat. */
export interface Threat {
  defence: number;
  power: number;
  holds: boolean;
  /** Shame tokens for each seat; all 0 if the wall holds. */
  shame: number[];
}

export function threats(seen: Pick<View, 'sections' | 'players'>): Threat[] {
  return seen.sections.map(section => {
    const [defence, power] = [defenceOf(section), powerOf(section)];
    const holds = defence >= power;
    return { defence, power, holds, shame: seen.players.map((_, seat) => (holds ? 0 : shameOf(section, seat))) };
  });
}
