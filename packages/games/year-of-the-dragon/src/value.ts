import type { Seat } from '@teahouse/kernel';
import { SICK, TRIBUTE } from './rules/events.ts';
import { countPersons, dragons, monkPoints, symbols } from './rules/vocabulary.ts';
import { pointsOf, type Ruler, type Table } from './table.ts';

/** What it costs, in points, to lose a person, now and later. */
const PERSON_LOST = 3;

/**
 * An estimate of the final points: what is scored, what stands scores again every month and at the end, stores are worth
 * what they bring, and every coming event that cannot be met costs persons.
 */
export function value(g: Table, seat: Seat): number {
  const ruler = g.rulers[seat]!;
  if (g.over) return pointsOf(ruler);
  const left = 12 - g.month + (g.groups.length > 0 || g.month === 0 ? 1 : 0.5);
  const persons = countPersons(ruler);
  const standing = ruler.palaces.length * 0.9 + symbols(ruler, 'court-lady') * 0.9 + dragons(ruler);
  const stores = (ruler.yuan + 2 * ruler.rice + 2 * ruler.fireworks) / 3;
  const order = Math.min(ruler.track, 60) / 12;
  return (
    pointsOf(ruler) +
    left * standing +
    2 * persons +
    monkPoints(ruler) +
    0.8 * stores +
    order +
    income(ruler) * Math.min(left, 6) -
    PERSON_LOST * dangers(g, ruler)
  );
}

/** What persons add to actions, in points for each month to come. */
function income(ruler: Ruler): number {
  return (
    0.25 * symbols(ruler, 'scholar') +
    0.12 * symbols(ruler, 'tax-collector') +
    0.25 * symbols(ruler, 'craftsman') +
    0.2 * symbols(ruler, 'pyrotechnist') +
    0.15 * symbols(ruler, 'farmer') +
    0.2 * symbols(ruler, 'warrior')
  );
}

/** Persons that the coming events would take as things stand; the nearer ones weigh more. */
function dangers(g: Table, ruler: Ruler): number {
  let { yuan, rice } = ruler;
  let lost = 0;
  const palaces = ruler.palaces.length;
  for (let month = Math.max(1, g.month); month <= 12; month++) {
    const nearness = 1 / (1 + 0.35 * (month - g.month));
    const kind = g.events[month - 1];
    if (kind === 'tribute') {
      lost += nearness * Math.max(0, TRIBUTE - yuan);
      yuan = Math.max(0, yuan - TRIBUTE);
    } else if (kind === 'drought') {
      lost += nearness * Math.max(0, palaces - rice);
      rice = Math.max(0, rice - palaces);
    } else if (kind === 'contagion') lost += nearness * Math.max(0, SICK - symbols(ruler, 'healer'));
    else if (kind === 'mongols') lost += nearness * (symbols(ruler, 'warrior') === 0 ? 1 : 0.3);
  }
  return lost;
}
