import { SEASON_CARDS, type SeasonCardId } from '../printed/ids.ts';
import type { SeasonCard } from '../rules/cards.ts';

/** To be written, card by card. */
const blank: SeasonCard = { rule: 'RW-SEASON-02', resolve: () => undefined };
export const SEASON = Object.fromEntries(SEASON_CARDS.map(id => [id, blank])) as Record<SeasonCardId, SeasonCard>;
