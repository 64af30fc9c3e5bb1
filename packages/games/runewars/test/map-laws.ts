import { DIRECTIONS, distance, type Hex, hexId, neighbour, neighbours, parseHexId, turn } from '@teahouse/kernel/hex';
import { areasOf, placementOf } from '../src/map.ts';
import { FACTION } from '../src/printed/factions.ts';
import { FACTIONS, type FactionId, type TileId } from '../src/printed/ids.ts';
import type { TilePlacement } from '../src/printed/quick-maps.ts';

/*
 * The laws of a finished map, written down once more and without any cleverness, to hold the rules against.
 */

interface Laid extends TilePlacement {
  areas: ReturnType<typeof areasOf>;
}
export type LaidMap = readonly Laid[];

const read = (placed: TilePlacement): Laid => ({ ...placed, areas: areasOf(placed) });
export const laidMap = (layout: string): LaidMap => layout.split(' ').map(text => read(placementOf(text)!));
const isHome = ({ tile }: { tile: TileId }): boolean => FACTIONS.some(faction => FACTION[faction].letter === tile);
export const tilesOf = (map: LaidMap): LaidMap => map.filter(tile => !isHome(tile));
export const homesOf = (map: LaidMap): LaidMap => map.filter(isHome);
export const hexesOf = (map: LaidMap): Hex[] => map.flatMap(({ areas }) => areas.map(({ hex }) => hex));

const beside = (a: Hex, b: Hex): boolean => distance(a, b) === 1;

/** Pairs of hexes of two tiles that lie side by side, with whether either side is coloured. */
function contacts(one: Laid, others: LaidMap) {
  const found: { own: string; other: string; clash: boolean }[] = [];
  for (const area of one.areas) {
    for (const side of DIRECTIONS) {
      const there = neighbour(area.hex, side);
      for (const { areas } of others) {
        for (const other of areas.filter(({ hex }) => hexId(hex) === hexId(there))) {
          const clash = area.borders[side] !== null && other.borders[turn(side, 3)] !== null;
          found.push({ own: area.id, other: other.id, clash });
        }
      }
    }
  }
  return found;
}

/** What is wrong with how tiles and home realms lie; nothing where all is well. */
export function faultsOf(map: LaidMap): string[] {
  const faults: string[] = [];
  const hexes = hexesOf(map).map(hexId);
  if (new Set(hexes).size !== hexes.length) faults.push('a hex is covered twice');
  map.forEach((tile, i) => {
    const touching = contacts(tile, map.slice(0, i));
    if (touching.some(({ clash }) => clash)) {
      faults.push(`${isHome(tile) ? 'RW-SETUP-16' : 'RW-SETUP-08'}: colour against colour at ${tile.tile}`);
    }
    if (i === 0 || isHome(tile)) return;
    const own = new Set(touching.map(contact => contact.own));
    const others = new Set(touching.map(contact => contact.other));
    if (own.size < 2 || others.size < 2) faults.push(`RW-SETUP-07: ${tile.tile} hangs by one area`);
  });
  const homes = homesOf(map);
  homes.forEach((home, i) => {
    for (const other of homes.slice(0, i)) {
      if (home.areas.some(a => other.areas.some(b => beside(a.hex, b.hex)))) {
        faults.push(`RW-SETUP-15: ${home.tile} and ${other.tile} touch`);
      }
    }
  });
  return faults;
}

/** Empty hexes that the map encloses. */
export function holesOf(map: LaidMap): string[] {
  const full = new Set(hexesOf(map).map(hexId));
  const far = Math.max(...hexesOf(map).map(hex => distance(hex, { q: 0, r: 0 }))) + 2;
  const outside = new Set<string>([hexId({ q: far, r: 0 })]);
  for (const id of outside) {
    for (const hex of neighbours(parseHexId(id))) {
      if (!full.has(hexId(hex)) && distance(hex, { q: 0, r: 0 }) <= far) outside.add(hexId(hex));
    }
  }
  const holes: string[] = [];
  for (let q = -far; q <= far; q++) {
    for (let r = -far; r <= far; r++) {
      const id = hexId({ q, r });
      if (distance({ q, r }, { q: 0, r: 0 }) <= far && !full.has(id) && !outside.has(id)) holes.push(id);
    }
  }
  return holes;
}

/** The two hexes of a marker. */
export const hexesUnder = (marker: string): Hex[] => marker.split('+').map(parseHexId);

