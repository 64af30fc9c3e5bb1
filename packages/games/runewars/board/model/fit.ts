/* The map leaves its corners to panels: where it lies, and how large it is, so that none of them covers an area. */

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Point, Size {}

/** The middles of hexes, in the units of the map, and half their width and height. */
interface Ground {
  readonly middles: readonly Point[];
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Panels in the corners of the window, in pixels. */
export interface Corners {
  readonly topLeft: Size;
  readonly topRight: Size;
  readonly bottomLeft: Size;
  readonly bottomRight: Size;
}

const FREE: Size = { width: 0, height: 0 };
/** Nothing but its tools lies over the map. */
export const TOOLS: Corners = {
  topLeft: FREE,
  topRight: FREE,
  bottomLeft: FREE,
  bottomRight: { width: 160, height: 60 },
};

/** Pixels that the window keeps free around the map. */
const MARGIN = 12;
/** The map becomes no smaller than this part of what the window would hold: rather a panel covers an edge of it. */
const LEAST = 0.62;
const STEP = 0.02;
/** Places that are tried along each axis. */
const PLACES = 13;
/** How much of a hex must be free: its pointed ends may lie under a panel. */
const CORE = 0.7;

export function boundsOf({ middles, halfWidth, halfHeight }: Ground): Box {
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - halfWidth;
  const top = Math.min(...ys) - halfHeight;
  return { x: left, y: top, width: Math.max(...xs) + halfWidth - left, height: Math.max(...ys) + halfHeight - top };
}

/** The part of the picture to be shown: a little more than the map, so that the panels lie beside its areas. */
export function worldFor(ground: Ground, frame: Size, corners: Corners): Box {
  const map = boundsOf(ground);
  const room = { width: frame.width - 2 * MARGIN, height: frame.height - 2 * MARGIN };
  if (room.width <= 0 || room.height <= 0) return map;
  const largest = Math.min(room.width / map.width, room.height / map.height);
  const panels = panelsOf(corners, frame);
  let best = { scale: largest, offset: { x: 0, y: 0 }, covered: Number.POSITIVE_INFINITY };
  for (let part = 1; part >= LEAST && best.covered > 0; part -= STEP) {
    const scale = largest * part;
    for (const offset of offsetsIn(room.width - map.width * scale, room.height - map.height * scale)) {
      const covered = ground.middles.filter(middle => isCovered(middle, ground, map, scale, offset, panels)).length;
      if (covered < best.covered) best = { scale, offset, covered };
      if (covered === 0) break;
    }
  }
  const { scale, offset } = best;
  return {
    x: map.x - offset.x / scale,
    y: map.y - offset.y / scale,
    width: room.width / scale,
    height: room.height / scale,
  };
}

function panelsOf({ topLeft, topRight, bottomLeft, bottomRight }: Corners, { width, height }: Size): Box[] {
  return [
    { x: 0, y: 0, ...topLeft },
    { x: width - topRight.width, y: 0, ...topRight },
    { x: 0, y: height - bottomLeft.height, ...bottomLeft },
    { x: width - bottomRight.width, y: height - bottomRight.height, ...bottomRight },
  ];
}

/** Ways to use the room that is left, from the middle outwards. */
function offsetsIn(width: number, height: number): Point[] {
  const parts = Array.from({ length: PLACES }, (_, i) => i / (PLACES - 1)).sort(
    (a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5),
  );
  const spots = parts.flatMap(x => parts.map(y => ({ x, y })));
  const off = ({ x, y }: Point): number => Math.hypot(x - 0.5, y - 0.5);
  return spots.sort((a, b) => off(a) - off(b)).map(({ x, y }) => ({ x: x * width, y: y * height }));
}

function isCovered(
  middle: Point,
  { halfWidth, halfHeight }: Ground,
  map: Box,
  scale: number,
  offset: Point,
  panels: readonly Box[],
): boolean {
  const x = MARGIN + offset.x + (middle.x - map.x) * scale;
  const y = MARGIN + offset.y + (middle.y - map.y) * scale;
  const w = halfWidth * scale * CORE;
  const h = halfHeight * scale * CORE;
  return panels.some(
    panel => x + w > panel.x && x - w < panel.x + panel.width && y + h > panel.y && y - h < panel.y + panel.height,
  );
}
