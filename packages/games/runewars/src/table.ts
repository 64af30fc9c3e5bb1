import { type Core, NOBODY, type Seat } from '@teahouse/kernel';
import type { RuneSource } from './ids.ts';
import type {
  AreaId,
  Attribute,
  CityId,
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

/** The whole game as plain data. */
export interface Table extends Core {
  house: TableOptions;
  /** RW-SETUP-02 */
  first: Seat;
  /** Counted from 1; 0 during the set-up. */
  year: number;
  season: Season;
  /** The season card that lies open. */
  card: SeasonCardId | null;
  /** Normal play order: as orders were resolved in the season before (RW-SEASON-03). */
  order: Seat[];
  players: Player[];
  /** How the tiles lie, as text; `mapOf` reads it. It grows during the set-up and never changes afterwards. */
  layout: string;
  /** Home-realm markers that lie beside the map, as the two hexes each covers: `2,-3+2,-2`. Only during the set-up. */
  markers: string[];
  /** Every area of the map, in the order in which tiles were laid. */
  areas: Area[];
  /** Figures of every kind that are not on the map and not in a battle. */
  supply: Record<UnitId, number>;
  titles: Record<TitleId, Title>;
  /** Runes were laid two or three at a time; how many of each laying are still on the map is known to all. */
  layings: Laying[];
  /** Whose order is being resolved. */
  turn: Turn | null;
  battle: Battle | null;
  duel: Duel | null;
  /** Decks lie face down; the last card is the top one. */
  fateDeck: number[];
  fateDiscard: number[];
  /** Fate cards that were drawn and still lie open. */
  fateOpen: number[];
  /** The discard piles as they were when they were last shuffled: all saw them. */
  shuffled: Record<'fate' | 'tactics' | 'rewards' | 'quests' | Season, string>;
  seasonDecks: Record<Season, SeasonCardId[]>;
  seasonDiscards: Record<Season, SeasonCardId[]>;
  tacticDeck: TacticId[];
  tacticDiscard: TacticId[];
  rewardDeck: RewardId[];
  rewardDiscard: RewardId[];
  questDeck: QuestId[];
  /** Completed quests lie open; those discarded for the hand limit lie face down. */
  questDiscard: QuestId[];
  questsDropped: QuestId[];
  /** Quests of tiles that are not in play. */
  questBox: QuestId[];
  heroDeck: HeroId[];
  /** Heroes who left the game. */
  heroesGone: HeroId[];
  objectiveDecks: Record<'good' | 'evil', ObjectiveId[]>;
  objectivesClaimed: ObjectiveId[];
  /** Exploration tokens that are not on the map, unseen. */
  explorationBox: ExplorationId[];
  explorationDiscard: ExplorationId[];
}

export type TableOptions = {
  setup: 'quick' | 'book';
  exploration: boolean;
  epic: boolean;
  /** Changes of the revised edition (RW-OPT-REV), one by one. */
  hexagonsStand: boolean;
  heroSupport: boolean;
  heroesMarch: boolean;
  defenderFirst: boolean;
  closeRealms: boolean;
  wildRunes: boolean;
  mildThreat: boolean;
};

export interface Player {
  /** Null until it is chosen. */
  faction: FactionId | null;
  influence: number;
  dials: Record<Resource, number>;
  /** Orders in hand, those that lie open since spring, and the one of this season as soon as it is revealed. */
  hand: OrderId[];
  played: OrderId[];
  /** The highest order played in an earlier season of this year, also one that was taken back since (RW-ORDER-05). */
  highest: number;
  /** RW-ORDER-05: of the order of this season. */
  supreme: boolean;
  tactics: Tactic[];
  quests: Held<QuestId>[];
  objective: ObjectiveId | null;
  heroes: Hero[];
  /** Hero cards that were drawn and among which is still to be chosen. */
  candidates: HeroId[];
  /** Heroes defeated in duels. */
  slain: number;
  /** Tiles to lay during the set-up. */
  tiles: TileId[];
}

/** A card that is held face down. */
export interface Held<C extends string> {
  card: C;
  /** Who knows it besides its owner, as bits: see `knows`. */
  known: number;
}

export interface Tactic extends Held<TacticId> {
  /** Drawn in this season, so not to be played in it (RW-TACT-02). */
  fresh: boolean;
}

export interface Hero {
  id: HeroId;
  area: AreaId;
  damage: number;
  routed: boolean;
  training: Record<Attribute, number>;
  rewards: Held<RewardId>[];
}

export interface Area {
  id: AreaId;
  /** Whose units are here; NOBODY for neutral units or none. Neutral kinds beside a player's are allied to him. */
  holder: Seat;
  /** One entry for each kind that is here, in the order of UNITS. */
  troops: Troop[];
  stronghold: Stronghold | null;
  rune: Rune | null;
  city: CityId | null;
  /** Seats whose activation token lies here. */
  activated: Seat[];
  /** Rewards under Defeated Hero markers. */
  fallen: Held<RewardId>[];
  exploration: Exploration | null;
}

export interface Troop {
  unit: UnitId;
  standing: number;
  routed: number;
}

export interface Stronghold {
  owner: Seat;
  damaged: boolean;
  development: DevelopmentId | null;
}

export interface Rune {
  genuine: boolean;
  /** Which of the table's layings it belongs to. */
  laying: number;
  /** Who has looked at it, as bits. That somebody looked is open, what they saw is not. */
  known: number;
}

interface Laying {
  genuine: number;
  false: number;
  /** Who laid them, and what for. */
  by: Seat;
  source: RuneSource;
}

export interface Exploration {
  token: ExplorationId;
  revealed: boolean;
}

interface Title {
  holder: Seat;
  /** Influence that lies on it; it is spent (RW-ORDER-75). */
  influence: number;
}

export interface Turn {
  seat: Seat;
  order: OrderId;
  /** How many of its parts have begun: the action, then the bonus. */
  begun: number;
  /** How much further units may come in this order. */
  march: number;
  /** Borders that this player's units ignore: mountains for this order's movement, water for the turn. */
  pass: boolean;
  frost: boolean;
  /** Battles started in this order, cancelled ones too (RW-ORDER-23, 24). */
  battles: number;
  /** What may be done once in a turn: the Captain's trade, the swap of an objective. */
  used: string[];
  /** Areas of other home realms that held a stronghold of their owner when the turn began. */
  besieged: AreaId[];
  /** The most units of the other side that one battle of this turn destroyed. */
  toll: number;
}

export interface Battle {
  area: AreaId;
  attacker: Side;
  defender: Side;
  /** The initiative row that is being resolved; 0 before the first. */
  row: number;
  /** Copies of Spoils of War that were played. */
  spoils: number;
  /** By Tactical Retreat: nothing is fought, the attacker has the area. */
  brokenOff: boolean;
}

export type SideId = 'attacker' | 'defender';

export interface Side {
  /** NOBODY: neutral units. */
  seat: Seat;
  /** Who decides for it. */
  speaker: Seat;
  fighters: Fighter[];
  /** Strength from abilities, cards and orders. */
  bonus: number;
  /** Kinds that have drawn fate cards. */
  drawn: UnitId[];
  /** Kinds that act in the first row. */
  ambush: UnitId[];
  /** Kinds whose health is raised until the end of the battle. */
  hardened: Hardened[];
  /** Heroes who have supported a kind (RW-OPT-REV-02). */
  supported: number;
  /** The kind that draws in this pass, and its special symbols that are still to be resolved. */
  acting: UnitId | null;
  specials: number;
  /** What was dealt to this side in this pass and is still to be assigned. */
  routs: number;
  damage: number;
  /** Units lost in this battle. */
  lost: number;
  /** Wishes of its speaker for the rest of the battle: play no card, take losses in the usual order. */
  passes: boolean;
  asUsual: boolean;
}

export interface Fighter {
  unit: UnitId;
  damage: number;
  routed: boolean;
}

interface Hardened {
  unit: UnitId;
  health: number;
}

export interface Duel {
  area: AreaId;
  attacker: Duellist;
  defender: Duellist;
  /** Counted from 1; 0 before the first. */
  round: number;
}

export interface Duellist {
  /** NOBODY: an imaginary unit, for which the seat to the left of its opponent draws. */
  seat: Seat;
  hero: HeroId | null;
  /** The quest whose imaginary unit it is. */
  quest: QuestId | null;
  health: number;
  damage: number;
  weapon: RewardId | null;
  armour: RewardId | null;
  /** Damage that will still be ignored: Hero's Hour. */
  shield: number;
  /** Rewards that serve once in a duel and have served. */
  spent: RewardId[];
  /** Of this round: the card drawn, and what its special symbol was used for. */
  fate: number;
  use: HeroId | RewardId | 'strike' | null;
  /** Damage dealt to the other, and what of it cannot be prevented comes on top. */
  deals: number;
  pierces: number;
  /** Damage done to oneself. */
  suffers: number;
  prevents: number;
  /** All is prevented that can be. */
  guarded: boolean;
}

/** Who knows, as bits: one for each seat, and one for those who only watch, which is set on what lies open. */
const WATCHING = 4;
export const knows = (known: number, viewer: Seat | null): boolean =>
  viewer !== NOBODY && (known & (1 << (viewer ?? WATCHING))) !== 0;
export const told = (known: number, seat: Seat): number => known | (1 << seat);
export const EVERYBODY = 0b11111;
