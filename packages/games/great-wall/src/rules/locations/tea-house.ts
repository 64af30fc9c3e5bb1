import { call } from '@teahouse/kernel';
import { PASS } from '../../ids.ts';
import { inJournal, note } from '../../journal.ts';
import { slotsOf } from '../../printed/board.ts';
import { type Clan, isAutomaton, type Table } from '../../table.ts';
import { asks, procedure } from '../book.ts';
import { bonus, clerksAt, deciderOf, gain } from '../vocabulary.ts';

/** Chapter 22: each marker rises once, however many clerks there are. */
export const rise = procedure<{ clan: Clan; steps: number }>('location/rise', {
  choose: asks({
    rule: 'GW-LOC-TEA-01',
    who: (g, { clan }) => deciderOf(g, clan),
    options: () => ['rise', PASS],
    otherwise: () => 'rise',
    take: (g, { clan, steps }, answer) => {
      if (answer !== PASS) climb(g, clan, steps);
    },
  }),
});

export function climb(g: Table, clan: Clan, steps = 1): void {
  const was = g.tea.indexOf(clan);
  const place = Math.max(0, was - steps);
  if (place === was) return;
  g.tea.splice(was, 1);
  g.tea.splice(place, 0, clan);
  note(g, 'rises', 'GW-LOC-TEA-01', inJournal(g, clan), '', place + 1);
}

/** GW-LOC-TEA-03, GW-LOC-TEA-04 */
export function visitTeaHouse(g: Table, clan: Clan): void {
  if (g.tea[0] === clan) {
    if (!isAutomaton(g, clan)) gain(g, clan, 'chi', bonus(g, clan, 'teaChi'), 'GW-ADV-03');
    return;
  }
  const alone = clerksAt(g, clan, 'tea-house') >= slotsOf(g.seats, 'tea-house');
  const steps = alone ? g.tea.length : 1 + (isAutomaton(g, clan) ? 0 : bonus(g, clan, 'teaSteps'));
  call(g, rise, { clan, steps });
}
