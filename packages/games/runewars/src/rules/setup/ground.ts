import { DIRECTIONS, type Direction, type Hex, neighbour, sameHex, turn } from '@teahouse/kernel/hex';
import type { Rule } from '../../../text/rules/en.ts';
import { areasOf, layoutOf, placementsOf } from '../../map.ts';
import { TILES, type TileId } from '../../printed/ids.ts';
import type { TilePlacement } from '../../printed/quick-maps.ts';
import { remembered } from '../../remember.ts';

/*
 * The map as it grows, for the many questions of geometry that the set-up asks. A hex is one number, and a tile is moved
 * by adding to its hexes. Eight tiles and their home realms never come as far as the rim.
 */

const WIDE = 64;
const SIZE = WIDE * WIDE;
const offset = ({ q, r }: Hex): number => q * WIDE + r;
const MIDDLE = offset({ q: WIDE / 2, r: WIDE / 2 });

/** A hex as a number. */
export type HexNumber = number;
export const cellOf = (hex: Hex): HexNumber => MIDDLE + offset(hex);
export const hexOf = (cell: HexNumber): Hex => ({ q: Math.floor(cell / WIDE) - WIDE / 2, r: (cell % WIDE) - WIDE / 2 });

/** What to add for the neighbour over each side. */
export const STEPS: readonly number[] = DIRECTIONS.map(side => offset(neighbour({ q: 0, r: 0 }, side)));

/** A tile in one of its six turns. */
export interface Form {
  tile: TileId;
  sixths: number;
  /** Its areas as offsets from its origin, and the sides of each that carry a border, as bits. */
  cells: readonly number[];
  coloured: readonly number[];
  /** The same offsets in ascending order. */
  sorted: readonly number[];
}

function formOf(tile: TileId, sixths: number): Form {
  const areas = areasOf({ tile, at: { q: 0, r: 0 }, sixths });
  return {
    tile,
    sixths,
    cells: areas.map(({ hex }) => offset(hex)),
    sorted: areas.map(({ hex }) => offset(hex)).sort((a, b) => a - b),
    coloured: areas.map(({ borders }) => borders.reduce((bits, border, side) => bits | (border ? 1 << side : 0), 0)),
  };
}
export const FORMS: Readonly<Record<TileId, readonly Form[]>> = Object.fromEntries(
  TILES.map(tile => [tile, DIRECTIONS.map(sixths => formOf(tile, sixths))]),
) as Record<TileId, Form[]>;

export interface Ground {
  /** The number of the area on each cell, counted from 1 as they were laid; 0 where nothing lies. */
  area: Uint8Array;
  /** The sides of it that carry a border of its own, as bits. */
  coloured: Uint8Array;
  /** Where areas lie, in their order. */
  cells: HexNumber[];
  /** Those of them that are parts of home realms. */
  homes: HexNumber[];
}

const isHome = (tile: TileId): boolean => tile > '9';

function lay(ground: Ground, { tile, cells, coloured }: Form, at: HexNumber): void {
  for (let i = 0; i < cells.length; i++) {
    const cell = at + cells[i]!;
    ground.cells.push(cell);
    ground.area[cell] = ground.cells.length;
    ground.coloured[cell] = coloured[i]!;
    if (isHome(tile)) ground.homes.push(cell);
  }
}

/** The ground with one more tile on it. */
export function groundWith(ground: Ground, form: Form, at: HexNumber): Ground {
  const { area, coloured, cells, homes } = ground;
  const more = { area: area.slice(), coloured: coloured.slice(), cells: cells.slice(), homes: homes.slice() };
  lay(more, form, at);
  return more;
}

const KEPT = 64;
/** The ground under a layout of the table. */
export const groundOf = remembered(KEPT, layout => {
  const ground: Ground = { area: new Uint8Array(SIZE), coloured: new Uint8Array(SIZE), cells: [], homes: [] };
  for (const { tile, at, sixths } of placementsOf(layout)) lay(ground, FORMS[tile][sixths]!, cellOf(at));
  return ground;
});

