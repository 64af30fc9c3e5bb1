import { locals, type Seat } from '@teahouse/kernel';
import { DEMAND } from '../cards/demands.ts';
import { orderOf, RESOURCES, SEATS, standing, TROOPS } from '../ids.ts';
import { PRODUCTION, SOURCE_OF, timeTrack } from '../printed/board.ts';
import type { CommandId, DemandId } from '../printed/ids.ts';
import { defenceIn, powerOf } from '../rules/battle.ts';
import { type Agreement, agreement } from '../rules/together/agreement.ts';
import { fulfil } from '../rules/together/demands.ts';
import { demandsNeeded } from '../rules/together/end.ts';
import { isResting, seatsByTea } from '../rules/vocabulary.ts';
import { honorOf, type Table } from '../table.ts';
import type { Prospects } from '../value.ts';

/** What a position promises those who play together. */
export interface TogetherProspects {
  /** Demands that are fulfilled and will be, against those that are needed. */
  demands: number;
  /** How far the demands on the board can be met. */
  tribute: number;
  /** Shame tokens that are left. */
  supply: number;
  /** Shame that breaches would bring. */
  threat: number;
  /** Everything else that one seat has. */
  standing: number;
  /** Speaking for what others want, and giving what they wait for. */
  accord: number;
}

/** Points for a demand; and what winning and losing is worth. */
const DEMAND_WORTH = 9;
const END = 60;
/** Demands that a table fulfils in a winter, by its seats. */
const PACE: Readonly<Record<number, number>> = { 2: 1.2, 3: 1.5, 4: 2 };
const SUPPLY = 40;

export function togetherValue(g: Table, seat: Seat, own: Prospects): number {
  if (g.over) return g.together!.end === 'demands' ? END : -END + g.together!.fulfilled.length;
  const p = togetherProspects(g, seat, own);
  return p.demands + p.tribute + p.supply + p.threat + p.standing + p.accord;
}

export function togetherProspects(g: Table, seat: Seat, own: Prospects): TogetherProspects {
  const { demands, fulfilled } = g.together!;
  const winters = wintersLeft(g);
  let ready = 0;
  if (winters > 0) for (const id of demands) ready += readiness(g, id);
  return {
    demands: DEMAND_WORTH * (fulfilled.length + PACE[g.seats]! * winters - demandsNeeded(g)),
    tribute: 0.6 * DEMAND_WORTH * ready,
    supply: SUPPLY * Math.log((g.seats + g.shame) / (6 * g.seats)),
    threat: 0.4 * tokenWorth(g) * own.threat,
    standing: standingOf(own),
    accord: accordOf(g, seat),
  };
}

/** What one more shame token in the supply is worth: the fewer, the more. */
const tokenWorth = (g: Table): number => SUPPLY / (g.seats + g.shame);

/** Winters in which demands can still be fulfilled. */
function wintersLeft(g: Table): number {
  const isToCome = g.season !== 'winter' || g.stack.some(({ proc, step }) => proc === 'winter' && step !== '');
  return timeTrack(g.seats).length - g.year + (isToCome ? 1 : 0);
}

/** What honor counts to rivals helps here only in part: to be rid of shame, and for what it stands for. */
function standingOf(p: Prospects): number {
  const lasting = p.overseers + p.clerks + p.advisors + p.tactics;
  const soon = p.working + p.commands + p.plan + p.underWay;
  return (
    0.22 * Math.min(p.honor, 60) +
    0.3 * (p.hunt + p.soldiers) +
    0.35 * p.goods +
    0.4 * (lasting + soon) +
    0.2 * p.shamed
  );
}

/** How far a demand can be met, from 0 to 1. */
function readiness(g: Table, id: DemandId): number {
  const { price, ready } = DEMAND[id];
  if (price !== undefined) return readyToPay(g, price);
  if (ready?.(g) === true) return 0.95;
  return 0.8 * READY[id]!(g);
}

type Goods = Readonly<Record<(typeof RESOURCES)[number], number>>;
function readyToPay(g: Table, price: Goods): number {
  let [least, sum] = [1, 0];
  let all = 0;
  for (const resource of RESOURCES) all += price[resource];
  for (const { goods } of g.players) {
    let has = 0;
    for (const resource of RESOURCES) has += Math.min(goods[resource], price[resource]);
    sum += has / all;
    least = Math.min(least, has / all);
  }
  return 0.5 * least + (0.5 * sum) / g.seats;
}

const share = (g: Table, of: (seat: Seat) => number): number => {
  let sum = 0;
  for (let seat = 0; seat < g.seats; seat++) sum += of(seat);
  return sum / g.seats;
};

/** Demands without a price, as long as they cannot be met. */
const READY: Readonly<Partial<Record<DemandId, (g: Table) => number>>> = {
  'taunt-them': g =>
    g.sections.filter(({ hordes }, at) => hordes.length > 0 && defenceIn(g, at) >= powerOf(g.sections[at]!)).length / 3,
  'imperial-guard': () => 0.5,
  'glory-to-the-emperor': g => share(g, seat => Math.min(1, honorOf(g.players[seat]!) / 12)),
  'royal-escort': g => [0, 1, 2].filter(section => g.players.some((_, seat) => isResting(g, section, seat))).length / 3,
  'raise-the-ramparts': g => {
    const levels = g.sections.map(({ wall }) => Math.min(2, wall)).sort((a, b) => b - a);
    return (levels[0]! + levels[1]!) / 4;
  },
  'spoils-of-the-steppe': g => share(g, seat => Math.min(1, g.together!.spoils[seat]!)),
  'scrolls-of-war': g => share(g, seat => Math.min(1, g.players[seat]!.tactics.length / 2)),
};

const ACCORD = 0.4;
const PLEDGE = 1.5;

function accordOf(g: Table, seat: Seat): number {
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
