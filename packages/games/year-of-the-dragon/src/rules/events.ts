import { call, NOBODY } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import type { EventKind } from '../cards/events.ts';
import { note } from '../journal.ts';
import type { Ruler, Table } from '../table.ts';
import { does, each, procedure } from './book.ts';
import { letGo, starve } from './release.ts';
import { byTrack, type Court, pay, score, symbols } from './vocabulary.ts';

/**
 * Phase 3: the event of the month. What each ruler owes is fixed before anybody releases somebody.
 * `hungry` are, in a drought, the inhabited palaces of each ruler.
 */
export const event = procedure<{ owed: number[]; hungry: number[][] }>('event', {
  strike: does((g, v) => {
    const kind = g.events[g.month - 1]!;
    g.order = byTrack(g);
    note(g, 'event', 'YD-EVENT-01', NOBODY, kind, g.month);
    v.owed = strike[kind](g);
    v.hungry = kind === 'drought' ? g.rulers.map(inhabited) : [];
  }),
  release: each(
    (g, { owed }) => g.order.filter(seat => owed[seat]! > 0),
    (g, seat, { owed, hungry }) => {
      const kind = g.events[g.month - 1]!;
      if (kind === 'drought') call(g, starve, { seat, owed: owed[seat]!, hungry: hungry[seat]!.slice() });
      else call(g, letGo, { seat, owed: owed[seat]!, rule: RELEASED_BY[kind] });
    },
  ),
});

const RELEASED_BY: Record<Exclude<EventKind, 'drought'>, Rule> = {
  peace: 'YD-EVENT-PEACE-01',
  tribute: 'YD-EVENT-TRIBUTE-02',
  festival: 'YD-EVENT-FESTIVAL-01',
  mongols: 'YD-EVENT-MONGOL-02',
  contagion: 'YD-EVENT-CONTAGION-01',
};

export const TRIBUTE = 4;
export const SICK = 3;
const FESTIVAL_FIRST = 6;
const FESTIVAL_SECOND = 3;

/** What happens to everybody, and how many persons each ruler then has to release. */
const strike: Record<EventKind, (g: Table) => number[]> = {
  peace: g => g.rulers.map(() => 0),

  /** YD-EVENT-TRIBUTE-01 to YD-EVENT-TRIBUTE-03 */
  tribute: g => {
    const owed: number[] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      const paid = Math.min(TRIBUTE, g.rulers[seat]!.yuan);
      pay(g, seat, 'yuan', paid, 'YD-EVENT-TRIBUTE-01');
      owed.push(TRIBUTE - paid);
    }
    return owed;
  },

  /** YD-EVENT-DROUGHT-01, YD-EVENT-DROUGHT-03, YD-EVENT-DROUGHT-05 */
  drought: g => {
    const owed: number[] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      const ruler = g.rulers[seat]!;
      const mouths = inhabited(ruler).length;
      const fed = Math.min(mouths, ruler.rice);
      pay(g, seat, 'rice', fed, 'YD-EVENT-DROUGHT-01');
      owed.push(mouths - fed);
    }
    return owed;
  },

  /** YD-EVENT-FESTIVAL-01 to YD-EVENT-FESTIVAL-06 */
  festival: g => {
    const { most, second } = festivalRanks(g.rulers);
    for (let seat = 0; seat < g.seats; seat++) {
      const { fireworks } = g.rulers[seat]!;
      if (fireworks === 0 || (fireworks !== most && fireworks !== second)) continue;
      if (fireworks === most) score(g, seat, 'festival', FESTIVAL_FIRST, 'YD-EVENT-FESTIVAL-01');
      else score(g, seat, 'festival', FESTIVAL_SECOND, 'YD-EVENT-FESTIVAL-02');
      pay(g, seat, 'fireworks', Math.ceil(fireworks / 2), 'YD-EVENT-FESTIVAL-04');
    }
    return g.rulers.map(() => 0);
  },

  /** YD-EVENT-MONGOL-01 to YD-EVENT-MONGOL-05 */
  mongols: g => {
    const helmets = g.rulers.map(ruler => symbols(ruler, 'warrior'));
    const fewest = Math.min(...helmets);
    for (let seat = 0; seat < g.seats; seat++) score(g, seat, 'mongols', helmets[seat]!, 'YD-EVENT-MONGOL-01');
    return helmets.map(n => (n === fewest ? 1 : 0));
  },

  /** YD-EVENT-CONTAGION-01, YD-EVENT-CONTAGION-02 */
  contagion: g => g.rulers.map(ruler => Math.max(0, SICK - symbols(ruler, 'healer'))),
};

/** The highest and the next lower number of fireworks; 0 never counts. */
export function festivalRanks(rulers: readonly Pick<Ruler, 'fireworks'>[]): { most: number; second: number } {
  let most = 0;
  let second = 0;
  for (const { fireworks } of rulers) most = Math.max(most, fireworks);
  for (const { fireworks } of rulers) if (fireworks < most) second = Math.max(second, fireworks);
  return { most, second };
}

/** The palaces that eat. */
export function inhabited({ palaces }: Court): number[] {
  const out: number[] = [];
  for (const { n, persons } of palaces) if (persons.length > 0) out.push(n);
  return out;
}
