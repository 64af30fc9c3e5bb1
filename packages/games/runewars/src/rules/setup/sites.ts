import { hexId, parseHexId } from '@teahouse/kernel/hex';
import { AGAINST, cellOf, type Ground, type HexNumber, hexOf, STEPS } from './ground.ts';

/** RW-SETUP-11: a place for a home-realm marker. */
export interface Site {
  /** The two hexes it covers: `2,-3+2,-2`. */
  id: string;
  cells: readonly [HexNumber, HexNumber];
  /** Areas of the map that it touches, and those within so many steps of them, as bits. */
  within: readonly number[];
}

/** Open sides that a marker needs. */
const OPEN_SIDES = 3;

/** Everywhere a marker may lie, whatever the others do. */
export function sitesOf(ground: Ground): Site[] {
  const { cells, open } = outsideOf(ground);
  const ways = waysOf(ground);
  const sites: Site[] = [];
  for (const cell of cells) {
    // Every pair of neighbours once: three of the six sides.
    for (let side = 1; side < 4; side++) {
      const other = cell + STEPS[side]!;
      if (open[other] === INSIDE || open[cell]! + open[other]! < OUTSIDE * 2 + OPEN_SIDES) continue;
      const touched = touchedFrom(ground, cell) | touchedFrom(ground, other);
      const one = spread(touched, ways);
      sites.push({ id: siteId(cell, other), cells: [cell, other], within: [touched, one, spread(one, ways)] });
    }
  }
  return sites;
}

const siteId = (a: HexNumber, b: HexNumber): string => `${hexId(hexOf(a))}+${hexId(hexOf(b))}`;
/** The two hexes of a marker. */
export function cellsOf(id: string): [HexNumber, HexNumber] {
  const [a, b] = id.split('+');
  return [cellOf(parseHexId(a!)), cellOf(parseHexId(b!))];
}

const INSIDE = 0;
const OUTSIDE = 1;

/** Empty cells beside the map and one further that it does not enclose; `open` is OUTSIDE and their open sides. */
function outsideOf(ground: Ground): { cells: readonly HexNumber[]; open: Uint8Array } {
  const { area } = ground;
  const open = new Uint8Array(area.length);
  // North of the northernmost area of the westernmost column; from there on along the map.
  const start = Math.min(...ground.cells) - 1;
  const cells = [start];
  open[start] = OUTSIDE + openSides(ground, start);
  for (let i = 0; i < cells.length; i++) {
    for (const step of STEPS) {
      const cell = cells[i]! + step;
      if (open[cell] !== INSIDE || area[cell] !== 0 || !isNear(area, cell)) continue;
      open[cell] = OUTSIDE + openSides(ground, cell);
      cells.push(cell);
    }
  }
  return { cells, open };
}

/** Whether an area lies within two steps. */
function isNear(area: Uint8Array, cell: HexNumber): boolean {
  for (const step of STEPS) {
    if (area[cell + step] !== 0) return true;
    for (const further of STEPS) if (area[cell + step + further] !== 0) return true;
  }
  return false;
}

/** Sides of an empty cell that lie against the map, where the map has no border. */
function openSides({ area, coloured }: Ground, cell: HexNumber): number {
  let n = 0;
  for (let side = 0; side < 6; side++) {
    const beside = cell + STEPS[side]!;
    if (area[beside] !== 0 && (coloured[beside]! & AGAINST[side]!) === 0) n++;
  }
  return n;
}

function touchedFrom({ area }: Ground, cell: HexNumber): number {
  let bits = 0;
  for (const step of STEPS) bits |= 1 << area[cell + step]!;
  // The lowest bit stands for empty hexes.
  return bits & ~1;
}

/** The neighbours of every area by its number, borders ignored. */
function waysOf(ground: Ground): number[] {
  const ways = [0];
  for (const cell of ground.cells) ways.push(touchedFrom(ground, cell));
  return ways;
}

/** These areas and all that are next to one of them. */
function spread(areas: number, ways: readonly number[]): number {
  let more = areas;
  for (let bits = areas; bits !== 0; bits &= bits - 1) more |= ways[31 - Math.clz32(bits & -bits)]!;
  return more;
}

/** RW-SETUP-12: whether it takes so many steps or more from one to the other, over areas that exist. */
export function areApart(a: Site, b: Site, steps: number): boolean {
  // The first and the last step lead onto the map and off it.
  return (a.within[steps - 3]! & b.within[0]!) === 0;
}
