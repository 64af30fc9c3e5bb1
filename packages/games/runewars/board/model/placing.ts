import type { Question } from '@teahouse/kernel';
import { placementOf } from '../../src/map.ts';
import type { TilePlacement } from '../../src/printed/quick-maps.ts';

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
