import type { Place } from '@teahouse/kernel';
import type { Direction } from '@teahouse/kernel/hex';
import type { FateResult } from '../src/printed/fate.ts';
import type { Attribute, Destiny, Resource, Season, Shape } from '../src/printed/ids.ts';
import type { Cards, QuestPart } from './cards/keys.ts';
import type { Forms } from './forms.ts';

/** Answers that are plain words. */
export type Plain =
  | 'done'
  | 'pass'
  | 'clear'
  | 'yes'
  | 'no'
  | 'fight'
  | 'retreat'
  | 'stay'
  | 'as-usual'
  | 'pass-battle'
  | 'act'
  | 'decline'
  | 'build'
  | 'repair'
  | 'move-runes'
  | 'move'
  | 'heal'
  | 'train'
  | 'exchange'
  | 'claim'
  | 'swap'
  | 'influence'
  | 'tactics'
  | 'card'
  | 'damage'
  | 'stand'
  | 'strike';

/** Plain answers that say more to one question: its label and the answer. */
export type ToQuestion =
  | 'autumn.receive influence'
  | 'autumn.receive tactics'
  | 'season/reckoning.prize tactics'
  | 'tactics/cutpurses.give influence'
  | 'tactics/cutpurses.give card'
  | 'battle/aftermath.stronghold yes'
  | 'battle/aftermath.stronghold no'
  | 'battle/development.use no'
  | 'battle/draw.support yes'
  | 'battle/draw.support no'
  | 'hero/move.step done'
  | 'hero/move.act pass'
  | 'quests/hero.choose pass'
  | 'season/audience.favour pass'
  | 'harvest/develop.choose pass'
  | 'window/turn.choose pass'
  | 'mobilize.activate pass'
  | 'conquer.activate pass'
  | 'power/bonus.title pass'
  | 'duel/arms.weapon pass'
  | 'duel/arms.armour pass'
  | 'ability/fury.choose pass';

/** Questions whose answers are numbers of something. */
export type Numbered =
  | 'bid.offer'
  | 'power/bonus.influence'
  | 'diplomacy.choose'
  | 'ability/raise-dead.choose'
  | 'tactics/war-council.number';

/** The imaginary units of quests. */
export type Foe = 'marauder' | 'pack-leader' | 'hunter';

/** The words of one language from which the names of ids are made. */
export interface Words {
  forms: Forms;
  cards: Cards;
  seasons: Readonly<Record<Season, string>>;
  resources: Readonly<Record<Resource, string>>;
  attributes: Readonly<Record<Attribute, string>>;
  shapes: Readonly<Record<Shape, string>>;
  destinies: Readonly<Record<Destiny, string>>;
  /** The same colors inside a sentence. */
  colors: Readonly<Record<Destiny, string>>;
  foes: Readonly<Record<Foe, string>>;
  plain: Readonly<Record<Plain, string>>;
  toQuestion: Readonly<Record<ToQuestion, string>>;
  numbered: Readonly<Record<Numbered, (n: number) => string>>;
  /** What the colors mean to envoys. */
  diplomacy: Readonly<Record<Destiny, string>>;
  /** A unit with its state: routed, damaged. */
  inState: (unit: string, damage: number, routed: boolean) => string;
  /** Units to choose: from an area, in an area, and to be placed. */
  unitFrom: (unit: string, area: Place) => string;
  unitIn: (unit: string, area: Place) => string;
  unitTo: (unit: string, area: Place) => string;
  allFrom: (area: Place) => string;
  allTo: (area: Place) => string;
  player: (n: number) => string;
  tile: (id: string) => string;
  /** Where a tile lies: two of its areas, each with where it lies. */
  tilePlace: (areas: readonly string[]) => string;
  /** The area of the first tile of all. */
  inTheMiddle: (code: string) => string;
  /** 'north and northeast of 3A': the sides of an area, clockwise from the north. */
  sideOf: (sides: readonly Direction[], code: string) => string;
  /** The two spaces of a home-realm marker, each beside an area of its own. */
  bothSides: (one: string, other: string) => string;
  /** The same where only one touches the map, and the other lies on that side of it. */
  fromThere: (one: string, side: Direction) => string;
  /** A dial, with what it recruits. */
  dial: (resource: string, units: string) => string;
  destroyToken: (token: string, area: Place) => string;
  reveal: (objective: string) => string;
  duelWith: (hero: string) => string;
  /** What a hero does with a special symbol. */
  abilityOf: (hero: string) => string;
  attempt: (quest: string) => string;
  benefit: (city: string, what: string) => string;
  /** Neutral units by their shapes: 'a circle and a triangle neutral'. */
  neutrals: (shapes: readonly string[]) => string;
  fateCard: (n: number, result: string) => string;
  result: (result: Readonly<FateResult>) => string;
  /** What a quest gives and takes, each as a clause, how they are joined, and what the colors are called there. */
  questPart: Readonly<Record<QuestPart, (n: number, keep: number) => string>>;
  questFails: string;
  questClauses: (clauses: readonly string[]) => string;
  questTest: (attribute: string) => string;
  questDuel: (foe: string, health: number, special: { damage: number; prevents: number }) => string;
}
