import type { Seat } from '@teahouse/kernel';
import { TILE, TYPES, type Type } from './cards/persons.ts';
import { SICK, TRIBUTE } from './rules/events.ts';
import { ahead, countPersons, dragons, monkPoints, symbols } from './rules/vocabulary.ts';
import { pointsOf, type Ruler, type Table } from './table.ts';

/** What a position promises a ruler beyond the points so far: each thing counted here has a weight. */
interface Prospects {
  /** Months still to be scored, times what scores every month. */
  palaces: number;
  ladies: number;
  dragons: number;
  persons: number;
  rooms: number;
  monks: number;
  yuan: number;
  rice: number;
  fireworks: number;
  /** How many of the others act later. */
  order: number;
  /** Symbols that help actions, times the months to come. */
  scholars: number;
  collectors: number;
  craftsmen: number;
  /** Symbols, times the events to come that they are for. */
  rockets: number;
  helmets: number;
  mortars: number;
  sacks: number;
  /** Persons that events would take as things stand: the next one, and all later ones together. */
  soon: number;
  later: number;
  /** The months themselves: everybody scores something. */
  months: number;
}

/** Fitted to the outcome of games between searching players; see docs/bots.md. */
const WEIGHTS: Readonly<Prospects> = {
  palaces: 0.6,
  ladies: 0.6,
  dragons: 0.9,
  persons: 2.8,
  rooms: 0.8,
  monks: 0.8,
  yuan: 0.25,
  rice: 0.6,
  fireworks: 2,
  order: 1.2,
  scholars: 0.1,
  collectors: 0.12,
  craftsmen: 0.35,
  rockets: 0.9,
  helmets: 0.5,
  mortars: 0.35,
  sacks: 1.1,
  soon: -2.6,
  later: -1.2,
  months: 3.5,
};

const KEYS = Object.keys(WEIGHTS) as (keyof Prospects)[];

/** An estimate of the final points. */
export function value(g: Table, seat: Seat): number {
  const ruler = g.rulers[seat]!;
  const points = pointsOf(ruler);
  if (g.over) return points;
  const promised = prospects(g, seat);
  let sum = points;
  for (const key of KEYS) sum += WEIGHTS[key] * promised[key];
  return sum;
}

/** What a ruler has and may hope for, and how far the year is. */
export function features(g: Table, seat: Seat): readonly number[] {
  const ruler = g.rulers[seat]!;
  const promised = prospects(g, seat);
  const out = [
    pointsOf(ruler),
    g.month,
    ruler.small,
    ruler.large,
    ruler.track,
    ruler.palaces.length,
    ruler.hand.length,
  ];
  for (const key of KEYS) out.push(promised[key]);
  const count = countSymbols(ruler);
  for (const type of TYPES) out.push(count[type]);
  let floors = 0;
  for (const palace of ruler.palaces) floors += palace.floors;
  out.push(floors);
  return out;
}

function prospects(g: Table, seat: Seat): Prospects {
  const ruler = g.rulers[seat]!;
  const left = 13 - Math.max(1, g.month);
  const count = countSymbols(ruler);
  let persons = 0;
  let rooms = 0;
  for (const palace of ruler.palaces) {
    persons += palace.persons.length;
    rooms += palace.floors - palace.persons.length;
  }
  let order = 0;
  for (const other of g.rulers) if (other !== ruler && ahead(ruler, other) > 0) order++;
  const dangers = dangersTo(g, ruler, count, persons, 12);
  return {
    palaces: left * ruler.palaces.length,
    ladies: left * count['court-lady'],
    dragons: left * dragons(ruler),
    persons,
    rooms,
    monks: monkPoints(ruler),
    yuan: ruler.yuan,
    rice: ruler.rice,
    fireworks: ruler.fireworks,
    order,
    scholars: left * count.scholar,
    collectors: left * count['tax-collector'],
    craftsmen: left * count.craftsman,
    ...dangers,
    months: left,
  };
}

const NONE = Object.fromEntries(TYPES.map(type => [type, 0])) as Record<Type, number>;

function countSymbols({ palaces }: Ruler): Record<Type, number> {
  const count = { ...NONE };
  for (const { persons } of palaces) {
    for (const id of persons) {
      const tile = TILE[id];
      count[tile.type] += tile.symbols;
    }
  }
  return count;
}

type Dangers = Pick<Prospects, 'rockets' | 'helmets' | 'mortars' | 'sacks' | 'soon' | 'later'>;

/** The events to come, up to a month, met with what is there now. */
function dangersTo(g: Table, ruler: Ruler, count: Record<Type, number>, persons: number, last: number): Dangers {
  let { yuan, rice } = ruler;
  let mouths = 0;
  for (const palace of ruler.palaces) if (palace.persons.length > 0) mouths++;
  const out: Dangers = { rockets: 0, helmets: 0, mortars: 0, sacks: 0, soon: 0, later: 0 };
  let next = true;
  for (let month = Math.max(1, g.month); month <= last; month++) {
    let lost = 0;
    switch (g.events[month - 1]) {
      case 'peace':
        continue;
      case 'festival':
        out.rockets += count.pyrotechnist;
        continue;
      case 'tribute':
        lost = Math.max(0, TRIBUTE - yuan);
        yuan = Math.max(0, yuan - TRIBUTE);
        break;
      case 'drought':
        out.sacks += count.farmer;
        lost = Math.max(0, mouths - rice);
        rice = Math.max(0, rice - mouths);
        break;
      case 'contagion':
        out.mortars += Math.min(SICK, count.healer);
        lost = Math.max(0, SICK - count.healer);
        break;
      case 'mongols':
        out.helmets += count.warrior;
        lost = isWeakest(g, ruler, count.warrior) ? 1 : 0;
    }
    if (next) out.soon = Math.min(lost, persons);
    else out.later += Math.min(lost, 3);
    next = false;
  }
  return out;
}

function isWeakest(g: Table, ruler: Ruler, helmets: number): boolean {
  for (const other of g.rulers) if (other !== ruler && symbols(other, 'warrior') < helmets) return false;
  return true;
}

/** In points of the final score. */
const WORTH_TELLING = 0.1;

/** The coming event that one position is best prepared for compared with another; for the explanations of bots. */
export function tells(g: Table, other: Table, seat: Seat): { what: string; n: number } | null {
  const [mine, theirs] = [preparedness(g, seat), preparedness(other, seat)];
  let most = WORTH_TELLING;
  let found: { what: string; n: number } | null = null;
  for (const [i, what] of g.events.entries()) {
    const gained = mine[i]! - theirs[i]!;
    if (gained > most) [most, found] = [gained, { what, n: i + 1 }];
  }
  return found;
}

/** What the event of each month adds to the value of a position; stored fireworks are for the next festival. */
function preparedness(g: Table, seat: Seat): number[] {
  const ruler = g.rulers[seat]!;
  const count = countSymbols(ruler);
  const persons = countPersons(ruler);
  const festival = g.events.findIndex((kind, i) => kind === 'festival' && i + 1 >= g.month);
  let before = 0;
  return g.events.map((_, i) => {
    const dangers = dangersTo(g, ruler, count, persons, i + 1);
    let upTo = 0;
    for (const key of Object.keys(dangers) as (keyof Dangers)[]) upTo += WEIGHTS[key] * dangers[key];
    const own = upTo - before + (i === festival ? WEIGHTS.fireworks * ruler.fireworks : 0);
    before = upTo;
    return own;
  });
}
