import {
  add,
  DIRECTIONS,
  type Direction,
  type Hex,
  type HexId,
  hexId,
  neighbour,
  rotate,
  turn,
} from '@teahouse/kernel/hex';
import { AREAS_OF, type AreaId, type TileId } from './printed/ids.ts';
import type { TilePlacement } from './printed/quick-maps.ts';
import { AREA, type Border, type Area as PrintedArea } from './printed/tiles.ts';
import { remembered } from './remember.ts';

/** A neighbour over one side, and what lies on that side. */
export interface Passage {
  to: AreaId;
  border: Border | null;
}

interface Place {
  id: AreaId;
  hex: Hex;
  printed: PrintedArea;
  /** Borders printed on the area itself, by side. */
  borders: readonly (Border | null)[];
  ways: readonly Passage[];
  /** Whether a side of it carries water, printed on it or on its neighbour, on the outer edge too. */
  onWater: boolean;
}

/** Everything about a map that never changes. */
interface WorldMap {
  laid: readonly TilePlacement[];
  places: readonly Place[];
  /** The index of an area among the places, and among the areas of the table. */
  index: Readonly<Partial<Record<AreaId, number>>>;
  byHex: ReadonlyMap<HexId, Place>;
}

/** `5@0,0r2`: tile 5 at 0,0, turned by two sixths. */
export const layoutOf = ({ tile, at, sixths }: TilePlacement): string => `${tile}@${hexId(at)}r${sixths}`;

/** Undefined: the text names no tile that lies anywhere. */
export function placementOf(text: string): TilePlacement | undefined {
  const match = /^([1-9DLUW])@(-?\d{1,2}),(-?\d{1,2})r([0-5])$/.exec(text);
  if (match === null) return undefined;
  const [, tile, q, r, sixths] = match;
  return { tile: tile as TileId, at: { q: Number(q), r: Number(r) }, sixths: Number(sixths) };
}

/** The tiles of a whole layout, in the order in which they were laid. */
export const placementsOf = (layout: string): TilePlacement[] =>
  layout === '' ? [] : layout.split(' ').map(place => placementOf(place)!);

/** The areas of a laid tile where they lie. */
export function areasOf({ tile, at, sixths }: TilePlacement): Pick<Place, 'id' | 'hex' | 'printed' | 'borders'>[] {
  return AREAS_OF[tile].map(id => {
    const printed = AREA[id];
    const borders = DIRECTIONS.map(side => printed.borders[turn(side, -sixths)] ?? null);
    return { id, hex: add(at, rotate(printed.hex, sixths)), printed, borders };
  });
}

const opposite = (side: Direction): Direction => turn(side, 3);

function mapFrom(laid: readonly TilePlacement[]): WorldMap {
  const bare: ReturnType<typeof areasOf> = [];
  for (const tile of laid) bare.push(...areasOf(tile));
  const byHex = new Map(bare.map(area => [hexId(area.hex), area]));
  const places = bare.map<Place>(area => {
    const ways: Passage[] = [];
    let onWater = false;
    for (const side of DIRECTIONS) {
      const there = byHex.get(hexId(neighbour(area.hex, side)));
      const border = area.borders[side] ?? there?.borders[opposite(side)] ?? null;
      if (border === 'water') onWater = true;
      if (there !== undefined) ways.push({ to: there.id, border });
    }
    return { ...area, ways, onWater };
  });
  return {
    laid,
    places,
    index: Object.fromEntries(places.map(({ id }, i) => [id, i])),
    byHex: new Map(places.map(place => [hexId(place.hex), place])),
  };
}

/** A house plays on many maps, but on few at a time. */
const KEPT = 256;
const read = remembered(KEPT, layout => mapFrom(placementsOf(layout)));
export const mapOf = ({ layout }: { layout: string }): WorldMap => read(layout);

export const placeOf = (g: { layout: string }, id: AreaId): Place => {
  const map = mapOf(g);
  return map.places[map.index[id]!]!;
};

/** Steps from one area to all others over areas that exist, borders ignored. */
export function stepsFrom(g: { layout: string }, from: AreaId): ReadonlyMap<AreaId, number> {
  const steps = new Map<AreaId, number>([[from, 0]]);
  for (const [id, n] of steps) {
    for (const { to } of placeOf(g, id).ways) if (!steps.has(to)) steps.set(to, n + 1);
  }
  return steps;
}
