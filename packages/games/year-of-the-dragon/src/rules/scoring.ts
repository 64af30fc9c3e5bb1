import { palaceId } from '../ids.ts';
import { note } from '../journal.ts';
import type { Ruler, Table } from '../table.ts';
import { ahead, countPersons, dragons, monkPoints, score, symbols } from './vocabulary.ts';

/** YD-DECAY-01 to YD-DECAY-05: every empty palace loses a floor. */
export function decay(g: Table): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const { palaces } = g.rulers[seat]!;
    for (let i = palaces.length - 1; i >= 0; i--) {
      const palace = palaces[i]!;
      if (palace.persons.length > 0) continue;
      palace.floors--;
      note(g, 'decays', 'YD-DECAY-01', seat, palaceId(palace), palace.floors);
      if (palace.floors === 0) palaces.splice(i, 1);
    }
  }
}

/** Phase 4. */
export function scoreMonth(g: Table): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const ruler = g.rulers[seat]!;
    score(g, seat, 'palaces', ruler.palaces.length, 'YD-SCORE-02');
    score(g, seat, 'ladies', symbols(ruler, 'court-lady'), 'YD-SCORE-03');
    score(g, seat, 'privileges', dragons(ruler), 'YD-SCORE-04');
  }
}

/** Chapter 8: persons, monks, and what is left in the stores. */
export function scoreYear(g: Table): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const ruler = g.rulers[seat]!;
    score(g, seat, 'persons', 2 * countPersons(ruler), 'YD-END-02');
    score(g, seat, 'monks', monkPoints(ruler), 'YD-END-03');
    sellStores(g, seat);
    score(g, seat, 'money', Math.floor(ruler.yuan / 3), 'YD-END-05');
  }
}

/** YD-END-05 */
function sellStores(g: Table, seat: number): void {
  const ruler = g.rulers[seat]!;
  const price = 2 * (ruler.rice + ruler.fireworks);
  if (price === 0) return;
  ruler.yuan += price;
  ruler.rice = 0;
  ruler.fireworks = 0;
  note(g, 'sells', 'YD-END-05', seat, '', price);
}

/** YD-END-06 to YD-END-08: points, then the person track; no two rulers stand on the same spot. */
export function places(g: Table, points: (ruler: Ruler) => number): number[] {
  const better = (a: Ruler, b: Ruler): boolean => {
    const difference = points(a) - points(b);
    return difference !== 0 ? difference > 0 : ahead(a, b) > 0;
  };
  return g.rulers.map(ruler => 1 + g.rulers.filter(other => better(other, ruler)).length);
}
