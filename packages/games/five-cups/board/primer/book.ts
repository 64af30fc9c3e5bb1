import type { Rule } from '../../text/en.ts';

/** Enough to play by: the short rulebook. */
export const short: readonly Rule[] = [
  'FC-SETUP-02',
  'FC-SETUP-05',
  'FC-ARRIVE-01',
  'FC-BREW-01',
  'FC-INVITE-01',
  'FC-SIT-01',
  'FC-SIT-02',
  'FC-LAST-01',
  'FC-FAVOUR-01',
  'FC-END-02',
  'FC-END-03',
  'FC-END-04',
];

/** Chapters that are looked up rather than read: they come last. */
export const last: readonly string[] = ['FC-COMP'];

/** What each step shows: symbols of the board's sprite, or of the house. */
export const pictures: readonly (readonly string[])[] = [
  ['coin', 'cup-green'],
  ['cup-green', 'cup-black', 'cup-flower'],
  ['guest-lady', 'guest-elder', 'coin'],
  ['gossip', 'sweets', 'gift'],
  ['guest-farmer', 'guest-scholar', 'guest-monk'],
];
