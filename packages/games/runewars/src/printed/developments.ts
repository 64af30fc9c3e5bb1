import type { DevelopmentId, FactionId } from './ids.ts';

/** Of each player. */
export const STRONGHOLD = { copies: 4, strength: 5, damaged: 3, cost: 3 } as const;
export const ACTIVATION_TOKENS = 4;

interface Development {
  /** Null where every faction has it. */
  faction: FactionId | null;
  /** How many a player has. */
  copies: number;
}

export const DEVELOPMENT: Readonly<Record<DevelopmentId, Readonly<Development>>> = {
  storehouse: { faction: null, copies: 2 }, // dev_res
  'war-room': { faction: null, copies: 1 }, // dev_tac
  court: { faction: null, copies: 1 }, // dev_inf
  'ballista-towers': { faction: 'daqan', copies: 1 },
  'warding-trees': { faction: 'latari', copies: 1 },
  'burning-ditches': { faction: 'uthuk', copies: 1 },
  'bone-pits': { faction: 'waiqar', copies: 1 },
};
