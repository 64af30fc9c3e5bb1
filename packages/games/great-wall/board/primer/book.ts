import type { Rule } from '../../text/rules/en.ts';

/** Enough to play by: the short rulebook. */
export const short: readonly Rule[] = [
  'GW-GEN-01',
  'GW-GEN-02',
  'GW-TEA-01',
  'GW-TEA-04',
  'GW-CLERK-01',
  'GW-CLERK-06',
  'GW-CMD-01',
  'GW-CMD-02',
  'GW-CMD-03',
  'GW-SPRING-03',
  'GW-SPRING-05',
  'GW-SUMMER-02',
  'GW-SUMMER-03',
  'GW-AUTUMN-01',
  'GW-AUTUMN-02',
  'GW-AUTUMN-03',
  'GW-AUTUMN-04',
  'GW-WINTER-01',
  'GW-WINTER-04',
  'GW-WINTER-05',
  'GW-WINTER-06',
  'GW-DEFEAT-01',
  'GW-DEFEAT-03',
  'GW-DEFEAT-05',
  'GW-BREACH-01',
  'GW-BREACH-02',
  'GW-SHAME-01',
  'GW-SHAME-03',
  'GW-SHAME-05',
  'GW-SHAME-06',
  'GW-ATTACK-02',
  'GW-ATTACK-03',
  'GW-ATTACK-06',
  'GW-END-01',
  'GW-END-06',
  'GW-END-11',
];

/** Chapters that are looked up rather than read: they come last. */
export const last: readonly string[] = ['GW-5P', 'GW-2P', 'GW-SOLO', 'GW-COOP', 'GW-COMP'];

/** What each step shows: symbols of the board's sprite, or of the house. */
export const pictures: readonly (readonly string[])[] = [
  ['res-honor', 'wall-3', 'horde-keshig'],
  ['horde-outriders', 'res-gold', 'troop-clerk'],
  ['ui-stack', 'loc-quarry', 'troop-spearman'],
  ['loc-lumber-mill', 'troop-clerk', 'troop-clerk'],
  ['troop-spearman', 'res-wound', 'horde-raiders'],
  ['res-power', 'wall-2', 'res-defence'],
  ['horde-lancers', 'res-honor', 'res-shame'],
];
