import type { Type } from './persons.ts';

export const ACTIONS = ['taxes', 'build', 'harvest', 'fireworks', 'parade', 'research', 'privilege'] as const;
/** Seven actions, and the eighth of the Great Wall. */
export type Action = (typeof ACTIONS)[number] | 'wall';

/** What an action gives by itself, and whose symbols add to it. A privilege is bought, and the wall grows by one. */
export const YIELD = {
  taxes: { own: 2, helper: 'tax-collector' },
  build: { own: 1, helper: 'craftsman' },
  harvest: { own: 1, helper: 'farmer' },
  fireworks: { own: 1, helper: 'pyrotechnist' },
  parade: { own: 1, helper: 'warrior' },
  research: { own: 1, helper: 'scholar' },
} as const satisfies Partial<Record<Action, { own: number; helper: Type }>>;

export const GROUPS = ['group-1', 'group-2', 'group-3', 'group-4', 'group-5'] as const;
export type GroupId = (typeof GROUPS)[number];

/** What a group that holds a dragon costs, and what passing refills to. */
export const FEE = 3;
export const REFILL = 3;
export const SMALL_PRICE = 2;

export const WALL_TILES = [
  'wall-rice',
  'wall-fireworks',
  'wall-floor',
  'wall-yuan',
  'wall-track',
  'wall-points',
] as const;
export type WallTile = (typeof WALL_TILES)[number];
export const WALL_LENGTH = 12;
