import { type Goods, type MixId, mix, RESOURCES, type Resource } from '../../src/ids.ts';

/** Fewer ways than this are seen at a glance; more are found step by step. */
export const MANY_WAYS = 4;

/** The ways to pay, first what hurts least: where what is left lies as evenly as it can, so that nothing runs out. */
export function gentlestFirst(ways: readonly MixId[], stores: Readonly<Goods>): readonly MixId[] {
  const resources = takenBy(ways);
  const left = (way: MixId): number[] =>
    resources.map(resource => stores[resource] - mix(way)[resource]).sort((a, b) => a - b);
  const compare = (a: number[], b: number[]): number => {
    for (const [n, each] of a.entries()) if (each !== b[n]) return b[n]! - each;
    return 0;
  };
  return ways.toSorted((a, b) => compare(left(a), left(b)));
}

/** The nearest way to pay with one more or one less of a resource; undefined where there is none. */
export function nudged(ways: readonly MixId[], from: MixId, resource: Resource, by: 1 | -1): MixId | undefined {
  const wanted = mix(from)[resource] + by;
  const far = (way: MixId): number =>
    RESOURCES.reduce((sum, each) => sum + Math.abs(mix(way)[each] - mix(from)[each]), 0);
  return ways.filter(way => mix(way)[resource] === wanted).toSorted((a, b) => far(a) - far(b))[0];
}

/** What any of these ways takes. */
export const takenBy = (ways: readonly MixId[]): Resource[] =>
  RESOURCES.filter(resource => ways.some(way => mix(way)[resource] > 0));
