import type { Seat } from '@teahouse/kernel';
import type { TacticFace } from '../printed/ids.ts';
import { advisorCost, clerkCost } from '../rules/locations/embassy.ts';
import { boostCost } from '../rules/tactics.ts';
import { bonus, decree } from '../rules/vocabulary.ts';
import type { View } from '../view.ts';

/** What hiring would cost a seat now, in gold; how much its cards take off, and how much events add. */
interface HiringCost {
  advisor: number;
  advisorLess: number;
  advisorMore: number;
  clerk: number;
  clerkLess: number;
}

export function hiringCost(seen: View, seat: Seat): HiringCost {
  const { active, supporters } = seen.players[seat]!;
  const [advisor, clerk, advisorMore] = [advisorCost(seen, seat), clerkCost(seen, seat), decree(seen, 'advisorGold')];
  return {
    advisor,
    advisorLess: active.length + supporters.length + 1 - (advisor - advisorMore),
    advisorMore,
    clerk,
    clerkLess: bonus(seen, seat, 'clerkDiscount'),
  };
}

/** What the stronger box of a tactic would cost a seat, and whether it has so much chi; null where that is hidden. */
export function boostPrice(seen: View, seat: Seat, face: TacticFace): { chi: number; have: number } | null {
  const { goods } = seen.players[seat]!;
  return goods === null ? null : { chi: boostCost(seen, seat, face), have: goods.chi };
}
