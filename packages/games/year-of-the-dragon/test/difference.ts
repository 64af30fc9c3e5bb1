import type { Seat } from '@teahouse/kernel';
import type { Change } from '../src/forecast.ts';
import type { Table } from '../src/index.ts';
import { countPersons, dragons } from '../src/rules/vocabulary.ts';
import { pointsOf } from '../src/table.ts';

/** What changed for a ruler between two states, each thing by itself. */
export function difference(before: Table, after: Table, seat: Seat): Change {
  const measure = (g: Table): Required<Omit<Change, 'goods'>> => {
    const ruler = g.rulers[seat]!;
    return {
      yuan: ruler.yuan,
      rice: ruler.rice,
      fireworks: ruler.fireworks,
      points: pointsOf(ruler),
      track: ruler.track,
      floors: ruler.palaces.reduce((sum, palace) => sum + palace.floors, 0),
      dragons: dragons(ruler),
      persons: countPersons(ruler),
      cards: ruler.hand.length,
    };
  };
  const [a, b] = [measure(before), measure(after)];
  const keys = Object.keys(a) as (keyof typeof a)[];
  return Object.fromEntries(keys.filter(key => a[key] !== b[key]).map(key => [key, b[key] - a[key]]));
}
