import { locals, type Seat } from '@teahouse/kernel';
import { orderOf, RESOURCES, SEATS, standing, TROOPS } from '../ids.ts';
import { PRODUCTION, SOURCE_OF } from '../printed/board.ts';
import type { CommandId, DemandId } from '../printed/ids.ts';
import { type Agreement, agreement } from '../rules/together/agreement.ts';
import { fulfil } from '../rules/together/demands.ts';
import { seatsByTea } from '../rules/vocabulary.ts';
import type { Table } from '../table.ts';

const ACCORD = 0.4;
const PLEDGE = 1.5;

/** Speaking for what others want, and giving what they wait for. */
export function accordOf(g: Table, seat: Seat): number {
  const agreeing = locals(g, agreement);
  if (agreeing !== null) return agreeing.wishes[seat] === wishOf(g, seat, agreeing) ? ACCORD : 0;
  const fulfilling = locals(g, fulfil);
  if (fulfilling === null) return 0;
  const given = fulfilling.pledges[seat]!;
  return PLEDGE * given.length + (isFitting(g, seat, fulfilling.demand, given) ? ACCORD : 0);
}

/** Where types must differ, everybody gives another one. */
function isFitting(g: Table, seat: Seat, demand: DemandId, [first]: readonly string[]): boolean {
  if (demand !== 'imperial-guard' || first === undefined) return false;
  return standing(first).troop === TROOPS[seatsByTea(g).indexOf(seat) % TROOPS.length];
}

/** What a seat would like: what another wanted in the round before, or else its own idea. */
export function wishOf(g: Table, seat: Seat, v: Agreement): string {
  const own = ideaOf(g, v);
  for (const other of seatsByTea(g)) {
    const before = v.before[other] ?? null;
    if (other !== seat && before !== null && before !== own) return before;
  }
  return own;
}

/** Who collects and recruits comes before who attacks. */
const FIRST: readonly CommandId[] = ['economy', 'work-harder', 'levy', 'despotism', 'attack-order', 'betrayal'];

function ideaOf(g: Table, { topic, among }: Agreement): string {
  const usual = among[0]!;
  if (topic === 'commands') {
    const rank = (seat: Seat): number => FIRST.indexOf(g.players[seat]!.revealed!);
    const order = orderOf(usual).toSorted((a, b) => rank(a) - rank(b));
    return among.find(id => orderOf(id).every((seat, i) => seat === order[i])) ?? usual;
  }
  if (topic === 'insult') {
    const bears = (seat: Seat): number => {
      const { reserve } = g.players[seat]!;
      return reserve.spearman + reserve.archer + reserve.horseman;
    };
    return SEATS[seatsByTea(g).reduce((best, seat) => (bears(seat) > bears(best) ? seat : best))]!;
  }
  if (topic === 'strip') {
    const levels = (location: string): number => {
      const resource = RESOURCES.find(one => SOURCE_OF[one] === location)!;
      return g.players.reduce((sum, { overseers }) => sum + (overseers[resource]?.level ?? 0), 0);
    };
    return PRODUCTION.reduce((best, location) => (levels(location) < levels(best) ? location : best));
  }
  return usual;
}
