import { notes } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import type { CAPTURED, PickId, RuneSource, SeatId } from './ids.ts';
import type {
  AreaId,
  Attribute,
  CityId,
  Destiny,
  DevelopmentId,
  ExplorationId,
  FactionId,
  HeroId,
  ObjectiveId,
  OrderId,
  QuestId,
  Resource,
  RewardId,
  Season,
  SeasonCardId,
  TacticId,
  TileId,
  TitleId,
  UnitId,
} from './printed/ids.ts';

/** What the journal can tell, with its ids and its number. '' and 0 fill a place that a note leaves out. */
export type Notes = EveryChapter & SetUp & TheYear & Orders & Battles & Runes & Claims & Heroes & Tactics;

type EveryChapter = {
  gains: [what: 'influence', n: number];
  loses: [what: 'influence', n: number];
  dial: [resource: Resource, value: number];
  destroyed: [unit: UnitId, n: number, area: AreaId];
  'fate-shuffled': [];
  /** Only the owner knows which. */
  'draws-tactic': [tactic: TacticId];
  'discards-tactic': [tactic: TacticId];
  plays: [tactic: TacticId];
  'draws-quest': [quest: QuestId];
  'drops-quest': [quest: QuestId];
  'draws-reward': [reward: RewardId, n: number, hero: HeroId];
  'discards-reward': [reward: RewardId, n: number, hero: HeroId];
};

type SetUp = {
  'draws-lot': ['', fate: number];
  'chooses-faction': [faction: FactionId];
  /** A set-up quest, which lies open. */
  'dealt-quest': [quest: QuestId];
  'lays-tile': [tile: TileId, n: 0, place: string];
  /** No home realms could be laid on that map. */
  'tiles-anew': [];
  city: [city: CityId, n: 0, area: AreaId];
  'places-marker': [marker: string];
  'lays-realm': [faction: FactionId, n: 0, place: string];
  deploys: [unit: UnitId, n: number, area: AreaId];
  'dealt-hero': [hero: HeroId];
};

type TheYear = {
  year: ['', year: number];
  season: [season: Season];
  'season-card': [card: SeasonCardId];
  'tokens-back': [];
  'orders-back': [];
  'stand-up': ['', figures: number];
  bids: ['', influence: number];
  'wins-bid': [];
  /** Only who gives and who gets it know which. */
  'gives-tactic': [tactic: TacticId, n: 1, to: SeatId];
  places: [unit: UnitId, n: number, area: AreaId];
  routs: [unit: UnitId, n: number, area: AreaId];
  'changes-sides': [hero: HeroId];
  /** Neutral units, all of an area. */
  migrate: [from: AreaId, units: number, to: AreaId];
  /** Runes of a seat at the end, by what brought them, and all of them. */
  'has-runes': [source: RuneSource | typeof CAPTURED, n: number];
  reckons: ['', runes: number];
  wins: ['', runes: number];
};

type Orders = {
  /** n: 1 if it is above all that the player played this year. */
  reveals: [order: OrderId, n: number];
  resolves: [order: OrderId];
  declines: [order: OrderId];
  'declines-bonus': [order: OrderId];
  activates: ['', n: 0, area: AreaId];
  /** The unit with the area it comes from. */
  moves: [unit: PickId, n: number, to: AreaId];
  /** Only who draws it knows it. */
  'draws-hero': [hero: HeroId];
  hires: [hero: HeroId, n: 0, area: AreaId];
  deserts: [hero: HeroId];
  builds: [development: DevelopmentId, n: 0, area: AreaId];
  'development-gone': [development: DevelopmentId, n: 0, area: AreaId];
  'stronghold-rises': [state: 'damaged' | '', n: 0, area: AreaId];
  'stronghold-falls': ['', n: 0, area: AreaId];
  'stronghold-damaged': ['', n: 0, area: AreaId];
  'stronghold-repaired': ['', n: 0, area: AreaId];
  recruits: [unit: UnitId, n: number, area: AreaId];
  rallies: [city: CityId];
  joins: [unit: UnitId, n: number, area: AreaId];
  'moves-rune': [from: AreaId, n: 0, to: AreaId];
};

