import type { HordeKind } from '../../src/printed/hordes.ts';
import type {
  AdvisorId,
  ArtifactId,
  DemandId,
  EventId,
  GeneralId,
  OrderId,
  QinCardId,
  ReedGeneralId,
  TacticFace,
} from '../../src/printed/ids.ts';
import type { TogetherText } from '../together/keys.ts';

/** Everything that is a card, whatever the number of its copies. */
export type CardKey =
  | OrderId
  | QinCardId
  | GeneralId
  | ReedGeneralId
  | AdvisorId
  | TacticFace
  | ArtifactId
  | HordeKind
  | DemandId
  | EventId;

/** Cards of every mode but that where all play together; those are in another file. */
export type CommonCards = Omit<Cards, keyof TogetherText['cards']>;

/** A card's name and what it says. */
export type Cards = Readonly<Record<CardKey, readonly [name: string, help: string]>>;
