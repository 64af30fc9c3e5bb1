import type { ReedGeneralId } from '../printed/ids.ts';
import type { ReedGeneral } from '../rules/cards.ts';

export const REED_GENERAL: Readonly<Record<ReedGeneralId, ReedGeneral>> = {
  /** When the Reed Clan donates: the supreme commander gains 1 honor. */
  'marsh-elders': { rule: 'GW-2P-33', donationHonor: 1, buildsInstead: false },
  /** When a Reed Clan spearman has no legal target: he builds a barricade instead, if there is room. */
  'river-wardens': { rule: 'GW-2P-38', donationHonor: 0, buildsInstead: true },
};