/** Neutral units are nobody's. */
type Battles = {
  attacks: ['', n: 0, area: AreaId];
  'unit-draws': [unit: UnitId, fate: number];
  /** The card that a hero's support drives out. */
  'drops-fate': [unit: UnitId, fate: number];
  /** A special symbol is resolved. */
  uses: [unit: UnitId];
  damaged: [unit: UnitId, n: number, area: AreaId];
  raises: [unit: UnitId, n: number, area: AreaId];
  defends: [development: DevelopmentId];
  strength: ['', n: number];
  'wins-battle': ['', n: 0, area: AreaId];
  'breaks-off': ['', n: 0, area: AreaId];
  retreats: [unit: UnitId, n: number, area: AreaId];
  /** Diplomacy. */
  negotiates: ['', influence: number, area: AreaId];
  'envoy-draws': ['', fate: number];
  destiny: [destiny: Destiny];
  allies: [unit: UnitId, n: number, area: AreaId];
};

type Runes = {
  /** Only whoever looks knows what it is. */
  'looks-at-rune': [face: 'genuine' | 'false', n: 0, area: AreaId];
  'discards-rune': ['', n: 0, area: AreaId];
  'lays-rune': ['', n: 0, area: AreaId];
  /** Only whoever laid it knows where. */
  'genuine-rune': ['', n: 0, area: AreaId];
};

type Claims = {
  'takes-title': [title: TitleId, influence: number];
  /** Three rewards for a dragon rune. */
  'captain-trades': [];
  'claims-objective': [objective: ObjectiveId];
  /** Only the owner knows for which. */
  'swaps-objective': [objective: ObjectiveId];
};

type Tactics = {
  /** The opponent that a card is aimed at, and for how many cards. */
  names: [opponent: SeatId, n: number];
  'takes-back': [order: OrderId];
  'lays-token': [of: SeatId, n: 0, area: AreaId];
  'stands-up': [unit: UnitId, n: number, area: AreaId];
  'patched-up': [unit: UnitId, damage: number, area: AreaId];
  ambushes: [unit: UnitId];
};

type Heroes = {
  'hero-moves': [hero: HeroId, n: 0, area: AreaId];
  'hero-heals': [hero: HeroId, n: number];
  'hero-hurt': [hero: HeroId, n: number];
  /** Leaves the game; rewards stay in the area. */
  'hero-falls': [hero: HeroId, rewards: number, area: AreaId];
  'hero-endures': [hero: HeroId];
  trains: [hero: HeroId, bonus: number, attribute: Attribute];
  /** Rewards from under a Defeated Hero marker, or of a hero who was defeated in a duel. */
  'takes-rewards': [hero: HeroId, n: number, area: AreaId];
  'hands-over': [from: HeroId, n: 1, to: HeroId];
  'shows-reward': [reward: RewardId, n: 0, hero: HeroId];
  attempts: [quest: QuestId, n: 0, hero: HeroId];
  completes: [quest: QuestId];
  fails: [quest: QuestId];
  'hero-fate': [who: HeroId | 'marauder' | 'pack-leader' | 'hunter', fate: number];
  'takes-line': [destiny: Destiny];
  challenges: [hero: HeroId, n: 0, foe: HeroId | 'marauder' | 'pack-leader' | 'hunter'];
  'duel-prevented': [hero: HeroId];
  'duel-weapon': [reward: RewardId, n: 0, hero: HeroId];
  'duel-uses': [use: HeroId | RewardId | 'strike' | 'foe'];
  'duel-hurt': [who: HeroId | 'marauder' | 'pack-leader' | 'hunter', n: number];
  'wins-duel': [hero: HeroId];
  'duel-ends': ['', round: number];
  explores: [token: ExplorationId, n: 0, area: AreaId];
  'token-gone': [token: ExplorationId, n: 0, area: AreaId];
  stands: [unit: UnitId, n: number, area: AreaId];
};

export type NoteKind = keyof Notes;

/** Units of a kind that come, go or fall one by one are told at once. */
const UNITS_AT_ONCE = [
  'destroyed',
  'moves',
  'places',
  'routs',
  'recruits',
  'joins',
  'raises',
  'stands-up',
  'retreats',
  'allies',
] as const satisfies NoteKind[];

export const { note, noteTo } = notes<Notes, Rule>({ sums: UNITS_AT_ONCE });
