import { NOBODY, type Seat } from '@teahouse/kernel';
import { numbers, PASS } from '../ids.ts';
import { DIALS } from '../printed/factions.ts';
import { RESOURCES, TITLES, type TitleId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { factionOf } from './areas.ts';
import { asks, does, procedure } from './book.ts';
import { gainInfluence } from './holdings.ts';
import { claimTitle, priceOf } from './titles.ts';

/* RW-ORDER-70 to 76 */

/** RW-ORDER-17, 70: the icons of all three dials. */
export function iconsOf(g: Table, seat: Seat, icon: 'influence' | 'tactics'): number {
  const { dials } = g.players[seat]!;
  const shown = DIALS[factionOf(g, seat)];
  let n = 0;
  for (const dial of RESOURCES) n += shown[dial][dials[dial]]![icon];
  return n;
}

export const acquirePower = procedure<{ seat: Seat }>('power', {
  gain: does((g, { seat }) => gainInfluence(g, seat, iconsOf(g, seat, 'influence'), 'RW-ORDER-70')),
});

const claimable = (g: Table, seat: Seat): TitleId[] =>
  TITLES.filter(title => priceOf(g, title) <= g.players[seat]!.influence);

interface Claim {
  seat: Seat;
  title: TitleId | null;
}
export const claiming = (seat: Seat): Claim => ({ seat, title: null });

/** RW-ORDER-71, 73, 76: more influence than lies on it, also on a title of one's own. */
export const powerBonus = procedure<Claim>(
  'power/bonus',
  {
    title: asks({
      rule: 'RW-ORDER-71',
      who: (_, { seat }) => seat,
      options: (g, { seat }): (TitleId | typeof PASS)[] => [PASS, ...claimable(g, seat)],
      why: () => 'RW-ORDER-73',
      otherwise: () => PASS,
      take: (_, v, answer) => {
        if (answer === PASS) return 'leave';
        v.title = answer;
      },
    }),
    influence: asks({
      rule: 'RW-ORDER-73',
      who: (_, { seat, title }) => (title === null ? NOBODY : seat),
      options: (g, { seat, title }) => numbers(priceOf(g, title!), g.players[seat]!.influence),
      otherwise: (g, { title }) => numbers(priceOf(g, title!), priceOf(g, title!))[0]!,
      take: (g, { seat, title }, n) => claimTitle(g, seat, title!, Number(n), 'RW-ORDER-73'),
    }),
  },
  { draft: true },
);
