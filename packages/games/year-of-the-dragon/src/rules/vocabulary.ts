import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { type Person, TILE, type Type } from '../cards/persons.ts';
import { lodgerId, palaceId } from '../ids.ts';
import { note } from '../journal.ts';
import type { Goods, Palace, Ruler, Source, Table } from '../table.ts';

export function gain(g: Table, seat: Seat, goods: Goods, n: number, rule: Rule): void {
  if (n === 0) return;
  g.rulers[seat]![goods] += n;
  note(g, 'gains', rule, seat, goods, n);
}

export function pay(g: Table, seat: Seat, goods: Goods, n: number, rule: Rule): void {
  if (n === 0) return;
  g.rulers[seat]![goods] -= n;
  note(g, 'pays', rule, seat, goods, n);
}

export function score(g: Table, seat: Seat, source: Source, n: number, rule: Rule): void {
  if (n === 0) return;
  g.rulers[seat]!.points[source] += n;
  note(g, 'scores', rule, seat, source, n);
}

/** YD-TRACK-01, YD-TRACK-02: the marker goes ahead and on top of those already there. */
export function advance(g: Table, seat: Seat, spaces: number, rule: Rule): void {
  const ruler = g.rulers[seat]!;
  ruler.track += spaces;
  ruler.arrival = ++g.arrivals;
  note(g, 'advances', rule, seat, '', spaces);
}

/** A ruler's place on the person track. */
type Marker = Pick<Ruler, 'track' | 'arrival'>;

/** YD-TRACK-03: furthest ahead first, on one space the latest arrival first. */
export function byTrack(g: Table): Seat[] {
  const { rulers } = g;
  const order: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) order.push(seat);
  return order.sort((a, b) => ahead(rulers[b]!, rulers[a]!));
}

export const ahead = (a: Marker, b: Marker): number => a.track - b.track || a.arrival - b.arrival;

/** What can be seen of a ruler's palaces. */
export type Court = Pick<Ruler, 'palaces'>;

/** All symbols on a ruler's persons of one type. */
export function symbols(ruler: Court, type: Type): number {
  let sum = 0;
  for (const { persons } of ruler.palaces) {
    for (const id of persons) {
      const tile = TILE[id];
      if (tile.type === type) sum += tile.symbols;
    }
  }
  return sum;
}

/** Buddhas times floors, for every monk. */
export function monkPoints(ruler: Court): number {
  let sum = 0;
  for (const { persons, floors } of ruler.palaces) {
    for (const id of persons) {
      const tile = TILE[id];
      if (tile.type === 'monk') sum += tile.symbols * floors;
    }
  }
  return sum;
}

export function countPersons(ruler: Court): number {
  let sum = 0;
  for (const { persons } of ruler.palaces) sum += persons.length;
  return sum;
}

export const dragons = (ruler: Pick<Ruler, 'small' | 'large'>): number => ruler.small + 2 * ruler.large;

export function palaceOf(ruler: Court, n: number): Palace {
  return ruler.palaces.find(palace => palace.n === n)!;
}

/** A person leaves the game for good. */
export function release(g: Table, seat: Seat, palace: Palace, person: Person, rule: Rule): void {
  palace.persons.splice(palace.persons.indexOf(person), 1);
  g.gone[person]++;
  note(g, 'releases', rule, seat, person, 0, palaceId(palace));
}

/** The persons of a palace as answers, two alike only once. */
export function offerLodgers(palace: Palace, out: string[]): void {
  const { persons } = palace;
  for (let i = 0; i < persons.length; i++) {
    const person = persons[i]!;
    if (persons.indexOf(person) === i) out.push(lodgerId(palace, person));
  }
}

/** Palaces that pass a test, as answers. Palaces that are alike in everything are one choice: the first stands for all. */
export function offerPalaces(ruler: Court, passes: (palace: Palace) => boolean): string[] {
  const offered: Palace[] = [];
  const out: string[] = [];
  for (const palace of ruler.palaces) {
    if (!passes(palace) || offered.some(other => alike(other, palace))) continue;
    offered.push(palace);
    out.push(palaceId(palace));
  }
  return out;
}

/** Why a palace is not among the answers: one like it stands for it, or it does not pass the test. */
export function whyNot(ruler: Court, answer: string, passes: (palace: Palace) => boolean, failed: Rule): Rule {
  const isAlike = ruler.palaces.some(palace => palaceId(palace) === answer && passes(palace));
  return isAlike ? 'YD-PALACE-06' : failed;
}

export function alike(a: Palace, b: Palace): boolean {
  if (a.floors !== b.floors || a.persons.length !== b.persons.length) return false;
  if (a.persons.length === 1) return a.persons[0] === b.persons[0];
  const rest = b.persons.slice();
  for (const person of a.persons) {
    const i = rest.indexOf(person);
    if (i < 0) return false;
    rest.splice(i, 1);
  }
  return true;
}
