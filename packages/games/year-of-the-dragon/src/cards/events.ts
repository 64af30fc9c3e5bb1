export const DISASTERS = ['tribute', 'drought', 'festival', 'mongols', 'contagion'] as const;
export type EventKind = 'peace' | (typeof DISASTERS)[number];

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const SUPER_EVENTS = [
  'lantern',
  'buddha',
  'earthquake',
  'flood',
  'eclipse',
  'volcano',
  'tornado',
  'sunrise',
  'assassination',
  'charter',
] as const;
export type SuperEvent = (typeof SUPER_EVENTS)[number];
export const SUPER_MONTH = 7;
