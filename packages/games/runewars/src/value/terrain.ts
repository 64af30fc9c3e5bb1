import { mapOf } from '../map.ts';
import { FACTION } from '../printed/factions.ts';
import { AREAS_OF, FACTIONS, type FactionId } from '../printed/ids.ts';
import type { Border } from '../printed/tiles.ts';
import { remembered } from '../remember.ts';
import { heroCard } from '../rules/cards.ts';
import type { Hero, Table } from '../table.ts';

/* Who is how far from where, by the index of areas: worked out once for every map. */

interface Terrain {
  /** Neighbours that can be walked to; in winter water is no border. */
  readonly ways: readonly (readonly number[])[];
  readonly frozen: readonly (readonly number[])[];
  /** Steps between areas, whoever holds them: on foot, and for those whom no border stops. FAR where there is no way. */
  readonly steps: readonly Uint8Array[];
  readonly flights: readonly Uint8Array[];
  /** Areas of home realms. */
  readonly homes: Readonly<Record<FactionId, readonly number[]>>;
}

export const FAR = 99;

const KEPT = 64;
const read = remembered(KEPT, (layout): Terrain => {
  const { places, index } = mapOf({ layout });
  const waysOver = (isOpen: (border: Border | null) => boolean): number[][] =>
    places.map(({ ways }) => ways.filter(({ border }) => isOpen(border)).map(({ to }) => index[to]!));
  const ways = waysOver(border => border === null);
  return {
    ways,
    frozen: waysOver(border => border !== 'mountain'),
    steps: stepsOver(ways),
    flights: stepsOver(waysOver(() => true)),
    homes: Object.fromEntries(
      FACTIONS.map(id => [id, AREAS_OF[FACTION[id].letter].map(area => index[area]).filter(i => i !== undefined)]),
    ) as Record<FactionId, number[]>,
  };
});

function stepsOver(ways: readonly (readonly number[])[]): Uint8Array[] {
  return ways.map((_, from) => {
    const steps = new Uint8Array(ways.length).fill(FAR);
    steps[from] = 0;
    const queue = [from];
    for (const here of queue) {
      for (const there of ways[here]!) {
        if (steps[there] !== FAR) continue;
        steps[there] = steps[here]! + 1;
        queue.push(there);
      }
    }
    return steps;
  });
}

export const terrainOf = ({ layout }: { layout: string }): Terrain => read(layout);

/** How far a hero would be from all areas, if he were in one. */
export function stepsOf(g: Table, hero: Hero, at: number): Uint8Array {
  const { steps, flights } = terrainOf(g);
  return (heroCard(hero.id).ignoresBorders === true ? flights : steps)[at]!;
}