/** RW-SETUP-11: what is wrong with a marker beside the tiles. */
export function faultOfMarker(tiles: LaidMap, marker: string, holes = holesOf(tiles)): string | null {
  const hexes = hexesUnder(marker);
  const areas = tiles.flatMap(tile => tile.areas);
  if (hexes.length !== 2 || !beside(hexes[0]!, hexes[1]!)) return `${marker}: not two hexes`;
  if (hexes.some(hex => areas.some(area => hexId(area.hex) === hexId(hex)))) return `${marker}: not empty`;
  if (hexes.some(hex => holes.includes(hexId(hex)))) return `${marker}: enclosed`;
  let open = 0;
  for (const area of areas) {
    for (const side of DIRECTIONS) {
      const there = hexId(neighbour(area.hex, side));
      if (area.borders[side] === null && hexes.some(hex => hexId(hex) === there)) open++;
    }
  }
  return open < 3 ? `${marker}: ${open} open sides` : null;
}

/** Every marker that RW-SETUP-11 allows. */
export function markersOf(tiles: LaidMap): string[] {
  const full = hexesOf(tiles);
  const near = new Map<string, Hex>();
  for (const hex of full)
    for (const one of neighbours(hex)) for (const two of neighbours(one)) near.set(hexId(two), two);
  const holes = holesOf(tiles);
  const found: string[] = [];
  for (const a of near.values()) {
    for (const b of [1, 2, 3] as const) {
      const marker = `${hexId(a)}+${hexId(neighbour(a, b))}`;
      if (faultOfMarker(tiles, marker, holes) === null) found.push(marker);
    }
  }
  return found;
}

/** Steps from some hexes to others, first onto the map and at last off it. */
export function stepsBetween(tiles: LaidMap, from: readonly Hex[], to: readonly Hex[]): number {
  const full = new Set(hexesOf(tiles).map(hexId));
  const goal = new Set(to.map(hexId));
  const steps = new Map(from.map(hex => [hexId(hex) as string, 0]));
  for (const [id, n] of steps) {
    for (const hex of neighbours(parseHexId(id))) {
      const there = hexId(hex);
      if (goal.has(there) && n > 0) return n + 1;
      if (full.has(there) && !steps.has(there)) steps.set(there, n + 1);
    }
  }
  return Number.POSITIVE_INFINITY;
}

type Steps = (a: string, b: string) => number;
/** The steps between markers, each pair counted once. */
export function stepsOf(tiles: LaidMap): Steps {
  const known = new Map<string, number>();
  return (a, b) => {
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    const steps = known.get(pair) ?? stepsBetween(tiles, hexesUnder(a), hexesUnder(b));
    known.set(pair, steps);
    return steps;
  };
}

/** RW-SETUP-12: whether markers lie as far apart as they must; with the exception, one of them may be a step nearer. */
export function areFarApart(between: Steps, markers: readonly string[], steps: number, exception: boolean): boolean {
  const nearer: [string, string][] = [];
  for (const [i, a] of markers.entries()) {
    for (const b of markers.slice(0, i)) {
      const far = between(a, b);
      if (far < steps - 1) return false;
      if (far < steps) nearer.push([a, b]);
    }
  }
  if (nearer.length === 0) return true;
  return exception && markers.some(one => nearer.every(pair => pair.includes(one)));
}

/** Every way to lay the home realm of a faction on a marker. */
export function realmsOn(map: LaidMap, marker: string, faction: FactionId): Laid[] {
  const under = hexesUnder(marker);
  const found: Laid[] = [];
  const near = new Map(under.flatMap(hex => [hex, ...neighbours(hex)]).map(hex => [hexId(hex), hex]));
  for (const at of near.values()) {
    for (const sixths of DIRECTIONS) {
      const home = read({ tile: FACTION[faction].letter, at, sixths });
      const covers = under.every(hex => home.areas.some(area => hexId(area.hex) === hexId(hex)));
      if (covers && faultsOf([...map, home]).length === 0) found.push(home);
    }
  }
  return found;
}

/** Whether all these factions can be seated on all these markers. */
export function canAllSit(map: LaidMap, markers: readonly string[], factions: readonly FactionId[]): boolean {
  const [marker, ...left] = markers;
  if (marker === undefined) return true;
  return factions.some(faction =>
    realmsOn(map, marker, faction).some(home =>
      canAllSit(
        [...map, home],
        left,
        factions.filter(other => other !== faction),
      ),
    ),
  );
}

/** All sets of so many markers that keep apart, whether or not anybody can sit there. */
export function setsOf(tiles: LaidMap, n: number, steps: number, exception: boolean): string[][] {
  const all = markersOf(tiles);
  const between = stepsOf(tiles);
  const sets = (chosen: string[], from: number): string[][] => {
    if (chosen.length === n) return [chosen];
    const found: string[][] = [];
    for (let i = from; i < all.length; i++) {
      const more = [...chosen, all[i]!];
      if (areFarApart(between, more, steps, exception)) found.push(...sets(more, i + 1));
    }
    return found;
  };
  return sets([], 0);
}
