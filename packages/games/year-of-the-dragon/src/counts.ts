import type { Seat } from '@teahouse/kernel';
import { countPersons } from './rules/vocabulary.ts';
import { pointsOf, type Table } from './table.ts';

/** What rulers compare in the end. */
export function counts(g: Table, seat: Seat) {
  const ruler = g.rulers[seat]!;
  return {
    persons: countPersons(ruler),
    points: pointsOf(ruler),
    palaces: ruler.palaces.length,
    privileges: ruler.small + ruler.large,
  };
}
export type Term = keyof ReturnType<typeof counts>;
