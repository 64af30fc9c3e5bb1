import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DRAW } from '../../ids.ts';
import type { Table } from '../../table.ts';
import { asks, procedure } from '../book.ts';
import { drawTactics } from '../tactics.ts';
import { bonus, handsAt } from '../vocabulary.ts';

/** Chapter 24: a tactic per clerk; fewer may be drawn (AMB-30). */
const study = procedure<{ seat: Seat; most: number }>('location/study', {
  choose: asks({
    rule: 'GW-LOC-ACAD-01',
    who: (_, { seat, most }) => (most > 0 ? seat : NOBODY),
    options: (_, { most }) => DRAW.slice(0, most + 1),
    otherwise: (_, { most }) => DRAW[most]!,
    take: (g, _, answer, seat) => {
      const n = DRAW.indexOf(answer);
      if (n === 0) return;
      const more = bonus(g, seat, 'academyDraws');
      call(g, drawTactics, { seat, n: n + more, spare: more, keep: 0 });
    },
  }),
});

export function visitAcademy(g: Table, seat: Seat): void {
  call(g, study, { seat, most: Math.min(DRAW.length - 1, handsAt(g, seat, 'war-academy')) });
}
