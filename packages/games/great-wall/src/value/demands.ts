import { locals, type Seat } from '@teahouse/kernel';
import { DEMAND, GLORY, GUARDS, SCROLLS, TROPHIES } from '../cards/demands.ts';
import { type Goods, RESOURCES } from '../ids.ts';
import { timeTrack, WALLS } from '../printed/board.ts';
import type { DemandId } from '../printed/ids.ts';
import { shame } from '../rules/shame.ts';
import { demandStep, fulfilDemands } from '../rules/together/demands.ts';
import { deficitOf, isResting, seatsByTea, sectionsOf } from '../rules/vocabulary.ts';
import { honorOf, type Table } from '../table.ts';
import type { Horizon } from './horizon.ts';
import { breachChance } from './siege.ts';

/** Winters in which demands can still be fulfilled. */
export function wintersLeft(g: Table): number {
  return timeTrack(g.seats).length - g.year + (isToCome(g) ? 1 : 0);
}

const isToCome = (g: Table): boolean =>
  g.season !== 'winter' || g.stack.some(({ proc, step }) => proc === 'winter' && step !== '');

/** How many seats have still to take their shame for the demands that stay open. */
function unpunished(g: Table): number {
  if (g.season !== 'winter') return g.seats;
  for (const { proc, step, list, i } of g.stack) {
    if ((proc === 'winter' && step !== '') || proc === fulfilDemands.name) return g.seats;
    if (proc === demandStep.name && step === 'shame') return list!.length - i;
  }
  return 0;
}

/** How much each missing good takes from the chance, at the beginning of autumn and more towards its end. */
const SLOW = 0.07;
const LATE = 0.3;
/** With nothing left to gather. */
const TOO_LATE = 3;
/** What a demand is worth that is met only in the next year. */
const NEXT = 0.5;
const SURE = 0.97;

/** Demands on the board that will be met, and tokens that the open ones bring this winter, or are being taken. */
export function readinessOf(g: Table, horizon: Horizon): { met: number; open: number } {
  const now = isToCome(g);
  const hard = hardness(g, horizon);
  const lasts = timeTrack(g.seats).length > g.year;
  let [met, open] = [0, 0];
  for (const missing of missingOf(g, horizon)) {
    const chance = now ? Math.exp(-hard * missing) : 0;
    met += SURE * chance + (lasts ? NEXT * (1 - chance) * Math.exp(-SLOW * missing) : 0);
    open += 1 - SURE * chance;
  }
  return { met, open: (lasts ? unpunished(g) * open : 0) + (locals(g, shame)?.n ?? 0) };
}

/** The later in the year, the less can still be gathered. */
function hardness(g: Table, { turns }: Horizon): number {
  if (g.season === 'winter') return TOO_LATE;
  return SLOW + LATE * (1 - turns / g.track.length) ** 2;
}

/** What each demand on the board lacks, in goods of all seats together; of those with a price the cheapest takes first. */
function missingOf(g: Table, horizon: Horizon): number[] {
  const out: number[] = [];
  const prices: Readonly<Goods>[] = [];
  for (const id of g.together!.demands) {
    const { price } = DEMAND[id];
    if (price === undefined) out.push(LACKS[id]!(g, horizon));
    else prices.push(price);
  }
  if (prices.length > 1) prices.sort((a, b) => lackOf(g, a) - lackOf(g, b));
  const left = g.players.map(({ goods }) => ({ ...goods }));
  for (const price of prices) {
    let missing = 0;
    for (const goods of left) {
      for (const resource of RESOURCES) {
        missing += Math.max(0, price[resource] - goods[resource]);
        goods[resource] = Math.max(0, goods[resource] - price[resource]);
      }
    }
    out.push(missing);
  }
  return out;
}

function lackOf(g: Table, price: Readonly<Goods>): number {
  let missing = 0;
  for (const { goods } of g.players) missing += deficitOf(goods, price);
  return missing;
}

const NOTHING: Readonly<Goods> = { wood: 0, stone: 0, gold: 0, chi: 0 };

/** What a seat lacks of each resource for the demands on the board; nothing where there are none. */
export function lacksOf(g: Table, seat: Seat): Readonly<Goods> {
  if (g.together === null) return NOTHING;
  const sum = { ...NOTHING };
  for (const id of g.together.demands) {
    const { price } = DEMAND[id];
    if (price !== undefined) for (const resource of RESOURCES) sum[resource] += price[resource];
  }
  const { goods } = g.players[seat]!;
  for (const resource of RESOURCES) sum[resource] = Math.max(0, sum[resource] - goods[resource]);
  return sum;
}

/** Demands without a price: what they lack, as goods it would take. */
const LACKS: Readonly<Partial<Record<DemandId, (g: Table, horizon: Horizon) => number>>> = {
  'taunt-them': (g, horizon) => {
    if (g.together!.breached) return 40;
    let lack = 0;
    for (const section of sectionsOf(g)) {
      if (g.sections[section]!.hordes.length === 0) lack += 20;
      else if (!horizon.assaulted) lack += 15 * breachChance(g, section, horizon);
    }
    return lack;
  },
  'imperial-guard': () => 0,
  'glory-to-the-emperor': g => {
    const honor = g.players.map(honorOf).sort((a, b) => b - a);
    let lack = 0;
    for (let i = 0; i < GUARDS; i++) lack += Math.max(0, GLORY - honor[i]!);
    return 0.4 * lack;
  },
  'royal-escort': g => {
    const clans: Seat[] = [];
    let lack = 0;
    for (const section of sectionsOf(g)) {
      const resting = seatsByTea(g).filter(seat => isResting(g, section, seat));
      if (resting.length === 0) lack += 5;
      for (const seat of resting) if (!clans.includes(seat)) clans.push(seat);
    }
    return clans.length === 1 ? lack + 4 : lack;
  },
  'raise-the-ramparts': g => {
    const costs: number[] = [];
    for (const { wall } of g.sections) {
      let cost = 0;
      for (let level = wall + 1; level <= 2; level++) cost += WALLS[level]!.cost;
      costs.push(cost);
    }
    costs.sort((a, b) => a - b);
    return 0.7 * (costs[0]! + costs[1]!);
  },
  'spoils-of-the-steppe': g => {
    let n = 0;
    for (const spoils of g.together!.spoils) n += spoils;
    return 8 * Math.max(0, TROPHIES - n);
  },
  'scrolls-of-war': g => {
    let lack = 0;
    for (const { tactics } of g.players) lack += 3 * Math.max(0, SCROLLS - tactics.length);
    return lack;
  },
};
