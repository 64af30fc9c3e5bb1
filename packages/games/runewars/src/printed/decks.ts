import {
  type Alignment,
  EVIL_OBJECTIVES,
  EXPLORATIONS,
  type ExplorationId,
  GOOD_OBJECTIVES,
  type ObjectiveId,
  REWARDS,
  type Resource,
  type RewardId,
  SEASON_CARDS,
  type Season,
  type SeasonCardId,
  TACTICS,
  type TacticId,
} from './ids.ts';

/** As many of each as there are in the box. */
function inAll<Id extends string>(ids: readonly Id[], copies: (id: Id) => number): readonly Id[] {
  const all: Id[] = [];
  for (const id of ids) {
    for (let i = copies(id); i > 0; i--) all.push(id);
  }
  return all;
}

interface SeasonCard {
  season: Season;
  copies: number;
  /** Whether it is a Wizards' Council. */
  council: boolean;
}

const card = (season: Season, copies = 1): SeasonCard => ({ season, copies, council: false });
const council = (season: Season): SeasonCard => ({ season, copies: 1, council: true });

export const SEASON_CARD: Readonly<Record<SeasonCardId, Readonly<SeasonCard>>> = {
  famine: card('spring'),
  'call-to-arms': card('spring', 2),
  convocation: council('spring'),
  'rivers-in-flood': card('spring'),
  'wandering-herds': card('spring'),
  'planting-feast': card('spring'),
  'tithe-day': card('spring'),
  'champions-fair': card('summer'),
  audience: council('summer'),
  turncoat: card('summer'),
  drought: card('summer'),
  'long-days': card('summer'),
  'scorching-march': card('summer'),
  highwaymen: card('summer'),
  'threatened-home-realms': card('summer'),
  reckoning: council('autumn'),
  'rich-harvest': card('autumn'),
  'raiders-at-the-fords': card('autumn'),
  caravans: card('autumn'),
  'camp-fever': card('autumn'),
  'old-alliances': card('autumn'),
  'market-of-secrets': card('autumn'),
  stampede: card('autumn'),
  'rune-unearthed': card('winter'),
  'midwinter-verdict': council('winter'),
  'seekers-vision': card('winter'),
  'hard-winter': card('winter'),
  'mild-winter': card('winter'),
  'dragons-bargain': card('winter'),
  snowbound: card('winter'),
  'tales-by-the-fire': card('winter'),
};

const ofSeason = (season: Season): readonly SeasonCardId[] =>
  inAll(
    SEASON_CARDS.filter(id => SEASON_CARD[id].season === season),
    id => SEASON_CARD[id].copies,
  );

export const SEASON_DECK: Readonly<Record<Season, readonly SeasonCardId[]>> = {
  spring: ofSeason('spring'),
  summer: ofSeason('summer'),
  autumn: ofSeason('autumn'),
  winter: ofSeason('winter'),
};

export const TACTIC_COPIES: Readonly<Record<TacticId, number>> = {
  'summon-lightning': 3,
  'tactical-retreat': 2,
  'horrific-rumors': 1,
  'lost-city': 1,
  'rally-cry': 3,
  'mountain-pass': 2,
  'spoils-of-war': 2,
  'war-council': 2,
  'spy-ring': 2,
  'beast-drums': 3,
  'forced-march': 3,
  'bribed-scouts': 2,
  sappers: 2,
  'field-surgeons': 2,
  ambush: 2,
  'shield-wall': 2,
  reinforcements: 2,
  'levy-of-silver': 2,
  'poisoned-wells': 1,
  'bumper-crop': 2,
  'sudden-frost': 1,
  'envoys-gift': 2,
  'heros-hour': 2,
  'wandering-giant': 1,
  'night-raid': 1,
  cutpurses: 1,
  'confused-orders': 1,
};

export const TACTICS_DECK = inAll(TACTICS, id => TACTIC_COPIES[id]);

/** One weapon and one armour serve in a duel. */
type RewardKind = 'relic' | 'weapon' | 'armour' | 'item';

export const REWARD_KIND: Readonly<Record<RewardId, RewardKind>> = {
  'timmorran-shard': 'relic',
  soulbiter: 'weapon',
  'dwarven-fire-bombs': 'item',
  'flute-of-possession': 'item',
  'ghost-armor': 'armour',
  'amulet-of-shielding': 'item',
  runeplate: 'armour',
  'staff-of-light': 'item',
  'ice-storm': 'item',
  'long-spear': 'weapon',
  'twin-blades': 'weapon',
  'thunder-maul': 'weapon',
  'hunters-bow': 'weapon',
  'oak-shield': 'armour',
  'shadow-cloak': 'armour',
  'ring-of-insight': 'item',
  'belt-of-the-bear': 'item',
  'swift-boots': 'item',
  'healers-satchel': 'item',
  'seal-of-envoys': 'item',
  'horn-of-the-levy': 'item',
};

export const REWARDS_DECK = inAll(REWARDS, id => (REWARD_KIND[id] === 'relic' ? 5 : 1));

export const OBJECTIVE_DECK: Readonly<Record<Exclude<Alignment, 'neutral'>, readonly ObjectiveId[]>> = {
  good: GOOD_OBJECTIVES,
  evil: EVIL_OBJECTIVES,
};

interface Exploration {
  copies: number;
  /** Whether it stays in the area, face up. */
  lasting: boolean;
  /** Whether whoever controls the area may destroy it. */
  destructible: boolean;
  /** What the area yields one more of. */
  yields: Resource | null;
}

const once = (copies: number): Exploration => ({ copies, lasting: false, destructible: false, yields: null });
const lasting = (copies: number, destructible = false, yields: Resource | null = null): Exploration => ({
  copies,
  lasting: true,
  destructible,
  yields,
});

export const EXPLORATION: Readonly<Record<ExplorationId, Readonly<Exploration>>> = {
  empty: once(7),
  dungeon: lasting(5),
  cache: once(4),
  hermit: once(3),
  trap: once(3),
  hamlet: lasting(3, true, 'food'),
  'old-mine': lasting(2, true, 'ore'),
  sawmill: lasting(2, true, 'wood'),
  shrine: lasting(2),
  'wild-pack': once(2),
  'rune-vault': lasting(2, true),
};

export const EXPLORATION_TOKENS = inAll(EXPLORATIONS, id => EXPLORATION[id].copies);
