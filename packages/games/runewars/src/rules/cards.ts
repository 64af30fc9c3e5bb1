import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import type {
  Attribute,
  Destiny,
  HeroId,
  ObjectiveId,
  RewardId,
  SeasonCardId,
  TacticId,
  UnitId,
} from '../printed/ids.ts';
import type { Duellist, Hero, SideId, Table } from '../table.ts';

/*
 * What rules know of cards. Cards are written with the words of the rules, so no rule imports a card: the decks are
 * handed in where the game is put together, and a card is found by its id.
 */

/** The moments at which tactics may be played (RW-TACT-06). */
export type Window =
  | 'turn'
  | 'orders-revealed'
  | 'battle-start'
  | 'battle-row'
  | 'battle-row-after'
  | 'battle-tally'
  | 'diplomacy'
  | 'test'
  | 'duel-start';

export interface TacticCard {
  readonly rule: Rule;
  readonly windows: readonly Window[];
  /** Whether the holder may play it now; pure. */
  can(g: Table, seat: Seat): boolean;
  /** Its effect, once it lies on the discard pile. May call one procedure. */
  play(g: Table, seat: Seat): void;
}

export interface SeasonCard {
  readonly rule: Rule;
  /** Its primary ability. May call one procedure. Empty where it only holds as long as it lies open. */
  resolve(g: Table): void;
}

export interface Objective {
  readonly rule: Rule;
  holds(g: Table, seat: Seat): boolean;
  /** Whether it has become impossible, so that it may be swapped. */
  lost?(g: Table): boolean;
}

/** What a special symbol sets off in a battle. */
export interface Ability {
  readonly rule: Rule;
  /** For a unit of a side of the battle. May call one procedure. */
  use(g: Table, mine: SideId): void;
}

/** What a special symbol can be used for in a duel. */
export interface Special {
  /** May call one procedure. */
  use(g: Table, mine: Duellist, foe: Duellist): void;
  /** When the damage dealt with it has defeated the foe, and the user stands. */
  fells?(g: Table, mine: Duellist): void;
}

export interface HeroCard {
  readonly rule: Rule;
  /** When he enters somebody's service. May call one procedure. */
  joins?(g: Table, seat: Seat): void;
  /** At the start of the owner's part of the quest phase. */
  questPhase?(g: Table, seat: Seat, hero: Hero): void;
  readonly ignoresBorders?: boolean;
  /** Areas more that he may move in the quest phase. */
  readonly reach?: number;
  /** Rewards more that are drawn for a completed quest; as many of his are discarded then. */
  readonly sifts?: number;
  readonly duelsAfterQuest?: boolean;
  readonly special?: Special;
  /** Whether he stays with 1 health left where he would be defeated, other than by a hero in a duel. */
  endures?(g: Table, seat: Seat): boolean;
  /** When he has won a duel with a hero. */
  wins?(g: Table, seat: Seat): void;
}

/** Weapons and armour serve in a duel if they are named; all else serves whoever holds it. */
export interface RewardCard {
  readonly rule: Rule;
  /** Discarded in the owner's turn. `use` may call one procedure. */
  readonly turn?: { can(g: Table, seat: Seat, hero: Hero): boolean; use(g: Table, seat: Seat, hero: Hero): void };
  /** Of this attribute the hero has one more. */
  readonly attribute?: Attribute;
  /** Areas more that he may move in the quest phase. */
  readonly reach?: number;
  /** Discarded in the quest phase: all damage is removed. */
  readonly heals?: boolean;
  /** A challenger draws a fate card: whether its destiny keeps him away. */
  deters?(destiny: Destiny): boolean;
  /** In every round of a duel, once symbols are read. */
  round?(g: Table, mine: Duellist): void;
  readonly special?: Special;
  /** So much damage of each duel is prevented. */
  readonly wards?: number;
}

export interface Decks {
  readonly tactics: Readonly<Record<TacticId, TacticCard>>;
  readonly seasons: Readonly<Record<SeasonCardId, SeasonCard>>;
  readonly objectives: Readonly<Record<ObjectiveId, Objective>>;
  readonly abilities: Readonly<Record<UnitId, Ability>>;
  readonly heroes: Readonly<Record<HeroId, HeroCard>>;
  readonly rewards: Readonly<Record<RewardId, RewardCard>>;
}

let handed: Decks | null = null;
export function handIn(decks: Decks): void {
  handed = decks;
}
function decks(): Decks {
  if (handed === null) throw new Error('the cards are not handed in: import src/index.ts first');
  return handed;
}

export const tactic = (id: TacticId): TacticCard => decks().tactics[id];
export const seasonCard = (id: SeasonCardId): SeasonCard => decks().seasons[id];
export const objective = (id: ObjectiveId): Objective => decks().objectives[id];
export const ability = (id: UnitId): Ability => decks().abilities[id];
export const heroCard = (id: HeroId): HeroCard => decks().heroes[id];
export const rewardCard = (id: RewardId): RewardCard => decks().rewards[id];
