import type { Decks } from '../rules/cards.ts';
import { HERO_CARD } from './heroes.ts';
import { OBJECTIVE } from './objectives.ts';
import { REWARD } from './rewards.ts';
import { SEASON } from './seasons.ts';
import { TACTIC } from './tactics/index.ts';
import { ABILITY } from './units.ts';

/** Every card of the game. */
export const DECKS: Decks = {
  tactics: TACTIC,
  seasons: SEASON,
  objectives: OBJECTIVE,
  abilities: ABILITY,
  heroes: HERO_CARD,
  rewards: REWARD,
};
