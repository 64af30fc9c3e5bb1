import type { Core, Seat } from '@teahouse/kernel';
import { type Action, type Disaster, KINDS, type Kind, type Level, oldExp, youngExp } from '../plain/rules.ts';

/** The game of `plain/rules.ts` on the kernel: the same deal, the same choices, the same scores. */
export interface Table extends Core {
  /** Which month it is, counted from 0. */
  month: number;
  /** The action cards of every month, and the disaster it ends with. */
  deck: Action[][];
  disasters: Disaster[];
  /** The seats in the order of their experience, as last ranked. */
  order: Seat[];
  /** The action cards on offer. */
  groups: Group[];
  supply: Record<Kind, Record<Level, TileId[]>>;
  discard: TileId[];
  /** How many tiles were recruited: of equal experience, the later counts more. */
  recruited: number;
  players: Player[];
  hands: Card[][];
}

interface Group {
  cards: Action[];
  takenBy: Seat[];
}

export interface Player {
  money: number;
  rice: number;
  fireworks: number;
  military: number;
  vp: number;
  privileges: number;
  experience: number;
  lastRecruit: number;
  palaces: Palace[];
}

export interface Palace {
  floors: number;
  tiles: TileId[];
}

export type Card = Kind | 'wild';
export type Pile = `${Kind}-${Level}`;
export type TileId = `${Pile}-${number}`;
/** A choice on the action cards: the privilege card has two, and 'refill' is no card. */
export type Choice = Exclude<Action, 'privilege'> | 'small privilege' | 'large privilege' | 'refill';
/** A person to recruit from a pile, with the palace whose weakest person has to go. */
type Replace = `${Pile}>${number}`;
export type Recruit = Pile | Replace;

export const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
export const MOST_PALACES = 10;
export const FULL_HAND: readonly Card[] = [...KINDS, 'wild', 'wild'];

// The tables below hold every id that can be an answer, made once: rules pick from them and never build or parse one.

export interface PileInfo {
  id: Pile;
  kind: Kind;
  level: Level;
  /** The answers that replace somebody, by palace. */
  replace: Replace[];
}
interface TileInfo {
  id: TileId;
  kind: Kind;
  experience: number;
  icons: number;
}

const RECRUITS: Record<string, { pile: PileInfo; palace: number }> = {};
const BY_ID: Record<string, TileInfo> = {};

/** In the order of the plain game's numbers. */
export const TILES: TileInfo[] = [];
export const PERSONS: { kind: Kind; young: PileInfo; old: PileInfo }[] = KINDS.map((kind, k) => ({
  kind,
  young: newPile(kind, 'young', 5, youngExp(k), 1),
  old: newPile(kind, 'old', 4, oldExp(k), 2),
}));

function newPile(kind: Kind, level: Level, tiles: number, experience: number, icons: number): PileInfo {
  const pile: PileInfo = { id: `${kind}-${level}`, kind, level, replace: [] };
  RECRUITS[pile.id] = { pile, palace: -1 };
  for (let palace = 0; palace < MOST_PALACES; palace++) {
    const answer: Replace = `${pile.id}>${palace}`;
    pile.replace.push(answer);
    RECRUITS[answer] = { pile, palace };
  }
  for (let n = 1; n <= tiles; n++) {
    const tile: TileInfo = { id: `${pile.id}-${n}`, kind, experience, icons };
    TILES.push(tile);
    BY_ID[tile.id] = tile;
  }
  return pile;
}

export const tileOf = (id: TileId): TileInfo => BY_ID[id]!;
export const recruitOf = (answer: Recruit): { pile: PileInfo; palace: number } => RECRUITS[answer]!;
