import type { Question } from '@teahouse/kernel';
import { type Hex, hexId, parseHexId, spiral } from '@teahouse/kernel/hex';
import { areasOf, mapOf, placementOf } from '../../src/map.ts';
import type { TilePlacement } from '../../src/printed/quick-maps.ts';
import type { Seen } from './reading.ts';
import { isMarker } from './where.ts';

export const markerHexes = (id: string): [Hex, Hex] => id.split('+').map(parseHexId) as [Hex, Hex];

/** All that the map must show: what lies there, and wherever something may be laid. */
export function hexesToShow(seen: Seen, question: Question | null): Hex[] {
  const hexes = new Map<string, Hex>();
  const show = (hex: Hex): void => void hexes.set(hexId(hex), hex);
  for (const { hex } of mapOf(seen).places) show(hex);
  for (const id of seen.markers) for (const hex of markerHexes(id)) show(hex);
  for (const id of question?.options ?? []) {
    const laid = placementOf(id);
    if (laid !== undefined) for (const { hex } of areasOf(laid)) show(hex);
    if (isMarker(id)) for (const hex of markerHexes(id)) show(hex);
  }
  if (hexes.size === 0) for (const hex of spiral({ q: 0, r: 0 }, 2)) show(hex);
  return [...hexes.values()];
}

/** A way to lay a tile, with the answer it is. */
export interface Laid extends TilePlacement {
  id: string;
}

/** Every way in which the tile of the open question may be laid. */
export function waysToLay({ options }: Question): Laid[] {
  return options.flatMap(id => {
    const laid = placementOf(id);
    return laid === undefined ? [] : [{ ...laid, id }];
  });
}

/** How the tile lies in the hand, as far as it fits anywhere so; a way to lay it stands for its turn. */
export function turnedTo(laid: readonly Laid[], wish: number): Laid | null {
  return laid.find(({ sixths }) => sixths === wish) ?? laid[0] ?? null;
}

/** The next turn at which it fits somewhere. */
export function turnAfter(laid: readonly Laid[], sixths: number): number {
  const turns = [...new Set(laid.map(one => one.sixths))].sort();
  return turns.find(turn => turn > sixths) ?? turns[0] ?? sixths;
}