/** Keeps what was found out about a ground, by a key, as long as the ground itself is kept. */
export function foundOut<T>(): (ground: Ground, key: string, find: () => T) => T {
  const kept = new WeakMap<Ground, Map<string, T>>();
  return (ground, key, find) => {
    let about = kept.get(ground);
    if (about === undefined) {
      about = new Map();
      kept.set(ground, about);
    }
    let found = about.get(key);
    if (found === undefined) {
      found = find();
      about.set(key, found);
    }
    return found;
  };
}

const opposite = (side: Direction): Direction => turn(side, 3);
/** The bit of the side that lies against each side. */
export const AGAINST: readonly number[] = DIRECTIONS.map(side => 1 << opposite(side));

export function isFree({ area }: Ground, { cells }: Form, at: HexNumber): boolean {
  for (const cell of cells) if (area[at + cell] !== 0) return false;
  return true;
}

/** RW-SETUP-08, 16: a border would lie against a border. */
export function clashes({ coloured }: Ground, { cells, coloured: own }: Form, at: HexNumber): boolean {
  for (let i = 0; i < cells.length; i++) {
    const bits = own[i]!;
    if (bits === 0) continue;
    for (let side = 0; side < 6; side++) {
      if ((bits & (1 << side)) !== 0 && (coloured[at + cells[i]! + STEPS[side]!]! & AGAINST[side]!) !== 0) return true;
    }
  }
  return false;
}

/** RW-SETUP-07: two areas of it or more touch two areas or more of the map. */
function joins({ area }: Ground, { cells }: Form, at: HexNumber): boolean {
  let touching = 0;
  let touched = 0;
  for (const cell of cells) {
    let here = 0;
    for (const step of STEPS) here |= 1 << area[at + cell + step]!;
    // The lowest bit stands for empty hexes.
    here &= ~1;
    if (here !== 0) touching++;
    touched |= here;
  }
  return touching >= 2 && (touched & (touched - 1)) !== 0;
}

/** The rule that forbids to lay a tile there; null: none does. The first tile may lie anywhere, so it is the middle. */
export function forbids(ground: Ground, { tile, at, sixths }: TilePlacement): Rule | null {
  if (ground.cells.length === 0) return null;
  const form = FORMS[tile][sixths]!;
  const cell = cellOf(at);
  const isBeyond = !sameHex(hexOf(cell), at);
  if (isBeyond || !isFree(ground, form, cell) || !joins(ground, form, cell)) return 'RW-SETUP-07';
  return clashes(ground, form, cell) ? 'RW-SETUP-08' : null;
}

/** A tile in a turn, where it may lie. */
export interface Spot {
  form: Form;
  at: HexNumber;
}
export const spotId = ({ form: { tile, sixths }, at }: Spot): string => layoutOf({ tile, at: hexOf(at), sixths });

/** Everywhere a tile may be laid. How the very first is turned makes no difference. */
export function spotsOf(ground: Ground, tile: TileId): Spot[] {
  if (ground.cells.length === 0) return [{ form: FORMS[tile][0]!, at: MIDDLE }];
  const shore = shoreOf(ground);
  const spots: Spot[] = [];
  const tried = new Uint8Array(SIZE);
  for (const form of FORMS[tile]) {
    const mark = form.sixths + 1;
    for (const cell of shore) {
      for (const part of form.cells) {
        const at = cell - part;
        if (tried[at] === mark) continue;
        tried[at] = mark;
        if (isFree(ground, form, at) && joins(ground, form, at) && !clashes(ground, form, at)) spots.push({ form, at });
      }
    }
  }
  return spots;
}

/** Empty cells beside the map, each once. */
function shoreOf({ area, cells }: Ground): HexNumber[] {
  const shore: HexNumber[] = [];
  for (const cell of cells) {
    for (const step of STEPS) {
      const beside = cell + step;
      if (area[beside] === 0 && !shore.includes(beside)) shore.push(beside);
    }
  }
  return shore;
}
