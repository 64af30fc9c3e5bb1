import type { Seat } from '@teahouse/kernel';
import type { RewardId } from '../printed/ids.ts';
import type { Table } from '../table.ts';

/** Rewards that a player may use in his turn, each face once. */
export const usableRewards = (_g: Table, _seat: Seat): RewardId[] => [];

/** The last thing a step does. */
export const useReward = (_g: Table, _seat: Seat, _card: RewardId): void => undefined;
