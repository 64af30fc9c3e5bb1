import type { Reached, Without } from '@teahouse/testkit';
import { text } from '../../src/index.ts';
import { HEROES, OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS } from '../../src/printed/ids.ts';

const cards = [...TACTICS, ...SEASON_CARDS, ...OBJECTIVES, ...HEROES, ...REWARDS, ...QUESTS];

/**
 * All questions, notes and cards have to come up in the games under laws, but for a few. The rich table has no set-up, so
 * eleven questions and six notes cannot come up there; among two nobody is asked which opponent, six questions; at the
 * plain table strongholds seldom fall and objectives are seldom reached, for which there is the rich one.
 *
 * What next to no game comes to has its scenarios: the choices of three quests (`quest/line.looks`, `allies`, `kind`), a
 * third storehouse (`harvest/develop.free`), Morvan's endurance and tiles that are dealt anew.
 */
export const reach = (without: Without): Reached => ({ text: text.en, cards, without });
