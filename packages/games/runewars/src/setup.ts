import { type Core, NOBODY, shuffle } from '@teahouse/kernel';
import { EXPLORATION_TOKENS, OBJECTIVE_DECK, REWARDS_DECK, SEASON_DECK, TACTICS_DECK } from './printed/decks.ts';
import { FATE_DECK } from './printed/fate.ts';
import { HEROES, ORDERS, QUESTS, SEASONS, UNITS, type UnitId } from './printed/ids.ts';
import { UNIT } from './printed/units.ts';
import type { Player, Table, TableOptions } from './table.ts';

const dialled = () => ({ food: 0, wood: 0, ore: 0 });

const newPlayer = (): Player => ({
  faction: null,
  influence: 0,
  dials: dialled(),
  hand: ORDERS.slice(),
  played: [],
  highest: 0,
  supreme: false,
  tactics: [],
  quests: [],
  objective: null,
  heroes: [],
  candidates: [],
  slain: 0,
  tiles: [],
});

const free = () => ({ holder: NOBODY, influence: 0 });

/** Everything in the box, and the decks shuffled (RW-SETUP-26, 27). What players choose comes with the opening. */
export function setup(core: Core, house: TableOptions): Table {
  const mixed = <T extends string | number>(cards: readonly T[], why: string): T[] => shuffle(core, cards.slice(), why);
  return {
    ...core,
    house,
    first: NOBODY,
    year: 0,
    season: SEASONS[0],
    card: null,
    order: [],
    players: Array.from({ length: core.seats }, newPlayer),
    layout: '',
    markers: [],
    areas: [],
    supply: Object.fromEntries(UNITS.map(unit => [unit, UNIT[unit].figures])) as Record<UnitId, number>,
    titles: { primarch: free(), captain: free(), warden: free() },
    layings: [],
    turn: null,
    battle: null,
    duel: null,
    fateDeck: mixed(FATE_DECK, 'fate'),
    fateDiscard: [],
    fateOpen: [],
    shuffled: { fate: '', tactics: '', rewards: '', quests: '', spring: '', summer: '', autumn: '', winter: '' },
    seasonDecks: {
      spring: mixed(SEASON_DECK.spring, 'spring'),
      summer: mixed(SEASON_DECK.summer, 'summer'),
      autumn: mixed(SEASON_DECK.autumn, 'autumn'),
      winter: mixed(SEASON_DECK.winter, 'winter'),
    },
    seasonDiscards: { spring: [], summer: [], autumn: [], winter: [] },
    tacticDeck: mixed(TACTICS_DECK, 'tactics'),
    tacticDiscard: [],
    rewardDeck: mixed(REWARDS_DECK, 'rewards'),
    rewardDiscard: [],
    questDeck: mixed(QUESTS, 'quests'),
    questDiscard: [],
    questsDropped: [],
    questBox: [],
    heroDeck: mixed(HEROES, 'heroes'),
    heroesGone: [],
    objectiveDecks: {
      good: mixed(OBJECTIVE_DECK.good, 'good objectives'),
      evil: mixed(OBJECTIVE_DECK.evil, 'evil objectives'),
    },
    objectivesClaimed: [],
    explorationBox: mixed(EXPLORATION_TOKENS, 'exploration'),
    explorationDiscard: [],
  };
}
