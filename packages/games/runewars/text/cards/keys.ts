import type {
  CityId,
  DevelopmentId,
  ExplorationId,
  FactionId,
  HeroId,
  ObjectiveId,
  OrderId,
  QuestId,
  RewardId,
  SeasonCardId,
  TacticId,
  TitleId,
  UnitId,
} from '../../src/printed/ids.ts';
import type { QuestLine } from '../../src/printed/quests.ts';
import type { CityNames } from '../forms.ts';

/** A card's name and what it says. */
type Card = readonly [name: string, text: string];

/** Everything that is printed on cards and tokens. What follows from numbers alone is put together from them. */
export interface Cards {
  /** With the supremacy bonus; '' where there is none. */
  orders: Readonly<Record<OrderId, readonly [name: string, text: string, bonus: string]>>;
  developments: Readonly<Record<DevelopmentId, Card>>;
  cities: CityNames;
  seasons: Readonly<Record<SeasonCardId, Card>>;
  objectives: Readonly<Record<ObjectiveId, Card>>;
  titles: Readonly<Record<TitleId, Card>>;
  tactics: Readonly<Record<TacticId, Card>>;
  /** With the name by which the journal knows a hero. */
  heroes: Readonly<Record<HeroId, readonly [name: string, text: string, short: string]>>;
  quests: Readonly<Record<QuestId, string>>;
  rewards: Readonly<Record<RewardId, Card>>;
  explorations: Readonly<Record<ExplorationId, Card>>;
  /** What a special symbol does for a unit. */
  abilities: Readonly<Record<UnitId, Card>>;
  /** Who they are, in a sentence. */
  factions: Readonly<Record<FactionId, string>>;
}

/** Every card and token with a name of its own. */
export type CardKey =
  | OrderId
  | DevelopmentId
  | CityId
  | SeasonCardId
  | ObjectiveId
  | TitleId
  | TacticId
  | HeroId
  | QuestId
  | RewardId
  | ExplorationId;

/** One part of what a quest gives or takes, such as 'rewards' with how many are drawn and kept. */
export type QuestPart = Exclude<keyof QuestLine, 'keep'>;
