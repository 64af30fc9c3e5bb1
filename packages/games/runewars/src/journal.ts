import { notes } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import type { SeatId } from './ids.ts';
import type {
  AreaId,
  DevelopmentId,
  FactionId,
  HeroId,
  ObjectiveId,
  QuestId,
  Resource,
  RewardId,
  Season,
  SeasonCardId,
  TacticId,
  TitleId,
  UnitId,
} from './printed/ids.ts';

/** What the journal can tell, with its ids and its number. '' and 0 fill a place that a note leaves out. */
export type Notes = EveryChapter & SetUp & TheYear & Orders & Runes & Claims;

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
  heals: [hero: HeroId, n: number];
  /** Neutral units, all of an area. */
  migrate: [from: AreaId, units: number, to: AreaId];
  'draws-fate': ['', card: number];
  'chooses-fate': ['', card: number];
  /** Runes of a seat at the end. */
  reckons: ['', runes: number];
  wins: ['', runes: number];
};

type Orders = {
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
  'moves-rune': [from: AreaId, n: 0, to: AreaId];
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
  'swaps-objective': [];
  /** Only the owner knows which. */
  'draws-objective': [objective: ObjectiveId];
};

export type NoteKind = keyof Notes;

export const { note, noteTo } = notes<Notes, Rule>();
