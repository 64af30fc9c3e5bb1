import type { Rule } from '../../text/rules/en.ts';

/** Enough to play by: the short rulebook. */
export const short: readonly Rule[] = [
  'YD-GOAL-02',
  'YD-SETUP-07',
  'YD-DRAFT-03',
  'YD-DRAFT-04',
  'YD-PALACE-01',
  'YD-PALACE-02',
  'YD-TRACK-01',
  'YD-TRACK-03',
  'YD-ROUND-01',
  'YD-ROUND-02',
  'YD-ACT-01',
  'YD-ACT-03',
  'YD-ACT-05',
  'YD-ACT-08',
  'YD-ACT-TAXES-01',
  'YD-ACT-BUILD-01',
  'YD-ACT-HARVEST-01',
  'YD-ACT-FIREWORKS-01',
  'YD-ACT-PARADE-01',
  'YD-ACT-RESEARCH-01',
  'YD-ACT-PRIV-01',
  'YD-EVENT-TRIBUTE-01',
  'YD-EVENT-TRIBUTE-02',
  'YD-EVENT-DROUGHT-01',
  'YD-EVENT-DROUGHT-02',
  'YD-EVENT-FESTIVAL-01',
  'YD-EVENT-FESTIVAL-02',
  'YD-EVENT-MONGOL-01',
  'YD-EVENT-MONGOL-02',
  'YD-EVENT-CONTAGION-01',
  'YD-DECAY-01',
  'YD-SCORE-02',
  'YD-SCORE-03',
  'YD-SCORE-04',
  'YD-END-02',
  'YD-END-03',
  'YD-END-05',
  'YD-END-07',
];

/** Chapters that are looked up rather than read: they come last. */
export const last: readonly string[] = ['YD-COMP', 'YD-TRANS'];

/** What each step shows: symbols of the board's sprite, or of the house. */
export const pictures: readonly (readonly string[])[] = [
  ['act-privilege', 'res-vp', 'dragon-piece'],
  ['event-tribute', 'event-drought', 'event-contagion'],
  ['act-taxes', 'act-build', 'act-harvest'],
  ['person-healer-young', 'person-monk-old', 'res-track'],
  ['res-yuan', 'res-rice', 'res-fireworks'],
  ['palace-roof', 'sym-fan', 'priv-small'],
  ['res-person', 'sym-buddha', 'res-yuan'],
];
