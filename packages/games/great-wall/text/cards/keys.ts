import type { HordeKind } from '../../src/printed/hordes.ts';
import type {
  AdvisorId,
  ArtifactId,
  GeneralId,
  OrderId,
  QinCardId,
  ReedGeneralId,
  TacticFace,
} from '../../src/printed/ids.ts';

/** Everything that is a card, whatever the number of its copies. */
export type CardKey = OrderId | QinCardId | GeneralId | ReedGeneralId | AdvisorId | TacticFace | ArtifactId | HordeKind;

/** A card's name and what it says. */
export type Cards = Readonly<Record<CardKey, readonly [name: string, help: string]>>;
