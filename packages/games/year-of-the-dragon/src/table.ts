import type { Core, Seat } from '@teahouse/kernel';
import type { Action, WallTile } from './cards/actions.ts';
import type { EventKind, SuperEvent } from './cards/events.ts';
import type { Card, Person } from './cards/persons.ts';

/** The whole game as plain data. */
export interface Table extends Core {
  house: HouseRules;
  /** 1 to 12; 0 while the opening persons are chosen. */
  month: number;
  /** The event of each month. */
  events: EventKind[];
  superEvent: SuperEvent | null;
  /** The super event lies face down until its month. */
  superHidden: boolean;
  /** This month's action cards; empty outside the action phase. */
  groups: Group[];
  /** Who comes when in this phase, fixed at its start. */
  order: Seat[];
  /** Person tiles left on the board, by stack, and those that left the game. */
  stacks: Record<Person, number>;
  gone: Record<Person, number>;
  /** The owners of the wall's tiles, from January on. */
  wall: Seat[];
  /** Counts moves on the person track: who came last stands on top. */
  arrivals: number;
  rulers: Ruler[];
}

/** What the table agreed on and later rules ask for. */
interface HouseRules {
  wall: 'off' | 'choose' | 'random';
  openHands: boolean;
  largePrivilege: number;
  wallEnd: 'after-scoring' | 'before-decay';
  superDecay: 'once' | 'twice';
  eclipseWall: 'again' | 'once';
}

export interface Group {
  cards: Action[];
  dragons: Seat[];
}

export interface Ruler {
  yuan: number;
  rice: number;
  fireworks: number;
  /** Privileges, small and large. */
  small: number;
  large: number;
  track: number;
  /** Of two markers on one space the one that arrived later, with the higher number, is on top. */
  arrival: number;
  hand: Card[];
  /** Cards already played or lost, in order: everybody saw them. */
  played: Card[];
  palaces: Palace[];
  /** How many palaces this ruler ever built; names the next one. */
  founded: number;
  /** Own wall tiles that are not built yet. */
  wall: WallTile[];
  points: Record<Source, number>;
}

export interface Palace {
  /** Stays the same as long as the palace stands. */
  n: number;
  floors: number;
  persons: Person[];
}

/** Where points come from. */
export const SOURCES = [
  'palaces',
  'ladies',
  'privileges',
  'research',
  'festival',
  'mongols',
  'wall',
  'super',
  'persons',
  'monks',
  'money',
] as const;
export type Source = (typeof SOURCES)[number];

export type Goods = 'yuan' | 'rice' | 'fireworks';

export type TableOptions = {
  wall: HouseRules['wall'];
  superEvent: 'off' | 'random' | 'hidden' | SuperEvent;
  openHands: boolean;
  largePrivilege: 7 | 6;
  firstDrafter: 'random' | 1 | 2 | 3 | 4 | 5;
  wallEnd: HouseRules['wallEnd'];
  superDecay: HouseRules['superDecay'];
  eclipseWall: HouseRules['eclipseWall'];
};

export function pointsOf({ points }: Pick<Ruler, 'points'>): number {
  let sum = 0;
  for (const source of SOURCES) sum += points[source];
  return sum;
}
