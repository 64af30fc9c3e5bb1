export const ACTIONS = ['taxes', 'build', 'harvest', 'fireworks', 'parade', 'research', 'privilege'] as const;
/** Seven actions, and the eighth of the Great Wall. */
export type Action = (typeof ACTIONS)[number] | 'wall';

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
