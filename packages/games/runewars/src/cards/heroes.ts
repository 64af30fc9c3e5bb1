import { HEROES, type HeroId } from '../printed/ids.ts';
import type { HeroCard } from '../rules/cards.ts';

/** To be written, card by card. */
const blank: HeroCard = { rule: 'RW-HERO-03' };
export const HERO_CARD = Object.fromEntries(HEROES.map(id => [id, blank])) as Record<HeroId, HeroCard>;
