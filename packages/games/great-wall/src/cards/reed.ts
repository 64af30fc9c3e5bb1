import type { ReedGeneralId } from './ids.ts';

/** One of the two is drawn for a game; its tea marker starts at the bottom. */
export interface ReedGeneral {
  /** For the supreme commander, whenever the Reed Clan donates. */
  donationHonor: number;
  /** A spearman without a legal target builds a barricade instead. */
  buildsInstead: boolean;
}

export const REED_GENERAL: Readonly<Record<ReedGeneralId, ReedGeneral>> = {
  /** When the Reed Clan donates, the supreme commander gains 1 honor. */
  'marsh-elders': { donationHonor: 1, buildsInstead: false },
  /** When a Reed spearman has no legal target, the Reed Clan builds 1 barricade instead, if there is room. */
  'river-wardens': { donationHonor: 0, buildsInstead: true },
};
