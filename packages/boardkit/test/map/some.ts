import { type Direction, type Hex, neighbour } from '@teahouse/kernel/hex';
import fc from 'fast-check';
import type { Layout } from '../../src/map/layout.ts';

const whole = fc.integer({ min: -40, max: 40 });

export const someHex: fc.Arbitrary<Hex> = fc.record({ q: whole, r: whole }, { noNullPrototype: true });

export const someDirection: fc.Arbitrary<Direction> = fc.constantFrom<Direction[]>(0, 1, 2, 3, 4, 5);

/** Hexes that hang together: each one lies beside an earlier one. */
export const someRegion: fc.Arbitrary<Hex[]> = fc
  .array(fc.tuple(fc.nat(), someDirection), { maxLength: 40 })
  .map(steps => {
    const hexes = new Map<string, Hex>([['0,0', { q: 0, r: 0 }]]);
    for (const [start, direction] of steps) {
      const hex = neighbour([...hexes.values()][start % hexes.size]!, direction);
      hexes.set(`${hex.q},${hex.r}`, hex);
    }
    return [...hexes.values()];
  });

const length = fc.double({ min: 5, max: 90, noNaN: true });
const offset = fc.double({ min: -1000, max: 1000, noNaN: true });

/** Both ways up, and seldom regular. */
export const someLayout: fc.Arbitrary<Layout> = fc.record({
  top: fc.constantFrom<Layout['top'][]>('flat', 'pointed'),
  halfWidth: length,
  halfHeight: length,
  origin: fc.record({ x: offset, y: offset }),
});
