import type { Reached } from '@teahouse/testkit';
import { text } from '../../src/index.ts';
import { HEROES, OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS } from '../../src/printed/ids.ts';

const cards = [...TACTICS, ...SEASON_CARDS, ...OBJECTIVES, ...HEROES, ...REWARDS, ...QUESTS];

/** What no game under laws comes to, and the test that does. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  // Maps on which no home realms can be laid are rarer than one in ten thousand.
  'tiles-anew': '../rules/setup-book.test.ts',
};

/** With a single opponent nobody is asked which: the laws of three and four come to these. */
const AMONG_THREE: readonly string[] = [
  'quest/line.looks',
  'season/share.opponent',
  'tactics/confused-orders.opponent',
  'tactics/cutpurses.opponent',
  'tactics/horrific-rumors.opponent',
  'tactics/poisoned-wells.opponent',
  'tactics/war-council.opponent',
];

/** Every question, note and card comes up in the games under laws, but for these. */
export const reach = (seats: number): Reached => ({
  text: text.en,
  cards,
  elsewhere: id => id in ELSEWHERE || (seats === 2 && AMONG_THREE.includes(id)),
});
