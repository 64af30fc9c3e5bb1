import { countPersons, dragons } from '../rules/vocabulary.ts';
import { pointsOf } from '../table.ts';
import type { SeenRuler } from '../view.ts';

/**
 * What changes for a ruler, as numbers with a sign; what does not change is left out. `goods` are yuan, rice and
 * fireworks together, where their owner chooses which.
 */
export type Change = Partial<
  Record<
    'yuan' | 'rice' | 'fireworks' | 'goods' | 'points' | 'track' | 'floors' | 'dragons' | 'persons' | 'cards',
    number
  >
>;

const COUNT: Readonly<Record<Exclude<keyof Change, 'goods'>, (ruler: SeenRuler) => number>> = {
  yuan: ({ yuan }) => yuan,
  rice: ({ rice }) => rice,
  fireworks: ({ fireworks }) => fireworks,
  points: pointsOf,
  track: ({ track }) => track,
  floors: ({ palaces }) => palaces.reduce((sum, { floors }) => sum + floors, 0),
  dragons,
  persons: countPersons,
  cards: ({ hand }) => (typeof hand === 'number' ? hand : hand.length),
};
const COUNTED = Object.keys(COUNT) as (keyof typeof COUNT)[];

export function changeOf(before: SeenRuler, after: SeenRuler): Change {
  const change: Change = {};
  for (const what of COUNTED) {
    const n = COUNT[what](after) - COUNT[what](before);
    if (n !== 0) change[what] = n;
  }
  return change;
}
