import { along, type Direction, type Hex, type Layout, type Point, type Side, side } from '@teahouse/boardkit/map';
import { mapOf } from '../../../src/map.ts';
import type { TileId } from '../../../src/printed/ids.ts';
import type { Border } from '../../../src/printed/tiles.ts';

/** Hexes a little wider than regular, so that stacks lie side by side. */
export const LAYOUT: Layout = { top: 'flat', halfWidth: 57, halfHeight: 46, origin: { x: 0, y: 0 } };
const { halfWidth: W, halfHeight: H } = LAYOUT;

/** A hex around 0,0, so many times as large. */
export const hexPath = (k: number): string =>
  `M${[
    [-W / 2, -H],
    [W / 2, -H],
    [W, 0],
    [W / 2, H],
    [-W / 2, H],
    [-W, 0],
  ]
    .map(([x, y]) => `${(x! * k).toFixed(1)} ${(y! * k).toFixed(1)}`)
    .join('L')}Z`;

export interface Edge {
  key: string;
  kind: Border;
  side: Side;
}

/** Every border that is printed, where it lies. */
export function edgesOf(layout: string): Edge[] {
  const edges: Edge[] = [];
  for (const { id, hex, borders } of mapOf({ layout }).places) {
    borders.forEach((kind, direction) => {
      if (kind !== null)
        edges.push({ key: `${id} ${direction}`, kind, side: side(LAYOUT, hex, direction as Direction) });
    });
  }
  return edges;
}

/** The hexes of every tile. */
export function tilesOf(layout: string): { tile: TileId; hexes: Hex[] }[] {
  const tiles = new Map<TileId, Hex[]>();
  for (const { id, hex } of mapOf({ layout }).places) {
    const tile = id[0] as TileId;
    tiles.set(tile, [...(tiles.get(tile) ?? []), hex]);
  }
  return [...tiles].map(([tile, hexes]) => ({ tile, hexes }));
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const straight = ([from, to]: Side): string => `M${at(from)}L${at(to)}`;

const WAVES = 6;
/** A wave along a side. */
export function wave(edge: Side): string {
  let path = `M${at(along(edge, 0.04))}`;
  for (let i = 0; i < WAVES; i++) {
    const middle = along(edge, 0.04 + ((i + 0.5) / WAVES) * 0.92, i % 2 === 0 ? 4 : -4);
    path += `Q${at(middle)} ${at(along(edge, 0.04 + ((i + 1) / WAVES) * 0.92))}`;
  }
  return path;
}

const PEAKS = 5;
/** The peaks along a side, each with its dark flank. They point up, whichever way the side runs. */
export function peaks(edge: Side): { whole: string; flank: string }[] {
  return Array.from({ length: PEAKS }, (_, i) => {
    const { x, y } = along(edge, (i + 0.5) / PEAKS);
    const top = at({ x, y: y - (i % 2 === 0 ? 8 : 6.4) });
    const right = at({ x: x + 7, y: y + 5 });
    return {
      whole: `M${at({ x: x - 7, y: y + 5 })}L${top}L${right}Z`,
      flank: `M${top}L${right}L${at({ x: x + 1.5, y: y + 5 })}Z`,
    };
  });
}

/** The way of units from one area into another: it bends, and ends before the middle. */
export function way(from: Point, to: Point): string {
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12 };
  const length = Math.hypot(to.x - bend.x, to.y - bend.y);
  const end = { x: to.x - ((to.x - bend.x) / length) * 30, y: to.y - ((to.y - bend.y) / length) * 30 };
  return `M${at(from)}Q${at(bend)} ${at(end)}`;
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

const row = (n: number, gap: number, y: number, width: number, middle = 0): Place[] =>
  Array.from({ length: n }, (_, i) => ({ x: middle + (i - (n - 1) / 2) * gap, y, width }));

/** Where the stacks of an army lie: in one row, or in two where there are many kinds or a building beside them. */
export function stackPlaces(n: number, hasBuilding: boolean): Place[] {
  if (hasBuilding) {
    if (n === 1) return row(1, 0, -1, 30, 22);
    if (n === 2) return row(2, 31, -1, 30, 20);
    if (n <= 4) return [...row(2, 31, -14, 26, 12), ...row(2, 31, 10, 26, 12)].slice(0, n);
    const wide = Math.ceil(n / 2);
    const gap = 66 / (wide - 1);
    const width = Math.min(23, gap);
    return [...row(wide, gap, -14, width, 14), ...row(wide, gap, 9, width, 14)].slice(0, n);
  }
  if (n <= 2) return row(n, 40, -3, 35);
  if (n === 3) return row(3, 35, -3, 32);
  const wide = Math.ceil(n / 2);
  const gap = Math.min(31, 84 / (wide - 1));
  const width = Math.min(26, gap);
  return [...row(wide, gap, -14, width), ...row(wide, gap, 10, width)].slice(0, n);
}
