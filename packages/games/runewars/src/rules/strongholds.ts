import { NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note } from '../journal.ts';
import type { AreaId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { area, strongholdsLeft, strongholdsOf } from './areas.ts';
import { anyway, asks, procedure } from './book.ts';
import { stir } from './stir.ts';

/* RW-STR, RW-LIMIT-02: strongholds and developments. What is not on the map is in the supply of its owner. */

/** It leaves the map; its development goes back to its owner (RW-BATTLE-46). */
export function removeStronghold(g: Table, at: AreaId, rule: Rule): void {
  const here = area(g, at);
  note(g, 'stronghold-falls', rule, here.stronghold!.owner, '', 0, at);
  here.stronghold = null;
  stir();
}

interface Raising {
  seat: Seat;
  at: AreaId;
  damaged: boolean;
  rule: Rule;
}

/** A new stronghold; with none left in the supply one on the map makes room (RW-LIMIT-02, RW-BATTLE-44). */
export const raiseStronghold = procedure<Raising>('stronghold/raise', {
  free: asks({
    rule: 'RW-LIMIT-02',
    who: (g, { seat }) => (strongholdsLeft(g, seat) > 0 ? NOBODY : seat),
    options: (g, { seat }) => strongholdsOf(g, seat).map(({ id }) => id),
    otherwise: (g, { seat }) => {
      const mine = strongholdsOf(g, seat);
      return (mine.find(({ stronghold }) => stronghold!.damaged) ?? mine[0]!).id;
    },
    take: (g, { rule }, at) => removeStronghold(g, at, rule),
  }),
  raise: anyway((g, { seat, at, damaged, rule }) => {
    area(g, at).stronghold = { owner: seat, damaged, development: null };
    stir();
    note(g, 'stronghold-rises', rule, seat, damaged ? 'damaged' : '', 0, at);
  }),
});

/** RW-STR-09 */
export function damageStronghold(g: Table, at: AreaId, rule: Rule): void {
  const { stronghold } = area(g, at);
  if (stronghold === null || stronghold.damaged) return;
  stronghold.damaged = true;
  note(g, 'stronghold-damaged', rule, stronghold.owner, '', 0, at);
}
