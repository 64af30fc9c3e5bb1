import {
  DIRECTIONS,
  type Direction,
  directionTo,
  type Hex,
  hexId,
  neighbour,
  rounded,
  turn,
} from '@teahouse/kernel/hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** How hexes lie on a picture. They need not be regular: a map may want them wider, so that pieces lie side by side. */
export interface Layout {
  readonly top: 'flat' | 'pointed';
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Where the hex 0,0 has its centre. */
  readonly origin: Point;
}

/** The side of a hex from its first corner to its second, clockwise. */
export type Side = readonly [Point, Point];

/** Regular hexes with sides of this length. */
export function regular(top: Layout['top'], side: number, origin: Point = { x: 0, y: 0 }): Layout {
  const narrow = (side * Math.sqrt(3)) / 2;
  return top === 'flat'
    ? { top, halfWidth: side, halfHeight: narrow, origin }
    : { top, halfWidth: narrow, halfHeight: side, origin };
}

export function centre(layout: Layout, { q, r }: Hex): Point {
  return layout.top === 'flat' ? placed(layout, 1.5 * q, 2 * r + q) : placed(layout, 2 * q + r, 1.5 * r);
}

export function hexAt({ top, halfWidth, halfHeight, origin }: Layout, point: Point): Hex {
  const x = (point.x - origin.x) / halfWidth;
  const y = (point.y - origin.y) / halfHeight;
  if (top === 'flat') return rounded(x / 1.5, y / 2 - x / 3);
  return rounded(x / 2 - y / 3, y / 1.5);
}

/** In half widths and half heights around the centre. The side in direction d runs from corner d to corner d + 1. */
const CORNERS: Readonly<Record<Layout['top'], readonly Point[]>> = {
  flat: [
    { x: -0.5, y: -1 },
    { x: 0.5, y: -1 },
    { x: 1, y: 0 },
    { x: 0.5, y: 1 },
    { x: -0.5, y: 1 },
    { x: -1, y: 0 },
  ],
  pointed: [
    { x: -1, y: -0.5 },
    { x: 0, y: -1 },
    { x: 1, y: -0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
    { x: -1, y: 0.5 },
  ],
};

/** The six corners, clockwise; at a scale below 1 they draw a line inside the hex. */
export function corners(layout: Layout, hex: Hex, scale = 1): Point[] {
  const { x, y } = centre(layout, hex);
  return CORNERS[layout.top].map(corner => ({
    x: x + corner.x * scale * layout.halfWidth,
    y: y + corner.y * scale * layout.halfHeight,
  }));
}

export function side(layout: Layout, hex: Hex, direction: Direction): Side {
  const points = corners(layout, hex);
  return [points[direction]!, points[turn(direction, 1)]!];
}

/** The side between two neighbours, as seen from the first; undefined where they do not touch. */
export function sharedSide(layout: Layout, from: Hex, to: Hex): Side | undefined {
  const direction = directionTo(from, to);
  return direction === undefined ? undefined : side(layout, from, direction);
}

/** A point on the way along a side, from 0 to 1, and so far out of it to the right of that way: what borders are drawn with. */
export function along([from, to]: Side, way: number, out = 0): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  return { x: from.x + dx * way - (dy / length) * out, y: from.y + dy * way + (dx / length) * out };
}

/**
 * The lines around a region, each closed: clockwise around its parts, the other way around its holes. Three hexes meet at
 * every corner, so a line never touches another one.
 */
export function outline(layout: Layout, hexes: Iterable<Hex>): Point[][] {
  const region = new Map([...hexes].map(hex => [hexId(hex), hex]));
  const walked = new Set<string>();
  const loops: Point[][] = [];
  for (const start of region.values()) {
    for (const direction of DIRECTIONS) {
      const loop: Point[] = [];
      let hex = start;
      let at = direction;
      while (!region.has(hexId(neighbour(hex, at))) && !walked.has(`${hexId(hex)} ${at}`)) {
        walked.add(`${hexId(hex)} ${at}`);
        loop.push(side(layout, hex, at)[0]);
        const next = neighbour(hex, turn(at, 1));
        const isInside = region.has(hexId(next));
        hex = isInside ? next : hex;
        at = turn(at, isInside ? -1 : 1);
      }
      if (loop.length > 0) loops.push(loop);
    }
  }
  return loops;
}

/** Closed lines as the `d` of an SVG path, to a hundredth of a unit. */
export function pathOf(...loops: readonly (readonly Point[])[]): string {
  return loops.map(loop => `M${loop.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`).join('');
}

/** The smallest box around hexes, or around nothing an empty one. */
export function bounds(layout: Layout, hexes: Iterable<Hex>): Box {
  const centres = [...hexes].map(hex => centre(layout, hex));
  if (centres.length === 0) return { ...layout.origin, width: 0, height: 0 };
  const left = Math.min(...centres.map(({ x }) => x)) - layout.halfWidth;
  const top = Math.min(...centres.map(({ y }) => y)) - layout.halfHeight;
  const right = Math.max(...centres.map(({ x }) => x)) + layout.halfWidth;
  const bottom = Math.max(...centres.map(({ y }) => y)) + layout.halfHeight;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where in a hex something is written: above the middle, in it, or below. */
type Spot = 'head' | 'middle' | 'foot';

const LOWERED: Readonly<Record<Spot, number>> = { head: -0.72, middle: 0, foot: 0.72 };

export function spot(layout: Layout, hex: Hex, where: Spot): Point {
  const { x, y } = centre(layout, hex);
  return { x, y: y + LOWERED[where] * layout.halfHeight };
}

/** Where the name of a region is written: amid its hexes, and always on one of them. */
export function labelOf(layout: Layout, hexes: readonly Hex[]): Point {
  if (hexes.length === 0) throw new Error('A region without hexes has no place for its name.');
  const centres = hexes.map(hex => centre(layout, hex));
  const amid = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const away = (point: Point): number => Math.hypot(point.x - amid.x, point.y - amid.y);
  return centres.reduce((best, point) => (away(point) < away(best) - 1e-9 ? point : best));
}

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(WAYS, key);
}

/**
 * The hex that an arrow key leads to: the nearest in that direction, over gaps too. Where two lie equally near, a row of
 * hexes is followed in a zigzag, and the opposite key leads back.
 */
export function towards(layout: Layout, hexes: Iterable<Hex>, from: Hex, arrow: Arrow): Hex | undefined {
  const way = WAYS[arrow];
  const start = centre(layout, from);
  const isEven = (layout.top === 'flat' ? from.q : from.r) % 2 === 0;
  let best: Hex | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    const { x, y } = centre(layout, hex);
    const dx = (x - start.x) / layout.halfWidth;
    const dy = (y - start.y) / layout.halfHeight;
    const ahead = dx * way.x + dy * way.y;
    if (ahead < 0.25) continue;
    const aside = way.x === 0 ? dx : dy;
    const cost = Math.hypot(ahead, 2 * aside) + (aside > 0 === isEven ? 0 : 1e-6);
    if (cost < least) [best, least] = [hex, cost];
  }
  return best;
}

function placed({ halfWidth, halfHeight, origin }: Layout, x: number, y: number): Point {
  return { x: origin.x + x * halfWidth, y: origin.y + y * halfHeight };
}

function short(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}
