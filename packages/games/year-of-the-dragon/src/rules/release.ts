import { NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { lodger } from '../ids.ts';
import type { Ruler, Table } from '../table.ts';
import { asks, does, procedure } from './book.ts';
import { countPersons, offerLodgers, palaceOf, release } from './vocabulary.ts';

/** YD-EVENT-04, YD-EVENT-05, YD-EVENT-06: the owner chooses whom; who owes all they have is not asked. */
export const letGo = procedure<{ seat: Seat; owed: number; rule: Rule }>('release', {
  all: does((g, { seat, owed, rule }) => {
    const ruler = g.rulers[seat]!;
    if (countPersons(ruler) > owed) return;
    releaseAll(g, seat, rule);
    return 'leave';
  }),
  choose: asks({
    rule: 'YD-EVENT-04',
    who: (_, { seat, owed }) => (owed > 0 ? seat : NOBODY),
    options: (g, _, seat) => lodgers(g.rulers[seat]!),
    take: (g, v, id, seat) => {
      releaseLodger(g, seat, id, v.rule);
      v.owed--;
      return 'again';
    },
  }),
});

/** YD-EVENT-DROUGHT-02: one person from each palace that goes hungry; the owner picks the palaces. */
export const starve = procedure<{ seat: Seat; owed: number; hungry: number[] }>('release/hungry', {
  choose: asks({
    rule: 'YD-EVENT-DROUGHT-02',
    who: (_, { seat, owed }) => (owed > 0 ? seat : NOBODY),
    options: (g, { owed, hungry }, seat) => {
      const out: string[] = [];
      // When every palace left must lose somebody, one after the other is asked about.
      const from = owed === hungry.length ? 1 : hungry.length;
      for (let i = 0; i < from; i++) offerLodgers(palaceOf(g.rulers[seat]!, hungry[i]!), out);
      return out;
    },
    take: (g, v, id, seat) => {
      releaseLodger(g, seat, id, 'YD-EVENT-DROUGHT-02');
      v.owed--;
      v.hungry.splice(v.hungry.indexOf(lodger(id).palace), 1);
      return 'again';
    },
  }),
});

function lodgers(ruler: Ruler): string[] {
  const out: string[] = [];
  for (const palace of ruler.palaces) offerLodgers(palace, out);
  return out;
}

export function releaseLodger(g: Table, seat: Seat, id: string, rule: Rule): void {
  const { palace, person } = lodger(id);
  release(g, seat, palaceOf(g.rulers[seat]!, palace), person, rule);
}

function releaseAll(g: Table, seat: Seat, rule: Rule): void {
  for (const palace of g.rulers[seat]!.palaces) {
    while (palace.persons.length > 0) release(g, seat, palace, palace.persons[0]!, rule);
  }
}

export const releaseProcedures = [letGo, starve];
