import { DIRECTIONS, type Direction, directionTo, type Hex, hexId, neighbour, parseHexId } from '@teahouse/kernel/hex';
import { areasOf, layoutOf, mapOf, placementsOf } from '../src/map.ts';
import type { AreaId } from '../src/printed/ids.ts';
import type { TilePlacement } from '../src/printed/quick-maps.ts';
import type { Words } from './words.ts';

/* During set-up places have no names yet: one says on which side of which areas they lie. */

/** On which side of an area that lies there already. */
interface Beside {
  side: Direction;
  of: AreaId;
}

/** All areas of a layout that a hex touches. */
function besides(layout: string, hex: Hex): Beside[] {
  const { byHex } = mapOf({ layout });
  return DIRECTIONS.flatMap(side => {
    const there = byHex.get(hexId(neighbour(hex, turned(side))));
    return there === undefined ? [] : [{ side, of: there.id }];
  });
}
const turned = (side: Direction): Direction => ((side + 3) % 6) as Direction;

/** Two areas of a tile say where it lies and how it is turned: 'Area 5A north of 3C, 5B southeast of 4D'. */
export function tilePlaceIn(layout: string, laid: TilePlacement, { tilePlace, inTheMiddle, sideOf }: Words): string {
  const areas = areasOf(laid);
  // The name stays when the tile lies there.
  const tiles = placementsOf(layout);
  const own = tiles.findIndex(({ tile }) => tile === laid.tile);
  const before = (own < 0 ? tiles : tiles.slice(0, own)).map(layoutOf).join(' ');
  const touching = areas.flatMap(({ id, hex }) => besides(before, hex).map(beside => ({ id, hex, ...beside })));
  const first = touching[0] ?? { ...areas[0]!, side: null, of: null };
  const second = touching.find(({ id }) => id !== first.id) ?? besideFirst(first, areas);
  return tilePlace(
    [first, second].map(({ id, side, of }) => (of === null ? inTheMiddle(id) : `${id} ${sideOf([side], of)}`)),
  );
}

type Bare = Pick<ReturnType<typeof areasOf>[number], 'id' | 'hex'>;
/** Where no other area of the tile touches the map: one that lies beside the first. */
function besideFirst(first: Bare, areas: readonly Bare[]): Bare & Beside {
  for (const area of areas) {
    const side = directionTo(first.hex, area.hex);
    if (side !== undefined) return { ...area, side, of: first.id };
  }
  throw new Error(`No area of the tile lies beside ${first.id}.`);
}

/** The two hexes of a marker: 'North and northeast of 3A'. */
export function markerPlaceIn(layout: string, id: string, { sideOf, bothSides, fromThere }: Words): string {
  const [a, b] = id.split('+').map(parseHexId) as [Hex, Hex];
  const [ofA, ofB] = [besides(layout, a), besides(layout, b)];
  for (const one of ofA) {
    const other = ofB.find(({ of }) => of === one.of);
    if (other !== undefined) return sideOf([one.side, other.side], one.of);
  }
  if (ofA.length > 0 && ofB.length > 0) {
    return bothSides(sideOf([ofA[0]!.side], ofA[0]!.of), sideOf([ofB[0]!.side], ofB[0]!.of));
  }
  const [near, far, { side, of }] = ofA.length > 0 ? [a, b, ofA[0]!] : [b, a, ofB[0]!];
  return fromThere(sideOf([side], of), directionTo(near, far)!);
}
