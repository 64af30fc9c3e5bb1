import { REWARDS, type RewardId } from '../printed/ids.ts';
import type { RewardCard } from '../rules/cards.ts';

/** To be written, card by card. */
const blank: RewardCard = { rule: 'RW-HERO-06' };
export const REWARD = Object.fromEntries(REWARDS.map(id => [id, blank])) as Record<RewardId, RewardCard>;
