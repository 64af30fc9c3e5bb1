import { type Goods, offer, RESOURCES, TROOPS, type Troop } from '../ids.ts';

/** The least one can pay for a soldier. */
export interface Price {
  troop: Troop;
  price: Readonly<Goods>;
}

/** Of each soldier, the payment that takes the fewest resources. */
export function pricesIn(answers: readonly string[]): Price[] {
  const out: Price[] = [];
  for (const { troop, shown } of offersByTroop(answers)) out.push({ troop, price: offer(shown[0]!).price });
  return out;
}

/** The ways to pay for one kind of soldier, the cheapest first. */
interface Offers {
  troop: Troop;
  shown: string[];
  /** Those that cost as much of everything as one of the others, and more of something. */
  folded: string[];
}

export function offersByTroop(answers: readonly string[]): Offers[] {
  const out: Offers[] = [];
  for (const troop of TROOPS) {
    const all = answers.filter(id => offer(id)?.troop === troop).sort((a, b) => costOf(a) - costOf(b));
    if (all.length === 0) continue;
    const folded = all.filter(id => all.some(other => other !== id && isCheaper(other, id)));
    out.push({ troop, shown: all.filter(id => !folded.includes(id)), folded });
  }
  return out;
}

function costOf(id: string): number {
  let sum = 0;
  for (const resource of RESOURCES) sum += offer(id).price[resource];
  return sum;
}

const isCheaper = (one: string, other: string): boolean =>
  RESOURCES.every(resource => offer(one).price[resource] <= offer(other).price[resource]);
