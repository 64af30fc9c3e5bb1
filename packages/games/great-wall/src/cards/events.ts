import type { EventId } from '../printed/ids.ts';
import type { EventCard } from '../rules/cards.ts';
import { loot, strikes } from '../rules/together/events.ts';
import { materials } from '../rules/vocabulary.ts';

/** GW-COOP-24, GW-COOP-25: what an event does at once, and what lasts. */
export const EVENT: Readonly<Record<EventId, EventCard>> = {
  /** Each player sends 1 soldier home from a rest zone or a shooting post. */
  'harsh-frost': { strikes: strikes('frost') },
  /** Each player discards 2 wood, stone or gold, or takes 1 shame token. */
  requisition: { strikes: strikes('requisition') },
  /** From now on a clerk at the Logistics Center moves at most 2 soldiers. */
  'broken-bridges': { lasting: { marchers: 2 } },
  /** From now on the first soldier each player recruits when the Barracks activates costs 1 wood more. */
  'thin-ranks': { lasting: { recruitWood: 1 } },
  /** From now on archers do not shoot in winter in the section that the top horde points to. */
  'dust-storm': { lasting: { dust: 1 } },
  /** Each player discards a tactic or loses 3 honor. From now on advisors cost 1 gold more. */
  'court-intrigue': { strikes: strikes('intrigue'), lasting: { advisorGold: 1 } },
  /** From now on the section with the highest wall has 2 defense less. */
  'crumbling-mortar': { lasting: { mortar: 2 } },
  /** From now on lethality is 1 higher in the section with the most hordes. */
  'wrath-of-the-khan': { lasting: { wrath: 1 } },
  /** Each player may take a clerk from the clerk area. From now on donations give 1 honor less. */
  'border-refugees': { strikes: strikes('refugees'), lasting: { donationHonor: 1 } },
  /** From now on boosting a tactic costs 1 chi less. */
  'auspicious-comet': { lasting: { boostChi: 1 } },
  /** Each player may put a spearman from the reserve into a rest zone. */
  'veterans-return': { strikes: strikes('veterans') },
  /**
   * Half of the Warehouse, rounded up, is lost. From now on each player’s highest overseer gives 1 less in summer, but
   * at least 1.
   */
  'empty-coffers': {
    strikes: g => loot(g, Math.ceil(materials(g.warehouse) / 2), 'empty-coffers'),
    lasting: { income: 1 },
  },
};
