import type { Rule } from '../../text/rules/en.ts';

/** Enough to play by: the short rulebook. */
export const short: readonly Rule[] = [
  'RW-GEN-03',
  'RW-GEN-04',
  'RW-TERM-02',
  'RW-SEASON-01',
  'RW-SEASON-04',
  'RW-ORDER-01',
  'RW-ORDER-02',
  'RW-ORDER-03',
  'RW-MOVE-01',
  'RW-MOVE-02',
  'RW-MOVE-04',
  'RW-NEUT-01',
  'RW-DIP-01',
  'RW-DIP-04',
  'RW-BATTLE-01',
  'RW-BATTLE-03',
  'RW-RETREAT-01',
  'RW-HERO-01',
  'RW-QUEST-01',
  'RW-QUEST-02',
  'RW-DUEL-01',
  'RW-RUNE-02',
  'RW-RUNE-03',
  'RW-RUNE-04',
  'RW-VICT-01',
  'RW-VICT-03',
  'RW-VICT-04',
  'RW-OBJ-02',
  'RW-TACT-02',
  'RW-BID-02',
  'RW-STR-02',
  'RW-CITY-03',
  'RW-LIMIT-04',
];

/** Chapters that are looked up rather than read: they come last. */
export const last: readonly string[] = ['RW-LIMIT', 'RW-TERM'];

/** What each step shows: symbols of the board's sprite, or of the house. */
export const pictures: readonly (readonly string[])[] = [
  ['rune-dragon', 'rune-back', 'stronghold'],
  ['season-spring', 'season-summer', 'season-autumn', 'season-winter'],
  ['order-mobilize', 'order-harvest', 'order-recruit'],
  ['land-food', 'land-wood', 'land-ore'],
  ['unit-footman', 'rw-battle', 'fate-damage'],
  ['hero-vessa', 'rw-quest', 'rw-reward'],
  ['rune-dragon', 'rune-false', 'rw-influence'],
];
